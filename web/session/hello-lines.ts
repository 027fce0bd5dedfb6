import { parseJsonOrNull } from '../../domain/parse-json'
import { createFallbackStorage } from '../storage/browser-storage'

/** The lines that a visitor has said to a companion on the landing page. */
export type HelloLines = {
  agentId: string
  said: readonly string[]
  /** Whether the next call with the companion begins with the lines. The user can switch this off. */
  isResumed: boolean
}

const storageKey = 'hello-lines'
const storage = createFallbackStorage(() => window.sessionStorage)

/** Stores the lines in this tab, so that a call can begin with them after registration. */
export const storeHelloLines = (lines: HelloLines) =>
  storage.setItem(storageKey, JSON.stringify(lines))

/** Returns null when nothing was said, or the lines were deleted. */
export function readHelloLines(): HelloLines | null {
  const storedValue = parseJsonOrNull(storage.getItem(storageKey))
  return isHelloLines(storedValue) ? storedValue : null
}

export const clearHelloLines = () => storage.removeItem(storageKey)

const isHelloLines = (value: unknown): value is HelloLines =>
  typeof value === 'object' &&
  value !== null &&
  'agentId' in value &&
  typeof value.agentId === 'string' &&
  'said' in value &&
  Array.isArray(value.said) &&
  value.said.length > 0 &&
  value.said.every((line) => typeof line === 'string') &&
  'isResumed' in value &&
  typeof value.isResumed === 'boolean'
