/**
 * Splits a text into windows of `size` words (an even number), each of which overlaps the next by half. A text with at
 * most `size` words is a single window. Used for recognised speech, which may have no punctuation at which it could be
 * split.
 */
export function listWindows(text: string, size: number): readonly string[] {
  const words = text.split(/\s+/)
  const step = size / 2
  const count = Math.max(1, Math.ceil(words.length / step) - 1)
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * step, index * step + size).join(' '),
  )
}
