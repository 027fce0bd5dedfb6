import { normaliseText } from '../../text-analysis/normalise-text'
import { adverbs, contractedForms, pronounsInFull } from '../knowledge/predicate-words'
import { parseReplies } from '../listening/parse-replies'
import type { FollowUp } from './follow-up'

/**
 * Reads follow-ups from their script, separated by empty lines: a line with "=" that says when they fit, then one
 * follow-up per line.
 *
 * ```
 * = je on passé : rater * bus|train, louper -occasion
 * Il a fallu attendre longtemps le suivant ?
 * ```
 *
 * Before the colon are the classes of the subject ("je", "on", "qui" for a person, "ça" for a thing), the times, and
 * "non" for a negative statement. After it are the verbs. A pronoun before a verb ("se", "me") is required, and so are the words after it:
 * "*" stands for any words, "|" separates alternatives, and "-" marks a word that must not follow.
 */
export const parseFollowUps = (script: string): readonly FollowUp[] =>
  parseReplies(script).flatMap(({ id: header, reactions: lines }) => {
    const [words = '', verbs = ''] = header.split(' : ')
    const conditions = words.split(' ')
    // Among follow-ups with equally many required words, one for a single class of subjects fits better.
    const bonus = /^\S+ (?!je|on|qui|ça)/.test(words) ? singleSubjectBonus : 0
    return verbs
      .split(', ')
      .map((pattern) => ({ conditions, lines, ...parsePattern(pattern, bonus) }))
  })

const singleSubjectBonus = 0.5
const pronounBonus = 0.25

function parsePattern(pattern: string, bonus: number) {
  const words = pattern.replace(/’/g, ' ').split(' ')
  const verbIndex = words.findIndex((word) => /(?:[ei]r|re|oir)$/.test(word))
  const complement = words.slice(verbIndex + 1)
  const required = complement.filter((word) => !word.startsWith('-'))
  const excluded = complement.filter((word) => word.startsWith('-'))
  const source = [
    ...excluded.map((word) => `(?!.* ${toPattern(word.slice(1))}(?: |$))`),
    `(?: (?:${adverbs}))*`,
    ...required.map((word) => (word === '*' ? '.*' : ` ${toPattern(word)}(?= |$)`)),
  ]
  return {
    verb: normaliseText(words[verbIndex] ?? ''),
    pronoun: pronounsInFull[words.slice(0, verbIndex).join(' ')] ?? '',
    complement: new RegExp(`^${source.join('')}`),
    specificity:
      required.filter((word) => word !== '*').length + bonus + (verbIndex > 0 ? pronounBonus : 0),
  }
}

const toPattern = (word: string): string =>
  contractedForms[word] ??
  `(?:${word
    .split('|')
    .map((one) => normaliseText(one))
    .join('|')})`
