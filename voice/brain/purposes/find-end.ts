/** In words. The end of an utterance often reveals its purpose. */
const endLength = 12
const minWordsBeforeEnd = 3

/** Returns the last words of a text; null when the text has hardly more words than its end. */
export function findEnd(words: string): string | null {
  const all = words.split(' ')
  return all.length >= endLength + minWordsBeforeEnd ? all.slice(-endLength).join(' ') : null
}
