// The page of a hosted call sends the caller's utterances to the server, which checks them for
// danger.

/** Maximum length of an utterance, in characters. */
export const hostedUtteranceMaxLength = 4_000

/**
 * The rate limit counts an utterance once for each started unit of this many characters. While an
 * utterance is unfinished, the page sends only its last unit.
 */
export const hostedUtteranceUnitLength = 1_000
