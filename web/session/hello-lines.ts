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

const channelName = 'hello-lines'

/**
 * Moves the lines to another tab when it asks for lines said to the same companion, because the link in the
 * confirmation e-mail opens in a new tab. Returns a function that stops offering them.
 */
export function offerHelloLines(): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => {
    const lines = readHelloLines()
    if (!lines || data?.wantedFor !== lines.agentId) return
    clearHelloLines()
    channel.postMessage(lines)
  }
  return () => channel.close()
}

/**
 * Asks the tab where the user registered for the lines said to this companion, and stores them in this tab when they
 * arrive. Returns a function that stops waiting for them.
 */
export function requestHelloLines(agentId: string, onMoved: (lines: HelloLines) => void) {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }) => {
    if (!isHelloLines(data) || data.agentId !== agentId) return
    storeHelloLines(data)
    onMoved(data)
  }
  channel.postMessage({ wantedFor: agentId })
  return () => channel.close()
}

/** Returns null in a browser without channels between tabs; the lines then stay in their tab. */
const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)

/** The end of a sentence: a punctuation mark, which quotation marks or a bracket may follow. */
const sentenceEnd = /[.!?…]["»)\s]*$/

/**
 * Joins the lines into one message, in which each line is a sentence: otherwise a line without final punctuation would
 * be read together with the next one.
 */
export const joinHelloLines = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .map((line) => (sentenceEnd.test(line) ? line : `${line}.`))
    .map((line) => line.charAt(0).toUpperCase() + line.slice(1))
    .join(' ')

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
