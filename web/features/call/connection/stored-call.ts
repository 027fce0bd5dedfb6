import '../../../api/disable-schema-compilation'

import { z } from 'zod'
import { parseJsonOrNull } from '../../../../domain/parse-json'
import type { BrowserStorage } from '../../../storage/browser-storage'
import type { CallTimer } from '../lifecycle/call-timer'

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
}

export type CallStorage = {
  read(agentId: string): StoredCall | null
  write(call: StoredCall): void
  clear(): void
}

const storageKey = 'amivoix.call'

const milliseconds = z.number().nonnegative()
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
}) satisfies z.ZodType<StoredCall>

/** Stores the call in the tab's session storage. Where storage is blocked, a reload loses the call. */
export const createCallStorage = (storage: BrowserStorage): CallStorage => ({
  read(agentId) {
    const call = storedCall.safeParse(parseJsonOrNull(storage.getItem(storageKey)))
    return call.success && call.data.agentId === agentId ? call.data : null
  },
  write: (call) => storage.setItem(storageKey, JSON.stringify(call)),
  clear: () => storage.removeItem(storageKey),
})
