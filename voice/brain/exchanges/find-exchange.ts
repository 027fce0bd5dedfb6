import { normaliseText } from '../../text-analysis/normalise-text'
import { isQuestion } from '../understanding/is-question'
import { findConcepts, grammarWeights } from './concepts'
import type { Exchange } from './exchange'

/** The index of an exchange in the list, and its score in (0, 1]: how well it fits the text. */
export type FoundExchange = { index: number; score: number }

export type ExchangeIndex = {
  /** Returns the exchange whose wordings are nearest to the text; null when none resembles it. */
  find(text: string): FoundExchange | null
}

/** How strongly the score is lowered by concepts that occur in the wording but not in the text. */
const missingWeightFactor = 0.8
/** How strongly the score is lowered by concepts that occur in the text but not in the wording. */
const addedWeightFactor = 0.6

/** Factor for the score when the text is a statement and the wording is a question. */
const statementFactor = 0.85

/** Factor for the score when the text is a question and the wording is a statement. */
const questionFactor = 0.7

/** Factor for the score when either the text or the wording is negative, but not both. */
const otherPolarityFactor = 0.75

/** Factor for the score when either the text or the wording is about the companion, but not both. */
const otherPersonFactor = 0.75

/** The weight of a pair of neighbouring concepts, as a share of their own weights. */
const pairShare = 0.3

/** The weight of a word that occurs in no wording, as a share of the weight of the rarest concept. */
const unknownShare = 0.7

/** The bonus for a match with the last part of the text; earlier parts get less. */
const lateBonus = 0.04

/** Factor for the score of a very short part of a statement. It rises to 1 for the whole text. */
const shortPartFactor = 0.5

/** Minimum weight of the content words in common. Below it, text and wording share only stock phrases. */
const minSharedContent = 2

type Wording = {
  exchange: number
  isQuestion: boolean
  isNegative: boolean
  isAboutCompanion: boolean
  features: Features
  weight: number
}

/** Concepts and pairs of neighbouring concepts, each with its weight. */
type Features = ReadonlyMap<string, number>

const negation = '=not'

/** Whether a feature is a concept with content: neither a pair of concepts nor a grammatical concept. */
const isContent = (feature: string) => !feature.includes(' ') && !grammarWeights.has(feature)

/** Whether the words are about the companion and not also about the caller ("tu crois que je vais trouver"). */
const isOnlyAboutCompanion = (concepts: readonly string[]) =>
  concepts.includes('=companion') && !concepts.includes('=caller')

/** Builds the search index of the exchanges. Concepts are weighted by their rarity. */
export function indexExchanges(exchanges: readonly Exchange[]): ExchangeIndex {
  const analysedWordings = exchanges.flatMap(({ wordings }, exchange) =>
    wordings.map((wording) => {
      const concepts = findConcepts(normaliseText(wording))
      const isNegative = concepts.includes(negation)
      const isAboutCompanion = isOnlyAboutCompanion(concepts)
      return { exchange, isQuestion: isQuestion(wording), isNegative, isAboutCompanion, concepts }
    }),
  )
  const weigh = createWeights(analysedWordings, exchanges.length)
  const findFeatures = (concepts: readonly string[]): Features =>
    new Map([
      ...concepts.map((concept) => [concept, weigh(concept)] as const),
      ...concepts.slice(1).map((concept, index) => {
        const previousConcept = concepts[index] ?? ''
        return [
          `${previousConcept} ${concept}`,
          pairShare * (weigh(previousConcept) + weigh(concept)),
        ] as const
      }),
    ])
  const wordings: readonly Wording[] = analysedWordings.map(({ concepts, ...draft }) => {
    const features = findFeatures(concepts)
    return { ...draft, features, weight: sum(features.values()) }
  })
  const wordingsByContent = new Map<string, number[]>()
  for (const [index, { features }] of wordings.entries())
    for (const feature of features.keys()) {
      if (!isContent(feature)) continue
      const wordingIndexes = wordingsByContent.get(feature)
      if (wordingIndexes) wordingIndexes.push(index)
      else wordingsByContent.set(feature, [index])
    }
  /** For each wording, the weight of the content that it shares with the text; reset to 0 after each search. */
  const sharedContent = new Float64Array(wordings.length)

  /** Wordings that share enough content with the features. */
  function listCandidates(features: Features): readonly Wording[] {
    const overlappingIndexes: number[] = []
    for (const [feature, weight] of features)
      for (const index of wordingsByContent.get(feature) ?? []) {
        if (sharedContent[index] === 0) overlappingIndexes.push(index)
        sharedContent[index]! += weight
      }
    const candidates = overlappingIndexes.filter(
      (index) => sharedContent[index]! >= minSharedContent,
    )
    for (const index of overlappingIndexes) sharedContent[index] = 0
    return candidates.map((index) => wordings[index]!)
  }

  function findForPart(text: string): FoundExchange | null {
    const concepts = findConcepts(normaliseText(text))
    const features = findFeatures(concepts)
    const total = sum(features.values())
    const isTextQuestion = isQuestion(text)
    const isTextNegative = concepts.includes(negation)
    const isAboutCompanion = isOnlyAboutCompanion(concepts)
    let best: FoundExchange | null = null
    for (const wording of listCandidates(features)) {
      let sharedWeight = 0
      for (const [feature, weight] of features)
        if (wording.features.has(feature)) sharedWeight += weight
      const missingWeight = missingWeightFactor * (wording.weight - sharedWeight)
      const addedWeight = addedWeightFactor * (total - sharedWeight)
      const score =
        (sharedWeight / (sharedWeight + missingWeight + addedWeight)) *
        (wording.isQuestion === isTextQuestion
          ? 1
          : isTextQuestion
            ? questionFactor
            : statementFactor) *
        (wording.isNegative === isTextNegative ? 1 : otherPolarityFactor) *
        (wording.isAboutCompanion === isAboutCompanion ? 1 : otherPersonFactor)
      if (!best || score > best.score) best = { index: wording.exchange, score }
    }
    return best
  }

  const exchangeByWording = new Map(
    exchanges.flatMap(({ wordings }, exchange) =>
      wordings.map((wording) => [normaliseText(wording), exchange] as const),
    ),
  )

  return {
    find(wholeText) {
      const text = wholeText.replace(asidePattern, '$1')
      const exactMatch =
        exchangeByWording.get(normaliseText(wholeText)) ??
        exchangeByWording.get(normaliseText(text))
      if (exactMatch !== undefined) return { index: exactMatch, score: 1 }
      const parts = splitIntoParts(text)
      const found = parts
        .map((part, partIndex) => {
          const one = findForPart(part)
          const share = part.endsWith('?') ? 1 : Math.min(1, part.length / text.length)
          const score = one ? one.score * (shortPartFactor + (1 - shortPartFactor) * share) : 0
          const preference = score + lateBonus * ((partIndex + 1) / parts.length)
          return one && { index: one.index, score, preference }
        })
        .filter((one) => one !== null)
        .sort((one, other) => other.preference - one.preference)[0]
      return found ? { index: found.index, score: found.score } : null
    },
  }
}

/**
 * Returns the parts of a text that are searched separately: the whole text when it is a request; else its
 * questions; else the whole text, its sentences and its clauses.
 */
function splitIntoParts(text: string): readonly string[] {
  if (requestPattern.test(text)) return [text]
  const sentences = text.split(/(?<=[.?!…])\s+/)
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  if (questions.length > 0) return questions
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseBoundary))
  return [...new Set([text, ...sentences, ...clauses])].filter(
    (part) => part.split(/[ ’']/).length >= 2 || part === text,
  )
}

const requestPattern =
  /^(?:tu peux |vous pouvez )?(?:m[’'])?(?:aide|explique|fai[st]|donne|corrige|tradui[st]|prépare|organise|résume|joue|imagine)(?:s|z|r|es|ez)?[ -]/i

/** Words after a question that add nothing to it. */
const asidePattern =
  /,? (?:à (?:ton|votre) avis|d[’']après (?:toi|vous)|selon (?:toi|vous)|s[’']il (?:te|vous) pla[iî]t|hein)( ?\?)$/i

const clauseBoundary =
  /[,;:]\s*| (?=(?:et|mais|parce que|donc|alors|puis|du coup|sauf que|et puis) (?:je |j[’']|il |elle |on |c[’']|mon |ma |mes |le |la ))/

type ExchangeConcepts = { exchange: number; concepts: readonly string[] }

/** Weights each concept by its rarity among the exchanges (inverse document frequency). */
function createWeights(wordings: readonly ExchangeConcepts[], exchangeCount: number) {
  const exchangesByConcept = new Map<string, Set<number>>()
  for (const { exchange, concepts } of wordings)
    for (const concept of concepts)
      exchangesByConcept.set(concept, (exchangesByConcept.get(concept) ?? new Set()).add(exchange))
  const unknown = unknownShare * Math.log(1 + exchangeCount)
  return (concept: string): number => {
    const grammar = grammarWeights.get(concept)
    if (grammar !== undefined) return grammar
    const count = exchangesByConcept.get(concept)?.size
    return count === undefined ? unknown : Math.log(1 + exchangeCount / count)
  }
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
