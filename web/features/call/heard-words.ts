/** Words of an answer, and where in its audio they begin. */
export type SpokenPiece = { text: string; startMs: number }

/** Calm French speech runs at about 15 characters a second; used where the next piece is not known. */
const msPerCharacter = 66

/**
 * How many characters of an answer have been heard after `playedMs` of its audio, whole words only,
 * so that captions keep step with the voice. Inside a piece the words are spread evenly up to where
 * the next one begins.
 */
export function countHeardCharacters(pieces: readonly SpokenPiece[], playedMs: number): number {
  let count = 0
  for (const [index, { text, startMs }] of pieces.entries()) {
    if (playedMs <= startMs) return count
    const next = pieces[index + 1]
    const endMs =
      next && next.startMs > startMs ? next.startMs : startMs + text.length * msPerCharacter
    const share = Math.min(1, (playedMs - startMs) / (endMs - startMs))
    if (share < 1) return count + endOfBegunWord(text, share * text.length)
    count += text.length
  }
  return count
}

/** A word lights up when it begins to be said, not when it is over. */
function endOfBegunWord(text: string, position: number): number {
  for (const word of text.matchAll(/\S+\s*/g)) {
    const end = word.index + word[0].length
    if (position < end) return position <= word.index ? word.index : end
  }
  return text.length
}
