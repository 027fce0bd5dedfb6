import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  adviceRecall,
  adviceWord,
  ideaWord,
  otherAdvice,
  wordsWithoutSubject,
} from '../../templates/answers/memory-patterns'
import { adviceReminders, noAdviceReplies } from '../../templates/answers/memory-templates'
import { lowercaseFirst } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

const advicePurpose = /^asks-(?:how-to|practical|choice|idea|normal)/
const minProbability = 0.35
/** Shorter words occur in requests about anything. */
const minLengthOfSubject = 5

/** Remembers the answer to a request for advice, so that the caller can ask for it again. */
export function rememberAdvice(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const { intents, normalisedText: request, purpose } = utterance
  const isExcluded = adviceRecall.test(request) || otherAdvice.test(request)
  const isRequest = advicePurpose.test(purpose.purpose) && purpose.probability >= minProbability
  const [sentence] = draft.sentences
    .filter((one) => !one.endsWith('?'))
    .toSorted((one, other) => other.length - one.length)
  if (sentence && (isRequest || intents.has('asks-advice')) && !isExcluded)
    draft.update({ advice: [...draft.state.advice, { request, sentence }].slice(-20) })
}

/** Says the companion's own advice again: on the subject that the caller names, else the latest. */
export const recallAdvice: Rule = (draft, { normalisedText }) => {
  if (!adviceRecall.test(normalisedText)) return false
  const words = normalisedText
    .split(' ')
    .filter((word) => word.length >= minLengthOfSubject && !wordsWithoutSubject.test(word))
  const { advice } = draft.state
  const named = advice.findLast(({ request }) => words.some((word) => request.includes(word)))
  // "Tu m'as dit quoi ?" asks for the last words.
  const asksForAdvice =
    adviceWord.test(normalisedText) || (advice.length > 0 && ideaWord.test(normalisedText))
  if (!named && !asksForAdvice) return false
  const { sentence } = named ?? advice.at(-1) ?? {}
  if (!sentence) return draft.sayOneOf(noAdviceReplies)
  return draft.sayOneOf(adviceReminders, { advice: lowercaseFirst(sentence).replace(' : ', ', ') })
}
