import '../../plain-schemas'

import { z } from 'zod'
import { readJson } from '../../../domain/read-json'
import type { BrowserStorage } from '../../browser-storage'
import type { CallTimer } from './call-timer'

/** What a page loaded again needs to take its call up (03, « A call's life »). */
export type RememberedCall = {
  callId: string
  agentId: string
  resumeToken: string
  /** 0: nothing was played yet. */
  lastFramePlayed: number
  microphoneFrames: number
  limitMs: number
  minutesLeft: number
  billableMs: number
  timer: CallTimer
  isMuted: boolean
}

export type CallMemory = {
  read(agentId: string): RememberedCall | null
  write(call: RememberedCall): void
  forget(): void
}

const storageKey = 'amivoix.call'

const ms = z.number().nonnegative()
const remembered = z.object({
  callId: z.string(),
  agentId: z.string(),
  resumeToken: z.string(),
  lastFramePlayed: z.number().int().nonnegative(),
  microphoneFrames: z.number().int().nonnegative(),
  limitMs: ms,
  minutesLeft: z.number().int().nonnegative(),
  billableMs: ms,
  timer: z.object({ answeredAt: ms.nullable(), lostAt: ms.nullable(), lostMs: ms }),
  isMuted: z.boolean(),
}) satisfies z.ZodType<RememberedCall>

/** Kept by the tab alone. A browser that refuses storage loses the call on a reload, nothing else. */
export const createCallMemory = (storage: BrowserStorage): CallMemory => ({
  read(agentId) {
    const call = remembered.safeParse(readJson(storage.getItem(storageKey)))
    return call.success && call.data.agentId === agentId ? call.data : null
  },
  write: (call) => storage.setItem(storageKey, JSON.stringify(call)),
  forget: () => storage.removeItem(storageKey),
})
