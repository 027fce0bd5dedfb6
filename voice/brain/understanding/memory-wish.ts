import { normaliseText } from '../../text-analysis/normalise-text'
import { forgottenSubject, type MemoryWish } from '../templates/answers/memory-templates'
import { memoryWishPatterns, notMemoryWish } from '../templates/answers/memory-wish-patterns'

/** Returns the request about memory that a clause of the text expresses; null when there is none. */
export function findMemoryWish(text: string): MemoryWish | null {
  if (findForgottenSubject(text) !== null) return 'forget-subject'
  if (text.trim().endsWith('?') && !/\b(?:peux|pouvez|pourrais|pourriez)\b/.test(text)) return null
  const whole = normaliseText(text)
  if (notMemoryWish.test(whole)) return null
  const clauses = [whole, ...text.split(/[,.;:!?…]+/).map(normaliseText)]
  const found = memoryWishPatterns.find(([, pattern]) => clauses.some((one) => pattern.test(one)))
  return found?.[0] ?? null
}

/** Returns the person or thing that the caller asks to forget, with its possessive ("ma fille"); null when there is none. */
export const findForgottenSubject = (text: string): string | null =>
  forgottenSubject.exec(text.replace(/'/g, '’').trim())?.[1]?.toLowerCase() ?? null

/** Whether the text names the forgotten person or thing: "ma fille", also as "la fille" or "filles". */
export const mentionsForgottenSubject = (subject: string, text: string): boolean =>
  ` ${normaliseText(text)} `.includes(` ${normaliseText(subject.split(' ')[1] ?? subject)}`)

/** Removes what the caller asked to forget; returns an empty list when nothing may be remembered. */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  const wishes = statements.map(findMemoryWish)
  if (wishes.includes('keep-nothing')) return []
  const end = wishes.indexOf('keep-no-more')
  const remainingStatements = end === -1 ? statements : statements.slice(0, end)
  const subjects = statements.flatMap((text) => findForgottenSubject(text) ?? [])
  return remainingStatements.filter(
    (text, index) =>
      wishes[index] === null &&
      !['forget-last', 'keep-secret'].includes(wishes[index + 1] ?? '') &&
      !subjects.some((subject) => mentionsForgottenSubject(subject, text)),
  )
}
