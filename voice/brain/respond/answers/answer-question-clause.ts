import { answerWithExchange } from '../../exchanges/answer-with-exchange'
import { answerByKind, answerKnownQuestion } from '../../listening/respond-to-kind'
import { answerByPurpose } from '../../purposes/respond-to-purpose'
import { analyseUtterance } from '../../understanding/analyse-utterance'
import { findQuestionClause } from '../../understanding/language/find-question-clause'
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
  answerKnownQuestion,
]
/** Rules that answer when no specific rule does, in order of priority. */
const generalRules: readonly Rule[] = [answerByKind, answerByPurpose, answerQuestion]

/** Answers the question inside or at the end of a longer text as if the caller had said only the question. */
export const answerQuestionClause: Rule = (draft, utterance) => {
  const clause = isOccupied(draft) ? null : findQuestionClause(utterance.text)
  if (clause === null) return false
  const { name, persona } = draft.context.companion
  const question = analyseUtterance(clause, persona.address, {
    companionName: name,
    isCertainQuestion: true,
  })
  return (
    specificRules.some((rule) => rule(draft, question)) ||
    answerKnownQuestion(draft, utterance) ||
    generalRules.some((rule) => rule(draft, question))
  )
}
