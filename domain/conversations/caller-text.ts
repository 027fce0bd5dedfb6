/**
 * Maximum length of a text that the caller types, or that the browser recognises, in characters.
 */
export const maxCallerTextLength = 4_000
