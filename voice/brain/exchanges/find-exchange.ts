import { normaliseText } from '../../text-analysis/normalise-text'
import { isQuestion } from '../understanding/is-question'
import { findConcepts, grammarWeights } from './concepts'
import type { Exchange } from './exchange'

/** The index of an exchange in the list, and how well it fits, in (0, 1]. */
export type FoundExchange = { index: number; score: number }

export type ExchangeIndex = {
  /** Returns the exchange whose wordings are nearest to the text; null when none resembles it. */
  find(text: string): FoundExchange | null
}

/** How strongly concepts lower the score that only the wording has, or that only the text has. */
const missingShare = 0.8
const addedShare = 0.6

/** The share of the score that remains when a statement has the words of a question. */
const statementShare = 0.85

/** The share of the score that remains when a question has the words of a statement. */
const questionShare = 0.7

/** The share of the score that remains when only one of text and wording is negative. */
const otherPolarityShare = 0.75

/** The share of the score that remains when only one of the two is about the companion. */
const otherPersonShare = 0.75

/** The weight of a pair of neighbouring concepts, as a share of their own weights. */
const pairShare = 0.3

/** The weight of a word that occurs in no wording, as a share of the rarest concept's weight. */
const unknownShare = 0.7

/** The largest bonus of an exchange that matches a later part of the text. */
const lateBonus = 0.04

/** The share of the score that remains for a small part of a statement; the whole text keeps all of it. */
const partShare = 0.5

/** Minimum weight of the shared content: texts with less in common share only common phrases. */
const minSharedContent = 2

type Wording = {
  exchange: number
  isQuestion: boolean
  isNegative: boolean
  isToCompanion: boolean
  features: Features
  weight: number
}

/** Concepts and pairs of neighbours, each with its weight. */
type Features = ReadonlyMap<string, number>

const negation = '=not'

/** Whether a feature is neither a pair of neighbours nor a concept of grammar. */
const isContent = (feature: string) => !feature.includes(' ') && !grammarWeights.has(feature)

/** Whether the words are about the companion alone: not "tu crois que je vais trouver". */
const isAddressed = (concepts: readonly string[]) =>
  concepts.includes('=companion') && !concepts.includes('=caller')

/** Prepares the search among exchanges, by concepts weighted with their rarity. */
export function indexExchanges(exchanges: readonly Exchange[]): ExchangeIndex {
  const drafts = exchanges.flatMap(({ wordings }, exchange) =>
    wordings.map((wording) => {
      const concepts = findConcepts(normaliseText(wording))
      const isNegative = concepts.includes(negation)
      const isToCompanion = isAddressed(concepts)
      return { exchange, isQuestion: isQuestion(wording), isNegative, isToCompanion, concepts }
    }),
  )
  const weigh = createWeights(drafts, exchanges.length)
  const findFeatures = (concepts: readonly string[]): Features =>
    new Map([
      ...concepts.map((concept) => [concept, weigh(concept)] as const),
      ...concepts.slice(1).map((concept, index) => {
        const before = concepts[index] ?? ''
        return [`${before} ${concept}`, pairShare * (weigh(before) + weigh(concept))] as const
      }),
    ])
  const wordings: readonly Wording[] = drafts.map(({ concepts, ...draft }) => {
    const features = findFeatures(concepts)
    return { ...draft, features, weight: sum(features.values()) }
  })
  const wordingsByContent = new Map<string, number[]>()
  for (const [index, { features }] of wordings.entries())
    for (const feature of features.keys()) {
      if (!isContent(feature)) continue
      const known = wordingsByContent.get(feature)
      if (known) known.push(index)
      else wordingsByContent.set(feature, [index])
    }
  /** The weight that each wording shares with the text; all zero between two searches. */
  const sharedContent = new Float64Array(wordings.length)

  /** Wordings that share enough content with the features. */
  function listCandidates(features: Features): readonly Wording[] {
    const touched: number[] = []
    for (const [feature, weight] of features)
      for (const index of wordingsByContent.get(feature) ?? []) {
        if (sharedContent[index] === 0) touched.push(index)
        sharedContent[index]! += weight
      }
    const candidates = touched.filter((index) => sharedContent[index]! >= minSharedContent)
    for (const index of touched) sharedContent[index] = 0
    return candidates.map((index) => wordings[index]!)
  }

  function findForPart(text: string): FoundExchange | null {
    const concepts = findConcepts(normaliseText(text))
    const features = findFeatures(concepts)
    const total = sum(features.values())
    const asks = isQuestion(text)
    const denies = concepts.includes(negation)
    const isToCompanion = isAddressed(concepts)
    let best: FoundExchange | null = null
    for (const wording of listCandidates(features)) {
      let shared = 0
      for (const [feature, weight] of features) if (wording.features.has(feature)) shared += weight
      const missing = missingShare * (wording.weight - shared)
      const added = addedShare * (total - shared)
      const score =
        (shared / (shared + missing + added)) *
        (wording.isQuestion === asks ? 1 : asks ? questionShare : statementShare) *
        (wording.isNegative === denies ? 1 : otherPolarityShare) *
        (wording.isToCompanion === isToCompanion ? 1 : otherPersonShare)
      if (!best || score > best.score) best = { index: wording.exchange, score }
    }
    return best
  }

  const exchangeByText = new Map(
    exchanges.flatMap(({ wordings }, exchange) =>
      wordings.map((wording) => [normaliseText(wording), exchange] as const),
    ),
  )

  return {
    find(wholeText) {
      const text = wholeText.replace(asidePattern, '$1')
      const same =
        exchangeByText.get(normaliseText(wholeText)) ?? exchangeByText.get(normaliseText(text))
      if (same !== undefined) return { index: same, score: 1 }
      const parts = splitIntoParts(text)
      const found = parts
        .map((part, place) => {
          const one = findForPart(part)
          const share = part.endsWith('?') ? 1 : Math.min(1, part.length / text.length)
          const score = one ? one.score * (partShare + (1 - partShare) * share) : 0
          const preference = score + lateBonus * ((place + 1) / parts.length)
          return one && { index: one.index, score, preference }
        })
        .filter((one) => one !== null)
        .sort((one, other) => other.preference - one.preference)[0]
      return found ? { index: found.index, score: found.score } : null
    },
  }
}

/** Returns a request whole; otherwise the questions in the text; otherwise the text, its sentences and clauses. */
function splitIntoParts(text: string): readonly string[] {
  if (request.test(text)) return [text]
  const sentences = text.split(/(?<=[.?!…])\s+/)
  const asked = sentences.filter((sentence) => sentence.includes('?'))
  if (asked.length > 0) return asked
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseBoundary))
  return [...new Set([text, ...sentences, ...clauses])].filter(
    (part) => part.split(/[ ’']/).length >= 2 || part === text,
  )
}

const request =
  /^(?:tu peux |vous pouvez )?(?:m[’'])?(?:aide|explique|fai[st]|donne|corrige|tradui[st]|prépare|organise|résume|joue|imagine)(?:s|z|r|es|ez)?[ -]/i

/** Words after a question that add nothing to it. */
const asidePattern =
  /,? (?:à (?:ton|votre) avis|d[’']après (?:toi|vous)|selon (?:toi|vous)|s[’']il (?:te|vous) pla[iî]t|hein)( ?\?)$/i

const clauseBoundary =
  /[,;:]\s*| (?=(?:et|mais|parce que|donc|alors|puis|du coup|sauf que|et puis) (?:je |j[’']|il |elle |on |c[’']|mon |ma |mes |le |la ))/

type ExchangeConcepts = { exchange: number; concepts: readonly string[] }

/** Weighs a concept the more, the fewer exchanges contain it (inverse document frequency). */
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
