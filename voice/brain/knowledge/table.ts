/** An answer and the pattern of the normalised questions that it answers. */
export type Knowledge = readonly (readonly [question: RegExp, answer: string])[]

/** Reads a table with one line per row and "|" between its cells. */
export const readTable = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
