import '../../../api/disable-schema-compilation'

import { z } from 'zod'
import { parseJsonOrNull } from '../../../../domain/parse-json'
import type { BrowserStorage } from '../../../storage/browser-storage'
import type { Captions } from '../captions/captions'
import type { CallTimer } from '../lifecycle/call-timer'
import { callStorageKey, getRemainingCaptionsMs } from './stored-captions'

/** What the page needs to resume its call after a reload. */
export type StoredCall = {
  callId: string
  agentId: string
  resumeToken: string
  /** 0 when nothing was played yet. */
  lastFramePlayed: number
  /** Number of the next frame. It counts all frames of the call, even those that were not sent during a silence. */
  microphoneFrames: number
  /** Maximum billable duration of the call. */
  limitMs: number
  minutesLeft: number
  billableMs: number
  /** Whether the help numbers are shown. Stored, so that they appear before the connection is restored. */
  isInCrisis: boolean
  timer: CallTimer
  isMuted: boolean
  captions: Captions
}

export type CallStorage = {
  /**
   * Returns the stored call with this companion, without its captions if they are too old; null when there is
   * no such call. Deletes the stored captions in any case.
   */
  read(agentId: string): StoredCall | null
  write(call: StoredCall): void
  /** Deletes the stored captions, which must not be kept when the call is over. */
  deleteCaptions(): void
  clear(): void
}

const milliseconds = z.number().nonnegative()
const captionLine = z.discriminatedUnion('speaker', [
  z.object({
    speaker: z.literal('companion'),
    responseId: z.string(),
    itemId: z.string().nullable(),
    number: z.number().nullable(),
    pieces: z.array(
      z.object({
        text: z.string(),
        startMs: z.number(),
        language: z.string().optional(),
        eventId: z.string().optional(),
      }),
    ),
    playedMs: z.number(),
    progress: z.enum(['in-progress', 'complete', 'interrupted', 'text-only']),
  }),
  z.object({
    speaker: z.literal('caller'),
    itemId: z.string(),
    text: z.string(),
    isTyped: z.boolean(),
  }),
])
const storedCall = z.object({
  callId: z.string(),
  agentId: z.string(),
  resumeToken: z.string(),
  lastFramePlayed: z.number().int().nonnegative(),
  microphoneFrames: z.number().int().nonnegative(),
  limitMs: milliseconds,
  minutesLeft: z.number().int().nonnegative(),
  billableMs: milliseconds,
  // Missing in a call that an earlier version of the page stored.
  isInCrisis: z.boolean().default(false),
  timer: z.object({
    answeredAt: milliseconds.nullable(),
    pausedAt: milliseconds.nullable(),
    pausedMs: milliseconds,
  }),
  isMuted: z.boolean(),
  captions: z.array(captionLine).default([]),
  savedAtMs: milliseconds.optional(),
}) satisfies z.ZodType<StoredCall>

/**
 * Stores the call in the tab's session storage. Where storage is blocked, a reload loses the call. The captions are
 * stored only when the page is reloaded or left, and are kept for at most `maxCaptionsAgeMs`.
 */
export function createCallStorage(
  storage: BrowserStorage,
  now: () => number = Date.now,
): CallStorage {
  const read = () => {
    const result = storedCall.safeParse(parseJsonOrNull(storage.getItem(callStorageKey)))
    if (!result.success) return null
    const { savedAtMs, ...call } = result.data
    return { call, savedAtMs }
  }
  const write = (call: StoredCall) =>
    storage.setItem(callStorageKey, JSON.stringify({ ...call, savedAtMs: now() }))

  function deleteCaptions() {
    const storedEntry = read()
    if (storedEntry && storedEntry.call.captions.length > 0)
      write({ ...storedEntry.call, captions: [] })
  }

  return {
    read(agentId) {
      const storedEntry = read()
      deleteCaptions()
      if (storedEntry?.call.agentId !== agentId) return null
      const areCaptionsRecent = getRemainingCaptionsMs(storedEntry.savedAtMs, now()) > 0
      return areCaptionsRecent ? storedEntry.call : { ...storedEntry.call, captions: [] }
    },
    write,
    deleteCaptions,
    clear: () => storage.removeItem(callStorageKey),
  }
}
