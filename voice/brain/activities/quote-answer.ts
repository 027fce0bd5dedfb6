import { withoutCapital } from '../lines/line'
import type { Reading } from '../understanding/read-words'

const longestQuote = 9
const opening =
  /^(?:(?:euh|ben|bah|bon|alors|oui|ouais|eh bien|moi|plutôt|je dirais|je serais|disons|peut-être|c['’]est|ce serait|ça serait|j['’]ajoute|dans ma valise il y a)[ ,]+)+/i
const articles = /^(?:Le|La|Les|L’|Un|Une|Des|Du|De|Mon|Ma|Mes|Au|Aux|À|En|Chez|Être|Avoir|Faire) /
const personal =
  /(?:^|[ ’'])(?:je|j|me|m|moi|mon|ma|mes|tu|toi|ton|ta|tes|vous|votre|vos|nous|on)(?=[ ’']|$)/i

/** Emoji, markup and quotation marks: nothing that a voice could take up. */
const unsaid = /[^\p{L}\p{M}\p{N}\s’.,!?;:…%€&+/-]/gu

/**
 * The caller's answer, short enough and impersonal enough to be taken up inside a sentence (« Une
 * paire de chaussettes ! » → « une paire de chaussettes »); null when it is not.
 */
export function quoteAnswer({ text, isQuestion }: Reading): string | null {
  if (isQuestion) return null
  const answer = text
    .replace(/'/g, '’')
    .replace(unsaid, '')
    .replace(opening, '')
    .replace(/[\s.!…,;:]+$/, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(answer) || answer.split(/\s+/).length > longestQuote) return null
  if (/[.!?;:\n]/.test(answer) || personal.test(answer)) return null
  return articles.test(answer) ? withoutCapital(answer) : answer
}
