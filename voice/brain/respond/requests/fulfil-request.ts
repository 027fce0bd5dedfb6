import { correctSentence } from '../../lessons/correct-sentence'
import { sayThemeWords } from '../../lessons/translate-on-request'
import { isQuestionPurpose } from '../../purposes/purpose'
import { misunderstandingApologies } from '../../templates/conversation-templates'
import { writingQuestions, writingRequest } from '../../templates/request-templates'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'
import { askCaller } from './ask-caller'
import { changeSubject } from './change-subject'
import { makePlan, proposeAction } from './make-plan'
import { prepareSentence, varySentence } from './prepare-sentence'
import { summarise } from './retell'

/** A longer text tells something and only contains such words. */
const maxWritingWords = 24

/** Asks for whom and what to write, when the request names neither; the answer is prepared as a sentence. */
const askWhatToWrite: Rule = (draft, { normalisedText, wordCount }) =>
  wordCount <= maxWritingWords &&
  writingRequest.test(normalisedText) &&
  draft.sayOneOf(writingQuestions)

/** In order of priority, with the kinds of utterances that each of them answers. */
const requestRules: readonly (readonly [rule: Rule, kinds: readonly string[]])[] = [
  [correctSentence, ['asks-language', 'asks-edit-sentence', 'asks-what-to-say']],
  [sayThemeWords, ['asks-language']],
  [askCaller, ['asks-to-be-asked', 'asks-exercise', 'asks-role-play']],
  [makePlan, ['asks-plan', 'asks-how-practical', 'overwhelmed', 'asks-next-step']],
  [prepareSentence, ['asks-what-to-say', 'asks-edit-sentence', 'asks-how-with-people']],
  [askWhatToWrite, ['asks-what-to-say', 'asks-edit-sentence', 'asks-how-with-people']],
  [varySentence, ['asks-edit-sentence', 'asks-another-idea']],
  [summarise, ['asks-what-you-know-of-me', 'asks-recall']],
  [
    proposeAction,
    [
      'asks-exercise',
      'asks-how-practical',
      'overwhelmed',
      'asks-next-step',
      'asks-another-idea',
      'bored-with',
    ],
  ],
  [changeSubject, ['changes-subject']],
]

/**
 * Below this total probability of its kinds, a request is fulfilled only by a learning companion, or
 * when the caller asks for something and no kind reaches `maxOtherProbability`.
 */
const minRequestProbability = 0.2
const maxOtherProbability = 0.4

/**
 * Fulfils a request such as one for a correction, a foreign phrase, a question, a plan, a sentence or a
 * summary.
 */
export const fulfilRequest: Rule = (draft, utterance) => {
  if (utterance.isLong && utterance.act?.startsWith('tells')) return false
  if (renewedRequest.test(utterance.normalisedText)) draft.sayOneOf(misunderstandingApologies)
  const { best, probabilities } = utterance.kinds
  const isLearningCompanion = draft.context.companion.category === 'apprentissage'
  const isProbable = (kinds: readonly string[]) =>
    isLearningCompanion ||
    (asksSomething(utterance) && (best?.probability ?? 0) < maxOtherProbability) ||
    kinds.reduce((sum, kind) => sum + (probabilities.get(kind) ?? 0), 0) >= minRequestProbability
  const hasFulfilled = requestRules.some(
    ([rule, kinds]) => isProbable(kinds) && rule(draft, utterance),
  )
  return hasFulfilled || draft.sentences.length > 1
}

const asksSomething = ({ act, intents, isQuestion, purpose }: UtteranceAnalysis) =>
  isQuestion ||
  isQuestionPurpose(purpose.purpose) ||
  intents.has('asks-advice') ||
  (act?.startsWith('asks') ?? false)

/** Matches a request that the caller repeats because the companion has not fulfilled it. */
const renewedRequest =
  /^(non|nan) (mais )?(moi )?(je|j) (te |vous |t )?(demande|ai demande|veux|voulais)\b/
