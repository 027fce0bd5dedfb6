import { normaliseText } from '../../text-analysis/normalise-text'
import { isQuestion } from '../understanding/language/is-question'
import { findConcepts, grammarWeights } from './concepts'
import type { Exchange } from './exchange'
import { groupByKey } from './group-by-key'

/** The index of an exchange in the list, and its score in (0, 1]: how well it fits the text. */
export type FoundExchange = { index: number; score: number }

/** How strongly the score is lowered by concepts that occur in the wording but not in the text. */
const missingWeightFactor = 0.8
/** How strongly the score is lowered by concepts that occur in the text but not in the wording. */
const addedWeightFactor = 0.6

/**
 * Factor for the score for each difference: one asks and the other does not, one denies and the other does
 * not, or the text begins with "il" or "elle" and the wording neither names a third person nor begins with a
 * noun phrase.
 */
const differenceFactor = 0.8

/** The weight of a pair of neighbouring concepts, as a share of their own weights. */
const pairShare = 0.3

/** The weight of a word that occurs in no wording, as a share of the weight of the rarest concept. */
const unknownShare = 0.7

/** Factor for the score of a small part of a statement; it rises to 1 for the whole text. */
const shortPartFactor = 0.5

/**
 * Outside a thread, a text and a wording that are not equal must share a concept with at least this share of
 * the weight of the rarest one. Concepts with lower weights ("vouloir", "parler", "bien", "mal") do not tell
 * what a text is about.
 */
const minIdentifyingShare = 0.45

/** Few exchanges are possible inside a thread, so shared content concepts of this total weight are enough. */
const minSharedWeightInThread = 1
/** Added to the score of an exchange of the current thread. */
const threadBonus = 0.2

/** Concepts and pairs of neighbouring concepts, each with its weight. */
type Features = ReadonlyMap<string, number>

/** Extracts the properties by which a text and a wording are compared. */
function analyse(text: string) {
  const concepts = findConcepts(normaliseText(text))
  return {
    concepts,
    isQuestion: isQuestion(text),
    isNegative: concepts.includes('=not'),
    isAboutOther: thirdPersonStart.test(text),
    mayNameSomebody: concepts.includes('=other') || nounPhraseStart.test(text),
  }
}

type Analysis = ReturnType<typeof analyse>
type Wording = Analysis & { exchange: number; features: Features; weight: number }

/** Matches a statement that begins with "il" or "elle", unless it is about the time or the weather. */
const thirdPersonStart =
  /^(?:(?:et|mais|bah|ben|bon|non|oui) )*(?:ils?|elles?) (?!est (?:\S+ )?heures?|est (?:tôt|tard|minuit|midi)|y |faut|pleut|neige|fait )/i
const nounPhraseStart = /^(?:mon|ma|mes|notre|nos|une?|le|la|les) /i

/** Whether a feature is a concept with content: neither a pair of concepts nor a grammatical concept. */
const isContent = (feature: string) => !feature.includes(' ') && !grammarWeights.has(feature)

/** Builds the search index of the exchanges. Concepts are weighted by their rarity. */
export function indexExchanges(exchanges: readonly Exchange[]) {
  const analysedWordings = exchanges.flatMap(({ wordings }, exchange) =>
    wordings.map((wording) => ({ ...analyse(wording), exchange })),
  )
  const weigh = createWeights(analysedWordings, exchanges.length)
  const findFeatures = (concepts: readonly string[]): Features =>
    new Map([
      ...concepts.map((concept) => [concept, weigh(concept)] as const),
      ...concepts.slice(1).map((concept, index) => {
        const previous = concepts[index]!
        return [`${previous} ${concept}`, pairShare * (weigh(previous) + weigh(concept))] as const
      }),
    ])
  const wordings: readonly Wording[] = analysedWordings.map((wording) => {
    const features = findFeatures(wording.concepts)
    return { ...wording, features, weight: sum(features.values()) }
  })

  const openings = listOpenings(exchanges)
  const isInThread = ({ exchange }: { exchange: number }) => openings[exchange] !== null
  const isPossible = (exchange: number, opening: number | null) =>
    openings[exchange] === null || (opening !== null && openings[exchange]!.has(opening))

  const minIdentifyingWeight = minIdentifyingShare * Math.log(1 + exchanges.length)
  /** Returns the concepts that are rare enough to tell what a text is about. */
  const listIdentifyingConcepts = (features: Features) =>
    [...features.keys()].filter((one) => isContent(one) && weigh(one) >= minIdentifyingWeight)
  const wordingsByConcept = groupByKey(
    wordings
      .filter((wording) => !isInThread(wording))
      .flatMap((wording) =>
        listIdentifyingConcepts(wording.features).map((one) => [one, wording] as const),
      ),
  )
  const threadWordings = wordings.filter(isInThread)

  /**
   * Lists the wordings that share an identifying concept with the text, and those of the thread whose shared
   * content concepts weigh enough.
   */
  function listCandidates(features: Features, opening: number | null): readonly Wording[] {
    const content = new Map([...features].filter(([feature]) => isContent(feature)))
    return [
      ...new Set(
        listIdentifyingConcepts(features).flatMap((one) => wordingsByConcept.get(one) ?? []),
      ),
      ...threadWordings.filter(
        (wording) =>
          isPossible(wording.exchange, opening) &&
          weighShared(content, wording.features) >= minSharedWeightInThread,
      ),
    ]
  }

  /** Returns the exchange most similar to a part of the text. Multiplies the similarity by `partFactor`. */
  function findForPart(
    text: string,
    partFactor: number,
    opening: number | null,
  ): FoundExchange | null {
    const analysis = analyse(text)
    const features = findFeatures(analysis.concepts)
    const total = sum(features.values())
    const found = listCandidates(features, opening).map((wording) => {
      const shared = weighShared(features, wording.features)
      const missing = missingWeightFactor * (wording.weight - shared)
      const added = addedWeightFactor * (total - shared)
      const similarity =
        (shared / (shared + missing + added)) *
        partFactor *
        differenceFactor ** countDifferences(analysis, wording)
      const score = Math.min(1, similarity + (isInThread(wording) ? threadBonus : 0))
      return { index: wording.exchange, score }
    })
    return findBest(found)
  }

  const indicesByText = groupByKey(
    exchanges.flatMap((exchange, index) =>
      exchange.wordings.map((wording) => [normaliseText(wording), index] as const),
    ),
  )
  /** Finds the exchange with this wording, ignoring leading fillers, preferably one of the current thread. */
  function findExactMatch(text: string, opening: number | null): number | undefined {
    const normalisedText = normaliseText(text)
    const possible = (
      indicesByText.get(normalisedText) ??
      indicesByText.get(normalisedText.replace(leadingFillers, ''))
    )?.filter((exchange) => isPossible(exchange, opening))
    return possible?.find((exchange) => isInThread({ exchange })) ?? possible?.at(-1)
  }

  return {
    /** Whether the exchange with this index opens a thread. */
    isOpening: (index: number) => openings.some((one) => one?.has(index)),
    /**
     * Returns the exchange whose wordings are most similar to the text; null when none is similar. Exchanges of
     * a thread are found only when `opening`, the index of the exchange that opened it, is given.
     */
    find(wholeText: string, opening: number | null = null): FoundExchange | null {
      const text = wholeText.replace(announcement, '')
      const exactMatch = findExactMatch(wholeText, opening) ?? findExactMatch(text, opening)
      if (exactMatch !== undefined) return { index: exactMatch, score: 1 }
      return findBest(
        splitIntoParts(text).map((part) => {
          const length = part.endsWith('?') ? 1 : Math.min(1, part.length / text.length)
          return findForPart(part, shortPartFactor + (1 - shortPartFactor) * length, opening)
        }),
      )
    },
  }
}

const countDifferences = (text: Analysis, wording: Analysis) =>
  [
    text.isQuestion !== wording.isQuestion,
    text.isNegative !== wording.isNegative,
    text.isAboutOther && !wording.mayNameSomebody,
  ].filter((isDifferent) => isDifferent).length

/** Returns the exchange with the highest score; of equal ones, the first. */
function findBest(found: readonly (FoundExchange | null)[]): FoundExchange | null {
  let best: FoundExchange | null = null
  for (const one of found) if (one && one.score > (best?.score ?? -1)) best = one
  return best
}

/** Lists, for each exchange, the indices of those that open its threads; null when it belongs to none. */
function listOpenings(exchanges: readonly Exchange[]) {
  const indexByWording = new Map(
    exchanges.flatMap(({ follows, wordings }, index) =>
      follows.length > 0 ? [] : wordings.map((wording) => [normaliseText(wording), index] as const),
    ),
  )
  return exchanges.map(({ follows }) =>
    follows.length === 0
      ? null
      : new Set(follows.map((wording) => indexByWording.get(normaliseText(wording)))),
  )
}

/** Returns the questions in a text; if there are none, the text, its sentences and its clauses. */
function splitIntoParts(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.?!…])\s+/)
  const questions = sentences.filter((sentence) => sentence.includes('?'))
  if (questions.length > 0) return questions
  const clauses = sentences.flatMap((sentence) => sentence.split(clauseBoundary))
  const spoken = clauses.flatMap((clause) => clause.split(spokenBoundary))
  return [...new Set([text, ...sentences, ...clauses, ...spoken])].filter(
    (part) => part.split(/[ ’']/).length >= 2 || part === text,
  )
}

/** Matches an announcement before the news: "j’ai un truc à te raconter, il m’a embrassée". */
const announcement =
  /^[^,.!?]*(?:à|de|d[’']) ?(?:te|vous|t[’']) ?(?:raconter|dire|annoncer|avouer|apprendre)[^,.!?]*[,.!] +(?=\S+ \S)/i

const clauseBoundary =
  /[,;:]\s*| (?=(?:et|mais|parce que|donc|alors|puis|du coup|sauf que|et puis) (?:je |j[’']|il |elle |on |c[’']|mon |ma |mes |le |la ))/

/** Matches the start of a clause in recognised speech, which has no commas: "ma collègue est là elle parle". */
const spokenBoundary =
  /(?<=\p{L}+[ ’']\p{L}+[ ’']\p{L}+)(?<! (?:que|quand|si|où|qui|dont|comme|et|ou|mais|quoi|alors|puis|sinon|moi|toi|lui)) (?=(?:je |j[’']|il |elle |on |c[’']est |c[’']était |ça |y a |ils |elles ))/u

/** Matches words before a statement that do not change its meaning. */
const leadingFillers = /^(?:(?:oui|ouais|bah|ben|ah|oh|bon|mais|et|enfin|bref|alors|moi) )+/

/** Returns a function that weights a concept by its rarity among the exchanges (inverse document frequency). */
function createWeights(
  wordings: readonly { exchange: number; concepts: readonly string[] }[],
  exchangeCount: number,
) {
  const exchangesByConcept = groupByKey(
    wordings.flatMap(({ concepts, exchange }) => concepts.map((one) => [one, exchange] as const)),
  )
  const weights = new Map(
    [...exchangesByConcept].map(([concept, exchanges]) => [
      concept,
      Math.log(1 + exchangeCount / new Set(exchanges).size),
    ]),
  )
  const unknownWeight = unknownShare * Math.log(1 + exchangeCount)
  return (concept: string): number =>
    grammarWeights.get(concept) ?? weights.get(concept) ?? unknownWeight
}

/** Returns the weight of the features that both sets contain. */
const weighShared = (features: Features, otherFeatures: Features) => {
  let shared = 0
  for (const [feature, weight] of features) if (otherFeatures.has(feature)) shared += weight
  return shared
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}
