/**
 * Longer than any word, and than most sentences in languages that use no spaces. Without this limit, the regular
 * expressions of the dialogue and of the memory take seconds for thousands of characters without a space.
 */
const maxWordLength = 100

const longWords = new RegExp(`\\S{${maxWordLength + 1},}`, 'g')

/** Cuts each run of characters without a space to 100 characters. */
export const cutLongWords = (text: string) =>
  text.replace(longWords, (word) => word.slice(0, maxWordLength))
