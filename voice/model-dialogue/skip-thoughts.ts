const openingTag = '<think>'
const closingTag = '</think>'

/**
 * Leaves out what a reasoning model thinks before it answers: the text between <think> and </think>, which
 * such models send as part of their answer. A tag may arrive in several pieces.
 */
export async function* skipThoughts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let pendingText = ''
  let isThinking = false
  for await (const piece of pieces) {
    pendingText += piece
    for (;;) {
      const tag = isThinking ? closingTag : openingTag
      const tagPosition = pendingText.indexOf(tag)
      if (tagPosition !== -1) {
        if (!isThinking && tagPosition > 0) yield pendingText.slice(0, tagPosition)
        pendingText = pendingText.slice(tagPosition + tag.length)
        isThinking = !isThinking
        continue
      }
      const tagStartLength = countPossibleTagStart(pendingText, tag)
      const text = pendingText.slice(0, pendingText.length - tagStartLength)
      if (!isThinking && text !== '') yield text
      pendingText = pendingText.slice(pendingText.length - tagStartLength)
      break
    }
  }
  if (!isThinking && pendingText !== '') yield pendingText
}

/** Returns how many characters at the end of the text may be the beginning of the tag. */
function countPossibleTagStart(text: string, tag: string): number {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length
  return 0
}
