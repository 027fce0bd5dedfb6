import type { Agent } from '../../../../contract/companions/catalogue'
import { categories } from '../../../../domain/categories'
import {
  areAllWordsKnown,
  listNeedWordKeys,
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
export type Searchable = { companion: Agent; name: string; searchText: string }

/** Separates fields. A search never contains it, so a match lies within one field. */
const fieldSeparator = '\n'

export const toSearchable = (companion: Agent): Searchable => {
  const { name, description, style, tags, country, category } = companion
  return {
    companion,
    name: normaliseText(name),
    searchText: [name, description, style, ...tags, country, categories[category].label]
      .map(normaliseText)
      .join(fieldSeparator),
  }
}

/** Whether a search or filter is active. Otherwise the catalogue shows its sections. */
export const hasSearchOrFilters = (view: CatalogueView) =>
  countFilters(view) > 0 || normaliseText(view.search).trim() !== ''

/** Whether a companion has the category, voice, language and tags of the filters. */
export const meetsFilters = (
  companion: Agent,
  { category, voiceGender, language, tags }: CatalogueView,
) =>
  (category === null || companion.category === category) &&
  (voiceGender === null || companion.voiceGender === voiceGender) &&
  (language === null || companion.language === language) &&
  tags.every((tag) => companion.tags.includes(tag))

/**
 * Returns the companions that meet the filters and match the search. Matches of the name come first, then
 * matches of the whole search in a companion's texts, then companions that suit a need in the search or whose
 * texts contain its words in any order. When nothing matches, misspelled words are corrected.
 */
export function searchCompanions(companions: readonly Searchable[], view: CatalogueView): Agent[] {
  const filteredCompanions = companions.filter(({ companion }) => meetsFilters(companion, view))
  const search = normaliseText(view.search).trim()
  if (search === '') return filteredCompanions.map(({ companion }) => companion)
  const words = readSearchWords(search)
  const foundCompanions = sortByRank(filteredCompanions, createRanking(search, words))
  return foundCompanions.length > 0
    ? foundCompanions
    : searchCorrectedWords(filteredCompanions, words, getVocabulary(companions))
}

/** The rank of a companion in the results: groups from 0, and the highest score first in each group. */
type Rank = { group: number; score: number }

type Ranking = (searchable: Searchable) => Rank | null

/** The score of a word in the companion's own text; a word of a need that the companion suits scores up to 1. */
const wordScore = 0.5

/** The plural ending of a word that has at least three other letters. */
const pluralEnding = /(?<=.{3})[sx]$/

function createRanking(search: string, words: readonly SearchWord[]): Ranking {
  const scoreNeeds = matchNeeds(words)
  // The plural ending is removed, so that "avions" also finds "avion".
  const wordBeginnings = words.map(({ typedWord }) => typedWord.replace(pluralEnding, ''))
  // Too many words begin with the same one or two letters.
  const canMatchBeginnings =
    wordBeginnings.length > 0 && wordBeginnings.every((word) => word.length > 2)
  return ({ companion, name, searchText }) => {
    const score = scoreNeeds?.(companion) ?? 0
    if (name === search) return { group: 0, score }
    if (hasWordStart(name, search)) return { group: 1, score }
    if (searchText.includes(search)) {
      return { group: hasWordStart(searchText, search) ? 2 : 3, score }
    }
    const hasWords =
      canMatchBeginnings && wordBeginnings.every((word) => hasWordStart(searchText, word))
    const totalScore = score + (hasWords ? words.length * wordScore : 0)
    return totalScore > 0 ? { group: 4, score: totalScore } : null
  }
}

function sortByRank(companions: readonly Searchable[], findRank: Ranking): Agent[] {
  return companions
    .flatMap((searchable) => {
      const rank = findRank(searchable)
      return rank ? [{ companion: searchable.companion, ...rank }] : []
    })
    .sort((one, other) => one.group - other.group || other.score - one.score)
    .map(({ companion }) => companion)
}

/** The known words, with which misspelled words are corrected. */
type Vocabulary = {
  knownWords: ReadonlySet<string>
  /** By the id of each companion, the keys of the words in its name. */
  nameKeys: ReadonlyMap<string, readonly string[]>
}

const vocabularies = new WeakMap<readonly Searchable[], Vocabulary>()

/** Collects the words once for each list, because collecting takes longer than searching thousands of companions. */
function getVocabulary(companions: readonly Searchable[]): Vocabulary {
  const cachedVocabulary = vocabularies.get(companions)
  if (cachedVocabulary) return cachedVocabulary
  const nameKeys = new Map(
    companions.map(({ companion, name }) => [companion.id, listWords(name).map(toWordKey)]),
  )
  const knownWords = new Set([...listNeedWordKeys(), ...[...nameKeys.values()].flat()])
  const vocabulary = { knownWords, nameKeys }
  vocabularies.set(companions, vocabulary)
  return vocabulary
}

/** Replaces misspelled words with the most similar known words, then searches names and needs for them. */
function searchCorrectedWords(
  companions: readonly Searchable[],
  words: readonly SearchWord[],
  { knownWords, nameKeys }: Vocabulary,
): Agent[] {
  const correctedWords = words.map((word) => correctWord(word, knownWords))
  const scoreNeeds = matchNeeds(correctedWords, knownWords)
  // A guess for a short word counts only if all words of the search are known, or corrected to known ones.
  const canGuess = areAllWordsKnown(correctedWords, knownWords)
  const correctedKeys = new Set(
    correctedWords
      .filter(({ isGuess }) => canGuess || !isGuess)
      // A number or an initial alone does not match a name.
      .flatMap(({ keys }) => keys.filter((key) => key.length > 2)),
  )
  return sortByRank(companions, ({ companion }) => {
    const score = scoreNeeds?.(companion) ?? 0
    if (nameKeys.get(companion.id)?.some((key) => correctedKeys.has(key)))
      return { group: 0, score }
    return score > 0 ? { group: 1, score } : null
  })
}

/** Replaces the keys of an unknown word with those of the nearest known words. */
function correctWord(word: SearchWord, knownWords: ReadonlySet<string>): SearchWord {
  if (word.keys.some((key) => knownWords.has(key))) return word
  return {
    typedWord: word.typedWord,
    keys: word.keys.flatMap((key) => findNearestWords(key, knownWords)),
    isGuess: isShortWord(word.typedWord),
  }
}
