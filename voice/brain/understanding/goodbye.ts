import { compileWithoutCaptures } from '../../text-analysis/compile-without-captures'
import { normaliseText } from '../../text-analysis/normalise-text'
import {
  goodbyeClosings,
  goodbyeFormulas,
  goodbyeOpenings,
  goodbyeWords,
  laterLeaving,
  leavingAnnouncements,
  leavingReasons,
  mentionedLeaving,
  notGoodbyePattern,
  wordsBeforeMereMention,
} from '../knowledge/words/goodbye-phrases'
import { lastGoodbye } from '../templates/crisis/ambiguous-words'

const removeMentionedLeaving = (words: string) =>
  words.replace(mentionedLeaving, ' ').replace(/ +/g, ' ').trim()

/** Whether a text that the classifier takes for a goodbye may mean that the caller is leaving now. */
export function mayBeGoodbye(text: string): boolean {
  const words = normaliseText(text)
  const isAboutOthers = /^(?:\w+ )?(?:ils?|elles?|on l) /.test(words)
  const tellsToGoOn = /\bje (?:t|te|vous) ecoute\b/.test(words)
  const mayBeLastGoodbye = lastGoodbye.test(words)
  if (text.includes('?') || isAboutOthers || tellsToGoOn || mayBeLastGoodbye) return false
  return !laterLeaving.test(words) && hasGoodbyeWord(words)
}

/** Whether the caller gives thanks and says nothing about leaving. */
export const givesThanksWithoutGoodbye = (normalisedText: string) =>
  /\bmerci\b/.test(normalisedText) && !hasGoodbyeWord(normalisedText)

const hasGoodbyeWord = (words: string) => goodbyeWords.test(removeMentionedLeaving(words))

const oneOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`
const announcement = oneOf(leavingAnnouncements)
const closing = oneOf([...goodbyeClosings, ...goodbyeFormulas])

/** Matches an announcement with a reason: "je dois te laisser, ma fille m'appelle". */
const reasonPattern = compileWithoutCaptures(
  `^(${oneOf(goodbyeOpenings)} )*${announcement}( ${closing})*( ${leavingReasons}( [a-z0-9]+){1,14})$`,
)
/** Matches a goodbye at the end of any text: "c'était bien de parler, allez bonne nuit". */
const goodbyeAtEndPattern = compileWithoutCaptures(
  `(^| (?<!(^| )${wordsBeforeMereMention} ))(${oneOf(goodbyeFormulas)}|${announcement})( ${closing})*$`,
)

/** Matches a reply to the companion's goodbye: "merci, toi aussi". */
const closingWordsPattern = compileWithoutCaptures(`^${closing}( ${closing})*$`)

const maxGoodbyeWords = 40

/** Whether the caller says goodbye to the companion, with or without its name. */
export function isGoodbye(text: string, companionName = ''): boolean {
  const allWords = normaliseWithoutName(companionName, text)
  const words = removeMentionedLeaving(allWords)
  if (words === '' || words.split(' ').length > maxGoodbyeWords) return false
  if (/\?\s*$/.test(text) || notGoodbyePattern.test(allWords)) return false
  return reasonPattern.test(words) || goodbyeAtEndPattern.test(words)
}

/** Whether the caller only replies to the companion's goodbye. */
export const isClosingWords = (text: string, companionName = ''): boolean =>
  closingWordsPattern.test(normaliseWithoutName(companionName, text))

/** Whether the caller announces that they are leaving, or says "bonne nuit". */
export const announcesLeaving = (text: string): boolean => leavingPattern.test(normaliseText(text))

const leavingPattern = compileWithoutCaptures(`\\b(${announcement}|bonne nuit)\\b`)

const normaliseWithoutName = (name: string, text: string) =>
  ` ${normaliseText(text)} `.replace(` ${normaliseText(name)} `, ' ').trim()
