import { normaliseText } from '../../text-analysis/normalise-text'
import { forgottenSubject, type MemoryWish, memoryWishes } from '../templates/memory-templates'

/** Returns the wish that the sentence expresses; null for any other sentence. */
export function findMemoryWish(text: string): MemoryWish | null {
  if (findForgottenSubject(text) !== null) return 'forget-subject'
  const normalisedText = normaliseText(text)
  return memoryWishes.find(([, pattern]) => pattern.test(normalisedText))?.[0] ?? null
}

/** Returns what the caller wants to be forgotten, with its possessive: "ma fille". Null when nothing is named. */
export const findForgottenSubject = (text: string): string | null =>
  forgottenSubject.exec(text.replace(/'/g, '’').trim())?.[1]?.toLowerCase() ?? null

/** Whether the text names the forgotten person or thing: "ma fille", also as "la fille" or "filles". */
export const namesForgotten = (subject: string, text: string): boolean =>
  ` ${normaliseText(text)} `.includes(` ${normaliseText(subject.split(' ')[1] ?? subject)}`)

/** Removes what the caller wanted to be forgotten; returns an empty list when nothing may be kept. */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  if (statements.some((text) => findMemoryWish(text) === 'keep-nothing')) return []
  const isForgotten = (index: number) => findMemoryWish(statements[index] ?? '') === 'forget-last'
  const subjects = statements.flatMap((text) => findForgottenSubject(text) ?? [])
  return statements.filter(
    (text, index) =>
      !isForgotten(index) &&
      !isForgotten(index + 1) &&
      !subjects.some((subject) => namesForgotten(subject, text)),
  )
}
