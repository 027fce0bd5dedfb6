import { TextClassifier } from '../../../text-analysis/classifier/text-classifier'
import {
  complaintConcepts,
  harmlessStatements,
  newsFromHospital,
} from '../../knowledge/words/complaint-words'
import type { Purpose } from '../../purposes/purpose'
import { ratePurposes } from '../../purposes/recognise-purpose'
import type examples from './health-examples.json'
import storedClassifiers from './health-weights.json'
import { toHealthWords } from './health-words'

/** A health problem, for which the companion names a professional and how soon to see one. */
export type HealthConcern = Exclude<keyof typeof examples, 'none'>

/**
 * Minimum probabilities that the text reports any concern: when the kind of concern is clear, vague and uncertain. The
 * less certain the kind, the more probable the concern must be, because wrong recognitions seldom resemble one kind
 * clearly (docs/decisions/067).
 */
const minProbability = 0.2
const minVagueProbability = 0.4
const minUncertainProbability = 0.9

/**
 * A text of at least this many words counts as long. One of its clauses may report a concern, but because the text also
 * says much else, the concern needs the higher probability `minProbabilityInLongText`.
 */
const minWordsOfLongText = 26
const minProbabilityInLongText = 0.97

/** The concern whose referrals fit any complaint. */
export const generalConcern: HealthConcern = 'chronic'

/** Concerns that may only be the effect of a hard day, so they are ignored in a long text. */
const concernsOfHardDays: readonly string[] = ['low-mood', 'trauma', 'sleep']

/**
 * Concerns whose referral, after a wrong recognition, would be out of place or would hurt the caller. They need
 * `minVagueProbability`, even if the kind is clear.
 */
const delicateConcerns: ReadonlySet<string> = new Set([
  ...concernsOfHardDays,
  generalConcern,
  'erection',
  'voices',
])

/** Minimum rating of a concern (see `rateConcern`). */
const minRating = 1.5

/** From this probability on, the most probable kind is clear. Below it, the kind is vague. */
const minClearKindProbability = 0.7
/** When the most probable kind is below this, the kind is uncertain, and the concern counts as `generalConcern`. */
const minKindProbability = 0.4

/** Purposes with which words for the body seldom report a concern: "zéro carie, bravo", "combien d'os a le corps". */
const pleasantPurposes: readonly Purpose[] = ['tells-joy', 'tells-plan', 'tells-funny']
const impersonalPurposes: readonly Purpose[] = ['asks-fact', 'asks-view', 'answers', 'says-goodbye']

/** How much the log-odds of these purposes lower the rating of a concern. */
const purposeFactor = 0.4

/**
 * Factor for the probability of a clause of a text that is not long. The clauses of such a text count only if the whole
 * text reaches `minProbability`.
 */
const clauseFactor = 0.9

/** Concerns about a part of the body that texts often mention for other reasons: "elle m'a regardé dans les yeux". */
const bodyPartConcerns: ReadonlySet<string> = new Set(['teeth', 'eyes', 'nose'])

const concernDetector = TextClassifier.restore(storedClassifiers.detector)
const concernSorter = TextClassifier.restore(storedClassifiers.sorter)

/**
 * Returns the health concern that the text reports or asks about; null when there is none. `isFromLongText` says
 * whether the text is a clause of a long text.
 */
export function findHealthConcern(
  text: string,
  { isFromLongText = false } = {},
): HealthConcern | null {
  if (harmlessStatements.test(text.trim()) || newsFromHospital.test(text)) return null
  const whole = toHealthWords(text)
  if (isTooShort(whole)) return null
  const isLong = isFromLongText || text.trim().split(/\s+/).length >= minWordsOfLongText
  const clause = findLikeliest(splitClauses(text).map(toHealthWords)) ?? whole
  const wholeProbability = estimateConcern(whole)
  const clauseProbability = estimateConcern(clause) * (isLong ? 1 : clauseFactor)
  const usesClause =
    (isLong || wholeProbability >= minProbability) && clauseProbability > wholeProbability
  const words = usesClause ? clause : whole
  const probability = usesClause ? clauseProbability : wholeProbability
  if (probability < (isLong ? minProbabilityInLongText : minProbability)) return null
  if (rateConcern(probability, text) < minRating) return null
  return findKindOfConcern(words, probability, isLong)
}

/**
 * Returns the kind of a concern that the words report with the given probability. Returns null when the kind shows that
 * the words report no concern, or when the probability is too low for a kind that is vague or uncertain.
 */
function findKindOfConcern(
  words: string,
  probability: number,
  isLong: boolean,
): HealthConcern | null {
  const [kind] = concernSorter.classify(words)
  if (!kind || (isLong && concernsOfHardDays.includes(kind.label))) return null
  const isVague = kind.probability < minClearKindProbability || delicateConcerns.has(kind.label)
  if (isVague && probability < minVagueProbability) return null
  if (kind.probability < minKindProbability)
    return probability < minUncertainProbability ? null : generalConcern
  const isPassingMention = bodyPartConcerns.has(kind.label) && !complaintConcepts.test(words)
  return isPassingMention ? null : (kind.label as HealthConcern)
}

/** Rates a probable concern in log-odds: lower, the more probably the whole text is pleasant or impersonal. */
function rateConcern(probability: number, text: string): number {
  const { probabilities } = ratePurposes(text)
  const rate = (purposes: readonly Purpose[]) =>
    toLogOdds(purposes.reduce((sum, purpose) => sum + (probabilities.get(purpose) ?? 0), 0))
  return (
    toLogOdds(probability) - purposeFactor * (rate(pleasantPurposes) + rate(impersonalPurposes))
  )
}

/** Limits the probability first, because the log-odds of 0 and 1 are infinite. */
function toLogOdds(probability: number): number {
  const limited = Math.min(Math.max(probability, 0.0001), 0.9999)
  return Math.log(limited / (1 - limited))
}

/** Returns the caller's clause that most probably reports a health concern; null when every clause is too short. */
export function findConcernClause(text: string): string | null {
  const clauses = splitClauses(text.replace(/'/g, '’'))
  const likeliest = findLikeliest(clauses.map(toHealthWords))
  const clause = clauses.find((one) => toHealthWords(one) === likeliest)
  return clause?.replace(leadingWords, '').trim() ?? null
}

const leadingWords = /^(?:\s*(?:et|puis|mais|alors|bon|ben|donc|en fait|oui|non) )+/i

const splitClauses = (text: string): readonly string[] =>
  text.split(/[.!?;:,…]+ ?| (?:mais|et|alors|donc|parce que) (?=j|m|c)/)

const isTooShort = (words: string) => words.split(' ').length <= 2

/** Returns the text that most probably expresses a concern; null when all are too short. */
const findLikeliest = (texts: readonly string[]): string | null =>
  texts
    .filter((words) => !isTooShort(words))
    .sort((one, other) => estimateConcern(other) - estimateConcern(one))[0] ?? null

/** Returns the probability that the words express a health concern. */
const estimateConcern = (words: string): number =>
  concernDetector.classify(words).find(({ label }) => label === 'concern')?.probability ?? 0
