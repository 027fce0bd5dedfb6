import { normaliseText } from '../../../text-analysis/normalise-text'
import actWordClasses from './act-word-classes.json'

/**
 * Returns a function that normalises a text, replaces each word of a class with the representative of the
 * class, and replaces every number in digits with "deux". A class is a pair: the representative, then its words.
 */
export function createClassReplacer(classes: readonly (readonly [string, string])[]) {
  const representatives = new Map(
    classes.flatMap(([representative, words]) =>
      words.split(' ').map((word) => [word, representative] as const),
    ),
  )
  return (text: string): string =>
    normaliseText(text)
      .split(' ')
      .map((word) => (/^\d+$/.test(word) ? 'deux' : (representatives.get(word) ?? word)))
      .join(' ')
}

/**
 * Normalises a text for the recognition of acts, kinds and purposes. Words whose difference does not matter there are
 * replaced with one of them: "vous" with "tu", any weekday with "lundi".
 */
export const toCommonWords = createClassReplacer(Object.entries(actWordClasses))
