import { splitAtSpans } from '../../voice/ports/split-at-spans'
import type { LanguageSpan } from '../../voice/ports/text-to-speech'

export type TextChunk = {
  text: string
  /** Start of the chunk in the whole text. */
  position: number
  /** Silence after the chunk. */
  pauseMs: number
  /** The span that contains the chunk; absent in French text. */
  span?: LanguageSpan
}

/** Pause between voices of two languages: as long as at a comma. */
const voiceChangePauseMs = 110

/**
 * Added to the short pause that espeak-ng makes at an ellipsis, so that "deux… trois…" is
 * counted at about one number per second, as breathing exercises need.
 */
const ellipsisPauseMs = 450

/**
 * About 10 s of speech, which are synthesised in 40 ms. The speech of another call may have to wait for
 * those 40 ms.
 */
const maxChunkLength = 160
/** A place before this position is not used for a split, because the chunk would be too short. */
const minBreakPosition = maxChunkLength / 4

/** Places where a long text may be split, best first: after a sentence, a clause, a comma, a word. */
const breakPatterns = [/[.!?…]+[»"”)]*\s/g, /[;:]\s/g, /,\s/g, /\s/g]

/**
 * Splits a text into chunks for the synthesiser: after each ellipsis, where a span begins or ends, and where a chunk
 * would be too long. Leaves out chunks without a letter or digit, so the list may be empty.
 */
export function splitIntoChunks(text: string, spans: readonly LanguageSpan[] = []): TextChunk[] {
  const plainText = blankMarkup(text)
  const chunks: TextChunk[] = []
  for (const piece of splitAtSpans(plainText, spans)) addChunks(chunks, plainText, piece)
  return chunks
}

/** Adds the chunks of a piece, and a pause after the previous chunk if that chunk belongs to another span. */
function addChunks(
  chunks: TextChunk[],
  plainText: string,
  { text, start, span }: { text: string; start: number; span: LanguageSpan | null },
) {
  const previousChunk = chunks.at(-1)
  const end = start + text.length
  for (let position = start; position < end; ) {
    const length = findChunkLength(plainText.slice(position, end))
    const chunk = plainText.slice(position, position + length)
    const isLast = position + length >= plainText.length
    const pauseMs = !isLast && /…\s*$/.test(chunk) ? ellipsisPauseMs : 0
    if (/[\p{L}\p{N}]/u.test(chunk))
      chunks.push({ text: chunk, position, pauseMs, ...(span ? { span } : {}) })
    position += length
  }
  // espeak-ng adds no silence around its speech: without a pause the two voices would run together.
  const hasAddedChunk = chunks.at(-1) !== previousChunk
  if (previousChunk && hasAddedChunk && (previousChunk.span ?? null) !== span)
    previousChunk.pauseMs = Math.max(previousChunk.pauseMs, voiceChangePauseMs)
}

/** Replaces control characters and those of SSML and [[phoneme]] markup with spaces, which keeps positions. */
const blankMarkup = (text: string) => text.replace(/[<>&[\]\p{Cc}]/gu, ' ')

function findChunkLength(remainingText: string): number {
  const ellipsis = /…\s*/.exec(remainingText.slice(0, maxChunkLength))
  if (ellipsis) return ellipsis.index + ellipsis[0].length
  if (remainingText.length <= maxChunkLength) return remainingText.length
  const beginning = remainingText.slice(0, maxChunkLength)
  for (const pattern of breakPatterns) {
    const lastBreak = [...beginning.matchAll(pattern)].at(-1)
    if (lastBreak && lastBreak.index > minBreakPosition)
      return lastBreak.index + lastBreak[0].length
  }
  return maxChunkLength
}
