import { type Concept, concepts } from './concepts'

/**
 * A pattern over normalised text, made of words separated by spaces:
 * - `{die}`: any word or phrase of the concept `die`
 * - `(le|la)`: one of these words; `(le|la)?`: the same, optional
 * - `..`: up to three words; `...`: up to eight words; never across the end of a sentence
 * - `~`: up to six words that bring in no other subject or object ("je … me tuer", but not "je … il
 *   va me tuer")
 * - `$`: the end of a sentence
 */
export type Pattern = string

const gaps: Readonly<Record<string, string>> = {
  '..': '(?: \\w+){0,3}',
  '...': '(?: \\w+){0,8}',
  '~': '(?: (?!(?:il|elle|on|ils|elles|qui|que|qu|quelqu|mon|ton|son|leur|tu|vous|pour|nous|personne)\\b)\\w+){0,6}',
}

/** Compiles a pattern to a regular expression for text that `toSentences` returned. */
export function compilePattern(pattern: Pattern): RegExp {
  const source = pattern
    .split(' ')
    .map((token) => gaps[token] ?? compileToken(token))
    .join('')
  return new RegExp(`${source}(?= )`, 'g')
}

function compileToken(token: string): string {
  if (token === '$') return '(?= [/]| $)'
  const words = token.replace(/\{([\w-]+)\}/g, (_, name: string) => getConcept(name))
  return token.endsWith('?') ? `(?: ${words.slice(0, -1)})?` : ` ${words}`
}

function getConcept(name: string): string {
  const words = concepts[name as Concept]
  if (words === undefined) throw new Error(`Unknown concept: ${name}`)
  return `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
}
