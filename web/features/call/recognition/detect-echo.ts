/** In an echo, at least this share of the words is the companion's. */
const minEchoShare = 0.7

/**
 * Whether a recognised text is the companion's own voice from the microphone: most of its words are among
 * those that the companion says.
 */
export function isEcho(text: string, companionText: string): boolean {
  const words = splitWords(text)
  if (words.length === 0) return false
  const companionWords = new Set(splitWords(companionText))
  const echoedWordCount = words.filter((word) => companionWords.has(word)).length
  return echoedWordCount / words.length >= minEchoShare
}

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
