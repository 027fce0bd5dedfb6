/** Patterns of normalised questions, each with its alternative answers. */
export type Answers = readonly (readonly [question: RegExp, answers: readonly string[]])[]

/** Reads a table with one line per row and "|" between its cells. */
export const readTable = (table: string): readonly (readonly string[])[] =>
  toLines(table).map((line) => line.split('|').map((cell) => cell.trim()))

/** Reads a table with one line per pattern: "pattern => answer || another answer". */
export const readAnswers = (table: string): Answers =>
  toLines(table).map((line) => {
    const [pattern = '', answers = ''] = line.split(' => ')
    return [new RegExp(pattern), answers.split(' || ')]
  })

const toLines = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
