import { lowercaseFirst } from '../../../text-analysis/letter-case'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  adviceRecall,
  adviceWord,
  ideaWord,
  otherAdvice,
  wordsWithoutSubject,
} from '../../templates/answers/memory-patterns'
import { adviceReminders, noAdviceReplies } from '../../templates/answers/memory-templates'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

const advicePurpose = /^asks-(?:how-to|practical|choice|idea|normal)/
const minPurposeProbability = 0.35
/** In letters. Shorter words occur in requests about anything. */
const minLengthOfSubject = 5
const maxRememberedAdvice = 20

/**
 * After a request for advice, stores the longest statement of the response, so that the caller can ask for it again.
 */
export function rememberAdvice(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const { intents, normalisedText: request, purpose } = utterance
  const isAboutEarlierAdvice = adviceRecall.test(request) || otherAdvice.test(request)
  const hasAdvicePurpose =
    advicePurpose.test(purpose.purpose) && purpose.probability >= minPurposeProbability
  const isRequest = hasAdvicePurpose || intents.has('asks-advice')
  if (!isRequest || isAboutEarlierAdvice) return
  const [longestStatement] = draft.sentences
    .filter((sentence) => !sentence.endsWith('?'))
    .toSorted((one, other) => other.length - one.length)
  if (!longestStatement) return
  const advice = [...draft.state.advice, { request, sentence: longestStatement }]
  draft.update({ advice: advice.slice(-maxRememberedAdvice) })
}

/**
 * When the caller asks what the companion advised, repeats the advice on the subject that the caller names, or else the
 * latest advice, or says that there was none.
 */
export const recallAdvice: Rule = (draft, { normalisedText }) => {
  if (!adviceRecall.test(normalisedText)) return false
  const words = normalisedText
    .split(' ')
    .filter((word) => word.length >= minLengthOfSubject && !wordsWithoutSubject.test(word))
  const { advice } = draft.state
  const namedAdvice = advice.findLast(({ request }) => words.some((word) => request.includes(word)))
  const asksForAdvice =
    adviceWord.test(normalisedText) || (advice.length > 0 && ideaWord.test(normalisedText))
  // "Tu m'as dit quoi ?" asks for the companion's last words.
  if (!namedAdvice && !asksForAdvice) return false
  const { sentence } = namedAdvice ?? advice.at(-1) ?? {}
  if (!sentence) return draft.sayOneOf(noAdviceReplies)
  return draft.sayOneOf(adviceReminders, { advice: lowercaseFirst(sentence).replace(' : ', ', ') })
}
