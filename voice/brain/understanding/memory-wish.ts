import { normaliseText } from '../../text-analysis/normalise-text'
import { type MemoryWish, memoryWishes } from '../templates/memory-templates'

/** Returns the wish that the sentence expresses; null for any other sentence. */
export function findMemoryWish(text: string): MemoryWish | null {
  const normalisedText = normaliseText(text)
  return memoryWishes.find(([, pattern]) => pattern.test(normalisedText))?.[0] ?? null
}

/** Removes what the caller wanted to be forgotten; returns an empty list when nothing may be kept. */
export function removeForgotten(statements: readonly string[]): readonly string[] {
  if (statements.some((text) => findMemoryWish(text) === 'keep-nothing')) return []
  const isForgotten = (index: number) => findMemoryWish(statements[index] ?? '') === 'forget-last'
  return statements.filter((_, index) => !isForgotten(index) && !isForgotten(index + 1))
}
