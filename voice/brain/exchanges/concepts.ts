import { stem } from '../../text-analysis/classifier/extract-features'
import { fillers, multiWordConcepts, synonyms } from '../knowledge/words/synonyms'

/**
 * Reduces normalised text to concepts, so that wordings with the same meaning have the same concepts. One concept
 * stands for all forms of a verb and its synonyms, one for all words that mean the caller, one for those that mean the
 * companion, and one for all numbers in digits. Omits fillers.
 */
export const findConcepts = (normalisedText: string): readonly string[] =>
  replaceMultiWordConcepts(normalisedText)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) =>
      /^\d+$/.test(word)
        ? '=number'
        : (conceptByForm.get(word) ?? conceptByForm.get(stem(word)) ?? stem(word)),
    )

const replaceMultiWordConcepts = (text: string): string =>
  anyMultiWordConcept.test(text)
    ? multiWordConcepts.reduce((words, [from, to]) => words.replace(from, to), text)
    : text

/** Matches a text that contains at least one of the multi-word concepts. */
const anyMultiWordConcept = new RegExp(multiWordConcepts.map(([from]) => from.source).join('|'))

/** Fixed weights of grammatical concepts; other concepts are weighted by rarity. */
export const grammarWeights: ReadonlyMap<string, number> = new Map([
  ['=caller', 0.7],
  ['=companion', 1.2],
  ['=not', 1.4],
  ['=other', 0.4],
  ['=be', 0.25],
  ['=have', 0.25],
  ['=thing', 0.1],
  ['=number', 0.4],
  ['ca', 0.3],
  ['quoi', 0.6],
])

/** Pairs of a word and the concept that it expresses. */
const listedWords: readonly (readonly [word: string, concept: string])[] = synonyms
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [concept = '', words = ''] = line.split(': ')
    return words.split(' ').map((word) => [word, concept] as const)
  })

/** Concepts by word, and for listed words of more than four letters also by stem, to find their other forms. */
const conceptByForm: ReadonlyMap<string, string> = new Map([
  ...listedWords
    .filter(([word]) => word.length > 4)
    .map(([word, concept]) => [stem(word), concept] as const),
  ...listedWords,
])
