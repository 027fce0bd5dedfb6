import { createHmac } from 'node:crypto'
import { createKeyedMutex } from '../../../server/platform/create-keyed-mutex'
import type { Database } from '../../../server/platform/database/open-database'
import { repeat } from '../../../server/platform/repeat'
import type { Clock } from '../../../voice/ports/clock'
import type { StoredEvent } from '../objects/event'
import { createPendingDeliveries } from './pending-deliveries'

type Options = {
  database: Database
  /** The product's webhook endpoint. */
  url: string
  secret: string
  clock: Clock
  fetch: typeof fetch
  onError(error: unknown): void
}

const pollIntervalMs = 2_000

/**
 * For this long after an event was stored or sent, every poll queries the database; after that only every fifth
 * does.
 */
const activePollingMs = 60_000
const pollsPerIdleQuery = 5

/** Shorter than the lease of a delivery, so that no other process sends it at the same time. */
const requestTimeoutMs = 10_000

/**
 * With delays that double from a second to an hour, these attempts span about three days, as Stripe's do.
 */
const maxAttempts = 83
const firstDelayMs = 1_000
const maxDelayMs = 3_600_000

/** Returns how long to wait after the given number of attempts. */
export const getRetryDelayMs = (attempts: number) =>
  Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs)

/**
 * Sends signed events to the webhook endpoint, at least once each, until it answers with a 2xx
 * status or `maxAttempts` is reached.
 */
export function createEventDelivery({ database, url, secret, clock, ...options }: Options) {
  const pending = createPendingDeliveries(database)
  const runExclusively = createKeyedMutex()
  let stopPolling = async () => {}
  let activeUntilMs = 0
  let pollCount = 0

  const pollFrequently = () => {
    activeUntilMs = clock.monotonicMs() + activePollingMs
  }

  const deliverDue = () =>
    runExclusively('deliver', async () => {
      for (;;) {
        const delivery = await pending.claimNext(clock.now())
        if (!delivery) return
        pollFrequently()
        const { event, attempts } = delivery
        const isDelivered = await send(event)
        if (isDelivered || attempts >= maxAttempts) await pending.remove(event.id, isDelivered)
        else
          await pending.reschedule(
            event.id,
            new Date(clock.now().getTime() + getRetryDelayMs(attempts)),
          )
      }
    })

  async function poll() {
    pollCount += 1
    if (clock.monotonicMs() <= activeUntilMs || pollCount % pollsPerIdleQuery === 0)
      await deliverDue()
  }

  async function send(event: StoredEvent) {
    const body = JSON.stringify(event)
    try {
      const response = await options.fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signEvent(body, { secret, now: clock.now() }),
        },
        body,
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      // Read the body, because an unread response keeps its connection open.
      await response.arrayBuffer()
      return response.ok
    } catch {
      // The endpoint is unreachable or too slow: the event is sent again later.
      return false
    }
  }

  return {
    deliverDue,
    /** Delivers due events in the background. */
    deliverSoon() {
      pollFrequently()
      void deliverDue().catch(options.onError)
    },
    /** Makes all pending deliveries due, sends them, and polls from then on. */
    async start() {
      await pending.makeAllDue(clock.now())
      pollFrequently()
      stopPolling = repeat(clock, pollIntervalMs, poll, options.onError)
      void deliverDue().catch(options.onError)
    },
    async stop() {
      await stopPolling()
      // Wait for a delivery that is being sent.
      await runExclusively('deliver', async () => {})
    },
  }
}

/**
 * Returns the `stripe-signature` header of a body sent at `now`
 * (docs.stripe.com/webhooks/signature).
 */
export function signEvent(body: string, { secret, now }: { secret: string; now: Date }) {
  const timestamp = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}
