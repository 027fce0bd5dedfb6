import { normaliseText } from '../text-analysis/normalise-text'
import { type Danger, dangersByUrgency } from './danger'
import {
  dangerWords,
  hasExplicitDangerWords,
  isRuleMatchCertain,
  isThreatAfterSchoolFailure,
  isUnansweredMessage,
} from './danger-certainty'
import { findDangerAfterNewsOfDeath, findWordsBesidesFearOfLoss } from './fear-of-loss'
import { blankFiguresOfSpeech } from './figures-of-speech'
import { detectForeignDangers } from './foreign-dangers'
import { assessHelpToDie, isHelpForDyingAnimal } from './help-to-die'
import { announcesUnnamedAct, isEndingAfterLoss, isOrdinaryWishToLeave } from './hints-of-suicide'
import { type DangerEstimate, estimateDanger } from './learnt/estimate-danger'
import { mayCompleteEarlierReport } from './may-complete-earlier-report'
import { normaliseForDangerPatterns } from './normalise-for-danger-patterns'
import { isOrdinaryStatement, isPerseverance } from './ordinary-statements'
import { findPlainReport, type PlainReport } from './plain-reports'
import { isInCare, isLongOver, isNotAboutNow, isUnrelatedToCaller } from './reported-or-past'
import { matchDangerRules } from './rules/match-danger-rules'

/**
 * The probability from which each danger counts when no rule matches: a compromise between the danger sentences that
 * are missed and the false alarms in ordinary calls (docs/decisions/048-danger-detection.md).
 */
const minProbabilityByDanger: Readonly<Record<Danger, number>> = {
  'suicide-imminent': 0.5,
  suicide: 0.45,
  'suicide-of-other': 0.42,
  'self-harm': 0.5,
  poisoning: 0.55,
  'medical-emergency': 0.61,
  'pregnancy-emergency': 0.7,
  'violence-now': 0.64,
  'violence-suffered': 0.52,
  'violence-threatened': 0.35,
  'partner-violence': 0.42,
  'sexual-violence': 0.37,
  'child-in-danger': 0.54,
  'minor-caller': 0.52,
}
/**
 * The probability from which any danger counts in a text that is classified in parts. It is high because such a text
 * gets the highest probability of all its parts.
 */
const minProbabilityInLongText = 0.985
/** From this probability on, a danger that no rule recognises is `certain` if the text has explicit danger words. */
const minCertainProbabilityWithExplicitWords = 0.74
/**
 * From this probability on, a danger in a text that is classified as a whole counts even if words of the text place it
 * in the past, a film or a game. This adds no false alarm in the harmless development sentences or in 2,800 lines of
 * calls outside the training examples.
 */
const minProbabilityDespitePast = 0.95
/** Below this probability, a danger that a rule recognises is only `likely`. */
const minCertainProbabilityOfRuleMatch = 0.4

/**
 * Below these probabilities a danger that no rule recognises is only `possible`, except `minor-caller`. Most false
 * alarms in ordinary calls are below them, and few of the recognised danger sentences (decision 048).
 */
const minLikelyProbabilityWithoutDangerWords = 0.75
const minLikelyProbabilityWithDangerWords = 0.5

/** Only a text of up to this many words is joined to the caller's previous texts and judged again. */
const maxDependentWords = 6
/** A text with a lower probability of its own is not judged again with the previous texts. */
const minDependentProbability = 0.12

/**
 * Below this probability the classifier vetoes a danger that a rule recognises and that has no entry in
 * `maxVetoProbabilityByDanger`.
 */
const defaultMaxVetoProbability = 0.32
/**
 * Missing an imminent suicide, a poisoning or violence at this moment would be the worst error, so the classifier
 * vetoes these dangers only where it is fairly sure that there is none: "on mange à dix-neuf heures pile" does not mean
 * a swallowed battery ("pile"). The limits of the other dangers in this list are low because the classifier gives too
 * low a probability to the ages and schools that minors name, and to indirect words about suicide.
 */
const maxVetoProbabilityByDanger: Readonly<Partial<Record<Danger, number>>> = {
  'suicide-imminent': 0.2,
  poisoning: 0.1,
  'violence-now': 0.15,
  'minor-caller': 0.055,
  suicide: 0.2,
  'suicide-of-other': 0.12,
}

export type DangerAssessment = {
  /** Most urgent first; empty when there is none. */
  dangers: readonly Danger[]
  /**
   * `certain`: a rule or explicit words report the danger, and nothing makes that doubtful. `likely`: the text may be
   * harmless, although it resembles danger sentences or a rule matches, so a companion first asks what the caller
   * means. `possible`: it resembles them a little, as ordinary remarks also do; a companion only asks whether all is
   * well. Without dangers the certainty has no meaning.
   */
  certainty: 'certain' | 'likely' | 'possible'
}

const noDanger: DangerAssessment = { dangers: [], certainty: 'likely' }

/**
 * Returns the dangers that the text reports, and how certain they are. The text may be typed or come from
 * speech recognition. `previous`: what the caller said before, oldest first.
 *
 * Rules recognise known wordings. A classifier vetoes their dangers in texts that look like harmless examples; in a
 * text that no rule matches, it recognises at most one danger. A short text that may complete the report of a danger is
 * also judged together with what the caller said before: "j'ai tout avalé" after "la boîte de somnifères".
 */
export function assessDangers(text: string, previous: readonly string[] = []): DangerAssessment {
  if (announcesActAfterSuicidalThoughts(text, previous))
    return { dangers: ['suicide-imminent'], certainty: 'certain' }
  if (fetchesWeaponAfterViolence(text, previous))
    return { dangers: ['violence-now'], certainty: 'certain' }
  const certaintyOfHelpToDie = assessHelpToDie(text, previous)
  if (certaintyOfHelpToDie)
    return { dangers: ['suicide-of-other'], certainty: certaintyOfHelpToDie }
  if (isHelpForDyingAnimal(text, previous)) return noDanger
  if (announcesUnnamedAct(text, previous))
    return { dangers: ['suicide-imminent'], certainty: 'likely' }
  const dangerAfterNews = findDangerAfterNewsOfDeath(text, previous)
  if (dangerAfterNews) return { dangers: [dangerAfterNews], certainty: 'likely' }
  const otherWords = findWordsBesidesFearOfLoss(text, previous)
  if (otherWords !== null) return otherWords === '' ? noDanger : assessDangers(otherWords, previous)
  const assessment = assessText(text, previous)
  const report = findPlainReport(text, previous)
  if (report) return addPlainReport(assessment, report)
  const hasDanger = assessment.dangers.length > 0
  if (hasDanger || text.split(' ').length > maxDependentWords) return assessment
  if (previous.length === 0 || !mayCompleteEarlierReport(text)) return assessment
  if (estimateDanger(text).probability < minDependentProbability) return assessment
  if (isPromiseToCall(text, previous) || isPerseverance(text)) return assessment
  // Each earlier text is assessed with the texts before it, because some dangers show only in several texts together.
  const isAlreadyReported = previous.some(
    (earlier, index) => detectDangers(earlier, previous.slice(0, index)).length > 0,
  )
  if (isAlreadyReported) return assessment
  const joinedAssessment = assessText([...previous, text].join(' '), [])
  // Harmless texts before the last one can make the joined text look harmless.
  return joinedAssessment.dangers.length > 0
    ? joinedAssessment
    : assessText(`${previous.at(-1)} ${text}`, [])
}

/** Adds a plainly reported danger to certain dangers, and replaces uncertain ones with it. */
function addPlainReport(
  { dangers, certainty }: DangerAssessment,
  report: Pick<PlainReport, 'danger' | 'certainty'>,
): DangerAssessment {
  if (certainty !== 'certain') return { dangers: [report.danger], certainty: report.certainty }
  const isReported = (danger: Danger) => danger === report.danger || dangers.includes(danger)
  return { dangers: dangersByUrgency.filter(isReported), certainty }
}

const announcedAct =
  /\bje (?:vais|m en vais) le faire\b|\bje le fais (?:ce soir|cette nuit|maintenant)\b|\bje (?:vais|veux|voudrais) (?:la|le|les|l) (?:rejoindre|retrouver|(?:re)?voir la haut)\b|^(?:(?:oui|bon|ok|voila|c est bon) )*(?:j y vais|je suis (?:prete?|decidee?)|c est decide|c est pour ce soir|ce soir|adieu)$/
const helpOrTalk = /\b(?:appel\w*|telephon\w*|compos\w*|parl\w*|3114|15|114|medecin|psy\w*)\b/

/**
 * Whether words such as "je vais le faire" or "je vais la rejoindre" may announce a suicide: the caller reported
 * suicidal thoughts or self-harm before, and the text mentions no call and no helper.
 */
function announcesActAfterSuicidalThoughts(text: string, previous: readonly string[]): boolean {
  const normalisedText = normaliseText(text)
  if (!announcedAct.test(normalisedText) || helpOrTalk.test(normalisedText)) return false
  return previous.some((earlier, index) =>
    detectDangers(earlier, previous.slice(0, index)).some((danger) =>
      suicideOrSelfHarm.has(danger),
    ),
  )
}

const weaponBeingFetched =
  /\b(?:il|elle|ils) (?:est|sont|va|vont|revient|reviennent) (?:\w+ ){0,3}(?:chercher|prendre|recuperer|avec) (?:un|une|son|sa|le|la|l|des) ?(?:fusil|armes?|couteaux?|carabine|pistolet|flingue|batte|barre|hache|machette)\b/

/** Whether somebody fetches or has a weapon after the caller reported violence: "il va chercher son fusil". */
const fetchesWeaponAfterViolence = (text: string, previous: readonly string[]): boolean =>
  weaponBeingFetched.test(normaliseText(text)) &&
  previous.some((earlier, index) =>
    detectDangers(earlier, previous.slice(0, index)).some((danger) => violenceToCaller.has(danger)),
  )

const violenceToCaller: ReadonlySet<Danger> = new Set([
  'violence-now',
  'partner-violence',
  'violence-suffered',
  'sexual-violence',
])

const suicideOrSelfHarm: ReadonlySet<Danger> = new Set(['suicide-imminent', 'suicide', 'self-harm'])

/** Whether words such as "je vais le faire" mean the call or talk that the caller has just mentioned. */
const isPromiseToCall = (text: string, previous: readonly string[]): boolean =>
  announcedAct.test(normaliseText(text)) && helpOrTalk.test(normaliseText(previous.at(-1) ?? ''))

/** Returns every danger that the text reports, most urgent first, however certain. */
export const detectDangers = (text: string, previous: readonly string[] = []): readonly Danger[] =>
  assessDangers(text, previous).dangers

/** Returns the most urgent danger that the text reports, or null. */
export const detectDanger = (text: string): Danger | null => detectDangers(text)[0] ?? null

/** Assesses the text in French and in the languages of lessons, without the special cases of `assessDangers`. */
function assessText(text: string, previous: readonly string[]): DangerAssessment {
  const foreignDangers = detectForeignDangers(text)
  const frenchAssessment = assessFrench(text, previous)
  if (foreignDangers.length === 0) return frenchAssessment
  const dangers = dangersByUrgency.filter(
    (danger) => foreignDangers.includes(danger) || frenchAssessment.dangers.includes(danger),
  )
  return { dangers, certainty: 'certain' }
}

function assessFrench(text: string, previous: readonly string[]): DangerAssessment {
  const sentences = blankFiguresOfSpeech(
    normaliseForDangerPatterns(text),
    normaliseForDangerPatterns(previous.join('. ')),
  )
  const isOrdinary =
    isOrdinaryStatement(text) ||
    isOrdinaryWishToLeave(text, previous) ||
    isEndingAfterLoss(text, previous) ||
    isThreatAfterSchoolFailure(text, previous) ||
    isUnansweredMessage(text, previous)
  if (sentences.trim() === '' || isOrdinary) return noDanger
  const matchedDangers = matchDangerRules(sentences)
  if (matchedDangers.size === 0) return assessEstimate(estimateDanger(text), sentences, previous)
  const estimate = estimateReport(text)
  const dangers = dangersByUrgency.filter((danger) => matchedDangers.has(danger))
  // If one danger is not vetoed, the others count too.
  if (dangers.every((danger) => isVetoed(danger, estimate))) return noDanger
  const isCertain =
    estimate.probability >= minCertainProbabilityOfRuleMatch &&
    dangers.some((danger) => isRuleMatchCertain(danger, [...previous, text]))
  return { dangers, certainty: isCertain ? 'certain' : 'likely' }
}

/**
 * Estimates a text that a rule matches, as a whole and without its opening words, and returns the higher estimate:
 * opening words such as "bonsoir, je voulais vous dire que" make any text look harmless.
 */
function estimateReport(text: string): DangerEstimate {
  const report = normaliseText(text).replace(openingWords, '')
  const [whole, withoutOpening] = [estimateDanger(text), estimateDanger(report)]
  return withoutOpening.probability > whole.probability ? withoutOpening : whole
}

const openingWords =
  /^(?:(?:bonsoir|bonjour|salut|coucou|allo|alors|voila|bon|ben|bah|euh|en fait|ecoute|ecoutez|oui|ouais|et|donc|pardon) )*(?:(?:je|j) (?:voulais|voudrais|veux|dois|vais|ai besoin de|appelle pour|t appelle pour|vous appelle pour) (?:te |t |vous |juste |quand meme )*(?:dire|avouer|annoncer|prevenir|expliquer) qu(?:e (?=\w)| (?=(?:il|elle|on|ils|elles)\b))|il faut que je (?:te |vous )?dise qu(?:e (?=\w)| (?=(?:il|elle|on|ils|elles)\b)))?/

const isVetoed = (danger: Danger, { probability }: DangerEstimate): boolean =>
  probability < (maxVetoProbabilityByDanger[danger] ?? defaultMaxVetoProbability)

/** Decides whether the classifier's estimate of a text that no rule matches counts as a danger. */
function assessEstimate(
  { probability, danger, isLong }: DangerEstimate,
  sentences: string,
  previous: readonly string[],
): DangerAssessment {
  const minProbabilityOfDanger = minProbabilityByDanger[danger]
  if (probability < (isLong ? minProbabilityInLongText : minProbabilityOfDanger)) return noDanger
  if (danger === 'medical-emergency' && isInCare(sentences)) return noDanger
  if (danger === 'minor-caller' && mayBeAboutSomebodyElse(sentences)) return noDanger
  const isOver = dangersThatCountInPast.has(danger)
    ? isLongOver(sentences)
    : isNotAboutNow(sentences)
  // No rule matched, so there is no matched wording to pass.
  const isOverOrUnrelated = isOver || isUnrelatedToCaller(sentences, '')
  if (isOverOrUnrelated && (isLong || probability < minProbabilityDespitePast)) return noDanger
  const context = `${normaliseForDangerPatterns(previous.join('. '))} ${sentences}`
  const isInjury = injuryWords.test(context) && !pregnancyWords.test(context)
  const isInjuryOnly = danger === 'pregnancy-emergency' && isInjury
  const dangers: readonly Danger[] = [isInjuryOnly ? 'medical-emergency' : danger]
  const isCertain =
    probability >= minCertainProbabilityWithExplicitWords && hasExplicitDangerWords(sentences)
  if (isCertain) return { dangers, certainty: 'certain' }
  const minLikelyProbability = dangerWords.test(sentences)
    ? minLikelyProbabilityWithDangerWords
    : minLikelyProbabilityWithoutDangerWords
  const isLikely = danger === 'minor-caller' || probability >= minLikelyProbability
  return { dangers, certainty: isLikely ? 'likely' : 'possible' }
}

/**
 * After such a word, bleeding is an injury unless the text names a pregnancy: "j'ai frappé ma femme", "elle saigne".
 */
const injuryWords =
  / (?:frappe\w*|tape\w*|cogne\w*|battu\w*|gifle\w*|pousse\w*|blesse\w*|poignarde\w*|couteau|eu un accident|accident de (?:voiture|moto|velo)|des coups|recu un coup|coups? de (?:pied|poing|boule|tete|genou|baton|ceinture|marteau)s?|coups? (?:dans|sur)) /
const pregnancyWords =
  / (?:enceinte|grossesse|bebe|foetus|fausse couche|accouch\w*|contractions?|(?:les|des|mes) eaux|mois|semaines?|terme|maternite|sage femme|echographie|ventre|perds|pertes?|regles|placenta|avort\w*|ivg|jumeaux) /

const callerWords = / (?:je|j|me|m|moi|mon|ma|mes) /
const maxWordsOfRemark = 3

/**
 * Whether a text with an age, or of a few words, may be about an animal or another person, because it does not mention
 * the caller: "neuf ans en juin", "carnet de correspondance". Asking an adult for their age is worse than asking a
 * minor later.
 */
const mayBeAboutSomebodyElse = (sentences: string): boolean =>
  !callerWords.test(sentences) &&
  (/ ans /.test(sentences) || sentences.trim().split(' ').length <= maxWordsOfRemark)

/** Dangers that count even when the text puts them in the past, unless it also says that all is well now. */
const dangersThatCountInPast: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'sexual-violence',
])
