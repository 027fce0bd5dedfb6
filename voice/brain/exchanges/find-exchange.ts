import { normaliseText } from '../../text-analysis/normalise-text'
import { isWordedAsQuestion } from '../understanding/language/is-question'
import { findConcepts, grammarWeights } from './concepts'
import type { Exchange } from './exchange'

/** The index of an exchange in the list, and its score in (0, 1]: how well it fits the text. */
export type FoundExchange = { index: number; score: number }

/** How strongly the score is lowered by concepts that occur in the wording but not in the text. */
const missingWeightFactor = 0.8
/** How strongly the score is lowered by concepts that occur in the text but not in the wording. */
const addedWeightFactor = 0.6

/**
 * Factor for the score for each difference between a text and a wording: only one of them asks, only one of
 * them is negative, or the text begins with "il" or "elle" and the wording neither names a third person nor
 * begins with a noun phrase.
 */
const differenceFactor = 0.8

/** The weight of a pair of neighbouring concepts, as a share of their own weights. */
const pairShare = 0.3

/** The weight of a word that occurs in no wording, as a share of the weight of the rarest concept. */
const unknownShare = 0.7

/** Factor for the score of a small part of a statement; it rises to 1 for the whole text. */
const shortPartFactor = 0.5

/**
 * Outside a thread, a text and a wording that are not equal must have a concept in common whose weight is at least this
 * share of the weight of the rarest concept. Concepts with lower weights ("vouloir", "parler", "bien", "mal") do not
 * tell what a text is about.
 */
const minIdentifyingShare = 0.438

/** Few exchanges are possible inside a thread, so shared content concepts of this total weight are enough. */
const minSharedWeightInThread = 1
/** Added to the score of an exchange of the current thread. */
const threadBonus = 0.2

/** Concepts and pairs of neighbouring concepts, each with its weight. */
type Features = ReadonlyMap<string, number>
type WeighedFeatures = { features: Features; weight: number }

/** Extracts the properties by which a text and a wording are compared. */
function analyse(text: string) {
  const normalisedText = normaliseText(text)
  const concepts = findConcepts(normalisedText)
  return {
    normalisedText,
    concepts,
    isQuestion: text.includes('?') || isWordedAsQuestion(normalisedText),
    isNegative: concepts.includes('=not'),
    isAboutOther: thirdPersonStart.test(text),
    mayNameSomebody: concepts.includes('=other') || nounPhraseStart.test(text),
  }
}

type Analysis = ReturnType<typeof analyse>

/** Matches a statement that begins with "il" or "elle", unless the pronoun refers to nobody: "il pleut", "il faut". */
const thirdPersonStart =
  /^(?:(?:et|mais|bah|ben|bon|non|oui) )*(?:ils?|elles?) (?!est (?:\S+ )?heures?|est (?:tôt|tard|minuit|midi)|y |faut|pleut|neige|fait )/i
const nounPhraseStart = /^(?:mon|ma|mes|notre|nos|une?|le|la|les) /i

/** Whether a feature is a concept with content: neither a pair of concepts nor a grammatical concept. */
const isContent = (feature: string) => !feature.includes(' ') && !grammarWeights.has(feature)

/** Builds the search index of the exchanges. Concepts are weighted by their rarity. */
export function indexExchanges(exchanges: readonly Exchange[]) {
  const analysedWordings = exchanges.flatMap(({ wordings }, index) =>
    wordings.map((wording) => ({ ...analyse(wording), index })),
  )
  const openings = listOpenings(exchanges, analysedWordings)
  const isInThread = (index: number) => openings[index]!.size > 0
  const isPossible = (index: number, opening: number | null) =>
    !isInThread(index) || openings[index]!.has(opening)

  const weigh = createWeights(analysedWordings, exchanges.length)
  // Each wording is weighed when first needed. Most never are, and weighing all would take a third of the startup time.
  const weighedWordings = new Map<readonly string[], WeighedFeatures>()
  function weighWording({ concepts }: Analysis) {
    const weighed = weighedWordings.get(concepts) ?? weighFeatures(concepts, weigh)
    weighedWordings.set(concepts, weighed)
    return weighed
  }

  const minIdentifyingWeight = minIdentifyingShare * Math.log(1 + exchanges.length)
  /** Lists the concepts that are rare enough to tell what a text is about. */
  const listIdentifyingConcepts = (concepts: readonly string[]) =>
    [...new Set(concepts)].filter((one) => isContent(one) && weigh(one) >= minIdentifyingWeight)
  const wordingsByConcept = groupByKey(
    analysedWordings
      .filter(({ index }) => !isInThread(index))
      .flatMap((wording) =>
        listIdentifyingConcepts(wording.concepts).map((one) => [one, wording] as const),
      ),
  )
  const threadWordingsByOpening = groupByKey(
    analysedWordings.flatMap((wording) =>
      [...openings[wording.index]!].map((opening) => [opening, wording] as const),
    ),
  )

  /**
   * Lists the wordings that share an identifying concept with the text, and those of the thread whose shared
   * content concepts weigh enough.
   */
  function listCandidates(concepts: readonly string[], opening: number | null) {
    const content = new Map(concepts.filter(isContent).map((one) => [one, weigh(one)]))
    return [
      ...new Set(
        listIdentifyingConcepts(concepts).flatMap((one) => wordingsByConcept.get(one) ?? []),
      ),
      ...(threadWordingsByOpening.get(opening) ?? []).filter(
        ({ concepts }) => weighShared(content, new Set(concepts)) >= minSharedWeightInThread,
      ),
    ]
  }

  /** Rates the exchanges that may answer a part of the text. `share`: its share of the text. */
  function rateExchanges(part: string, share: number, opening: number | null) {
    const analysis = analyse(part)
    const { features, weight } = weighFeatures(analysis.concepts, weigh)
    const partFactor = shortPartFactor + (1 - shortPartFactor) * (part.endsWith('?') ? 1 : share)
    return listCandidates(analysis.concepts, opening).map((wording): FoundExchange => {
      const weighed = weighWording(wording)
      const shared = weighShared(features, weighed.features)
      const missing = missingWeightFactor * (weighed.weight - shared)
      const added = addedWeightFactor * (weight - shared)
      const similarity =
        (shared / (shared + missing + added)) *
        partFactor *
        differenceFactor ** countDifferences(analysis, wording)
      const score = Math.min(1, similarity + (isInThread(wording.index) ? threadBonus : 0))
      return { index: wording.index, score }
    })
  }

  const indicesByText = groupByKey(
    analysedWordings.map(({ normalisedText, index }) => [normalisedText, index] as const),
  )
  /** Finds the exchange with this wording, ignoring leading fillers, preferably one of the current thread. */
  function findExactMatch(text: string, opening: number | null): number | undefined {
    const normalisedText = normaliseText(text)
    const possible = [normalisedText.replace(leadingFillers, ''), normalisedText]
      .flatMap((one) => indicesByText.get(one) ?? [])
      .filter((index) => isPossible(index, opening))
    return possible.find(isInThread) ?? possible.at(-1)
  }

  return {
    /** Whether the exchange with this index opens a thread. */
    isOpening: (index: number) => openings.some((one) => one.has(index)),
    /**
     * Returns the exchange whose wordings are most similar to the text; null when none is similar. Exchanges of
     * a thread are found only when `opening`, the index of the exchange that opened it, is given.
     */
    find(wholeText: string, opening: number | null = null): FoundExchange | null {
      const text = wholeText.replace(announcement, '')
      const exactMatch = findExactMatch(wholeText, opening) ?? findExactMatch(text, opening)
      if (exactMatch !== undefined) return { index: exactMatch, score: 1 }
      let best: FoundExchange | null = null
      for (const part of splitIntoParts(text))
        for (const rated of rateExchanges(part, part.length / text.length, opening))
          if (rated.score > (best?.score ?? 0)) best = rated
      return best
    },
  }
}

const countDifferences = (text: Analysis, wording: Analysis) =>
  Number(text.isQuestion !== wording.isQuestion) +
  Number(text.isNegative !== wording.isNegative) +
  Number(text.isAboutOther && !wording.mayNameSomebody)

/** Lists, for each exchange, the indices of those that open its threads; none when it makes sense at any time. */
function listOpenings(
  exchanges: readonly Exchange[],
  wordings: readonly { normalisedText: string; index: number }[],
): readonly ReadonlySet<number | null>[] {
  const indexByWording = new Map(
    wordings
      .filter(({ index }) => exchanges[index]!.follows.length === 0)
      .map(({ normalisedText, index }) => [normalisedText, index] as const),
  )
  return exchanges.map(
    ({ follows }) => new Set(follows.map((one) => indexByWording.get(normaliseText(one)) ?? null)),
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
  wordings: readonly { index: number; concepts: readonly string[] }[],
  exchangeCount: number,
) {
  const indicesByConcept = groupByKey(
    wordings.flatMap(({ concepts, index }) => concepts.map((one) => [one, index] as const)),
  )
  const weights = new Map(
    [...indicesByConcept].map(([concept, indices]) => [
      concept,
      Math.log(1 + exchangeCount / new Set(indices).size),
    ]),
  )
  const unknownWeight = unknownShare * Math.log(1 + exchangeCount)
  return (concept: string): number =>
    grammarWeights.get(concept) ?? weights.get(concept) ?? unknownWeight
}

/** Returns the concepts and the pairs of neighbouring concepts with their weights, and the sum of all weights. */
function weighFeatures(
  concepts: readonly string[],
  weigh: (concept: string) => number,
): WeighedFeatures {
  const pairs = concepts.slice(1).map((concept, index) => {
    const previous = concepts[index]!
    return [`${previous} ${concept}`, pairShare * (weigh(previous) + weigh(concept))] as const
  })
  const features: Features = new Map([
    ...concepts.map((concept) => [concept, weigh(concept)] as const),
    ...pairs,
  ])
  return { features, weight: weighShared(features, features) }
}

/** Returns the weight of the features that both sets contain. */
function weighShared(features: Features, otherFeatures: { has(feature: string): boolean }): number {
  let shared = 0
  for (const [feature, weight] of features) if (otherFeatures.has(feature)) shared += weight
  return shared
}

/** Groups the values of entries by their key, in the given order. */
function groupByKey<Key, Value>(entries: Iterable<readonly [key: Key, value: Value]>) {
  const groups = new Map<Key, Value[]>()
  for (const [key, value] of entries) {
    if (!groups.has(key)) groups.set(key, [])
    groups.get(key)!.push(value)
  }
  return groups
}
