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
  /** The number of the next frame. Frames that were not sent count, too, such as those of a silence. */
  microphoneFrames: number
  /** Maximum billable duration of the call. */
  limitMs: number
  minutesLeft: number
  billableMs: number
  /** Whether the help numbers are shown; they must not wait for the connection. */
  isInCrisis: boolean
  timer: CallTimer
  isMuted: boolean
  captions: Captions
}

export type CallStorage = {
  /** Returns the call with its captions, unless they are too old, and forgets the captions. */
  read(agentId: string): StoredCall | null
  write(call: StoredCall): void
  /** Forgets the captions, which must not be kept when the call is over. */
  forgetCaptions(): void
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
 * stored only while the page is reloaded, or after it was left while the call can still be resumed.
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

  function forgetCaptions() {
    const stored = read()
    if (stored && stored.call.captions.length > 0) write({ ...stored.call, captions: [] })
  }

  return {
    read(agentId) {
      const stored = read()
      forgetCaptions()
      if (stored?.call.agentId !== agentId) return null
      const areCaptionsKept = getRemainingCaptionsMs(stored.savedAtMs, now()) > 0
      return areCaptionsKept ? stored.call : { ...stored.call, captions: [] }
    },
    write,
    forgetCaptions,
    clear: () => storage.removeItem(callStorageKey),
  }
}
