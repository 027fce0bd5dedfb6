/** Characters of one utterance in a call of the hosted voice service. */
export const hostedWordsMaxLength = 4_000

/** The limit of utterances counts one for each of these characters; an unfinished one sends its last only. */
export const hostedWordsUnit = 1_000
