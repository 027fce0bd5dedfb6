import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { SubjectReplyType } from './subject'

/** Matches the ids of sign kinds that answer the companion's question, and so may be about a subject. */
const answeringSign =
  /^(?:answer-.*|yes-and|no-and|it-depends|does-not-know|agrees|hello-and-mood)$/

/** Matches the ids of request kinds that the replies of a subject can answer. */
const answerableRequest = /^asks-(?:another-idea|next-step)$/

/** Minimum probability at which a sign that is not an answer is about the conversation, not about a subject. */
const minSignProbability = 0.35

/** Minimum summed probability of questions and requests at which an utterance counts as a question. */
const minQuestionProbability = 0.45

/** If the statement kind is less probable, an utterance in the form of a question counts as a question. */
const maxUncertainProbability = 0.3

/** Matches questions about the call itself: "je te dérange pas ?" */
const aboutCallPattern = /^(?:est ce que )?(?:je (?:te|vous)|(?:tu|vous) m) \S+(?: pas)?$/

/** Returns which replies of a subject fit the utterance; null when other rules should answer it. */
export function chooseReplyType({
  isQuestion,
  kinds: { best, groupProbabilities },
  normalisedText,
}: UtteranceAnalysis): SubjectReplyType | null {
  if (!best || aboutCallPattern.test(normalisedText)) return null
  const { group, id } = best.kind
  switch (group) {
    case 'sign':
      return best.probability < minSignProbability || answeringSign.test(id) ? 'statement' : null
    case 'scene':
      return null
    case 'companion-question':
      return id === 'asks-taste' ? 'taste' : null
    case 'question':
      return id === 'asks-others-mind' ? null : 'question'
    case 'request':
      return answerableRequest.test(id) ? 'question' : null
  }
  const isUncertain = best.probability < maxUncertainProbability
  const questionProbability = groupProbabilities.question + groupProbabilities.request
  return isQuestion && (isUncertain || questionProbability >= minQuestionProbability)
    ? 'question'
    : 'statement'
}
