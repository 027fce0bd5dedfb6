/**
 * An opening clause is synthesised while the model still writes the rest of its sentence; the voice of the
 * rest must begin before the clause is over. Twelve characters last about 0.7 s at 165 words per minute;
 * services like those of bench/voice-to-voice begin within 0.3 s at p99.
 */
const minCharacters = 12
const minWords = 2
/** The comma of a longer clause gains little, and its sentence may be cut elsewhere. */
const maxCharacters = 120

/**
 * Letters, spaces, apostrophes, hyphens and commas. Anything else could begin what must not be divided, or is
 * not spoken at all: a number, an abbreviation, a quotation, a marker of a language, Markdown, a stage
 * direction, the name of the speaker.
 */
const plainText = /^\p{L}[\p{L} \u00a0\u202f,'’-]*$/u
const clauseEnd = /,(?=[ \u00a0\u202f])/g

/** What the text that was written so far says about the opening clause. */
export type OpeningSearch =
  | { kind: 'found'; clause: string }
  /** More text may show it. */
  | { kind: 'open' }
  /** The first sentence must be synthesised as a whole. */
  | { kind: 'none' }

/** Looks for the first clause that can be synthesised alone, up to and including its comma. */
export function findOpeningClause(written: string): OpeningSearch {
  const text = written.trimStart()
  const isPlain = text === '' || (text.length <= maxCharacters && plainText.test(text))
  for (const { index } of text.matchAll(clauseEnd)) {
    const clause = text.slice(0, index)
    if (!plainText.test(clause) || clause.length > maxCharacters) break
    if (clause.length >= minCharacters && clause.split(/[\s,]+/u).length >= minWords)
      return { kind: 'found', clause: `${clause},` }
  }
  return { kind: isPlain ? 'open' : 'none' }
}

/**
 * Passes on the pieces of a response, and reports its opening clause, if there is one, as soon as it is
 * complete.
 */
export async function* reportOpeningClause(
  pieces: AsyncIterable<string>,
  report: (clause: string) => void,
): AsyncGenerator<string> {
  let written = ''
  let isSought = true
  for await (const piece of pieces) {
    if (isSought) {
      written += piece
      const search = findOpeningClause(written)
      if (search.kind === 'found') report(search.clause)
      isSought = search.kind === 'open'
    }
    yield piece
  }
}
