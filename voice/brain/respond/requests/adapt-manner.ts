import { splitIntoClauses } from '../../../french/reflect'
import type { DialogueState } from '../../dialogue/dialogue-state'
import {
  addressWish,
  excludesRepeatRequest,
  louderWish,
  otherSpeakerPattern,
  slowerWish,
} from '../../templates/manner-words'
import { mannerReplies, slowerReplies } from '../../templates/request-templates'
import type { Act } from '../../understanding/acts/find-act'
import { repeatLastResponse } from '../repeat-sentences'
import type { Rule } from '../rule'

/**
 * Repeats the last response slowly for a caller who asks for it, and keeps the later responses short. Returns false in
 * a scene, when the caller resumes one, and once a lesson has begun in this call.
 */
export const slowDown: Rule = (draft, { act, isLong, normalisedText }) => {
  const { lesson, scene } = draft.state
  const resumesScene = /^(?:\w+ )?on repren\w+/.test(normalisedText)
  if (scene && (scene.isActive || resumesScene)) return false
  if (lesson || isLong || !slowerWish.test(normalisedText)) return false
  const isAboutCompanion =
    /\b(?:tu|vous|parl\w*|repet\w*|redi\w*)\b|^(?:plus|moins) \w+$/.test(normalisedText) ||
    (act === 'slower' && /\b(?:te|c est|articul\w*|doucement)\b/.test(normalisedText))
  if (!isAboutCompanion || otherSpeakerPattern.test(normalisedText)) return false
  draft.update({ isBrief: true })
  draft.sayOneOf(slowerReplies)
  return repeatLastResponse(draft, { isSlow: true })
}

/** A longer utterance does not ask for a repetition. The limit is higher when the act is `repeat`. */
const maxRepeatActWords = 16
const maxRepeatWords = 9

/** Repeats the last response when the caller did not hear or understand. */
export const repeatOnRequest: Rule = (draft, { act, intents, wordCount, normalisedText }) =>
  wordCount <= (act === 'repeat' ? maxRepeatActWords : maxRepeatWords) &&
  (intents.has('repeat') || louderWish.test(normalisedText)) &&
  !excludesRepeatRequest.test(normalisedText) &&
  repeatLastResponse(draft)

/** For some acts, words of which the utterance must contain one, because without them the classifier is often wrong. */
const requiredWords: Readonly<Partial<Record<Act, RegExp>>> = {
  longer:
    /\b(?:developp\w*|details?|detaill\w*|precis\w*|davantage|plus long\w*|m en (?:plus|dire)|en (?:dire|dis|dites) plus|approfondi\w*|trop court\w*|phrases?|parl\w*)\b/,
  'say-tu': addressWish,
  'say-vous': addressWish,
}

/** What a wish changes for the rest of the call. */
const stateChanges: Readonly<Partial<Record<Act, Partial<DialogueState>>>> = {
  shorter: { isBrief: true },
  faster: { isBrief: true },
  longer: { isBrief: false, isListening: false },
  'listen-only': { isListening: true, suggestion: { state: 'disabled' } },
  'say-tu': { address: 'tu' },
  'say-vous': { address: 'vous' },
}

/** A longer utterance does more than express a wish about how the companion speaks. */
const maxWordsOfWish = 14

/**
 * Fulfils a wish about how the companion speaks: in short or long answers, with "tu", without questions or insults.
 * Returns false when the caller wants the last answer in fewer words, but keeps the next answers short.
 */
export const adaptManner: Rule = (draft, { act, normalisedText, wordCount, text }) => {
  if (act === null || wordCount > maxWordsOfWish) return false
  const replies = mannerReplies[act]
  if (!replies || requiredWords[act]?.test(normalisedText) === false) return false
  draft.update(stateChanges[act] ?? {})
  // `varySentence` repeats the last answer in fewer words.
  const isAboutLastAnswer = !/\b(?:phrases|reponses|chaque fois)\b/.test(normalisedText)
  if (act === 'shorter' && isAboutLastAnswer && draft.state.lastResponse.length > 0) return false
  const wishClause = splitIntoClauses(text).find((clause) => clause.includes(' '))
  const isQuotable = wishClause !== undefined && !/\b(?:tu|me|ne)\b/i.test(wishClause)
  return draft.sayOneOf(replies, isQuotable ? { words: wishClause.toLowerCase() } : {})
}
