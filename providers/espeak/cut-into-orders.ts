export type TextPiece = {
  text: string
  /** Where it begins in the whole text. */
  position: number
  /** Silence to keep after it, ms. */
  pauseMs: number
}

/**
 * What « … » adds to the synthesiser's own short stop: « deux… trois… » then counts about one a
 * second, which breathing together needs (03, « The scripted companion »).
 */
const ellipsisPauseMs = 450

/** Some 10 s of speech, 40 ms of synthesis: nobody else's sentence waits longer than that. */
const longestPiece = 160

/** Where a long sentence may be cut, the best place first. */
const breaks = [/[.!?…]+[»"”)]*\s/g, /[;:]\s/g, /,\s/g, /\s/g]

/** The pieces of a text, in order; none when there is nothing to say. */
export function cutIntoOrders(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  const plain = withoutMarkup(text)
  for (let position = 0; position < plain.length; ) {
    const length = pieceLength(plain.slice(position))
    const piece = plain.slice(position, position + length)
    const isLast = position + length >= plain.length
    const pauseMs = !isLast && /…\s*$/.test(piece) ? ellipsisPauseMs : 0
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, position, pauseMs })
    position += length
  }
  return pieces
}

/** The synthesiser reads SSML and [[phonemes]]; here they are only signs. Positions stay. */
const withoutMarkup = (text: string) => text.replace(/[<>&[\]\p{Cc}]/gu, ' ')

function pieceLength(rest: string): number {
  const hesitation = /…\s*/.exec(rest.slice(0, longestPiece))
  if (hesitation) return hesitation.index + hesitation[0].length
  if (rest.length <= longestPiece) return rest.length
  const start = rest.slice(0, longestPiece)
  for (const pattern of breaks) {
    const last = [...start.matchAll(pattern)].at(-1)
    if (last && last.index > longestPiece / 4) return last.index + last[0].length
  }
  return longestPiece
}
