/** Maximum length of a memory that the user edits, in characters. */
export const memoryMaxLength = 200
