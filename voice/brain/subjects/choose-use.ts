import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { SubjectUse } from './subject'

/** Matches the kinds of signs that answer the companion's question, and so may be about a subject. */
const answeringSign =
  /^(?:answer-.*|yes-and|no-and|it-depends|does-not-know|agrees|hello-and-mood)$/

/** Matches the kinds of requests for something that a subject can answer. */
const answerableRequest = /^asks-(?:another-idea|next-step)$/

/** Minimum probability at which a sign that answers nothing is about the conversation, not about a subject. */
const minSignProbability = 0.35

/** Minimum summed probability of questions and requests at which an utterance counts as a question. */
const minQuestionProbability = 0.45

/** Below this probability of a statement kind, an utterance in the form of a question counts as a question. */
const maxUncertainProbability = 0.3

/** Matches questions about the call itself: "je te dérange pas ?" */
const aboutCallPattern = /^(?:est ce que )?(?:je (?:te|vous)|(?:tu|vous) m) \S+(?: pas)?$/

/** Returns which replies of a subject fit the utterance; null when other rules should answer it. */
export function chooseUse({
  isQuestion,
  kinds: { best, groupProbabilities },
  normalisedText,
}: UtteranceAnalysis): SubjectUse | null {
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
