/** Shorter texts cannot be judged, because one common word would be enough. */
const minEchoShare = 0.7

/**
 * Whether a recognised text is the companion's own voice, picked up by the microphone: most of its
 * words are among those that the companion says.
 */
export function isEcho(text: string, companionText: string): boolean {
  const words = splitWords(text)
  if (words.length === 0) return false
  const spoken = new Set(splitWords(companionText))
  const known = words.filter((word) => spoken.has(word)).length
  return known / words.length >= minEchoShare
}

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
