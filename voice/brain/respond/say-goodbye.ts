import { mentionsDespair } from '../../danger/hints-of-suicide'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  concludingPattern,
  farewellPattern,
  finalFarewellPattern,
  finalSalutPattern,
  lateGoodbyePattern,
} from '../knowledge/words/goodbye-phrases'
import { uninformativePurposes } from '../purposes/purpose'
import { gameWords } from '../templates/activity-words'
import { defaultFarewells, goodLuckWishes } from '../templates/call-event-templates'
import { thanksReplies } from '../templates/conversation-templates'
import { caringGoodbyes } from '../templates/crisis/support-templates'
import { hasGoodbye } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  announcesLeaving,
  givesThanksWithoutGoodbye,
  isClosingWords,
  isGoodbye,
  mayBeGoodbye,
} from '../understanding/goodbye'
import type { Rule } from './rule'

/** Answers the caller's goodbye with a farewell, after which the call ends. */
export const sayGoodbye: Rule = (draft, utterance) => {
  if (!isLeaving(draft, utterance)) return false
  draft.update({ hasSaidGoodbye: true, isCallEnding: true })
  const { farewells } = draft.context.companion.persona.manner
  if (mentionsDespair(draft.state.callerStatements.slice(-2))) draft.sayOneOf(caringGoodbyes)
  if (utterance.intents.has('thanks')) draft.sayOneOf(thanksReplies)
  if (/\bsouhait\w+ moi\b/.test(utterance.normalisedText)) draft.sayOneOf(goodLuckWishes)
  // After a danger, or a question about one, a farewell must not mention games.
  const mayMentionGames = !draft.state.hasHadDanger && draft.state.lastCrisisDanger === null
  const suitable = farewells.filter((one) => mayMentionGames || !gameWords.test(one))
  return draft.sayOneOf(suitable) || draft.sayOneOf(defaultFarewells)
}

/** Whether the text says goodbye or replies to a goodbye. After both sides have said goodbye, it needs no answer. */
export const isGoodbyeOrReply = (text: string, companionName: string) =>
  isGoodbye(text, companionName) || isClosingWords(text, companionName)

/** Minimum probability of the purpose for a goodbye without a set phrase (`farewellPattern`). */
const minGoodbyeProbability = 0.93
/** Minimum probability of the purpose for a goodbye with a set phrase. */
const minGoodbyeWithPhraseProbability = 0.5
/** Minimum probability of the kind `goodbye-with-reason` for a goodbye, if the purpose is an uninformative one. */
const minGoodbyeKindProbability = 0.5
/** In a longer utterance, "salut" or the act of a goodbye may belong to something that the caller tells. */
const maxGoodbyeWords = 16
/** In a longer utterance, the act of a goodbye counts only if the purpose is a goodbye as well. */
const maxGoodbyeWordsByAct = 5
/** Up to this turn, `isClassifiedAsGoodbye` and `concludingPattern` recognise no goodbye. */
const lastTurnWithoutGoodbye = 2
/** Up to this turn, words that may be a greeting or a remark are not a goodbye. */
const lastEarlyTurn = 4
/** The classifiers may mistake a shorter utterance for a goodbye: "je te laisse imaginer". */
const minClassifiedWords = 6

/** Whether the caller is leaving. */
function isLeaving(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, text } = utterance
  if (meansSomethingElse(draft, utterance)) return false
  return (
    isGoodbye(text, draft.context.companion.name) ||
    (hasGoodbyePurpose(utterance) && finalFarewellPattern.test(normalisedText)) ||
    saysLateGoodbye(draft, utterance) ||
    isClassifiedAsGoodbye(draft, utterance) ||
    hasGoodbyeAct(draft, utterance)
  )
}

/**
 * Whether the words may mean something other than a goodbye: a greeting, a wish to stop a game, or an answer to a step
 * of an activity. In an activity, a single word such as "salut" may be such an answer, and in the vocabulary lesson any
 * words, unless they announce leaving.
 */
function meansSomethingElse(
  { state }: ResponseDraft,
  { intents, text }: UtteranceAnalysis,
): boolean {
  const { questioning, runningActivity, turnCount } = state
  const stopsGame = intents.has('stop') && (questioning !== null || runningActivity !== null)
  const isGreeting = turnCount <= 1 && /^\s*(?:ciao|salut|salam|hola)/i.test(text)
  if (stopsGame || isGreeting) return true
  if (runningActivity === null || announcesLeaving(text)) return false
  return runningActivity.id === 'lecon-de-vocabulaire' || !text.trim().includes(' ')
}

/** Whether the purpose is a goodbye. Mere thanks do not count: the classifier may confuse the two. */
const hasGoodbyePurpose = ({ normalisedText, purpose }: UtteranceAnalysis): boolean =>
  purpose.purpose === 'says-goodbye' && !givesThanksWithoutGoodbye(normalisedText)

/** Whether the caller says words that are a goodbye only after the first turns of a call. */
function saysLateGoodbye(
  { state: { turnCount } }: ResponseDraft,
  { normalisedText, text, wordCount }: UtteranceAnalysis,
): boolean {
  const endsWithSalut = wordCount <= maxGoodbyeWords && finalSalutPattern.test(normalisedText)
  return (
    (turnCount > lastEarlyTurn && (lateGoodbyePattern.test(text) || endsWithSalut)) ||
    (turnCount > lastTurnWithoutGoodbye && concludingPattern.test(normalisedText))
  )
}

/** Whether the classifiers recognise a goodbye with enough certainty, by the purpose or the kind. */
function isClassifiedAsGoodbye({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { kinds, normalisedText, purpose, wordCount } = utterance
  if (wordCount < minClassifiedWords || state.turnCount <= lastTurnWithoutGoodbye) return false
  const minProbability = farewellPattern.test(normalisedText)
    ? minGoodbyeWithPhraseProbability
    : minGoodbyeProbability
  if (hasGoodbyePurpose(utterance) && purpose.probability >= minProbability) return true
  return (
    kinds.best?.kind.id === 'goodbye-with-reason' &&
    kinds.best.probability >= minGoodbyeKindProbability &&
    uninformativePurposes.has(purpose.purpose)
  )
}

/** Whether the act of a sentence is a goodbye, outside an activity or scene. */
function hasGoodbyeAct({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { text, wordCount } = utterance
  const isPlaying = state.runningActivity !== null || state.scene?.isActive === true
  return (
    !isPlaying &&
    wordCount <= maxGoodbyeWords &&
    hasGoodbye(text) &&
    (hasGoodbyePurpose(utterance) || wordCount <= maxGoodbyeWordsByAct) &&
    mayBeGoodbye(text)
  )
}
