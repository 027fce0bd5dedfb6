import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  personalQuestions,
  praise,
  questioningEndReplies,
  quizQuestions,
} from '../../templates/questioning-templates'
import type { Template } from '../../templates/template'
import { joinDetails } from '../../understanding/facts/find-details'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import type { Rule } from '../rule'
import { planListedTasks } from './make-plan'

const questionRequest =
  /\b((pose|posez|poser|demande|demandez)( moi| m)? .{0,12}\bquestions?|interroge\w* moi|m interroger|me (?:questionner|tester|faire reviser)|(fais|faites|faire) moi reviser|(fais|faites) moi reciter|teste\w* moi|(une|autre|prochaine|encore une) question( suivante)?$|quiz)\b/
/** Matches a caller who announces a question of their own. */
const ownQuestionPattern =
  /\bje (?:peux|pourrais|voulais|voudrais|veux|vais) (?:te |vous )?(?:poser|demander)\b/

const invitationsToAsk: readonly Template[] = [
  'Bien sûr, {pose ta|posez votre} question.',
  'Oui, {vas-y|allez-y}, je {t’|vous }écoute.',
  'Bien sûr. C’est quoi, la question ?',
  'Oui, {demande|demandez}, et si je ne sais pas, je le dirai.',
]

/** Asks the caller a question on request: a quiz on a subject, or any question. */
export const askCaller: Rule = (draft, { act, normalisedText, text }) => {
  if (!questionRequest.test(normalisedText) || act?.startsWith('tells')) return false
  if (ownQuestionPattern.test(normalisedText)) return draft.sayOneOf(invitationsToAsk)
  const theme = / sur ((?:le |la |les |l’|l')[\p{L} ’'-]{3,40})[.! ]*$/iu.exec(text)?.[1]
  const subject = theme ?? findStudySubject([...draft.state.callerStatements.slice(-6), text])
  const { questioning } = draft.state
  if (questioning) return askNext(draft)
  if (!subject) return draft.sayOneOf(personalQuestions)
  draft.update({ questioning: { kind: 'quiz', subject, askedCount: 0 } })
  return askNext(draft)
}

/** Asks the next question of the quiz, or ends it. */
function askNext(draft: ResponseDraft): boolean {
  const { questioning } = draft.state
  if (questioning?.kind !== 'quiz') return false
  const { subject, askedCount } = questioning
  draft.update({ questioning: { ...questioning, askedCount: askedCount + 1 } })
  return (
    quizQuestions.some((question) => draft.sayOneOf([question], { subject })) ||
    endQuestioning(draft)
  )
}

function endQuestioning(draft: ResponseDraft): boolean {
  draft.update({ questioning: null })
  return draft.sayOneOf(questioningEndReplies)
}

/** A quiz ends after this many questions. */
const maxQuestions = 6

/** Responds to the caller's answer during a quiz or a plan, and asks the next question. */
export const continueQuestioning: Rule = (
  draft,
  { details, isQuestion, intents, wordCount, mood, text },
) => {
  const { questioning } = draft.state
  if (!questioning) return false
  if (questioning.kind === 'plan') {
    draft.update({ questioning: null })
    return !text.includes('?') && planListedTasks(draft, text)
  }
  if (questioning.kind === 'role-play') return false
  const endsQuestions =
    isQuestion ||
    intents.has('no') ||
    intents.has('stop') ||
    intents.has('thanks') ||
    intents.has('changes-topic') ||
    intents.has('refuses-activities') ||
    intents.has('unsure') ||
    (mood !== null && mood !== 'joy')
  if (endsQuestions || wordCount < 3 || questioning.askedCount >= maxQuestions) {
    draft.update({ questioning: null })
    return false
  }
  const slots = details.length > 0 ? { details: joinDetails(details) } : {}
  draft.sayOneOf(praise, slots)
  return askNext(draft)
}
