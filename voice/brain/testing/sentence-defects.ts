const maxSentenceWords = 25

/** Lists the defects that make a sentence unfit for speech synthesis. */
export function findSentenceDefects(sentence: string): string[] {
  const defects: string[] = []
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length > maxSentenceWords) defects.push(`over ${maxSentenceWords} words`)
  if (/[*_#`<>[\]{}|()]/.test(sentence)) defects.push('markup, slot or parenthesis')
  if (/\p{Extended_Pictographic}/u.test(sentence)) defects.push('emoji')
  if (/['"]/.test(sentence)) defects.push('straight quote')
  if (!/[.?!…»]$/.test(sentence)) defects.push('no final punctuation')
  // Accepts a character without a capital form, such as a digit or a quotation mark.
  const [firstLetter = ''] = sentence
  if (firstLetter !== firstLetter.toUpperCase()) defects.push('no capital')
  return defects.map((defect) => `${defect}: ${sentence}`)
}

/** Lists the defects of every sentence and of the response as a whole. */
export function findResponseDefects(sentences: readonly string[], maxSentences: number): string[] {
  const defects = sentences.flatMap(findSentenceDefects)
  if (sentences.length > maxSentences)
    defects.push(`${sentences.length} sentences: ${sentences[0]}`)
  const questionCount = sentences.filter((sentence) => sentence.endsWith('?')).length
  if (questionCount > 1) defects.push(`${questionCount} questions: ${sentences.join(' ')}`)
  return defects
}

/** Returns each repetition of a sentence, without its first occurrence. */
export const findRepetitions = (sentences: readonly string[]) =>
  sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
