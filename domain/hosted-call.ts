/** Characters of one utterance in a call of the hosted voice service. */
export const hostedWordsMaxLength = 4_000
