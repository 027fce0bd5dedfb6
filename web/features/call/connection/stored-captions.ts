import { parseJsonOrNull } from '../../../../domain/parse-json'
import type { BrowserStorage } from '../../../storage/browser-storage'
import type { CallClock } from '../lifecycle/call-clock'

/** The key of the tab's call in the session storage. */
export const callStorageKey = 'amivoix.call'

/** How long captions are kept for a reload: longer than the server waits for a lost client (`maxSuspensionMs`). */
export const maxCaptionsAgeMs = 60_000

/**
 * Returns for how many milliseconds captions that were saved at `savedAtMs` may still be kept; 0 when they are too old
 * or that time is unknown.
 */
export function getRemainingCaptionsMs(savedAtMs: unknown, nowMs: number): number {
  // A time in the future means that the clock was changed.
  if (typeof savedAtMs !== 'number' || savedAtMs > nowMs) return 0
  return Math.max(0, savedAtMs + maxCaptionsAgeMs - nowMs)
}

/**
 * Deletes the stored captions of a call as soon as they are too old. Called when a document is loaded, because the
 * document of the call may be gone, and with it the timer that would delete them. Returns a function that cancels the
 * new timer.
 */
export function deleteOldCaptions(storage: BrowserStorage, clock: CallClock): () => void {
  const call = parseJsonOrNull(storage.getItem(callStorageKey))
  if (!hasCaptions(call)) return () => {}
  const remainingMs = getRemainingCaptionsMs(call.savedAtMs, clock.now())
  if (remainingMs === 0) {
    storage.setItem(callStorageKey, JSON.stringify({ ...call, captions: [] }))
    return () => {}
  }
  let cancel = clock.schedule(remainingMs, () => {
    // Meanwhile the page may have saved later captions.
    cancel = deleteOldCaptions(storage, clock)
  })
  return () => cancel()
}

const hasCaptions = (call: unknown): call is { captions: unknown[]; savedAtMs?: unknown } =>
  typeof call === 'object' &&
  call !== null &&
  'captions' in call &&
  Array.isArray(call.captions) &&
  call.captions.length > 0
