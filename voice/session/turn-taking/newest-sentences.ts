/** A sentence ends before the white space that follows its punctuation. */
const sentenceBoundary = /(?<=[.!?…])\s+/u

/** Returns the last whole sentences of a text that fit into maxCharacters; an empty text if none does. */
export function keepNewestSentences(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  let newest = ''
  for (const sentence of text.split(sentenceBoundary).reverse()) {
    const longerText = newest === '' ? sentence : `${sentence} ${newest}`
    if (longerText.length > maxCharacters) return newest
    newest = longerText
  }
  return newest
}

/** Returns the last whole words of a text that fit into maxCharacters; of a longer last word, returns the end. */
export function keepNewestWords(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const lastCharacters = text.slice(-maxCharacters - 1)
  return lastCharacters.replace(/^\S*\s+/u, '').slice(-maxCharacters)
}
