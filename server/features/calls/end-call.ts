import type { Clock } from '../../../voice/ports/clock'
import type { Ending, LiveCall } from './live-call'
import type { Settled, Settlement } from './settlement'

/**
 * The waits between the tries; each try may wait for the database itself. However long they take
 * together, this process's sweep leaves the call alone until they are over.
 */
const retryAfterMs = [250, 1_000, 4_000]

type Options = {
  clock: Clock
  /** Undefined when the account was erased meanwhile. */
  settle(settlement: Settlement): Promise<Settled | undefined>
  onFault(error: unknown): void
}

/**
 * Settles a call of this process when it has closed, and tries again when the database does not
 * answer. null: given up; its heartbeats have its figures, and the sweep will settle it from them.
 */
export const createEndCall =
  ({ clock, settle, onFault }: Options) =>
  async (
    call: Pick<LiveCall, 'facts' | 'turns'>,
    { reason, figures }: Ending,
  ): Promise<Settled | null> => {
    const callId = call.facts.id
    for (const waitMs of [...retryAfterMs, null]) {
      try {
        return (await settle({ callId, reason, figures, turns: call.turns.unsaved })) ?? null
      } catch (error) {
        onFault(error)
        if (waitMs !== null) await new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
      }
    }
    return null
  }
