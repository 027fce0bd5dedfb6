/** Splits what a caller said into sentences with typographic apostrophes; leaves out questions. */
export const splitSentences = (text: string) =>
  text
    .replace(/['`´]/g, '’')
    .split(/(?<=[.!?…])\s+|[;\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
