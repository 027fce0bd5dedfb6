import { findQuestionClause } from '../../../french/find-question-clause'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  answerWithExchange,
  answerWithSureExchange,
  findFinalQuestion,
} from '../../exchanges/answer-with-exchange'
import {
  findAdvice,
  findSentences,
  requestForAdvice,
  requestForWords,
} from '../../knowledge/advice-by-matter'
import { answerByKind, answerSpecifically } from '../../listening/respond-to-kind'
import { answerByPurpose } from '../../purposes/respond-to-purpose'
import { analyseUtterance, type UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { isOccupied } from '../activities/is-occupied'
import { answerSmallTalk } from '../answer-small-talk'
import type { Rule } from '../rule'
import { answerAboutSelf } from './answer-about-self'
import { answerMemoryQuestion } from './answer-memory-question'
import { answerFromKnowledge, answerQuestion } from './answer-question'
import { chooseOption } from './choose-option'

/** In order of priority. */
const specificRules: readonly Rule[] = [
  answerMemoryQuestion,
  answerWithExchange,
  answerFromKnowledge,
  answerSmallTalk,
  chooseOption,
  answerAboutSelf,
  answerSpecifically,
]
/** Rules that answer when no specific rule does, in order of priority. */
const generalRules: readonly Rule[] = [answerByKind, answerByPurpose, answerQuestion]

/**
 * Answers the question inside or at the end of a longer text as if the caller had said only that question. When no
 * specific rule answers it, tries the kind of question that the whole text resembles, then the general rules.
 */
export const answerQuestionClause: Rule = (draft, utterance) => {
  const clause = isOccupied(draft) ? null : findQuestionClause(utterance.text)
  if (clause === null) return false
  const question = analyseClause(draft, clause)
  return (
    specificRules.some((rule) => rule(draft, question)) ||
    answerSpecifically(draft, utterance) ||
    generalRules.some((rule) => rule(draft, question))
  )
}

/**
 * In a shorter text, `answerDirectQuestion` uses no written exchange, and leaves a request for a sentence to the
 * rules that prepare one with the caller's own words.
 */
const minWordsOfLongText = 10

/**
 * Answers the question in a longer text (see `minWordsOfLongText`) when it is worded like a question of a written
 * exchange. Otherwise answers a request for advice whose matter is known, also in a shorter text.
 */
export const answerDirectQuestion: Rule = (draft, utterance) => {
  if (draft.state.lesson?.isActive) return false
  const clause = findFinalQuestion(utterance.text) ?? findQuestionClause(utterance.text)
  const question = clause === null ? utterance : analyseClause(draft, clause)
  const isLongText = utterance.wordCount >= minWordsOfLongText
  const mayMatchExchange = isLongText && clause !== null && !isBareRequest(question)
  if (!isLongText && requestForWords.test(question.normalisedText)) return false
  return (
    (mayMatchExchange && answerWithSureExchange(draft, question)) ||
    adviseOnMatter(draft, utterance, question)
  )
}

/** Whether a request for advice does not name its matter: "vous feriez quoi à ma place". */
const isBareRequest = ({ normalisedText }: UtteranceAnalysis) =>
  [requestForAdvice, requestForWords].some(
    (request) =>
      request.test(normalisedText) &&
      normalisedText.replace(request, '').trim().split(' ').length <= 2,
  )

/** Says what to do or to say about the matter of the utterance or, if none is known, of one of the last statements. */
function adviseOnMatter(
  draft: ResponseDraft,
  { normalisedText }: UtteranceAnalysis,
  question: UtteranceAnalysis,
): boolean {
  const { callerStatements, questioning, runningActivity, scene } = draft.state
  if (runningActivity !== null || questioning !== null || scene?.isActive) return false
  const findAnswers = requestForWords.test(question.normalisedText)
    ? findSentences
    : requestForAdvice.test(question.normalisedText) && findAdvice
  if (!findAnswers) return false
  const texts = [normalisedText, ...callerStatements.slice(-4).reverse().map(normaliseText)]
  return draft.sayOneOf(texts.map(findAnswers).find((answers) => answers !== null) ?? [])
}

const analyseClause = ({ context }: ResponseDraft, clause: string) =>
  analyseUtterance(clause, context.companion.persona.address, {
    companionName: context.companion.name,
    isCertainQuestion: true,
  })
