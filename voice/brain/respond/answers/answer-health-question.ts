import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { healthReceptions, referralsByConcern } from '../../templates/health-referrals'
import type { HealthSubject } from '../../templates/health-subject'
import {
  findConcernSubject,
  firstAilmentIndex,
  generalHealthAnswers,
  healthQuestions,
  healthSubjects,
} from '../../templates/health-templates'
import { storyReplies, sympathies } from '../../templates/listening-templates'
import type { Template } from '../../templates/template'
import type { TopicId } from '../../topics/topic'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findMostSeriousClause } from '../../understanding/find-clauses'
import { joinDetails } from '../../understanding/find-details'
import { isGoodbye } from '../../understanding/goodbye'
import { findHealthConcern } from '../../understanding/health/find-health-concern'
import { isInStory } from '../crisis/danger-in-scene'

/** Matches questions that are about health only if the caller spoke of health before. */
const followUpPattern =
  /^et (mon|ma|mes) |\b((ca|c est) (vient|lie|cause\w*|a cause)|a cause de|alcool|c est (grave|normal|dangereux|risque|inquietant|contagieux|douloureux|permis)|ca fait mal|ca (peut|va) (attendre|passer|revenir|se soigner)|(voir|consulter|appeler|aller voir|parler a) (qui|quel(le)?)\b|qui (je )?(dois|puis|peux|faut|consulter|appeler|voir)|quel(le)? (medecin|specialiste|professionnel|docteur)|un(e)? specialiste|urgences?|je (peux|dois|devrais) (en )?(prendre|attendre|arreter|continuer|m inquieter|consulter)|il faut (que je )?(consulte|m inquiete)|sans ordonnance|si j ai bu|avec (de )?l alcool|combien (j en|de|je) (peux|prends?|comprimes?))\b/

/** Matches words that are about the body in any context. */
const bodyQuestionPattern =
  /\b(quel(le)? (medecin|specialiste|professionnel)|sans ordonnance|si j ai bu|avec (de )?l alcool|consulter qui|qui consulter)\b/

/** Topics that are acknowledged by other rules before the caller is referred to a doctor. */
const topicsAcknowledgedElsewhere: ReadonlySet<TopicId> = new Set([
  'miscarriage',
  'pet-loss',
  'grief',
  'past-violence',
  'panic',
  'exhaustion',
  'breakup',
])

/** Topics beside which no complaint is referred. */
const gravestTopics: ReadonlySet<TopicId> = new Set([
  'pet-loss',
  'grief',
  'past-violence',
  'breakup',
])

/** Earlier topics that make "c'est grave ?" a question about health. */
const bodilyTopics: ReadonlySet<TopicId> = new Set([
  'panic',
  'exhaustion',
  'health-worry',
  'sleep',
  'tiredness',
])

/** Words of the last statements that make "c'est normal ?" a question about the body. */
const bodyWords =
  /\b(mal|douleurs?|sang|saigne\w*|regles|medecin|erection|marche (plus|pas)|rapports|libido|envie|corps|sein|sexe|testicule|vulve|bouton|brule\w*|gratte\w*|operation|accouch\w*|grossesse|pilule|menopause|capote|preservatif|cycle|ventre)\b/

/** Matches animals, things and idioms whose words resemble a question about health. */
const unrelatedPattern =
  /\b(veto|veterinaire|(?:mon|ma|mes|le|la|notre|son) (?:chat|chatte|chats|chien|chienne|chiens|lapin|cheval)|rouges? gorges?|robot|telecommande|clavier|chemise|veste|manteau|film|serie|roman|livre|panne de (courant|voiture|reveil|inspiration)|serr\w* les dents|casse\w* les pieds|plein le dos)\b/

/** Matches a question about wording: "comment vous diriez ça, vous ?" */
const wordingQuestion = /\b(?:dirais|diriez|formul\w*|tourner\w*) (?:ca|cela|la chose)\b/

/**
 * Answers questions about health in every category: without judging, and with whom to consult and how soon. A
 * report of pain is acknowledged first, then answered in the same way, once for each subject.
 */
export function answerHealthQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, isQuestion } = utterance
  if (unrelatedPattern.test(normalisedText) || utterance.act === 'asks-self') return false
  if (needsNoReferral(draft, utterance)) return false
  const searchedText = utterance.isStory && !isQuestion ? findStoryPart(utterance) : normalisedText
  const subjectIndex = findSubject(draft, searchedText)
  const isAlwaysReferred = healthSubjects[subjectIndex]?.isAlwaysReferred ?? false
  const isOrdinaryReport = !isQuestion && !isAlwaysReferred
  if (isOrdinaryReport && !isAboutCaller(normalisedText)) return false
  if (
    isOrdinaryReport &&
    utterance.topics.some((topic) => topicsAcknowledgedElsewhere.has(topic))
  ) {
    if (subjectIndex !== -1) draft.update({ healthSubject: subjectIndex })
    return false
  }
  const { healthSubject, topic } = draft.state
  const isAboutBody = healthSubject !== null || (topic !== null && bodilyTopics.has(topic))
  const isShortQuestion =
    healthSubject !== null &&
    draft.state.turnsSinceTopic <= 1 &&
    utterance.wordCount <= 8 &&
    !/\b(tu|vous) (me|es|etes)\b/.test(normalisedText) &&
    (utterance.act === null ||
      utterance.act === 'asks-opinion' ||
      utterance.act === 'asks-information') &&
    isQuestion
  const isFollowUp = isAboutBody && (isShortQuestion || followUpPattern.test(normalisedText))
  const isIntimate =
    draft.context.companion.category === 'intime_sante' &&
    draft.state.callerStatements.slice(-4).some((text) => bodyWords.test(normaliseText(text))) &&
    /(?:^|\b(?:ans|mois|temps|et|mais|dis|est ce que) )(?:c est|ca) (?:peut etre |est )?(?:normal|grave|dangereux|rare|frequent|courant|definitif|soigne)\b/.test(
      normalisedText,
    )
  if (
    subjectIndex === -1 &&
    !isFollowUp &&
    !isIntimate &&
    !bodyQuestionPattern.test(normalisedText)
  )
    return false
  const index = subjectIndex === -1 ? healthSubject : subjectIndex
  const subject = index === null ? undefined : healthSubjects[index]
  // When the caller adds which medicine they take, the person to consult stays the same.
  const rememberedSubject =
    subjectIndex === medicineIndex && healthSubject !== null ? healthSubject : index
  draft.update({ healthSubject: rememberedSubject, topic: 'health-worry', turnsSinceTopic: 0 })
  if (!isQuestion && !asksForAdvice(normalisedText))
    return acknowledgeAndRefer(draft, subject, index !== healthSubject, utterance)
  sayAnswer(draft, subject)
  return true
}

/**
 * Matches texts after which no referral is needed: a goodbye, a professional who already knows, or the news of
 * somebody else's pregnancy without a complaint.
 */
const needsNoReferralPattern =
  /\b(?:a bientot|au revoir|bonne (?:nuit|soiree|journee)|je (?:te|vous) laisse)\b|\bon m a (?:trouve|annonce|diagnostique)\b|\bdiagnosti\w+|\b(?:mon|ma|le|la|l) (?:medecin|docteur|cardiologue|urologue|gyneco\w*|kine|infirmiere?|dentiste|specialiste) (?:m a|dit|a dit|est)\b|^(?!.*\b(?:mal|sang|saigne\w*|douleurs?|contractions)\b).*\b(?:elle|(?:ma|notre) \w+) (?:est|etait|sera) enceinte\b/

/**
 * Refers a concern about health that is recognised from examples to a professional, with a time. Long stories are
 * left to the patterns, which search their gravest part.
 */
export function referHealthConcern(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, isQuestion, normalisedText, text, topics } = utterance
  const { lesson, runningActivity } = draft.state
  if (lesson?.isActive || runningActivity || isInStory(draft)) return false
  if (act === 'asks-self' || needsNoReferral(draft, utterance)) return false
  if (!isQuestion && (utterance.isStory || topics.some((topic) => gravestTopics.has(topic))))
    return false
  const writtenSubject = findSubject(draft, normalisedText)
  if (writtenSubject !== -1 && writtenSubject < firstAilmentIndex) return false
  const concern = findHealthConcern(text)
  if (concern === null) return false
  draft.update({
    healthSubject: findConcernSubject(concern),
    topic: 'health-worry',
    turnsSinceTopic: 0,
  })
  const isReport = !isQuestion && !asksForAdvice(normalisedText)
  if (isReport) draft.sayOneOf(healthReceptions)
  const referrals = referralsByConcern[concern]
  const unsaid = referrals.filter(([first]) => !draft.hasSaid(draft.fill(first) ?? first))
  const referral = unsaid[Math.floor(draft.nextRandomValue() * unsaid.length)]
  if (referral) draft.sayAll(referral)
  else draft.repeat(referrals[0][0])
  return !isReport || draft.sentences.length > 3 || draft.sayOneOf(healthQuestions) || true
}

/** Whether somebody is under care already, or the caller asks about something else. */
const needsNoReferral = (
  draft: ResponseDraft,
  { isQuestion, normalisedText, text, wordCount }: UtteranceAnalysis,
) =>
  (!isQuestion && (isUnderCare(draft) || needsNoReferralPattern.test(normalisedText))) ||
  otherMattersPattern.test(normalisedText) ||
  wordingQuestion.test(normalisedText) ||
  (wordCount <= 8 && isGoodbye(text))

/** Whether the ailment is the caller's own. Most ailments of other people need no referral. */
const isAboutCaller = (normalisedText: string) =>
  /\b(?:je|j|m|me|moi)\b/.test(normalisedText) ||
  !/\b(?:il|elle|ils|elles|son|sa|ses|mon|ma|mes)\b/.test(normalisedText)

/** Returns the index of the first subject that matches the text after what the caller said before, or -1. */
function findSubject({ state }: ResponseDraft, text: string): number {
  const earlier = normaliseText(state.callerStatements.slice(-6).join(' '))
  return healthSubjects.findIndex(
    ({ pattern, after }) => pattern.test(text) && (after?.test(earlier) ?? true),
  )
}

/** Matches questions about what to say to somebody, or how to get somewhere. */
const otherMattersPattern =
  /\b(?:(?:lui|leur) (?:dis|dire|parle|parler|en parler|annonce\w*|explique\w*)|prendre (?:le |un )?(?:bus|train|metro|taxi|velo|avion|la voiture))\b/

/** Returns the part of a story to search: the most serious clause and the end when it is long, else all of it. */
const findStoryPart = ({ normalisedText, text, wordCount }: UtteranceAnalysis) =>
  wordCount < 40
    ? normalisedText
    : `${normaliseText(findMostSeriousClause(text) ?? '')} ${normalisedText.split(' ').slice(-15).join(' ')}`

/** Whether somebody is already under medical care, so that no referral is needed. */
const isUnderCare = (draft: ResponseDraft) =>
  draft.state.callerStatements
    .slice(-3)
    .some((text) => /\b(hopital|hosto|urgences|samu|reanimation|soins)\b/.test(normaliseText(text)))

const medicineIndex = healthSubjects.findIndex(({ pattern }) => pattern.test('medicament'))

const asksForAdvice = (normalisedText: string) =>
  /\b(je (peux|dois|devrais|voudrais savoir|me demande)|faut il|est ce que|ca vient de)\b/.test(
    normalisedText,
  )

/** In a report of at least this length, feelings and details are acknowledged before the referral. */
const minStoryWords = 20

function acknowledgeAndRefer(
  draft: ResponseDraft,
  subject: HealthSubject | undefined,
  isNew: boolean,
  { details, mood, wordCount }: UtteranceAnalysis,
) {
  if (!subject) return false
  if (!isNew) return refer(draft, [], subject)
  if (wordCount >= minStoryWords && mood && mood !== 'joy') {
    draft.sayOneOf(sympathies[mood])
    if (details.length > 0) draft.sayOneOf(storyReplies, { details: joinDetails(details) })
  } else draft.sayOneOf([subject.reception])
  refer(draft, subject.answers.slice(0, 2), subject)
  // A response with more sentences would lose its middle, which names the professional.
  return draft.sentences.length > 3 || draft.sayOneOf(healthQuestions) || true
}

/** Says what was not yet said about whom to consult, or repeats it: a referral matters more than variety. */
function refer(draft: ResponseDraft, answers: readonly Template[], subject: HealthSubject) {
  const count = draft.sentences.length
  draft.sayAll(answers)
  if (draft.sentences.length > count) return true
  if (!subject.furtherAnswers.some((one) => draft.sayOneOf([one]))) draft.repeat(subject.answers[0])
  return true
}

function sayAnswer(draft: ResponseDraft, subject: HealthSubject | undefined) {
  const isKnown = subject?.answers.some((answer) => draft.hasSaid(draft.fill(answer) ?? answer))
  if (isKnown) subject?.furtherAnswers.some((answer) => draft.sayOneOf([answer]))
  draft.sayAll(subject?.answers ?? [])
  if (draft.sentences.length > 0) return
  draft.sayAll(generalHealthAnswers.slice(0, 2))
  if (draft.sentences.length > 0 || draft.sayOneOf(generalHealthAnswers)) return
  const [answer] = generalHealthAnswers
  if (answer) draft.repeat(answer)
}
