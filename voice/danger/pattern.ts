import { compileWithoutCaptures } from '../text-analysis/compile-without-captures'
import { type Concept, concepts } from './concepts'
import { findRequiredKeys } from './required-words'

/**
 * A pattern over normalised text, made of words separated by spaces. A word may be a regular expression, such as
 * `battue?` or `vomi\w*`. Other elements:
 * - `{die}`: any word or phrase of the concept `die`
 * - `(le|la)`: one of these words; `(le|la)?`: the same, optional. A group contains no space: `_` stands for one
 * - `..`: up to three words; `...`: up to eight words; never across the end of a sentence
 * - `~`: up to six words that bring in no other subject or object ("je … me tuer", but not "je … il
 *   va me tuer")
 * - `~~`: up to eight words that do not return to the caller ("mon frère … se tuer", but not "mon
 *   frère … je veux me tuer")
 * - `^`: the beginning of a sentence
 * - `$`: the end of a sentence; `(le|la|$)`: one of these words or the end of a sentence
 */
export type Pattern = string

const sentenceStart = '(?<=^| /)'
const sentenceEnd = '(?= /| $)'

const negators = /\b(?:pas|plus|jamais|aucune?|personne|rien|sans|ni|point)\b/

const gaps: Readonly<Record<string, string>> = {
  '~~': '(?: (?!(?:je|j)\\b)\\w+){0,8}',
  '..': '(?: \\w+){0,3}',
  '...': '(?: \\w+){0,8}',
  '~': '(?: (?!(?:il|elle|on|ils|elles|qui|que|qu|quelqu|mon|ton|son|leur|tu|vous|pour|nous|personne)\\b)\\w+){0,6}',
}

export type CompiledPattern = {
  /** For text that `normaliseForDangerPatterns` returned. Global: set `lastIndex` before a search. */
  expression: RegExp
  /**
   * The expression can match only a text that contains, for each entry, a word with one of its keys
   * (`toWordKey`). Looking up keys is much faster than running every expression.
   */
  requiredKeys: readonly (readonly string[])[]
  /** Whether the wording itself may contain a negation: "ne respire plus". */
  hasNegator: boolean
}

export function compilePattern(pattern: Pattern): CompiledPattern {
  const tokens = pattern.trim().split(/\s+/)
  const unbalancedToken = tokens.find((token) => !hasBalancedParentheses(token))
  if (unbalancedToken !== undefined)
    throw new Error(`A group of a pattern contains a space: ${unbalancedToken}`)
  const source = tokens.map((token) => gaps[token] ?? compileToken(token)).join('')
  const requiredKeys = tokens
    .filter(standsForRequiredWord)
    .map((token) => findRequiredKeys(expandToken(token)))
    .filter((keys) => keys !== null)
    .map((keys) => [...new Set(keys)])
    // Short lists first: a text least often contains one of their words.
    .sort((one, other) => one.length - other.length)
  const hasNegator = negators.test(tokens.map(expandToken).join(' '))
  return { expression: compileWithoutCaptures(`${source}(?= )`, 'g'), requiredKeys, hasNegator }
}

/** Whether a text whose words have these keys (`toWordKey`) may match. */
export const mayMatch = ({ requiredKeys }: CompiledPattern, wordKeys: ReadonlySet<string>) =>
  requiredKeys.every((keys) => keys.some((key) => wordKeys.has(key)))

const hasBalancedParentheses = (token: string) =>
  token.split('(').length === token.split(')').length

function compileToken(token: string): string {
  if (token === '^') return sentenceStart
  if (token === '$') return sentenceEnd
  const words = expandToken(token)
  if (mayMatchSentenceEnd(token)) return `(?: (?:${words})|${sentenceEnd})`
  return isOptional(token) ? `(?: ${words.slice(0, -1)})?` : ` (?:${words})`
}

const standsForRequiredWord = (token: string) =>
  !(token in gaps) &&
  token !== '^' &&
  token !== '$' &&
  !isOptional(token) &&
  !mayMatchSentenceEnd(token)

/** Whether the token is a group such as `(le|la|$)`. */
const mayMatchSentenceEnd = (token: string) => token.endsWith('|$)')

/** Whether the token is a group such as `(le|la)?`. */
const isOptional = (token: string) => /^\([^()]*\)\?$/.test(token)

const expandToken = (token: string) =>
  token
    .replaceAll('_', ' ')
    .replace('|$)', ')')
    .replace(/\{([\w-]+)\}/g, (_, name: string) => getConcept(name))

function getConcept(name: string): string {
  const words = concepts[name as Concept]
  if (words === undefined) throw new Error(`Unknown concept: ${name}`)
  return `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`
}
