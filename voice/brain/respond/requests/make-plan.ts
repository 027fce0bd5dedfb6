import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { firstSteps, plainFirstSteps } from '../../knowledge/first-steps'
import {
  adviceQuestions,
  generalActions,
  smallActions,
} from '../../templates/answers/advice-templates'
import { actionRequest, howToStartQuestion, planRequest } from '../../templates/plan-requests'
import {
  dayPlans,
  planAdvice,
  planFitQuestions,
  planQuestions,
  presentationPlan,
  presentationQuestions,
  weekPlans,
} from '../../templates/questioning-templates'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import type { Rule } from '../rule'

/** Plans a presentation or the tasks that the caller lists; asks for the tasks when fewer than two are listed. */
export const makePlan: Rule = (draft, { normalisedText, text }) => {
  if (!planRequest.test(normalisedText)) return false
  const subject = findStudySubject([...draft.state.callerStatements, text])
  const timePattern = /\b(semaine|journee|jours?|revis\w*|emploi du temps|planning)\b/
  if (subject && !timePattern.test(normalisedText)) return planPresentation(draft, subject)
  if (planListedTasks(draft, text)) return true
  draft.update({ questioning: { kind: 'plan', subject: '', replyCount: 0 } })
  return draft.sayOneOf(planQuestions)
}

/** Says the next one or two sentences of the plan of a presentation, and asks a question about the presentation. */
function planPresentation(draft: ResponseDraft, subject: string): boolean {
  for (const part of presentationPlan)
    if (draft.sentences.length < maxPlanSentences) draft.sayOneOf([part], { subject })
  return draft.sayOneOf(presentationQuestions) || draft.sentences.length > 0
}

const maxPlanSentences = 2

/**
 * Plans the first two or three tasks that the caller lists, for a week or a day. Returns false when fewer than two are
 * listed, or when every such plan has been said.
 */
export function planListedTasks(draft: ResponseDraft, text: string): boolean {
  const [first = '', second, third = 'un moment pour souffler'] = findTasks(text)
  if (!second) return false
  const recentText = [...draft.state.callerStatements.slice(-2), text].join()
  const isForWeek = recentText.includes('semaine')
  if (!draft.sayOneOf(isForWeek ? weekPlans : dayPlans, { first, second, third })) return false
  draft.sayOneOf(planAdvice)
  draft.sayOneOf(planFitQuestions)
  return true
}

/** Matches a noun with its determiner, and with a second noun if "de" links it to the first: "l'état des lieux". */
const taskPattern =
  /(?:le |la |les |l’|un |une |mon |ma |mes )[\p{L}-]+(?: (?:de |du |des |d’)(?:la |l’)?[\p{L}-]+)?/giu

/** Returns the tasks that the caller lists: "le jardin" and "les courses" for "j'ai mon jardin et les courses". */
function findTasks(text: string): readonly string[] {
  const [, list = ''] =
    /(?:j’ai|il y a|avec|entre|:)(?: à faire)? (.+)$/i.exec(text.replace(/['`]/g, '’')) ?? []
  return (list.match(taskPattern) ?? []).map((item) =>
    item.toLowerCase().replace(/^mon /, 'le ').replace(/^ma /, 'la ').replace(/^mes /, 'les '),
  )
}

/** Proposes one small action, if possible for a topic of the call, or says how to begin with what the caller names. */
export const proposeAction: Rule = (draft, { normalisedText, topics }) => {
  const { callerStatements, pastTopics, topic } = draft.state
  if (howToStartQuestion.test(normalisedText)) {
    const earlierTexts = callerStatements.slice(-5).reverse().map(normaliseText)
    const steps = [normalisedText, ...earlierTexts]
      .map((text) => firstSteps.find(([pattern]) => pattern.test(text))?.[1])
      .find((found) => found !== undefined)
    return draft.sayOneOf(steps ?? []) || draft.sayOneOf(plainFirstSteps)
  }
  if (!actionRequest.test(normalisedText)) return false
  const knownTopics = [...topics, ...(topic ? [topic] : []), ...pastTopics]
  const actions = [...knownTopics.map((known) => smallActions[known] ?? []), generalActions]
  if (!actions.some((templates) => draft.sayOneOf(templates))) return false
  draft.sayOneOf(adviceQuestions)
  return true
}
