/** A model's response ends with the sentence that reaches one of these limits: more is too long for a phone call. */
export const maxResponseSentences = 10
export const maxResponseCharacters = 1_200

/** Longer utterances of the caller are cut: a model's time and price grow with them. */
export const maxCallerCharacters = 4_000
