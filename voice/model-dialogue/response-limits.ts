/** Longer responses of a model are cut at the end of a sentence: they are too long to listen to on the phone. */
export const maxResponseSentences = 10
export const maxResponseCharacters = 1_200

/** Longer utterances of the caller are cut: a model's time and price grow with them. */
export const maxCallerCharacters = 4_000
