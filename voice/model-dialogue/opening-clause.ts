/**
 * An opening clause is synthesised while the model still writes the rest of its sentence; the voice of the
 * rest must begin before the clause is over. Twelve characters last about 0.7 s at 165 words per minute;
 * services like those of bench/voice-to-voice begin within 0.3 s at p99.
 */
const minCharacters = 12
const minWords = 2
/** A longer clause would save little time, and `splitSentences` may cut its sentence elsewhere. */
const maxCharacters = 120

/**
 * Letters, spaces, apostrophes, hyphens and commas. Other characters may belong to text that must not be split
 * (numbers, abbreviations, quotations) or is not spoken (language markers, Markdown, stage directions, the name
 * of the speaker).
 */
const plainText = /^\p{L}[\p{L} \u00a0\u202f,'’-]*$/u
const clauseEnd = /,(?=[ \u00a0\u202f])/g

/** The result of looking for the opening clause in the text that was written so far. */
export type OpeningSearch =
  | { kind: 'found'; clause: string }
  /** More text is needed. */
  | { kind: 'incomplete' }
  /** The first sentence must be synthesised as a whole. */
  | { kind: 'none' }

/** Looks for the first clause that can be synthesised alone, up to and including its comma. */
export function findOpeningClause(textSoFar: string): OpeningSearch {
  const text = textSoFar.trimStart()
  const isPlain = text === '' || (text.length <= maxCharacters && plainText.test(text))
  for (const { index } of text.matchAll(clauseEnd)) {
    const clause = text.slice(0, index)
    if (!plainText.test(clause) || clause.length > maxCharacters) break
    if (clause.length >= minCharacters && clause.split(/[\s,]+/u).length >= minWords)
      return { kind: 'found', clause: `${clause},` }
  }
  return { kind: isPlain ? 'incomplete' : 'none' }
}

/**
 * Passes on the pieces of a response, and reports its opening clause, if there is one, as soon as it is
 * complete.
 */
export async function* reportOpeningClause(
  pieces: AsyncIterable<string>,
  report: (clause: string) => void,
): AsyncGenerator<string> {
  let textSoFar = ''
  let isSearching = true
  for await (const piece of pieces) {
    if (isSearching) {
      textSoFar += piece
      const search = findOpeningClause(textSoFar)
      if (search.kind === 'found') report(search.clause)
      isSearching = search.kind === 'incomplete'
    }
    yield piece
  }
}
