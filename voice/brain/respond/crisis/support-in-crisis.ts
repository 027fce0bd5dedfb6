import type { Danger } from '../../../danger/danger'
import { isQuestion } from '../../../french/is-question'
import { splitIntoClauses } from '../../../french/reflect'
import { capitaliseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { situationQuestions } from '../../templates/crisis/answer-templates'
import {
  noPattern,
  quotableFact,
  whatToSayQuestion,
  yesPattern,
} from '../../templates/crisis/check-answers'
import { type CrisisRemark, crisisRemarks } from '../../templates/crisis/crisis-remarks'
import { crisisSituations } from '../../templates/crisis/crisis-situations'
import { type DangerGroup, dangerGroups } from '../../templates/crisis/danger-groups'
import {
  emergencyReportReplies,
  helpIsComingPattern,
  helpIsComingReplies,
  reportedFact,
} from '../../templates/crisis/support-templates'
import { endsWithQuestionMark } from '../../templates/template'
import { analyseUtterance } from '../../understanding/analyse-utterance'
import { answerHealthFollowUp, referForConcern } from '../answers/answer-health-question'
import { supportInForeignLanguage } from './help-in-language'

/**
 * Answers further questions and fears of a caller in danger: what to tell the emergency services, whether it is their
 * own fault, whether a call for help bothers anybody, details of the situation and, if the danger is violence against
 * the caller, health. If the caller reported the danger in a foreign language, continues in that language. Returns
 * false for anything else.
 */
export function supportInCrisis(draft: ResponseDraft, text: string): boolean {
  if (supportInForeignLanguage(draft, text)) return true
  const words = normaliseText(text)
  const { danger } = draft.state
  const remark = findCrisisRemark(danger, text)
  if (danger !== 'suicide-of-other' && whatToSayQuestion.test(words)) return suggestReport(draft)
  if (remark && draft.sayOneOf(remark.replies)) return true
  const group = danger && dangerGroups[danger]
  if (group && (respondToYesOrNo(draft, group, words) || answerSituation(draft, group, words)))
    return true
  // A caller who suffers violence may also ask about health: "mon fils a de la fièvre". In any
  // other danger such an answer ("un pharmacien répond") would distract from calling for help.
  if (group && group !== 'violence-against-caller') return false
  const { persona, name } = draft.context.companion
  const utterance = analyseUtterance(text, persona.address, { companionName: name })
  return answerHealthFollowUp(draft, utterance) || referForConcern(draft, utterance)
}

/** Returns the first crisis remark that matches the text and applies to the danger; undefined when there is none. */
export function findCrisisRemark(danger: Danger | null, text: string): CrisisRemark | undefined {
  const words = normaliseText(text)
  return crisisRemarks.find(
    (remark) =>
      remark.pattern.test(words) &&
      (!remark.dangers || (danger !== null && remark.dangers.includes(danger))) &&
      (!remark.isOnlyForQuestions || isQuestion(text)),
  )
}

/** Responds to a yes or a no, if the last question of the last response was one of `situationQuestions`. */
function respondToYesOrNo(draft: ResponseDraft, group: DangerGroup, words: string): boolean {
  const asked = draft.state.lastResponse.findLast(endsWithQuestionMark) ?? ''
  const entry = situationQuestions.find(({ question }) => question.test(asked))
  if (!entry) return false
  if (yesPattern.test(words)) return draft.sayOneOf(entry.yes)
  return noPattern.test(words) && draft.sayOneOf(entry.no[group] ?? [])
}

/** Responds to details of the caller's situation: whether they are alone, where they are, whom they have called. */
const answerSituation = (draft: ResponseDraft, group: DangerGroup, words: string): boolean =>
  crisisSituations.some(
    ({ pattern, answers }) => pattern.test(words) && draft.sayOneOf(answers[group] ?? []),
  )

/** Responds when the caller says that help is on its way, even if the same words report the danger again. */
export const respondToComingHelp = (draft: ResponseDraft, text: string): boolean =>
  helpIsComingPattern.test(normaliseText(text)) && draft.sayOneOf(helpIsComingReplies)

/** Number of the caller's latest statements that are searched for facts. */
const maxSearchedStatements = 6
/** At most this many facts, the latest ones, are quoted. */
const maxQuotedFacts = 2

/** Suggests what to tell the emergency services, in the words with which the caller reported the danger. */
function suggestReport(draft: ResponseDraft): boolean {
  const facts = draft.state.callerStatements
    .slice(-maxSearchedStatements)
    .flatMap(splitIntoClauses)
    .filter((clause) => quotableFact.test(clause) && reportedFact.test(normaliseText(clause)))
  draft.sayOneOf(emergencyReportReplies)
  for (const fact of facts.slice(-maxQuotedFacts)) draft.say(`« ${capitaliseFirst(fact)}. »`)
  return draft.sentences.length > 0
}
