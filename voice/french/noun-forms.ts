import { normaliseText } from '../text-analysis/normalise-text'

/**
 * Returns the source of a pattern that matches the noun after a determiner, normalised, in the singular, the plural and
 * the regular feminine: for "mon chat", "chat", "chats" and "chatte"; for "mes filles", also "fille"; for "mon cheval",
 * also "chevaux". "Mari" gets no feminine, because "Marie" is another word.
 */
export function getNounForms(phrase: string): string {
  const noun = normaliseText(phrase.replace(/^\S+ |(?<=^(?:mes|nos|les) .*)(?<!fil)s$/gi, ''))
  if (/(?:al|[^e]aux)$/.test(noun)) return noun.replace(/a(?:l|ux)$/, 'a(?:l|ux)')
  if (/[sx]$/.test(noun)) return noun
  return noun === 'mari' ? 'maris?' : `${noun}(?:${noun.at(-1)}?e)?[sx]?`
}
