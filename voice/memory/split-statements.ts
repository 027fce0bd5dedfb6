/** Returns the sentences of a text that are no questions, with typographic apostrophes. */
export const splitStatements = (text: string) =>
  text
    .replace(/['`´]/g, '’')
    .split(/(?<=[.!?…])\s+|[;\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
