import type { Clock } from '../../../../voice/ports/clock'
import type { Ending, LiveCall } from '../live/live-call'
import type { Settlement, SettlementResult } from './settlement'

/**
 * Delays between attempts; an attempt may itself wait for the database. Until the last attempt has
 * failed, the sweep of this process (sweep-calls.ts) skips the call.
 */
const retryDelaysMs = [250, 1_000, 4_000]

type Deps = {
  clock: Clock
  /** Returns undefined if the account was erased. */
  settle(settlement: Settlement): Promise<SettlementResult | undefined>
  onError(error: unknown): void
}

/**
 * Settles an ended call of this process, and retries when that fails. Returns null when the account
 * was erased, and when the last attempt has failed. After that failure, the sweep (sweep-calls.ts)
 * settles the call from its last heartbeat.
 */
export const createSettleWithRetries =
  ({ clock, settle, onError }: Deps) =>
  async (
    call: Pick<LiveCall, 'facts' | 'turns'>,
    { reason, figures }: Ending,
  ): Promise<SettlementResult | null> => {
    const callId = call.facts.id
    for (const waitMs of [...retryDelaysMs, null]) {
      try {
        return (await settle({ callId, reason, figures, turns: call.turns.unsaved })) ?? null
      } catch (error) {
        onError(error)
        if (waitMs !== null) await new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
      }
    }
    return null
  }
