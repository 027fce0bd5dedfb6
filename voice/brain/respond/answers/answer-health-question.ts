import type { Danger } from '../../../danger/danger'
import { capitaliseFirst, lowercaseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { shortApologies } from '../../templates/crisis/check-templates'
import {
  bodilyGroups,
  type ConcernGroup,
  findConcernGroup,
  groupsWithoutQuestion,
} from '../../templates/health/concern-groups'
import {
  healthFollowUps,
  pillDetailPattern,
  pillDetailReplies,
  sayToProfessionalReplies,
  unquotedSayToProfessionalReplies,
  whatToSayQuestion,
  whoQuestion,
} from '../../templates/health/health-follow-ups'
import {
  adviceRequest,
  agreement,
  denialPattern,
  needsNoReferralPattern,
  objectionToReferral,
  personInLife,
  professionalFirst,
  professionalPattern,
  quotableClause,
  sceneExit,
  sinceWhen,
  topicsWithoutReferral,
  underCare,
} from '../../templates/health/health-patterns'
import { healthAcknowledgements, referralsByConcern } from '../../templates/health/health-referrals'
import {
  findSubjectIndex,
  healthQuestions,
  healthSubjects,
  patternSubjects,
} from '../../templates/health/health-templates'
import { nameConcern } from '../../templates/health/name-concern'
import {
  isSerious,
  isSeriousAddition,
  seriousChildReplies,
  seriousReplies,
} from '../../templates/health/serious-signs'
import type { Template } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findMostSeriousClause } from '../../understanding/find-most-serious-clause'
import { isGoodbye } from '../../understanding/goodbye'
import {
  findConcernClause,
  findHealthConcern,
  generalConcern,
  type HealthConcern,
} from '../../understanding/health/find-health-concern'
import { isInStory } from '../crisis/danger-in-scene'
import { returnToSubject } from '../crisis/leave-crisis'

/**
 * Responds to a further question about a health concern, to a detail that makes it more serious, or to an objection to
 * a referral. Otherwise returns false, after storing the concern that the utterance names, so that `referForConcern`
 * responds to it. Stores nothing for goodbyes and for questions about the companion, nor during a story, unless the
 * caller spoke of a concern in the last turns or leaves the story.
 */
export function answerHealthFollowUp(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, isQuestion, normalisedText, text, wordCount } = utterance
  if (acceptObjection(draft, utterance)) return true
  const isStoryGoingOn = isInStory(draft) && !sceneExit.test(normalisedText)
  if (isStoryGoingOn && !findRecentConcern(draft, maxTurnsOfFreshConcern)) return false
  if (act === 'asks-self' || (wordCount <= maxGoodbyeWords && isGoodbye(text))) return false
  if (isPillDetail(draft, normalisedText)) return draft.sayOneOf(pillDetailReplies)
  const foundSubject = findSubject(draft, utterance)
  const mayBeFollowUp = foundSubject === -1 || isQuestion || whatToSayQuestion.test(normalisedText)
  if (mayBeFollowUp && answerConcern(draft, utterance, foundSubject)) return true
  if (foundSubject !== -1) rememberConcern(draft, foundSubject, text)
  return false
}

/**
 * When the caller objects to the referral of the last response: apologises briefly, forgets the health concern, and
 * returns to what the caller wanted to talk about.
 */
function acceptObjection(draft: ResponseDraft, { normalisedText, text }: UtteranceAnalysis) {
  const concern = findRecentConcern(draft, maxTurnsOfFreshConcern)
  const hasJustReferred = draft.state.lastResponse.some((said) => professionalPattern.test(said))
  if (!concern || !hasJustReferred || !objectionToReferral.test(normalisedText)) return false
  draft.update({ healthConcern: null, topic: null })
  draft.sayOneOf(shortApologies)
  returnToSubject(draft, text, concern.texts.at(-1))
  return true
}

/** From this probability on, the kind of the utterance shows that the illness or injury is over. */
const minHealedProbability = 0.4

/** Whether the caller reports an illness or an injury that is over. */
const isHealed = ({ kinds, isQuestion }: UtteranceAnalysis) =>
  !isQuestion && (kinds.probabilities.get('healed-or-past-health') ?? 0) >= minHealedProbability

/**
 * Responds to the health concern that `answerHealthFollowUp` has stored in this turn: names a professional and says how
 * soon to see one. After a short referral for a report that is not urgent, also asks a question about the concern.
 * Returns false when the illness or injury is over, and for a report that needs no referral or has just had one.
 */
export function referForConcern(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { isQuestion, normalisedText, text } = utterance
  const { healthConcern, spokenSentences, turnCount } = draft.state
  if (healthConcern?.turn !== turnCount || isHealed(utterance)) return false
  const { subject } = healthConcern
  const recentSentences = spokenSentences.slice(-maxSentencesSinceSameReferral)
  const hasReferredRecently = healthSubjects[subject]?.referrals.some(([first]) =>
    recentSentences.includes(draft.fill(first) ?? first),
  )
  const isReport = !isQuestion && !adviceRequest.test(normalisedText)
  if (isReport && (hasReferredRecently || needsNoReferralPattern.test(normalisedText))) return false
  draft.update({ topic: 'health-worry', turnsSinceTopic: 0 })
  sayReferral(draft, subject, isReport ? text : null)
  const asksWhichProfessional = healthSubjects[subject]?.concern?.startsWith('which-') === true
  const group = groupOf(subject)
  const mayAskQuestion = isReport && !asksWhichProfessional && !groupsWithoutQuestion.has(group)
  if (!mayAskQuestion || draft.sentences.length > maxSentencesBeforeQuestion) return true
  // Most concerns of the group "soon", such as wounds, burns and falls, have just happened.
  const isDurationKnown = sinceWhen.test(normalisedText) || group === 'soon'
  const [durationQuestion = '', ...otherQuestions] = healthQuestions
  draft.sayOneOf(isDurationKnown ? otherQuestions : [durationQuestion, ...otherQuestions])
  return true
}

/** A report gets no referral while this many of the companion's latest sentences include one for the same concern. */
const maxSentencesSinceSameReferral = 5
/** After a longer referral, no question is asked. */
const maxSentencesBeforeQuestion = 2
/** A longer text with a goodbye may also ask about the concern. */
const maxGoodbyeWords = 8

const emergencyWords = /\b(?:15|112|maternité|urgences)\b/

/** Whether a referral for the concern names an emergency service. */
const namesEmergency = (concern: HealthConcern): boolean =>
  referralsByConcern[concern].some((sentences) => emergencyWords.test(sentences.join(' ')))

/**
 * Whether the text only reports a health concern, although its words resemble the given dangers. A referral is then
 * enough, and the companion does not ask about the dangers. Each danger must be explained by a concern:
 * - an emergency (medical or of a pregnancy) by the pattern of a health subject, or by a concern other than
 *   `generalConcern` that has a referral to an emergency service;
 * - self-harm by a urinary concern, and a child in danger by the illness of a child or baby;
 * - violence that the caller suffers, but not `violence-now`, by the pattern of a health subject ("sans préservatif").
 * No concern explains any other danger.
 */
export function isHealthConcernOnly(
  draft: ResponseDraft,
  text: string,
  dangers: readonly Danger[],
) {
  if (dangers.length === 0) return false
  const concern = findHealthConcern(text)
  const isFromPattern = findPatternSubject(draft, normaliseText(text)) !== -1
  return dangers.every((danger) => {
    if (danger === 'pregnancy-emergency' || danger === 'medical-emergency')
      return (
        isFromPattern || (concern !== null && concern !== generalConcern && namesEmergency(concern))
      )
    // "Ça me brûle quand je fais pipi" resembles a caller who burns themselves.
    if (danger === 'self-harm') return concern === 'urinary'
    if (danger === 'child-in-danger') return concern === 'child-ill' || concern === 'baby-ill'
    return isFromPattern && /^(?:partner-violence|sexual-violence|violence-suffered)$/.test(danger)
  })
}

/** Number of earlier statements that are searched for the pattern `after` of a subject. */
const maxStatementsOfContext = 6

/**
 * Returns the index of the first health subject whose `pattern` matches the text and whose `after`, if any, matches the
 * earlier statements; -1 when there is none.
 */
function findPatternSubject({ state }: ResponseDraft, normalisedText: string): number {
  const statements = state.callerStatements.slice(-maxStatementsOfContext)
  const earlierStatements = normaliseText(statements.join(' '))
  return patternSubjects.findIndex(
    ({ pattern, after }) =>
      pattern.test(normalisedText) && (after?.test(earlierStatements) ?? true),
  )
}

/**
 * Returns the index of the health subject that the text names. Returns -1 when there is none, when the text is probably
 * about the earlier concern, or when it reports something that needs no referral.
 */
function findSubject(draft: ResponseDraft, utterance: UtteranceAnalysis): number {
  const { isQuestion, isLong, normalisedText, text, topics, wordCount } = utterance
  const { callerStatements, lesson, runningActivity } = draft.state
  if (denialPattern.test(normalisedText)) return -1
  const fromPattern = findPatternSubject(draft, normalisedText)
  // In a lesson or an activity, only patterns are reliable.
  if (fromPattern !== -1 || lesson?.isActive || runningActivity) return fromPattern
  // A short question, or a detail such as "38,5", is about the earlier concern, even if its words fit another concern.
  const mayBeAboutEarlierConcern = isQuestion
    ? wordCount <= maxWordsOfQuestionWithoutConcern
    : isSeriousAddition(normalisedText)
  if (mayBeAboutEarlierConcern && findRecentConcern(draft)) return -1
  const isUnderCare = underCare.test(
    normaliseText(callerStatements.slice(-maxStatementsSinceCare).join(' ')),
  )
  if (!isQuestion && isUnderCare) return -1
  const isLongReport = isLong && !isQuestion
  const relevantText = isLongReport ? (findMostSeriousClause(text) ?? '') : text
  const concern = findHealthConcern(relevantText, { isFromLongText: isLongReport })
  if (concern === null) return -1
  const hasGraveTopic = !isQuestion && topics.some((topic) => topicsWithoutReferral.test(topic))
  // People who lose their memory may ask for the dead: "maman demande où est papa alors qu’il est mort".
  return hasGraveTopic && concern !== 'memory' ? -1 : findSubjectIndex(concern)
}

/** Number of the caller's latest statements that are searched for words about medical care. */
const maxStatementsSinceCare = 3
/** A longer question may be about a new concern. */
const maxWordsOfQuestionWithoutConcern = 7

/** After more turns without words about the concern, a question that does not name it is about something else. */
const maxTurnsSinceConcern = 8
/**
 * For this many turns after the caller mentions a concern, the caller may object to its referral, and a question that
 * names no concern is about this concern, even if the companion has named no professional.
 */
const maxTurnsOfFreshConcern = 2
/** A longer text is more than a further question. */
const maxFollowUpWords = 16
/** Number of the companion's latest sentences that are searched for a referral. */
const maxSentencesSinceReferral = 12

/** Returns the last concern if the caller spoke of it in the last `maxTurns` turns; else null. */
function findRecentConcern({ state }: ResponseDraft, maxTurns = maxTurnsSinceConcern) {
  const { healthConcern, turnCount } = state
  const isRecent = healthConcern !== null && turnCount - healthConcern.turn <= maxTurns
  return isRecent ? healthConcern : null
}

/** Whether the companion has recently named a professional; otherwise "c’est normal ?" is about something else. */
const hasReferred = ({ state }: ResponseDraft): boolean =>
  state.spokenSentences
    .slice(-maxSentencesSinceReferral)
    .some((sentence) => professionalPattern.test(sentence))

/**
 * Answers a further question about the concern of the text or of the last turns, or a detail that makes it more
 * serious. `foundSubject` is the index of the subject that the text names, or -1.
 */
function answerConcern(draft: ResponseDraft, utterance: UtteranceAnalysis, foundSubject: number) {
  const { isQuestion, normalisedText, text, wordCount } = utterance
  const namesConcern = foundSubject !== -1
  const recentConcern = findRecentConcern(draft)
  const subject = namesConcern ? foundSubject : (recentConcern?.subject ?? -1)
  if (subject === -1 || wordCount > maxFollowUpWords) return false
  const group = groupOf(subject)
  // Whether a concern about a person has just been reported, even if another rule has answered the report.
  const isFresh = group !== 'animal' && findRecentConcern(draft, maxTurnsOfFreshConcern) !== null
  if (!namesConcern && !isFresh && !hasReferred(draft)) return false
  const isWorse = !namesConcern && !isQuestion && isSeriousAddition(normalisedText)
  const sayAndRemember = (templates: readonly Template[]) => {
    rememberConcern(draft, subject, isWorse || namesConcern ? text : null)
    draft.sayAll(templates)
    if (draft.sentences.length === 0) draft.repeat(templates[0] ?? '')
    return true
  }
  if (isWorse && bodilyGroups.has(group))
    return sayAndRemember(group === 'child' ? seriousChildReplies : seriousReplies)
  if (asksWhatToTell(draft, normalisedText)) return sayWhatToTell(draft)
  const reports = normaliseText([...(recentConcern?.texts ?? []), text].join(' '))
  const isUrgent = isSerious(group, reports)
  const answers = findFollowUpAnswers(normalisedText, group, { isUrgent, namesConcern })
  if (answers) return sayAndRemember(answers)
  if (namesConcern || !whoQuestion.test(normalisedText)) return false
  sayReferral(draft, subject, null)
  return true
}

/**
 * Returns the answers of the first follow-up that matches the text and has any: those for an urgent concern, for the
 * group or for `other`. A general follow-up does not apply to a text that names a concern.
 */
const findFollowUpAnswers = (
  normalisedText: string,
  group: ConcernGroup,
  { isUrgent, namesConcern }: { isUrgent: boolean; namesConcern: boolean },
): readonly Template[] | undefined =>
  healthFollowUps
    .filter(
      ({ pattern, isGeneral }) => pattern.test(normalisedText) && !(isGeneral && namesConcern),
    )
    .map(({ answers, whenSerious }) => (isUrgent && whenSerious) || answers[group] || answers.other)
    .find((answers) => answers !== undefined)

/** Whether the caller adds what the pharmacist needs to know for emergency contraception, which is the concern. */
const isPillDetail = ({ state }: ResponseDraft, normalisedText: string) =>
  pillDetailPattern.test(normalisedText) &&
  healthSubjects[state.healthConcern?.subject ?? -1]?.concern === 'emergency-contraception'

/** Whether the caller asks what to tell the professional, or accepts the companion's offer to help with that. */
function asksWhatToTell({ state }: ResponseDraft, normalisedText: string): boolean {
  // "Je lui dis quoi ?" may be about a person whom the caller has just named.
  const isAboutOther = personInLife.test(normaliseText(state.callerStatements.at(-1) ?? ''))
  const hasOffered = state.lastResponse.at(-1)?.includes('prépare ensemble') === true
  return (
    (whatToSayQuestion.test(normalisedText) && !isAboutOther) ||
    (hasOffered && agreement.test(normalisedText))
  )
}

/**
 * Suggests what to tell the professional: the caller's latest quotable words about a concern, or a general sentence.
 */
function sayWhatToTell(draft: ResponseDraft): boolean {
  const clauses = draft.state.healthConcern?.texts.map(findConcernClause) ?? []
  const clause = clauses.findLast((one) => one !== null && quotableClause.test(one))
  return (
    (clause && draft.sayOneOf(sayToProfessionalReplies, { clause: capitaliseFirst(clause) })) ||
    draft.sayOneOf(unquotedSayToProfessionalReplies)
  )
}

/** Stores the concern of this turn and, if `text` is not null, the caller's words about it. */
function rememberConcern(draft: ResponseDraft, subject: number, text: string | null) {
  const { healthConcern: last, turnCount: turn } = draft.state
  const texts = [...(last?.texts ?? []), ...(text ? [text] : [])].slice(-maxStoredTexts)
  draft.update({ healthConcern: { subject, turn, texts } })
}

/** Number of the caller's latest texts about health concerns that are stored. */
const maxStoredTexts = 6

/**
 * Says a referral that was not said before, or repeats the first sentence of the first one when all were said. A
 * referral that begins with the professional is introduced by what hurts, if `reportedText` names it: "Pour ton dos,
 * le médecin …". If `reportedText` names nothing that hurts, an acknowledgement precedes a referral of one sentence.
 * `reportedText` is null when the caller asks a question.
 */
function sayReferral(draft: ResponseDraft, subject: number, reportedText: string | null) {
  const referrals = healthSubjects[subject]?.referrals ?? []
  const unsaid = referrals.filter(([first]) => !draft.hasSaid(draft.fill(first) ?? first))
  // Referrals of subjects found by a pattern are said in the written order.
  const isFromPattern = subject < patternSubjects.length
  const referral = unsaid[isFromPattern ? 0 : Math.floor(draft.nextRandomValue() * unsaid.length)]
  if (!referral) return draft.repeat(referrals[0]?.[0] ?? '')
  const name = reportedText === null || isFromPattern ? null : nameConcern(reportedText)
  if (reportedText !== null && !name && referral.length === 1)
    draft.sayOneOf(healthAcknowledgements)
  draft.sayAll(referral)
  if (draft.sentences.length === 0) draft.repeat(referral[0])
  const [first = ''] = draft.sentences
  if (name && professionalFirst.test(first))
    draft.sentences[0] = `Pour ${lowercaseFirst(draft.fill(name) ?? '')}, ${lowercaseFirst(first)}`
}

const groupOf = (subject: number) => findConcernGroup(healthSubjects[subject]?.concern ?? null)
