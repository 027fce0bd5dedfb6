import type { Agent } from '../../../../contract/companions/catalogue'
import { categories } from '../../../../domain/categories'
import {
  areAllKnown,
  listNeedWords,
  matchNeeds,
} from '../../../../domain/companions/search/match-needs'
import {
  hasWordStart,
  listWords,
  normaliseText,
  readSearchWords,
  type SearchWord,
  toWordKey,
} from '../../../../domain/companions/search/search-words'
import { findNearestWords, isShortWord } from '../../../../domain/companions/search/spelling'
import { type CatalogueView, countFilters } from './catalogue-view'

/** A companion with its normalised name and searchable text. */
export type Searchable = { agent: Agent; name: string; searchText: string }

/** Separates fields. A search never contains it, so a match lies within one field. */
const fieldEnd = '\n'

export const toSearchable = (agent: Agent): Searchable => {
  const { name, description, style, tags, country, category } = agent
  return {
    agent,
    name: normaliseText(name),
    searchText: [name, description, style, ...tags, country, categories[category].label]
      .map(normaliseText)
      .join(fieldEnd),
  }
}

/** Whether a search or filter is active. Otherwise the catalogue shows its sections. */
export const hasFilters = (view: CatalogueView) =>
  countFilters(view) > 0 || normaliseText(view.search).trim() !== ''

/** Whether category, voice and language are equal and all tags are present. */
export const meetsFilters = (
  agent: Agent,
  { category, voiceGender, language, tags }: CatalogueView,
) =>
  (category === null || agent.category === category) &&
  (voiceGender === null || agent.voiceGender === voiceGender) &&
  (language === null || agent.language === language) &&
  tags.every((tag) => agent.tags.includes(tag))

/**
 * Returns the companions that meet the filters and match the search, in groups: first matches of the name,
 * then of the exact words in their texts, then of the needs that they suit or of the words in any order.
 * When nothing matches, misspelled words are corrected.
 */
export function searchCompanions(companions: readonly Searchable[], view: CatalogueView): Agent[] {
  const filteredCompanions = companions.filter(({ agent }) => meetsFilters(agent, view))
  const search = normaliseText(view.search).trim()
  if (search === '') return filteredCompanions.map(({ agent }) => agent)
  const words = readSearchWords(search)
  const foundAgents = rank(filteredCompanions, createRanking(search, words))
  return foundAgents.length > 0
    ? foundAgents
    : searchCorrected(filteredCompanions, words, getVocabulary(companions))
}

/** The rank of a companion in the results: groups from 0, and the highest score first in each group. */
type Place = { group: number; score: number }

type Ranking = (companion: Searchable) => Place | null

/** The score of a word in the companion's own text, half that of a word of a need. */
const wordScore = 0.5

function createRanking(search: string, words: readonly SearchWord[]): Ranking {
  const scoreNeeds = matchNeeds(words)
  // "avions" also finds "avion".
  const beginnings = words.map(({ typed }) => typed.replace(/(?<=.{3})[sx]$/, ''))
  // One or two letters are the beginning of too many words.
  const hasBeginnings = beginnings.length > 0 && beginnings.every((word) => word.length > 2)
  return ({ agent, name, searchText }) => {
    const score = scoreNeeds?.(agent) ?? 0
    if (name === search) return { group: 0, score }
    if (hasWordStart(name, search)) return { group: 1, score }
    if (searchText.includes(search)) {
      return { group: hasWordStart(searchText, search) ? 2 : 3, score }
    }
    const hasWords = hasBeginnings && beginnings.every((word) => hasWordStart(searchText, word))
    const total = score + (hasWords ? words.length * wordScore : 0)
    return total > 0 ? { group: 4, score: total } : null
  }
}

function rank(companions: readonly Searchable[], findPlace: Ranking): Agent[] {
  return companions
    .flatMap((companion) => {
      const place = findPlace(companion)
      return place ? [{ agent: companion.agent, ...place }] : []
    })
    .sort((one, other) => one.group - other.group || other.score - one.score)
    .map(({ agent }) => agent)
}

/** The words to which misspelled words are corrected. */
type Vocabulary = { known: ReadonlySet<string>; nameKeys: ReadonlyMap<string, readonly string[]> }

const vocabularies = new WeakMap<readonly Searchable[], Vocabulary>()

/** Collects the words once for each list, because for thousands of companions it takes longer than a search. */
function getVocabulary(companions: readonly Searchable[]): Vocabulary {
  const cached = vocabularies.get(companions)
  if (cached) return cached
  const nameKeys = new Map(
    companions.map(({ agent, name }) => [agent.id, listWords(name).map(toWordKey)]),
  )
  const known = new Set([...listNeedWords(), ...[...nameKeys.values()].flat()])
  const vocabulary = { known, nameKeys }
  vocabularies.set(companions, vocabulary)
  return vocabulary
}

/** Searches names and needs for the known words that are most similar to those of the search. */
function searchCorrected(
  companions: readonly Searchable[],
  words: readonly SearchWord[],
  { known, nameKeys }: Vocabulary,
): Agent[] {
  const correctedWords = words.map((word) => correct(word, known))
  const scoreNeeds = matchNeeds(correctedWords, known)
  const canGuess = areAllKnown(correctedWords, known)
  const meantKeys = new Set(
    correctedWords
      .filter(({ isGuess }) => canGuess || !isGuess)
      // A number or an initial alone does not match a name.
      .flatMap(({ keys }) => keys.filter((key) => key.length > 2)),
  )
  return rank(companions, ({ agent }) => {
    const score = scoreNeeds?.(agent) ?? 0
    if (nameKeys.get(agent.id)?.some((key) => meantKeys.has(key))) return { group: 0, score }
    return score > 0 ? { group: 1, score } : null
  })
}

/** Replaces the keys of an unknown word by those of the nearest known words. */
function correct(word: SearchWord, known: ReadonlySet<string>): SearchWord {
  if (word.keys.some((key) => known.has(key))) return word
  return {
    typed: word.typed,
    keys: word.keys.flatMap((key) => findNearestWords(key, known)),
    isGuess: isShortWord(word.typed),
  }
}
