import { unansweredQuestionReplies } from '../../listening/general-replies'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { isOccupied } from '../activities/is-occupied'
import type { Rule } from '../rule'
import { sayWhereToFindOut } from './answer-question'

/** Admits that it has no answer, so that no question gets an invitation to go on. */
export const admitUnansweredQuestion: Rule = (draft, utterance) =>
  utterance.wordCount >= minWordsOfQuestion &&
  !isOccupied(draft) &&
  (plainQuestion.test(utterance.normalisedText) || isProbableQuestion(utterance)) &&
  !isLikelyStatement(utterance) &&
  (sayWhereToFindOut(draft, utterance) || draft.sayOneOf(unansweredQuestionReplies))

const minWordsOfQuestion = 4

const plainQuestion =
  /\b(?:(?:dis|dites) moi (?:donc )?(?:qui|quel\w*|ou|quand|comment|combien|pourquoi)|(?:tu|vous) (?:m |me l )expliques?|(?:tu|vous) (?:m |me l )expliquez|c est quoi|ca donne quoi|qu est ce que (?:tu|vous)|(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez) que)\b/

const isProbableQuestion = ({ isQuestion, purpose, text }: UtteranceAnalysis) =>
  text.includes('?') || (isQuestion && purpose.questionProbability >= minProbabilityOfQuestion)

const minProbabilityOfQuestion = 0.6
