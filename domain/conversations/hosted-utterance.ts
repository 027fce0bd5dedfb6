// The page of a hosted call sends the caller's utterances to the server, which checks them for
// danger.

/** Maximum length of an utterance, in characters. */
export const hostedUtteranceMaxLength = 4_000

/**
 * The rate limit counts an utterance once for each started unit of this many characters. Of an
 * unfinished utterance, the page sends only the last characters, at most this many.
 */
export const hostedUtteranceUnitLength = 1_000
