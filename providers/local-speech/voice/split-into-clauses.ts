import { splitIntoChunks, type TextChunk } from '../../espeak/split-into-chunks'

/** A shorter first clause would sound like a separate word. */
const minFirstClauseLength = 18
/** A sentence of up to this length is synthesised so quickly that it is not split. */
const maxUnsplitLength = 60

/**
 * Splits a text into chunks, and a long first chunk after its first clause, because a chunk can be played only
 * once all of it is synthesised. Returns an empty list when there is nothing to say.
 */
export function splitIntoClauses(text: string): TextChunk[] {
  const [firstChunk, ...otherChunks] = splitIntoChunks(blankForeignCharacters(text))
  if (!firstChunk) return []
  const clauseLength = findFirstClauseLength(firstChunk.text)
  if (clauseLength === null) return [firstChunk, ...otherChunks]
  const firstClause = { ...firstChunk, text: firstChunk.text.slice(0, clauseLength), pauseMs: 0 }
  const remainder = {
    ...firstChunk,
    text: firstChunk.text.slice(clauseLength),
    position: firstChunk.position + clauseLength,
  }
  return [firstClause, remainder, ...otherChunks]
}

/**
 * Replaces what the phonemiser would read in another language, such as emoji and other scripts, with
 * spaces, which keeps positions.
 */
const blankForeignCharacters = (text: string) =>
  text.replace(/[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Sc}\s+=°]/gu, (character) =>
    ' '.repeat(character.length),
  )

/** A punctuation mark with closing quotation marks or brackets, or a dash between spaces. */
const clauseEnd = /[,;:.!?…][»"”)]*\s+|\s[—–]\s+/g

function findFirstClauseLength(text: string): number | null {
  if (text.length <= maxUnsplitLength) return null
  for (const { index, 0: separator } of text.matchAll(clauseEnd)) {
    const length = index + separator.length
    const remainingText = text.slice(length)
    if (length >= minFirstClauseLength && /[\p{L}\p{N}]/u.test(remainingText)) return length
  }
  return null
}
