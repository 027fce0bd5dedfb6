import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  generalHealthAnswers,
  type HealthSubject,
  healthQuestions,
  healthSubjects,
} from '../../templates/health-templates'
import { storyReplies, sympathies } from '../../templates/listening-templates'
import type { TopicId } from '../../topics/topic'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { findMostSeriousClause } from '../../understanding/find-clauses'
import { joinDetails } from '../../understanding/find-details'
import { isGoodbye } from '../../understanding/goodbye'

/** Questions that are about health only if the caller has spoken of health before. */
const followUpPattern =
  /^et (mon|ma|mes) |\b((ca|c est) (vient|lie|cause\w*|a cause)|a cause de|alcool|c est (grave|normal|dangereux|risque|inquietant|contagieux|douloureux|permis)|ca fait mal|ca (peut|va) (attendre|passer|revenir|se soigner)|(voir|consulter|appeler|aller voir|parler a) (qui|quel(le)?)\b|qui (je )?(dois|puis|peux|faut|consulter|appeler|voir)|quel(le)? (medecin|specialiste|professionnel|docteur)|un(e)? specialiste|urgences?|je (peux|dois|devrais) (en )?(prendre|attendre|arreter|continuer|m inquieter|consulter)|il faut (que je )?(consulte|m inquiete)|sans ordonnance|si j ai bu|avec (de )?l alcool|combien (j en|de|je) (peux|prends?|comprimes?))\b/

/** Words that are about the body in any context. */
const bodyQuestionPattern =
  /\b(quel(le)? (medecin|specialiste|professionnel)|sans ordonnance|si j ai bu|avec (de )?l alcool|consulter qui|qui consulter)\b/

/** Topics that get an acknowledgement of their own before the medical referral. */
const acknowledgedFirst: ReadonlySet<TopicId> = new Set([
  'miscarriage',
  'pet-loss',
  'grief',
  'past-violence',
  'panic',
  'exhaustion',
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

/** A medicine or a remedy that somebody else takes in a story: not about the caller's health. */
const notAboutHealth =
  /\b(veto|veterinaire|(?:mon|ma|mes|le|la|notre|son) (?:chat|chatte|chats|chien|chienne|chiens|lapin|cheval)|rouges? gorges?|robot|telecommande|clavier|chemise|veste|manteau|film|serie|roman|livre|panne de (courant|voiture|reveil|inspiration)|serr\w* les dents|casse\w* les pieds|plein le dos)\b/

/** "Comment vous diriez ça, vous ?" */
const asksForWording = /\b(?:dirais|diriez|formul\w*|tourner\w*) (?:ca|cela|la chose)\b/

/**
 * Answers questions of health in every category: never with a judgement, always with who can judge
 * and when. A report of pain is acknowledged first, then answered the same way, once for each subject.
 */
export function answerHealthQuestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, isQuestion } = utterance
  if (notAboutHealth.test(normalisedText) || utterance.act === 'asks-self') return false
  if (!isQuestion && (!isAboutCaller(utterance) || isUnderway.test(normalisedText))) return false
  if (!isQuestion && (isCaredFor(draft) || othersPregnancy.test(normalisedText))) return false
  if (aboutOtherMatters.test(normalisedText) || asksForWording.test(normalisedText)) return false
  if (utterance.wordCount <= 8 && isGoodbye(utterance.text)) return false
  const point = utterance.isStory && !isQuestion ? findStoryPoint(utterance) : normalisedText
  const found = healthSubjects.findIndex(({ pattern }) => pattern.test(point))
  if (!isQuestion && utterance.topics.some((topic) => acknowledgedFirst.has(topic))) {
    if (found !== -1) draft.update({ healthSubject: found })
    return false
  }
  const { healthSubject } = draft.state
  const { topic } = draft.state
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
  if (found === -1 && !isFollowUp && !isIntimate && !bodyQuestionPattern.test(normalisedText))
    return false
  const index = found === -1 ? healthSubject : found
  const subject = index === null ? undefined : healthSubjects[index]
  // A medicine taken for it does not change who is asked about it.
  const kept = found === medicineIndex && healthSubject !== null ? healthSubject : index
  draft.update({ healthSubject: kept, topic: 'health-worry', turnsSinceTopic: 0 })
  if (!isQuestion && !asksWhat(normalisedText))
    return receive(draft, subject, index !== healthSubject, utterance)
  sayAnswer(draft, subject)
  return true
}

/** The caller takes leave, or says that a professional knows already: nobody is sent to a doctor then. */
const isUnderway =
  /\b(?:a bientot|au revoir|bonne (?:nuit|soiree|journee)|je (?:te|vous) laisse)\b|\bon m a (?:trouve|annonce|diagnostique)\b|\bdiagnosti\w+|\b(?:mon|ma|le|la|l) (?:medecin|docteur|cardiologue|urologue|gyneco\w*|kine|infirmiere?|dentiste|specialiste) (?:m a|dit|a dit|est)\b/

/** Whether an ailment is the caller's own, or that of the caller's child, which has answers of its own. */
const isAboutCaller = ({ normalisedText }: UtteranceAnalysis) =>
  /\b(?:je|j|m|me|moi)\b/.test(normalisedText) ||
  !/\b(?:il|elle|ils|elles|son|sa|ses|mon|ma|mes)\b/.test(normalisedText) ||
  (healthSubjects[0]?.pattern.test(normalisedText) ?? false)

/** Somebody else's pregnancy, told without a complaint, is no question of health. */
const othersPregnancy =
  /^(?!.*\b(?:mal|sang|saigne\w*|douleurs?|contractions)\b).*\b(?:elle|(?:ma|notre) \w+) (?:est|etait|sera) enceinte\b/

/** What to say to somebody, or how to get somewhere. */
const aboutOtherMatters =
  /\b(?:(?:lui|leur) (?:dis|dire|parle|parler|en parler|annonce\w*|explique\w*)|prendre (?:le |un )?(?:bus|train|metro|taxi|velo|avion|la voiture))\b/

/** Searches a long story only in its most serious clause and its end, not in everything it mentions. */
const findStoryPoint = ({ normalisedText, text, wordCount }: UtteranceAnalysis) =>
  wordCount < 40
    ? normalisedText
    : `${normaliseText(findMostSeriousClause(text) ?? '')} ${normalisedText.split(' ').slice(-15).join(' ')}`

/** Somebody is already under medical care, so no referral is needed. */
const isCaredFor = (draft: ResponseDraft) =>
  draft.state.callerStatements
    .slice(-3)
    .some((text) => /\b(hopital|hosto|urgences|samu|reanimation|soins)\b/.test(normaliseText(text)))

const medicineIndex = healthSubjects.findIndex(({ pattern }) => pattern.test('medicament'))

const asksWhat = (normalisedText: string) =>
  /\b(je (peux|dois|devrais|voudrais savoir|me demande)|faut il|est ce que|ca vient de)\b/.test(
    normalisedText,
  )

/** From this length on a caller tells a story: its feeling and details come before the referral. */
const minStoryWords = 20

function receive(
  draft: ResponseDraft,
  subject: HealthSubject | undefined,
  isNew: boolean,
  { details, mood, wordCount }: UtteranceAnalysis,
) {
  if (!subject) return false
  if (!isNew) return subject.furtherAnswers.some((answer) => draft.sayOneOf([answer]))
  if (wordCount >= minStoryWords && mood && mood !== 'joy') {
    draft.sayOneOf(sympathies[mood])
    if (details.length > 0) draft.sayOneOf(storyReplies, { details: joinDetails(details) })
    draft.sayAll(subject.answers.slice(0, 2))
    return draft.sentences.length > 0
  }
  draft.sayOneOf([subject.reception])
  draft.sayAll(subject.answers.slice(0, 2))
  return draft.sentences.length > 0 && (draft.sayOneOf(healthQuestions) || true)
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
