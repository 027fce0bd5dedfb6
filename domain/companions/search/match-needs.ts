import type { Category } from '../../categories'
import type { Language } from '../../languages'
import type { VoiceGender } from '../../voice-genders'
import type { Need } from './need'
import { needs } from './needs/needs'
import { listWords, normaliseText, type SearchWord, toWordKey } from './search-words'
import { isVagueWord } from './vague-words'

/** The properties of a companion that decide whether it suits a need. */
type Companion = {
  id: string
  category: Category
  language: Language
  voiceGender: VoiceGender
}

/** How well a companion suits a search; 0 when it does not. */
export type ScoreCompanion = (companion: Companion) => number

type PhraseWord = { text: string; key: string }
type IndexedNeed = { need: Need; phrases: PhraseWord[][] }

/**
 * Weights of companions that a need does not list by id, but whose category, language or voice gender
 * it lists.
 */
const categoryWeight = 0.3
const languageWeight = 0.5
const voiceWeight = 0.5
/** How much the weight decreases with each position in a need's list of companions. */
const positionPenalty = 0.05
/** Score for each word of the search if the whole search is only a part of a phrase. */
const partialWeight = 0.4
/** From this length on, the last word of a search also matches words that start with it. */
const minPrefixLength = 3

let cachedIndex: readonly IndexedNeed[] | undefined

/**
 * Returns the needs with their phrases as words. The phrases are split on first use, because most
 * visitors do not search.
 */
function getIndex(): readonly IndexedNeed[] {
  cachedIndex ??= needs.map((need) => ({
    need,
    phrases: need.phrases
      .split(', ')
      .map((phrase) =>
        listWords(normaliseText(phrase)).map((text) => ({ text, key: toWordKey(text) })),
      )
      .filter((words) => words.length > 0),
  }))
  return cachedIndex
}

/** Lists the keys of all words in the needs, each once. */
export const listNeedWordKeys = (): ReadonlySet<string> =>
  new Set(getIndex().flatMap(({ phrases }) => phrases.flat().map(({ key }) => key)))

/**
 * Finds the needs that a search matches, and returns a function that scores companions by them;
 * null when it matches none. When a word of the search is unknown, a phrase needs a reliable match:
 * a word that is neither vague nor incomplete nor guessed. So a sentence about something else
 * matches no need.
 */
export function matchNeeds(
  words: readonly SearchWord[],
  knownKeys = listNeedWordKeys(),
): ScoreCompanion | null {
  if (words.length === 0) return null
  const areWordsKnown = areAllWordsKnown(words, knownKeys)
  const matchedNeeds = getIndex().flatMap(({ need, phrases }) => {
    const score = phrases.reduce(
      (best, phrase) => Math.max(best, scorePhrase(phrase, words, areWordsKnown)),
      0,
    )
    return score > 0 ? [{ need, score }] : []
  })
  if (matchedNeeds.length === 0) return null
  return (companion) =>
    matchedNeeds.reduce(
      (total, { need, score }) => total + score * weighCompanion(need, companion),
      0,
    )
}

/**
 * Whether each word of a search has a known key, or is the last one and begins a word of the needs.
 */
export const areAllWordsKnown = (
  words: readonly SearchWord[],
  knownKeys: ReadonlySet<string>,
): boolean =>
  words.every(
    (word) =>
      word.keys.some((key) => knownKeys.has(key)) ||
      (word === words.at(-1) &&
        getIndex().some(({ phrases }) => phrases.flat().some((other) => isStartOf(word, other)))),
  )

const isStartOf = ({ typedWord }: SearchWord, { text }: PhraseWord) =>
  typedWord.length >= minPrefixLength && text.startsWith(typedWord)

/**
 * Returns the number of words of the phrase when the search contains all of them. Returns
 * `partialWeight` for each word of the search when the phrase contains all of those. Returns 0
 * otherwise, and for a phrase without a reliable match when `areWordsKnown` is false.
 */
function scorePhrase(
  phrase: readonly PhraseWord[],
  words: readonly SearchWord[],
  areWordsKnown: boolean,
): number {
  const lastWord = words.at(-1)
  const isMatch = (word: SearchWord, other: PhraseWord) =>
    word.keys.includes(other.key) || (word === lastWord && isStartOf(word, other))
  const isReliable = ({ keys, isGuess }: SearchWord, { key }: PhraseWord) =>
    !isGuess && keys.includes(key) && !isVagueWord(key)
  const hasReliableMatch = phrase.some((other) => words.some((word) => isReliable(word, other)))
  if (!areWordsKnown && !hasReliableMatch) return 0
  if (phrase.every((other) => words.some((word) => isMatch(word, other)))) return phrase.length
  if (words.every((word) => phrase.some((other) => isMatch(word, other))))
    return words.length * partialWeight
  return 0
}

function weighCompanion(need: Need, { id, category, language, voiceGender }: Companion): number {
  const position = need.companions?.indexOf(id) ?? -1
  if (position >= 0) return 1 - position * positionPenalty
  if (need.languages?.includes(language)) return languageWeight
  if (need.voiceGenders?.includes(voiceGender)) return voiceWeight
  if (need.categories?.includes(category)) return categoryWeight
  return 0
}
