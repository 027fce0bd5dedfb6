import type { ResponseDraft } from '../dialogue/response-draft'
import { greetBack } from '../listening/greet-back'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import { mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { isQuestion } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { subjects } from './all-subjects'
import { chooseReplyType } from './choose-reply-type'
import { indexSubjects } from './find-subject'
import type { SubjectReplyType } from './subject'

const index = indexSubjects(subjects)

/** A longer utterance is rarely about one concrete subject. */
const maxWords = 14

/** Number of earlier statements used to choose between two meanings of a word. */
const contextTurns = 3

/** Replies about the subject of the utterance. */
export const respondToSubject: Rule = (draft, utterance) =>
  replyAboutSubject(draft, utterance, chooseReplyType(utterance))

/** Answers a request for a recommendation about the subject that no list of recommendations covers. */
export const recommendAboutSubject: Rule = (draft, utterance) =>
  isRecommendationRequest(utterance) && replyAboutSubject(draft, utterance, 'question')

const isRecommendationRequest = ({ kinds }: UtteranceAnalysis) =>
  kinds.best?.kind.id === 'asks-recommendation'

/** Replies about the subject of the utterance. `rejected`: the index of a subject that the caller did not mean. */
export function replyAboutSubject(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  replyType: SubjectReplyType | null,
  rejected: number | null = null,
): boolean {
  if (replyType === null || utterance.wordCount > maxWords || isOccupied(draft)) return false
  if (namesActivity(draft, utterance) || mayWantActivity(draft, utterance)) return false
  const { callerStatements, isListening } = draft.state
  const found = index.find(utterance.text, callerStatements.slice(-contextTurns).join(' '))
  if (!found || found.subject === rejected) return false
  if (found.situation === null && replyType === 'question' && !isRecommendationRequest(utterance))
    return false
  const situationReplyType = replyType === 'taste' ? 'statement' : replyType
  const replies = found.replies[found.situation === null ? replyType : situationReplyType]
  if (replies.length === 0) return false
  greetBack(draft, utterance)
  if (!draft.sayOneOf(replies.filter((reply) => !isListening || !isQuestion(reply)))) return false
  draft.update({ subject: found.subject, turnsSinceTopic: 0 })
  return true
}
