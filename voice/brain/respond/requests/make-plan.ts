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
import type { TopicId } from '../../topics/topic'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findStudySubject } from '../../understanding/facts/find-study-subject'
import type { Rule } from '../rule'

const planRequest =
  /\b((fais|faire|faites|prepar\w*|donne\w*|propos\w*|aide\w*( moi| m)? a (faire|preparer|construire)|besoin|demande|veux|voudrais|aimerais) (moi |m |nous )?(d |de |a |faire )*(un|le|mon|notre) (plan|planning|programme|emploi du temps)|(aide\w*|aider)( moi| m)? (a )?(m )?organiser|(organis|planifi)\w* (moi )?(ma|mes|la|cette|les) (semaine|journee|journees|revisions?|soiree|week ?end|affaires)|(un|le) plan d(e|u) (travail|revision))\b/

/** Plans a presentation, or the days for tasks that the caller lists. */
export const makePlan: Rule = (draft, utterance) => {
  const { normalisedText, text } = utterance
  if (!planRequest.test(normalisedText)) return false
  const statements = [...draft.state.callerStatements, text]
  const subject = findStudySubject(statements)
  if (
    subject &&
    !/\b(semaine|journee|jours?|revis\w*|emploi du temps|planning)\b/.test(normalisedText)
  )
    return sayPresentationPlan(draft, subject)
  const items = findItems(text)
  if (items.length > 1 || subject)
    return sayWeekPlan(draft, [...(subject ? [subject] : []), ...items], text)
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
  return items.length > 1 && sayWeekPlan(draft, items, '')
}

function sayWeekPlan(draft: ResponseDraft, items: readonly string[], request: string): boolean {
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
  const listText =
    /(?:j’ai|il y a|avec|entre|:)(?: à faire)? (.+)$/i.exec(text.replace(/['`]/g, '’'))?.[1] ?? ''
  const items = listText.match(
    /(?:le |la |les |l’|un |une |mon |ma |mes )[\p{L}-]+(?: (?:de |du |des |d’)(?:la |l’)?[\p{L}-]+)?/giu,
  )
  return (items ?? []).map((item) =>
    item
      .toLowerCase()
      .replace(/^mon |^ma |^mes /, (possessive) => articles[possessive] ?? possessive),
  )
}

/** The definite article that replaces a possessive. */
const articles: Readonly<Record<string, string>> = { 'mon ': 'le ', 'ma ': 'la ', 'mes ': 'les ' }

const actionRequest =
  /\b(donne\w*|propos\w*|dis|dites|conseill\w*|trouv\w*|il me faut|je veux|je voudrais)( moi| m)? (juste |seulement )?(une?|le|la) (seule? )?(petite? |premiere? |seule? )?(truc|chose|pas|action|geste|idee|astuce|etape|defi)\b|\b(truc|chose) a faire\b/
const startQuestion =
  /^(et |bon |alors |du coup )*((je|on) commence par (quoi|ou)|par (quoi|ou) (je |on |tu commencerais|vous commenceriez)?(commencer?)?|(je|on) m y prends? (comment|par ou))(?: (?:avec|pour|dans) .+)?$/

/** Proposes one small action that fits the topic. */
export const proposeAction: Rule = (draft, utterance) => {
  const { act, normalisedText } = utterance
  if (act === 'asks-idea' && /\bidees?\b/.test(normalisedText)) return false
  if (startQuestion.test(normalisedText)) return sayFirstStep(draft, normalisedText)
  if (!actionRequest.test(normalisedText)) return false
  const tip = tips.find(([pattern]) => pattern.test(normalisedText))
  return (tip !== undefined && draft.sayOneOf(tip[1])) || sayAction(draft, utterance)
}

/** Says how to begin with the latest subject of the caller for which a first step is known. */
function sayFirstStep(draft: ResponseDraft, normalisedText: string): boolean {
  const statements = draft.state.callerStatements.slice(-5).reverse().map(normaliseText)
  const row = [normalisedText, ...statements]
    .map((text) => firstSteps.find(([pattern]) => pattern.test(text)))
    .find((entry) => entry !== undefined)
  return draft.sayOneOf(row?.[1] ?? []) || draft.sayOneOf(plainFirstSteps)
}

function sayAction(draft: ResponseDraft, { topics }: UtteranceAnalysis): boolean {
  const day = /demain/.test(draft.state.callerStatements.at(-1) ?? '') ? 'demain' : null
  const candidates: (TopicId | null)[] = [...topics, draft.state.topic, ...draft.state.pastTopics]
  const hasAnswered =
    candidates.some(
      (topic) =>
        topic !== null &&
        draft.sayOneOf(smallActions[topic] ?? [], { when: day ?? 'demain matin' }),
    ) || draft.sayOneOf(generalActions)
  return hasAnswered && (draft.sayOneOf(adviceQuestions) || true)
}
