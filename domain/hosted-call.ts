/** Maximum length of an utterance that the page of a hosted call sends to the server, in characters. */
export const hostedWordsMaxLength = 4_000

/**
 * In characters. The rate limit counts a longer utterance once for each started unit. Of an unfinished utterance
 * the page sends only the last unit.
 */
export const hostedWordsUnit = 1_000
