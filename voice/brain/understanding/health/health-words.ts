import { stem } from '../../../text-analysis/classifier/extract-features'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { createClassReplacer } from '../acts/to-common-words'
import concepts from './health-concepts.json'
import wordClasses from './health-word-classes.json'

/**
 * Replaces words of the same class ("mon mari", "ma sœur") with one of them: the difference does not affect which
 * health professional the companion names.
 */
const replaceWithRepresentatives = createClassReplacer(Object.entries(wordClasses))

/** Concepts, such as parts of the body or symptoms, by the stem of a word. They begin with "x" to differ from words. */
const conceptsByStem = new Map<string, string[]>()
for (const [concept, words] of Object.entries(concepts))
  for (const word of new Set(words.split(' ').map(stem)))
    conceptsByStem.set(word, [...(conceptsByStem.get(word) ?? []), `x${concept}`])

/** Normalises a text, replaces words with their representatives, and appends the concepts of its words in order. */
export const toHealthWords = (text: string): string =>
  [
    replaceWithRepresentatives(text),
    ...normaliseText(text)
      .split(' ')
      .flatMap((word) => conceptsByStem.get(stem(word)) ?? []),
  ].join(' ')
