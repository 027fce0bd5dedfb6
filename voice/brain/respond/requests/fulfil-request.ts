import type { ResponseDraft } from '../../dialogue/response-draft'
import { correctSentence } from '../../lessons/correct-sentence'
import { sayThemeWords } from '../../lessons/translate-on-request'
import { isQuestionPurpose } from '../../purposes/purpose'
import {
  explicitSentenceRequest,
  sentenceChanges,
} from '../../templates/sentences/sentence-requests'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'
import { askCaller } from './ask-caller'
import { changeSubject } from './change-subject'
import { makePlan, proposeAction } from './make-plan'
import { prepareSentence, varySentence } from './prepare-sentence'

/** In order of priority. */
const requestRules: readonly Rule[] = [
  correctSentence,
  sayThemeWords,
  askCaller,
  makePlan,
  prepareSentence,
  varySentence,
  proposeAction,
  changeSubject,
]

/**
 * Fulfils a request for a correction, foreign words, a question, a plan, a sentence, another wording of the last
 * answer, a small action or another subject.
 */
export const fulfilRequest: Rule = (draft, utterance) => {
  if (utterance.isLong && utterance.act?.startsWith('tells')) return false
  const isTeacher = draft.context.companion.category === 'apprentissage'
  if (!isTeacher && !mayBeRequest(draft, utterance)) return false
  return requestRules.some((rule) => rule(draft, utterance))
}

/** Matches the kinds of utterances that `requestRules` answer. */
const requestKinds =
  /^asks-(?:about-language|edit-sentence|what-to-say|for-questions|exercise|role-play|plan|how-to-do|how-to-tell-people|next-step|another-idea)$|^(?:overwhelmed|fed-up|changes-subject)$/

/** An utterance may be a request when the kinds in `requestKinds` have at least this total probability. */
const minRequestProbability = 0.2
/** When no kind has at least this probability, any question is tried as a request. */
const minKindProbability = 0.4

/** A longer utterance with words such as "trop long" may be about something else: "la route est trop longue". */
const maxWordsOfShorteningRequest = 4

function mayBeRequest({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, intents, isQuestion, kinds, normalisedText, purpose, wordCount } = utterance
  // After a question, "trop long" is an answer.
  const hasAsked = state.lastResponse.at(-1)?.endsWith('?') ?? false
  const wantsShorterWords =
    !hasAsked &&
    sentenceChanges.shorter.test(normalisedText) &&
    wordCount <= maxWordsOfShorteningRequest
  if (wantsShorterWords || explicitSentenceRequest.test(normalisedText)) return true
  const asksSomething =
    isQuestion ||
    isQuestionPurpose(purpose.purpose) ||
    intents.has('asks-advice') ||
    act?.startsWith('asks')
  if (asksSomething && (kinds.best?.probability ?? 0) < minKindProbability) return true
  const requestProbabilities = [...kinds.probabilities].filter(([kind]) => requestKinds.test(kind))
  const total = requestProbabilities.reduce((sum, [, probability]) => sum + probability, 0)
  return total >= minRequestProbability
}
