const longestSentence = 25

/** What would make a sentence unfit to be said aloud; empty when it is fit. */
export function findSpeechFaults(sentence: string): string[] {
  const faults: string[] = []
  if (sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length > longestSentence)
    faults.push('over 25 words')
  if (/[*_#`<>[\]{}|()]/.test(sentence)) faults.push('markup, placeholder or parenthesis')
  if (/\p{Extended_Pictographic}/u.test(sentence)) faults.push('emoji')
  if (/['"]/.test(sentence)) faults.push('straight quote')
  if (!/[.?!…»]$/.test(sentence)) faults.push('no final punctuation')
  // A few letters of phonetic alphabets have no capital.
  const [first = ''] = sentence
  if (first !== first.toUpperCase()) faults.push('no capital')
  return faults.map((fault) => `${fault}: ${sentence}`)
}

/** What a listener would stumble over in a whole response. */
export function findResponseFaults(sentences: readonly string[], mostSentences: number): string[] {
  const faults = sentences.flatMap(findSpeechFaults)
  if (sentences.length > mostSentences)
    faults.push(`${sentences.length} sentences: ${sentences[0]}`)
  if (sentences.filter((sentence) => /\?$/.test(sentence)).length > 1)
    faults.push(`two questions: ${sentences.join(' ')}`)
  return faults
}

/** Sentences that occur more than once. */
export const findRepeats = (sentences: readonly string[]) =>
  sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
