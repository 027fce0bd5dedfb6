import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { firstSteps, plainFirstSteps } from '../../knowledge/first-steps'
import {
  adviceQuestions,
  generalActions,
  smallActions,
} from '../../templates/answers/advice-templates'
import { tips } from '../../templates/answers/view-templates'
import {
  dayPlans,
  planAdvice,
  planFitQuestions,
  planQuestions,
  presentationPlan,
  presentationQuestions,
  shortPresentationPlan,
  weekPlans,
} from '../../templates/questioning-templates'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import type { Rule } from '../rule'

const planRequest =
  /\b((fais|faire|faites|prepar\w*|donne\w*|propos\w*|aide\w*( moi| m)? a (faire|preparer|construire)|besoin|demande|veux|voudrais|aimerais) (moi |m |nous )?(d |de |a |faire )*(un|le|mon|notre) (plan|planning|programme|emploi du temps)|(aide\w*|aider)( moi| m)? (a )?(m )?organiser|(organis|planifi)\w* (moi )?(ma|mes|la|cette|les) (semaine|journee|journees|revisions?|soiree|week ?end|affaires)|(un|le) plan d(e|u) (travail|revision))\b/

/** Plans a presentation, or the days for tasks that the caller lists. */
export const makePlan: Rule = (draft, { normalisedText, text }) => {
  if (!planRequest.test(normalisedText)) return false
  const subject = findStudySubject([...draft.state.callerStatements, text])
  const wordsOfDayPlan = /\b(semaine|journee|jours?|revis\w*|emploi du temps|planning)\b/
  if (subject && !wordsOfDayPlan.test(normalisedText)) return sayPresentationPlan(draft, subject)
  const items = findItems(text)
  if (items.length > 1 || subject)
    return sayTaskPlan(draft, subject ? [subject, ...items] : items, text)
  draft.update({ questioning: { kind: 'plan', subject: '', askedCount: 0 } })
  return draft.sayOneOf(planQuestions)
}

function sayPresentationPlan(draft: ResponseDraft, subject: string): boolean {
  for (const part of presentationPlan) draft.sayOneOf([part], { subject })
  if (draft.sentences.length === 0) return draft.sayOneOf(shortPresentationPlan, { subject })
  return draft.sayOneOf(presentationQuestions) || true
}

/** Plans the tasks that the caller lists after asking for a plan; returns false when there are none. */
export function planListedTasks(draft: ResponseDraft, text: string): boolean {
  const items = findItems(`j’ai ${text}`)
  return items.length > 1 && sayTaskPlan(draft, items, '')
}

function sayTaskPlan(draft: ResponseDraft, items: readonly string[], request: string): boolean {
  const isWeek = [...draft.state.callerStatements.slice(-2), request].some((text) =>
    text.includes('semaine'),
  )
  const [first = '', second = 'ce qui traîne depuis longtemps', third = 'un moment pour souffler'] =
    items
  if (!draft.sayOneOf(isWeek ? weekPlans : dayPlans, { first, second, third })) return false
  draft.sayOneOf(planAdvice)
  return draft.sayOneOf(planFitQuestions) || true
}

/** Returns what the caller lists: "j'ai les cartons, le ménage et l'état des lieux". */
function findItems(text: string): readonly string[] {
  const list = /(?:j’ai|il y a|avec|entre|:)(?: à faire)? (.+)$/i.exec(text.replace(/['`]/g, '’'))
  const items = (list?.[1] ?? '').match(
    /(?:le |la |les |l’|un |une |mon |ma |mes )[\p{L}-]+(?: (?:de |du |des |d’)(?:la |l’)?[\p{L}-]+)?/giu,
  )
  return (items ?? []).map((item) =>
    item.toLowerCase().replace(/^mon /, 'le ').replace(/^ma /, 'la ').replace(/^mes /, 'les '),
  )
}

const actionRequest =
  /\b(donne\w*|propos\w*|dis|dites|conseill\w*|trouv\w*|il me faut|je veux|je voudrais)( moi| m)? (juste |seulement )?(une?|le|la) (seule? )?(petite? |premiere? |seule? )?(truc|chose|pas|action|geste|idee|astuce|etape|defi)\b|\b(truc|chose) a faire\b/
const startQuestion =
  /^(et |bon |alors |du coup )*((je|on) commence par (quoi|ou)|par (quoi|ou) (je |on |tu commencerais|vous commenceriez)?(commencer?)?|(je|on) m y prends? (comment|par ou))(?: (?:avec|pour|dans) .+)?$/

/** Proposes one small action that fits the topic, or says how to begin with what the caller names. */
export const proposeAction: Rule = (draft, { act, normalisedText, topics }) => {
  if (act === 'asks-idea' && /\bidees?\b/.test(normalisedText)) return false
  const { callerStatements, pastTopics, topic } = draft.state
  if (startQuestion.test(normalisedText)) return sayFirstStep(draft, normalisedText)
  if (!actionRequest.test(normalisedText)) return false
  const tip = tips.find(([pattern]) => pattern.test(normalisedText))
  if (tip && draft.sayOneOf(tip[1])) return true
  const when = /demain/.test(callerStatements.at(-1) ?? '') ? 'demain' : 'demain matin'
  const actions = [...topics, ...(topic ? [topic] : []), ...pastTopics].map(
    (one) => smallActions[one] ?? [],
  )
  const hasProposed = [...actions, generalActions].some((one) => draft.sayOneOf(one, { when }))
  return hasProposed && (draft.sayOneOf(adviceQuestions) || true)
}

/** Says how to begin with the latest subject of the caller for which a first step is known. */
function sayFirstStep(draft: ResponseDraft, normalisedText: string): boolean {
  const statements = draft.state.callerStatements.slice(-5).reverse().map(normaliseText)
  const row = [normalisedText, ...statements]
    .map((text) => firstSteps.find(([pattern]) => pattern.test(text)))
    .find((entry) => entry !== undefined)
  return draft.sayOneOf(row?.[1] ?? []) || draft.sayOneOf(plainFirstSteps)
}
