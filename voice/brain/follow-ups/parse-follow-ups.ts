import { adverbs, contractedForms, requiredPronouns } from '../../french/words/predicate-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import { parseReplies } from '../listening/parse-replies'
import type { FollowUp } from './follow-up'

/**
 * Reads groups of follow-ups, separated by empty lines, from a script. Each group starts with a line with "=" that says
 * when the group fits. Each further line is something that the companion may say.
 *
 * ```
 * = je on passé : rater * bus|train, louper -occasion
 * Il a fallu attendre longtemps le suivant ?
 * ```
 *
 * Before the colon are the classes of the grammatical subject ("je", "on", "qui" for a person, "ça" for a thing), the
 * tenses, and "non" for a negative statement. After the colon are the verbs. A pronoun before a verb ("se", "me") is
 * required, and so are the words after the verb: "*" stands for any words, "|" separates alternatives, and "-" marks a
 * word that must not follow.
 */
export const parseFollowUps = (script: string): readonly FollowUp[] =>
  parseReplies(script).flatMap(({ id: header, reactions: lines }) => {
    const [conditionWords = '', verbs = ''] = header.split(' : ')
    const conditions = conditionWords.split(' ')
    // Of two follow-ups with equally many required words, the one for a single class of subjects fits better.
    const hasSingleSubject = !/^(?:je|on|qui|ça)$/.test(conditions[1] ?? '')
    const subjectBonus = hasSingleSubject ? singleSubjectBonus : 0
    return verbs
      .split(', ')
      .map((pattern) => ({ conditions, lines, ...parsePattern(pattern, subjectBonus) }))
  })

const singleSubjectBonus = 0.5
const pronounBonus = 0.25

/** Reads a verb with what precedes and follows it: "se louper * bus|train -occasion". */
function parsePattern(pattern: string, subjectBonus: number) {
  const words = pattern.replace(/’/g, ' ').split(' ')
  const verbIndex = words.findIndex((word) => /(?:[ei]r|re|oir)$/.test(word))
  const complement = words.slice(verbIndex + 1)
  const required = complement.filter((word) => !word.startsWith('-'))
  const excluded = complement.filter((word) => word.startsWith('-'))
  const complementPattern = [
    ...excluded.map((word) => `(?!.* ${toWordPattern(word.slice(1))}(?: |$))`),
    `(?: (?:${adverbs}))*`,
    ...required.map((word) => (word === '*' ? '.*' : ` ${toWordPattern(word)}(?= |$)`)),
  ].join('')
  const requiredWordCount = required.filter((word) => word !== '*').length
  return {
    verb: normaliseText(words[verbIndex] ?? ''),
    pronoun: requiredPronouns[words.slice(0, verbIndex).join(' ')] ?? '',
    complement: new RegExp(`^${complementPattern}`),
    specificity: requiredWordCount + subjectBonus + (verbIndex > 0 ? pronounBonus : 0),
  }
}

/** Returns a pattern source for a required or excluded word, which may be alternatives such as "bus|train". */
const toWordPattern = (word: string): string =>
  contractedForms[word] ??
  `(?:${word
    .split('|')
    .map((one) => normaliseText(one))
    .join('|')})`
