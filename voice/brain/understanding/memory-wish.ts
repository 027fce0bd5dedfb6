import { getNounForms } from '../../french/noun-forms'
import { normaliseText } from '../../text-analysis/normalise-text'
import { forgottenSubject, type MemoryWish } from '../templates/answers/memory-templates'
import { memoryWishPatterns, notMemoryWish } from '../templates/answers/memory-wish-patterns'

/**
 * Returns the request about memory that the text or one of its clauses expresses; null when there is none. A question
 * is a request only if it is polite: "tu peux oublier ça ?"
 */
export function findMemoryWish(text: string): MemoryWish | null {
  if (findForgottenSubject(text) !== null) return 'forget-subject'
  const isPoliteRequest = /\b(?:peux|pouvez|pourrais|pourriez)\b/i.test(text)
  if (text.trim().endsWith('?') && !isPoliteRequest) return null
  const normalisedText = normaliseText(text)
  if (notMemoryWish.test(normalisedText)) return null
  const clauses = text.split(/[,.;:!?…]+/).map(normaliseText)
  const [wish] =
    memoryWishPatterns.find(([, pattern]) =>
      [normalisedText, ...clauses].some((words) => pattern.test(words)),
    ) ?? []
  return wish ?? null
}

/** Returns the person or thing that the companion must forget, with its possessive ("ma fille"); null when there is none. */
export const findForgottenSubject = (text: string): string | null =>
  forgottenSubject.exec(text.replace(/'/g, '’').trim())?.[1]?.toLowerCase() ?? null

/**
 * Whether the text mentions the forgotten person or thing with any determiner, in the singular or plural: for "ma
 * fille", also "la fille" and "filles"; for "mes filles", also "ma fille".
 */
export const mentionsForgottenSubject = (subject: string, text: string): boolean =>
  new RegExp(`\\b${getNounForms(subject)}\\b`).test(normaliseText(text))

/** Whether the text is a question. A question is not what "oublie ça" refers to: "tu vas garder ça ? oublie ça". */
const isAsked = (text: string) => text.trim().endsWith('?')

/** Removes the last statement and the questions after it. */
export const dropLastStatement = (statements: readonly string[]): readonly string[] =>
  statements.filter((_, index) => index < statements.findLastIndex((text) => !isAsked(text)))

/**
 * Removes the statements that the caller asked to forget, those after a request to remember no more, and the requests
 * about memory. Returns an empty list when nothing of the call may be remembered.
 */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  const wishes = statements.map(findMemoryWish)
  if (wishes.includes('keep-nothing')) return []
  const endIndex = wishes.indexOf('keep-no-more')
  const statementsBeforeEnd = endIndex === -1 ? statements : statements.slice(0, endIndex)
  const subjects = statements.flatMap((text) => findForgottenSubject(text) ?? [])
  const isWithdrawnByNext = (index: number) => {
    const isNext = (text: string, at: number) => at > index && (wishes[at] || !isAsked(text))
    return ['forget-last', 'keep-secret'].includes(wishes[statements.findIndex(isNext)] ?? '')
  }
  return statementsBeforeEnd.filter(
    (text, index) =>
      wishes[index] === null &&
      !isWithdrawnByNext(index) &&
      !subjects.some((subject) => mentionsForgottenSubject(subject, text)),
  )
}
