import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  invitationsToAsk,
  personalQuestions,
  praise,
  questioningEndReplies,
  studyQuestions,
} from '../../templates/questioning-templates'
import { joinDetails } from '../../understanding/facts/find-details'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import type { Intent } from '../../understanding/intents'
import type { Rule } from '../rule'
import { planListedTasks } from './make-plan'

const questionRequest =
  /\b((pose|posez|poser|demande|demandez)( moi| m)? .{0,12}\bquestions?|interroge\w* moi|m interroger|me (?:questionner|tester|faire reviser)|(fais|faites|faire) moi reviser|(fais|faites) moi reciter|teste\w* moi|(une|autre|prochaine|encore une) question( suivante)?$|quiz)\b/
/** Matches a caller who announces a question of their own. */
const ownQuestionPattern =
  /\bje (?:peux|pourrais|voulais|voudrais|veux|vais) (?:te |vous )?(?:poser|demander)\b/

/** Asks the caller a question on request: on a subject that the caller learns, or any question. */
export const askCaller: Rule = (draft, { act, normalisedText, text }) => {
  if (!questionRequest.test(normalisedText) || act?.startsWith('tells')) return false
  if (ownQuestionPattern.test(normalisedText)) return draft.sayOneOf(invitationsToAsk)
  const { callerStatements, questioning } = draft.state
  if (questioning) return questioning.kind === 'study' && askAbout(draft, questioning.subject)
  const theme = / sur ((?:le |la |les |l’|l')[\p{L} ’'-]{3,40})[.! ]*$/iu.exec(text)?.[1]
  const subject = theme ?? findStudySubject([...callerStatements.slice(-6), text])
  return subject ? askAbout(draft, subject) : draft.sayOneOf(personalQuestions)
}

/** Asks the next question about the subject, or ends the series. */
function askAbout(draft: ResponseDraft, subject: string): boolean {
  const hasAsked = studyQuestions.some((question) => draft.sayOneOf([question], { subject }))
  draft.update({ questioning: hasAsked ? { kind: 'study', subject, askedCount: 0 } : null })
  return hasAsked || draft.sayOneOf(questioningEndReplies)
}

const endingIntents: readonly Intent[] = [
  'no',
  'stop',
  'thanks',
  'unsure',
  'changes-topic',
  'refuses-activities',
]

/**
 * Responds to the caller's answer to a question about a subject, or plans the tasks that the caller was asked
 * for.
 */
export const continueQuestioning: Rule = (
  draft,
  { details, isQuestion, intents, wordCount, mood, text },
) => {
  const { questioning } = draft.state
  if (!questioning || questioning.kind === 'role-play') return false
  draft.update({ questioning: null })
  if (questioning.kind === 'plan') return !text.includes('?') && planListedTasks(draft, text)
  const isUpset = mood !== null && mood !== 'joy'
  const isEnding = endingIntents.some((intent) => intents.has(intent))
  if (isQuestion || isUpset || isEnding || wordCount < 3) return false
  draft.sayOneOf(praise, details.length > 0 ? { details: joinDetails(details) } : {})
  return askAbout(draft, questioning.subject)
}
