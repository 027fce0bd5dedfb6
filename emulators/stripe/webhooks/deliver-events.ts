import { createTurns } from '../../../server/platform/create-turns'
import type { Database } from '../../../server/platform/database/open-database'
import { repeat } from '../../../server/platform/repeat'
import type { Clock } from '../../../voice/ports/clock'
import type { StoredEvent } from '../objects/event'
import { createPendingDeliveries } from './pending-deliveries'
import { signEvent } from './sign-event'

type Options = {
  database: Database
  /** Where the product listens. */
  url: string
  secret: string
  clock: Clock
  fetch: typeof fetch
  onFault(error: unknown): void
}

/** How often it is looked whether something is due. */
const pollMs = 2_000

/** A receiver that does not answer for so long has failed; less than a delivery is kept for. */
const patienceMs = 10_000

/** Doubling from a second to an hour, as often makes three days; then the event is given up. */
const mostAttempts = 83
const longestDelayMs = 3_600_000

/** How long after its nth attempt an event is sent again. */
export const retryDelayMs = (attempts: number) =>
  Math.min(1_000 * 2 ** Math.min(attempts - 1, 20), longestDelayMs)

export type EventDelivery = ReturnType<typeof createEventDelivery>

/** Sends what happened to the product, signed, at least once, until it says that it understood. */
export function createEventDelivery({ database, url, secret, clock, ...options }: Options) {
  const pending = createPendingDeliveries(database)
  const takeTurn = createTurns()
  let stopPolling = async () => {}

  const deliverDue = () =>
    takeTurn('deliver', async () => {
      for (;;) {
        const delivery = await pending.take(clock.now())
        if (!delivery) return
        const { event, attempts } = delivery
        const isDelivered = await send(event)
        if (isDelivered || attempts >= mostAttempts) await pending.finish(event.id, isDelivered)
        else
          await pending.postpone(event.id, new Date(clock.now().getTime() + retryDelayMs(attempts)))
      }
    })

  async function send(event: StoredEvent) {
    const body = JSON.stringify(event)
    try {
      const answer = await options.fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signEvent(body, { secret, now: clock.now() }),
        },
        body,
        signal: AbortSignal.timeout(patienceMs),
      })
      // Nobody reads it, and an unread answer keeps its connection.
      await answer.arrayBuffer()
      return answer.ok
    } catch {
      // Not there, or too slow: it is sent again.
      return false
    }
  }

  return {
    deliverDue,
    /** Something has just happened. */
    wake: () => void deliverDue().catch(options.onFault),
    /** Sends what an earlier process left, and from then on what falls due. */
    async start() {
      await pending.hurry(clock.now())
      stopPolling = repeat(clock, pollMs, deliverDue, options.onFault)
      void deliverDue().catch(options.onFault)
    },
    async stop() {
      await stopPolling()
      // What was being sent is sent to its end.
      await takeTurn('deliver', async () => {})
    },
  }
}
