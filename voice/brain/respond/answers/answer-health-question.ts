import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  asksForAdvice,
  denialPattern,
  findConcernGroup,
  generalSayReplies,
  gravestTopics,
  healthFollowUps,
  isSeriousAddition,
  needsNoReferralPattern,
  pillDetail,
  pillDetailReplies,
  sayToProfessionalReplies,
  seriousChildReplies,
  seriousReplies,
  seriousSigns,
  sinceWhen,
  urgentGroups,
  whatToSayQuestion,
} from '../../templates/health-follow-ups'
import { healthReceptions } from '../../templates/health-referrals'
import {
  findConcernSubject,
  healthQuestions,
  healthSubjects,
  patternSubjects,
} from '../../templates/health-templates'
import { nameConcern } from '../../templates/name-concern'
import { lowercaseFirst, type Template } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { isGoodbye } from '../../understanding/goodbye'
import {
  findConcernClause,
  findHealthConcern,
} from '../../understanding/health/find-health-concern'
import { isInStory } from '../crisis/danger-in-scene'

/**
 * Refers a concern about health to a professional, with a time, and answers further questions about it. In a scene, a
 * lesson or an activity only what patterns recognise is referred.
 */
export function answerHealthQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, isQuestion, normalisedText, text, wordCount } = utterance
  if (act === 'asks-self' || isInStory(draft) || (wordCount <= 8 && isGoodbye(text))) return false
  if (isPillDetail(draft, normalisedText)) return draft.sayOneOf(pillDetailReplies)
  const found = findSubject(draft, utterance)
  if (found === -1 || isQuestion || whatToSayQuestion.test(normalisedText))
    if (answerFollowUp(draft, utterance, found)) return true
  if (found === -1) return false
  const isNew = draft.state.healthConcern?.subject !== found
  const isReport = !isQuestion && !asksForAdvice.test(normalisedText)
  if (isReport && !isNew) return false
  remember(draft, found, text)
  refer(draft, found, isReport ? text : null)
  if (isReport && !urgentGroups.has(groupOf(found)) && draft.sentences.length <= 2)
    askAboutConcern(draft, utterance)
  return true
}

/**
 * Whether the text is a concern about health, whose referral names the 15, so that nobody asks about dangers that it only
 * resembles. Doubts about violence are dropped only for what a pattern recognises, such as "sans préservatif".
 */
export function isConcernOnly(text: string, dangers: readonly Danger[]): boolean {
  if (dangers.length === 0) return false
  const concern = findHealthConcern(text)
  const isWritten = patternSubjects.some(
    ({ pattern, after }) => !after && pattern.test(normaliseText(text)),
  )
  return dangers.every((danger) => {
    if (danger === 'pregnancy-emergency' || danger === 'medical-emergency')
      return isWritten || concern !== null
    if (danger === 'child-in-danger') return concern === 'child-ill' || concern === 'baby-ill'
    return isWritten && /^(?:partner-violence|sexual-violence|violence-suffered)$/.test(danger)
  })
}

/** Returns the index of the subject of health that the text is about, or -1. */
function findSubject(draft: ResponseDraft, utterance: UtteranceAnalysis): number {
  const { isQuestion, normalisedText, text, topics } = utterance
  const { callerStatements, lesson, runningActivity } = draft.state
  const earlier = normaliseText(callerStatements.slice(-6).join(' '))
  if (denialPattern.test(normalisedText) || needsNoReferralPattern.test(normalisedText)) return -1
  const written = patternSubjects.findIndex(
    ({ pattern, after }) => pattern.test(normalisedText) && (after?.test(earlier) ?? true),
  )
  if (written !== -1 || lesson?.isActive || runningActivity) return written
  const isUnderCare = /\b(?:hopital|hosto|urgences|samu|reanimation|soins)\b/.test(
    normaliseText(callerStatements.slice(-3).join(' ')),
  )
  if (!isQuestion && (isUnderCare || topics.some((topic) => gravestTopics.test(topic)))) return -1
  const concern = findHealthConcern(text)
  return concern === null ? -1 : findConcernSubject(concern)
}

/** Turns after which a concern is no longer the subject of a short question. */
const maxTurns = 8
const maxFollowUpWords = 16

/** Answers a further question about the concern of the text or of the last turns. */
function answerFollowUp(draft: ResponseDraft, utterance: UtteranceAnalysis, found: number) {
  const { normalisedText, text, wordCount } = utterance
  const { healthConcern: last, turnCount } = draft.state
  const recent = last !== null && turnCount - last.turn <= maxTurns ? last : null
  const subject = found === -1 ? (recent?.subject ?? -1) : found
  if (subject === -1 || wordCount > maxFollowUpWords) return false
  const group = groupOf(subject)
  const isBodily = !['mind', 'animal', 'addiction', 'medicine', 'sti'].includes(group)
  const isSerious = found === -1 && isBodily && isSeriousAddition(normalisedText)
  const say = (templates: readonly Template[]) => {
    remember(draft, subject, isSerious || found !== -1 ? text : null)
    if (!draft.sayOneOf(templates)) draft.repeat(templates.at(-1) ?? '')
    return true
  }
  if (isSerious) return say(group === 'child' ? seriousChildReplies : seriousReplies)
  if (whatToSayQuestion.test(normalisedText) || acceptsHelp(draft, normalisedText))
    return sayWhatToTell(draft, [...(recent?.texts ?? []), text].reverse())
  const followUp = healthFollowUps.find(
    ({ pattern, answers, isGeneral }) =>
      pattern.test(normalisedText) &&
      (answers[group] ?? answers.other) !== undefined &&
      !(isGeneral && found !== -1),
  )
  if (!followUp) return false
  const { answers, whenSerious } = followUp
  const told = normaliseText([...(recent?.texts ?? []), text].join(' '))
  const mustNotWait = isBodily && seriousSigns.test(told)
  return say((mustNotWait ? whenSerious : undefined) ?? answers[group] ?? answers.other ?? [])
}

/** Whether the caller adds what the pharmacist needs to know about a forgotten pill. */
const isPillDetail = ({ state }: ResponseDraft, normalisedText: string) =>
  pillDetail.test(normalisedText) &&
  healthSubjects[state.healthConcern?.subject ?? -1]?.concern === 'emergency-contraception'

/** Whether the caller accepts help with a sentence for the appointment. */
const acceptsHelp = ({ state }: ResponseDraft, normalisedText: string) =>
  state.lastResponse.at(-1)?.includes('On prépare ensemble la phrase') === true &&
  /^(?:oui|ouais|ok|d accord|volontiers|je veux bien|avec plaisir)\b/.test(normalisedText)

/** Suggests what to say to the professional, in the caller's own words about the concern. */
function sayWhatToTell(draft: ResponseDraft, texts: readonly string[]): boolean {
  const clause = texts.map(findConcernClause).find((one) => one !== null && isQuotable(one))
  const slot = clause ? { clause: clause.charAt(0).toUpperCase() + clause.slice(1) } : undefined
  return (
    (slot !== undefined && draft.sayOneOf(sayToProfessionalReplies, slot)) ||
    draft.sayOneOf(generalSayReplies)
  )
}

const isQuotable = (clause: string) =>
  /^(?:je |j’|m[ao]n? |mes |on |ça |il |elle |les? |la |des |une? )/i.test(clause) &&
  clause.split(' ').length <= 16

/** Remembers the concern of this turn and what was told about it. */
function remember(draft: ResponseDraft, subject: number, text: string | null) {
  const { healthConcern: last, turnCount } = draft.state
  const texts = [...(last?.texts ?? []), ...(text ? [text] : [])].slice(-6)
  draft.update({
    healthConcern: { subject, turn: turnCount, texts },
    topic: 'health-worry',
    turnsSinceTopic: 0,
  })
}

/** Says a referral that was not said yet, after the name of what hurts, or repeats the first one. */
function refer(draft: ResponseDraft, subject: number, reportedText: string | null) {
  const referrals = healthSubjects[subject]?.referrals ?? []
  const unsaid = referrals.filter(([first]) => !draft.hasSaid(draft.fill(first) ?? first))
  const isWritten = subject < patternSubjects.length
  // What a pattern recognised is answered in the written order.
  const referral = unsaid[isWritten ? 0 : Math.floor(draft.nextRandomValue() * unsaid.length)]
  if (!referral) return draft.repeat(referrals[0]?.[0] ?? '')
  const name = reportedText === null || isWritten ? null : nameConcern(reportedText)
  if (reportedText !== null && name === null && referral.length === 1)
    draft.sayOneOf(healthReceptions)
  draft.sayAll(referral)
  const [first = ''] = draft.sentences
  if (
    name &&
    /^(?:Le|La|Un|Une) (?:médecin|pharmacien|pédiatre|dentiste|sage|gynéco|vétérin)/.test(first)
  )
    draft.sentences[0] = `Pour ${lowercaseFirst(draft.fill(name) ?? '')}, ${lowercaseFirst(first)}`
}

const groupOf = (subject: number) => findConcernGroup(healthSubjects[subject]?.concern ?? null)

function askAboutConcern(draft: ResponseDraft, { normalisedText }: UtteranceAnalysis) {
  draft.sayOneOf(healthQuestions.slice(sinceWhen.test(normalisedText) ? 1 : 0))
}
