/**
 * What a fragment of a caller's speech means for turn taking:
 * - complete: an utterance that can be answered
 * - unfinished: the caller stopped in the middle of a sentence
 * - hold: a request to wait, anywhere in the fragment
 * - backchannel: said while the companion speaks, without taking the turn
 * - interruption: said while the companion speaks, and takes the turn
 * - elsewhere: addressed to somebody else in the caller's room
 */
export type FragmentKind =
  | 'complete'
  | 'unfinished'
  | 'hold'
  | 'backchannel'
  | 'interruption'
  | 'elsewhere'

/** Fragments by kind, most of them with punctuation, as some recognisers write them. */
export type FragmentCorpus = Readonly<Record<FragmentKind, readonly string[]>>

/** One text of a corpus, as it is or without punctuation and capitals. */
export type Fragment = { readonly kind: FragmentKind; readonly text: string }

/** Removes punctuation and capitals, as some recognisers do. */
function removePunctuationAndCapitals(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.,;:!?…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Lists every fragment of a corpus twice: as it is, and without punctuation and capitals. */
export function listFragments(corpus: FragmentCorpus): readonly Fragment[] {
  return (Object.keys(corpus) as FragmentKind[]).flatMap((kind) =>
    corpus[kind].flatMap((text) => [
      { kind, text },
      { kind, text: removePunctuationAndCapitals(text) },
    ]),
  )
}
