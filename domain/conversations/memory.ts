/** Longest text of a memory that the user has edited, in characters. */
export const memoryMaxLength = 200
