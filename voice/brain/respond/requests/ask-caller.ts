import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  personalQuestions,
  praise,
  questioningEndReplies,
  questionRequest,
  studyQuestions,
} from '../../templates/questioning-templates'
import { joinDetails } from '../../understanding/facts/find-details'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import { isPainfulMood } from '../../understanding/find-mood'
import type { Intent } from '../../understanding/intents'
import type { Rule } from '../rule'
import { planListedTasks } from './make-plan'

/**
 * Asks the caller a question on request: about the subject of the current series, else about one that the caller
 * names or studies, else about the caller. Returns false in a rehearsal, and when the caller is asked to list tasks.
 */
export const askCaller: Rule = (draft, { act, normalisedText, text }) => {
  if (!questionRequest.test(normalisedText) || act?.startsWith('tells')) return false
  const { callerStatements, questioning } = draft.state
  if (questioning) return questioning.kind === 'study' && askAbout(draft, questioning.subject)
  const namedSubject = / sur ((?:le |la |les |l’|l')[\p{L} ’'-]{3,40})[.! ]*$/iu.exec(text)?.[1]
  const subject = namedSubject ?? findStudySubject([...callerStatements.slice(-6), text])
  return subject ? askAbout(draft, subject) : draft.sayOneOf(personalQuestions)
}

/** Asks the next question about the subject, or ends the series. */
function askAbout(draft: ResponseDraft, subject: string): boolean {
  const hasAsked = studyQuestions.some((question) => draft.sayOneOf([question], { subject }))
  draft.update({ questioning: hasAsked ? { kind: 'study', subject, replyCount: 0 } : null })
  return hasAsked || draft.sayOneOf(questioningEndReplies)
}

/** An utterance with fewer words probably does not answer a question about a subject. */
const minAnswerWords = 3

const endingIntents: readonly Intent[] = ['no', 'stop', 'unsure', 'changes-topic']

/**
 * Praises the answer to a question about a subject and asks the next one, or plans the tasks that the companion asked
 * for. Ends the series and returns false when the caller asks something, is upset or unsure, wants to stop or says very
 * little.
 */
export const continueQuestioning: Rule = (draft, utterance) => {
  const { details, intents, isQuestion, mood, text, wordCount } = utterance
  const { questioning } = draft.state
  if (!questioning || questioning.kind === 'rehearsal') return false
  draft.update({ questioning: null })
  // Tasks are found only after words such as "j’ai".
  if (questioning.kind === 'plan')
    return !text.includes('?') && planListedTasks(draft, `j’ai ${text}`)
  const shouldStopAsking =
    isQuestion || isPainfulMood(mood) || endingIntents.some((intent) => intents.has(intent))
  if (shouldStopAsking || wordCount < minAnswerWords) return false
  draft.sayOneOf(praise, details.length > 0 ? { details: joinDetails(details) } : {})
  return askAbout(draft, questioning.subject)
}
