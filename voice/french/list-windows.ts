/**
 * Splits a text into windows of `size` words (an even number), each of which overlaps the next by half. A text with at
 * most `size` words is a single window. Callers use windows instead of sentences, because recognised speech has no
 * punctuation and cannot be split into sentences.
 */
export function listWindows(text: string, size: number): readonly string[] {
  const words = text.split(/\s+/)
  const step = size / 2
  const count = Math.max(1, Math.ceil(words.length / step) - 1)
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * step, index * step + size).join(' '),
  )
}
