import { normaliseText } from '../../text-analysis/normalise-text'
import { forgottenSubject, type MemoryWish } from '../templates/answers/memory-templates'
import { following, last, nothing, noWish, secret } from './memory-wish-patterns'

/** Returns the wish that a clause of the text expresses; null for any other text. */
export function findMemoryWish(text: string): MemoryWish | null {
  if (findForgottenSubject(text) !== null) return 'forget-subject'
  if (text.trim().endsWith('?') && !/\b(?:peux|pouvez|pourrais|pourriez)\b/.test(text)) return null
  const whole = normaliseText(text)
  if (noWish.test(whole)) return null
  const clauses = [whole, ...text.split(/[,.;:!?…]+/).map(normaliseText)]
  const expresses = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  if (expresses(nothing)) return 'keep-nothing'
  if (expresses(following)) return 'keep-no-more'
  if (expresses(last)) return 'forget-last'
  return expresses(secret) ? 'keep-secret' : null
}

/** Returns what the caller wants to be forgotten, with its possessive: "ma fille". Null when nothing is named. */
export const findForgottenSubject = (text: string): string | null =>
  forgottenSubject.exec(text.replace(/'/g, '’').trim())?.[1]?.toLowerCase() ?? null

/** Whether the text names the forgotten person or thing: "ma fille", also as "la fille" or "filles". */
export const namesForgotten = (subject: string, text: string): boolean =>
  ` ${normaliseText(text)} `.includes(` ${normaliseText(subject.split(' ')[1] ?? subject)}`)

/** Removes what the caller wanted to be forgotten; returns an empty list when nothing may be kept. */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  const wishes = statements.map(findMemoryWish)
  if (wishes.includes('keep-nothing')) return []
  const end = wishes.indexOf('keep-no-more')
  const kept = end === -1 ? statements : statements.slice(0, end)
  const isForgotten = (index: number) =>
    wishes[index] === 'forget-last' || wishes[index] === 'keep-secret'
  const subjects = statements.flatMap((text) => findForgottenSubject(text) ?? [])
  return kept.filter(
    (text, index) =>
      wishes[index] === null &&
      !isForgotten(index + 1) &&
      !subjects.some((subject) => namesForgotten(subject, text)),
  )
}
