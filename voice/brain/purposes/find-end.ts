/** Words at the end of an utterance that often say why the rest was told. */
const endLength = 12
const minWordsBeforeEnd = 3

/** Returns the last words of a text; null when the text is hardly longer. */
export function findEnd(words: string): string | null {
  const all = words.split(' ')
  return all.length >= endLength + minWordsBeforeEnd ? all.slice(-endLength).join(' ') : null
}
