/** A sentence without a full stop is cut at a comma or a space once it is this long. */
const maxSentenceLength = 240

/** A full stop after one of these abbreviations does not end a sentence. */
const abbreviation = /(?:^|[\s(«])(?:M|MM|Mme|Mmes|Mlle|Dr|Pr|St|Ste|n°|etc|ex|p|cf|vol|art)\.$/u

/**
 * Ends of sentences: line breaks, or punctuation with the closing language marker and quotation mark that follow
 * it. Punctuation counts only once the next sentence has begun, because until then a closing quotation mark may still
 * arrive.
 */
const sentenceEnd = /[.!?…]+(?:\[\/[a-z]{2}\])?(?:\s*[»"”)])?(?=\s+[^\s»"”)])|\n+/gu

/**
 * Splits streamed text into sentences. Yields each sentence as soon as it is certainly complete or too long, and
 * the last one at the end of the text.
 */
export async function* splitSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    for (let end = findSentenceEnd(text); end !== null; end = findSentenceEnd(text)) {
      const sentence = text.slice(0, end).trim()
      text = text.slice(end)
      if (sentence !== '') yield sentence
    }
  }
  if (text.trim() !== '') yield text.trim()
}

/** Returns where the first complete or too long sentence ends; null when there is none. */
function findSentenceEnd(text: string): number | null {
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    const sentence = text.slice(0, end)
    if (sentence.trim() !== '' && !abbreviation.test(sentence.trimEnd())) return end
  }
  if (text.length <= maxSentenceLength) return null
  const comma = text.lastIndexOf(',', maxSentenceLength)
  const space = text.lastIndexOf(' ', maxSentenceLength)
  // A comma in the first half would make the piece too short.
  if (comma > maxSentenceLength / 2) return comma + 1
  return space > 0 ? space : maxSentenceLength
}
