import { TextClassifier } from '../../../text-analysis/classifier/text-classifier'
import type examples from './health-examples.json'
import storedClassifiers from './health-weights.json'
import { toHealthWords } from './health-words'

/** A health problem, for which the companion names a professional and how soon to see one. */
export type HealthConcern = Exclude<keyof typeof examples, 'none'>

/**
 * Minimum probability that the text is about any concern, chosen by the share of harmless talk above it
 * (docs/decisions/067).
 */
const minProbability = 0.35

/** When the most probable kind is below this, the kind is uncertain: "le mildiou a tout bouffé". */
const minKindProbability = 0.4

/** From this probability on, a concern of an uncertain kind counts as `generalConcern`. */
const minGeneralProbability = 0.8

/** The concern whose referrals fit any complaint. */
export const generalConcern: HealthConcern = 'chronic'

/** Factor for the probability of a clause. Clauses count only if the whole text reaches `minWholeProbability`. */
const clauseFactor = 0.9
const minWholeProbability = 0.2

/** Concerns about a part of the body that texts often mention for other reasons: "par le nez, par la bouche". */
const bodyPartConcerns: ReadonlySet<string> = new Set(['teeth', 'eyes'])

/** Matches concepts that `toHealthWords` appends for symptoms. */
const complaint =
  /\bx(?:medical|douleur|bloque|gonfle|sang|plaie|coule|gratte|odeur|fievre|vomir|vertige|engourdi|tomber|mordu|bruler|prodoc|projoint|medicament|maladie|grave|duree)\b/

const concernDetector = TextClassifier.restore(storedClassifiers.detector)
const concernClassifier = TextClassifier.restore(storedClassifiers.sorter)

/** Matches idioms with words of the body: annoyance, a need for freedom, weight lifting, an easy mind. */
const idioms =
  /\bsur (?:[mtsvnl]es|leurs|[nv]os) deux oreilles\b|\b(?:me|nous) gonfle(?:nt)?\b|\b(?:besoin|envie) de respirer(?: un peu)?$|\b(?:au|développé) couché(?![\wà-ÿ])/i

/**
 * Matches news of somebody who is in hospital, and so in good hands. A text that also speaks of the caller may report a
 * concern of their own.
 */
const newsFromHospital =
  /^(?!.*(?:\?|est-ce que|c['’]est normal|quand même|(?<![\wà-ÿ])(?:[jm]['’]|(?:je|moi|me)(?![\wà-ÿ])))).*(?<![\wà-ÿ])(?:est|était|étaient|a été|reste|sont|restera) (?:encore |toujours )?(?:à l['’]hôpital|hospitalisée?s?|en réanimation|à la clinique)(?![\wà-ÿ])/i

/** Returns the health concern that the text reports or asks about; null when there is none. */
export function findHealthConcern(text: string): HealthConcern | null {
  if (idioms.test(text.trim()) || newsFromHospital.test(text)) return null
  const whole = toHealthWords(text)
  if (isTooShort(whole)) return null
  const clause = findLikeliest(splitClauses(text).map(toHealthWords)) ?? whole
  const wholeProbability = estimateConcern(whole)
  const clauseProbability = estimateConcern(clause) * clauseFactor
  const isClause = wholeProbability >= minWholeProbability && clauseProbability > wholeProbability
  const words = isClause ? clause : whole
  const probability = isClause ? clauseProbability : wholeProbability
  if (probability < minProbability) return null
  const [best] = concernClassifier.classify(words)
  if (!best) return null
  if (best.probability < minKindProbability)
    return probability < minGeneralProbability ? null : generalConcern
  const isUnrelated = bodyPartConcerns.has(best.label) && !complaint.test(words)
  return isUnrelated ? null : (best.label as HealthConcern)
}

/** Returns the clause that is most probably about a health concern, in the caller's words: "j’ai mal au ventre". */
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
export const estimateConcern = (words: string): number =>
  concernDetector.classify(words).find(({ label }) => label === 'concern')?.probability ?? 0
