import { mentionsDespair } from '../../danger/hints-of-suicide'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  concludingPattern,
  farewellPattern,
  finalFarewellPattern,
  finalSalutPattern,
  lateGoodbyePattern,
} from '../knowledge/goodbye-phrases'
import { shortPurposes } from '../purposes/purpose'
import { gameWords } from '../templates/activity-words'
import { defaultFarewells, goodLuckWishes } from '../templates/call-event-templates'
import { thanksReplies } from '../templates/conversation-templates'
import { caringGoodbyes } from '../templates/crisis/support-templates'
import { hasGoodbye } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  announcesLeaving,
  isClosingWords,
  isGoodbye,
  isOnlyThanks,
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
  // After a danger, or the alarm about one, a farewell must not return to a game.
  const mayMentionGames = !draft.state.hasHadDanger && draft.state.lastCrisisDanger === null
  const suitable = farewells.filter((one) => mayMentionGames || !gameWords.test(one))
  return draft.sayOneOf(suitable) || draft.sayOneOf(defaultFarewells)
}

/** Whether the text is only a goodbye, which needs no answer when both sides have already said goodbye. */
export const isOnlyGoodbye = (text: string, companionName: string) =>
  isGoodbye(text, companionName) || isClosingWords(text, companionName)

/** From this probability on, a reason to leave needs no set phrase to be a goodbye: "bon, j'ai mon bus". */
const minGoodbyeProbability = 0.93
const minGoodbyeWithPhraseProbability = 0.5
const minGoodbyeKindProbability = 0.5
const maxWordsBeforeSalut = 16
/** In longer utterances the purpose is more reliable than the act. */
const maxGoodbyeWordsByAct = 5
/** At the beginning of a call, a goodbye without a set phrase is unlikely. */
const minTurnsBeforeGoodbye = 2
/** Shorter utterances such as "je te laisse imaginer" only resemble a goodbye. */
const minGoodbyeWords = 6

/**
 * Whether the caller is leaving. During an activity, words that may be the answer to a step (a single word such
 * as "salut", in a vocabulary lesson any words) count only if they announce leaving.
 */
function isLeaving({ context, state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { intents, kinds, normalisedText, purpose, text, wordCount } = utterance
  const { questioning, runningActivity, scene, turnCount } = state
  if (intents.has('stop') && (questioning || runningActivity)) return false
  if (turnCount <= 1 && /^\s*(?:ciao|salut|salam|hola)/i.test(text)) return false
  const mayAnswerStep = runningActivity?.id === 'lecon-de-vocabulaire' || !text.trim().includes(' ')
  if (runningActivity && mayAnswerStep && !announcesLeaving(text)) return false
  // Thanks alone are not a goodbye, although most callers who say goodbye give thanks.
  const hasGoodbyePurpose = purpose.purpose === 'says-goodbye' && !isOnlyThanks(normalisedText)
  const isLongAndLate = wordCount >= minGoodbyeWords && turnCount > minTurnsBeforeGoodbye
  const minProbability = farewellPattern.test(normalisedText)
    ? minGoodbyeWithPhraseProbability
    : minGoodbyeProbability
  return (
    isGoodbye(text, context.companion.name) ||
    (hasGoodbyePurpose && finalFarewellPattern.test(normalisedText)) ||
    (turnCount > 4 && lateGoodbyePattern.test(text)) ||
    (turnCount > 4 && wordCount <= maxWordsBeforeSalut && finalSalutPattern.test(normalisedText)) ||
    (turnCount > minTurnsBeforeGoodbye && concludingPattern.test(normalisedText)) ||
    (isLongAndLate && hasGoodbyePurpose && purpose.probability >= minProbability) ||
    (isLongAndLate &&
      kinds.best?.kind.id === 'goodbye-with-reason' &&
      kinds.best.probability >= minGoodbyeKindProbability &&
      shortPurposes.has(purpose.purpose)) ||
    (hasGoodbye(text) &&
      (hasGoodbyePurpose || wordCount <= maxGoodbyeWordsByAct) &&
      mayBeGoodbye(text) &&
      wordCount <= 16 &&
      runningActivity === null &&
      !scene?.isActive)
  )
}
