/** How many characters before a sentence are checked together with it. */
const maxBeforeCharacters = 160
/** Sentences this short may be parts of one sentence: "Je suis. Humaine." */
const maxFragmentWords = 3

const sentenceBoundary = /(?<=[.!?…])\s+/u
const isFragment = (text: string) => text.trim().split(/\s+/u).length <= maxFragmentWords

/**
 * Joins a sentence to the last 160 characters of what was said just before it. Leaves out the punctuation that a
 * listener does not hear: beside a fragment, and after text that ends without ".", "!" or "?". `start`: the
 * position at which the sentence begins.
 */
export function joinFragments(
  precedingText: string,
  sentence: string,
): { text: string; start: number } {
  const lastText = precedingText.slice(-maxBeforeCharacters)
  const pieces = lastText.split(sentenceBoundary).filter((piece) => piece.trim() !== '')
  let text = ''
  for (const [index, piece] of pieces.entries()) {
    const nextPiece = pieces[index + 1] ?? sentence
    const isContinued = !/[.!?]$/u.test(piece) || isFragment(piece) || isFragment(nextPiece)
    text += `${isContinued ? piece.replace(/[.!?…,;:–—-]+$/u, '') : piece} `
  }
  return { text: text + sentence, start: text.length }
}
