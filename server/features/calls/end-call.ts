import type { Clock } from '../../../voice/ports/clock'
import type { Database } from '../../platform/database/open-database'
import type { Ending, LiveCall } from './live-call'
import { type EnqueueAnalysis, type Settled, settleCall } from './settle-call'

/** Together well under the time after which a call counts as dead. */
const retryAfterMs = [250, 1_000, 4_000]

type Options = {
  db: Database
  clock: Clock
  enqueueAnalysis: EnqueueAnalysis
  onFault(error: unknown): void
}

/**
 * Settles a call of this process when it has closed, and tries again when the database does not
 * answer. null: given up; its heartbeats have its figures, and the sweep will settle it from them.
 */
export const createEndCall =
  ({ db, clock, enqueueAnalysis, onFault }: Options) =>
  async (call: LiveCall, { reason, figures }: Ending): Promise<Settled | null> => {
    const callId = call.facts.id
    for (const waitMs of [...retryAfterMs, null]) {
      try {
        const { unsaved } = call.turns
        const settlement = { callId, reason, figures, turns: unsaved }
        return (await settleCall(db, enqueueAnalysis, settlement)) ?? null
      } catch (error) {
        onFault(error)
        if (waitMs !== null) await new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
      }
    }
    return null
  }
