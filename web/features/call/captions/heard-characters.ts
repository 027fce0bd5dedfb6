import { msPerCharacter } from '../../../ui/voice/mouth-opening'

/** A piece of a response's transcript, and where in the response's audio it starts. */
export type TranscriptPiece = {
  text: string
  startMs: number
  /** BCP 47 tag of words that are not French. */
  language?: string | undefined
  /** The id of the server event that contained the piece. The server may send the event again after a reload. */
  eventId?: string | undefined
}

/**
 * Counts the characters of a response that have been heard after `playedMs` of its audio, in whole
 * words. Within a piece the characters are spread evenly up to the start of the next piece.
 */
export function countHeardCharacters(pieces: readonly TranscriptPiece[], playedMs: number): number {
  let count = 0
  for (const [index, { text, startMs }] of pieces.entries()) {
    if (playedMs <= startMs) return count
    const nextPiece = pieces[index + 1]
    const endMs =
      nextPiece && nextPiece.startMs > startMs
        ? nextPiece.startMs
        : startMs + text.length * msPerCharacter
    const playedShare = Math.min(1, (playedMs - startMs) / (endMs - startMs))
    if (playedShare < 1) return count + findEndOfCurrentWord(text, playedShare * text.length)
    count += text.length
  }
  return count
}

/** A word counts as heard as soon as it starts, not when it ends. */
function findEndOfCurrentWord(text: string, position: number): number {
  for (const word of text.matchAll(/\S+\s*/g)) {
    const wordEnd = word.index + word[0].length
    if (position < wordEnd) return position <= word.index ? word.index : wordEnd
  }
  return text.length
}
