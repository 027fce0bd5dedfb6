/** A sentence ends before the white space that follows its punctuation. */
const afterSentence = /(?<=[.!?…])\s+/u

/** Returns the last whole sentences of a text that fit into maxCharacters; an empty text if none does. */
export function keepNewestSentences(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  let kept = ''
  for (const sentence of text.split(afterSentence).reverse()) {
    const longer = kept === '' ? sentence : `${sentence} ${kept}`
    if (longer.length > maxCharacters) return kept
    kept = longer
  }
  return kept
}

/** Returns the last whole words of a text that fit into maxCharacters; a longer word is cut. */
export function keepNewestWords(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const end = text.slice(-maxCharacters - 1)
  return end.replace(/^\S*\s+/u, '').slice(-maxCharacters)
}
