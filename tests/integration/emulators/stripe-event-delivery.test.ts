import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdentifier } from '../../../emulators/stripe/objects/identifier'
import { createTransactionRunner } from '../../../emulators/stripe/state/transaction-context'
import { createEventDelivery } from '../../../emulators/stripe/webhooks/deliver-events'
import { createPendingDeliveries } from '../../../emulators/stripe/webhooks/pending-deliveries'
import type { OpenDatabase } from '../../../server/platform/database/open-database'
import { engines } from '../../support/database/engines'
import { openTestDatabase } from '../../support/database/template-database'

const secret = 'whsec_of_a_test'
const url = 'http://127.0.0.1:3000/api/webhooks/stripe'

describe.each(engines)('the delivery of webhook events, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database?.close())

  let nowMs = Date.now()
  let responses: (number | Error)[] = []
  let receivedEvents: Stripe.Event[] = []
  beforeEach(async () => {
    responses = []
    receivedEvents = []
    await database.pool.query('delete from stripe_stand_in')
  })

  const now = () => new Date(nowMs)
  const createDelivery = () =>
    createEventDelivery({
      database: database.db,
      url,
      secret,
      clock: { now, monotonicMs: () => nowMs, schedule: () => () => {} },
      fetch: (async (requestUrl: unknown, init?: RequestInit) => {
        expect(requestUrl).toBe(url)
        const signature = new Headers(init?.headers).get('stripe-signature') ?? ''
        receivedEvents.push(
          Stripe.webhooks.constructEvent(
            String(init?.body),
            signature,
            secret,
            1,
            undefined,
            nowMs,
          ),
        )
        const response = responses.shift() ?? 200
        if (response instanceof Error) throw response
        return new Response(null, { status: response })
      }) as typeof fetch,
      onError: (error) => expect.unreachable(String(error)),
    })
  const createRunner = () =>
    createTransactionRunner({
      database: database.db,
      baseUrl: 'http://127.0.0.1:3000',
      now,
      onEventsCommitted() {},
    })
  const createEvent = () =>
    createRunner()(async ({ store, emit }) => {
      const charge = { id: createIdentifier('ch'), object: 'charge', created: 1 } as Stripe.Charge
      await store.insert('charge', charge)
      await emit('charge.refunded', charge)
      return charge.id
    })
  const readPendingCounts = async () => {
    const { rows } = await database.pool.query(
      `select data->>'pending_webhooks' as pending from stripe_stand_in where object = 'event'`,
    )
    return rows.map(({ pending }) => pending)
  }

  test('delivers each event once, in order', async () => {
    const ids = [await createEvent(), await createEvent(), await createEvent()]
    expect(await readPendingCounts()).toEqual(['1', '1', '1'])
    const delivery = createDelivery()
    await delivery.deliverDue()
    await delivery.deliverDue()
    expect(receivedEvents.map(({ data: { object } }) => 'id' in object && object.id)).toEqual(ids)
    expect(await readPendingCounts()).toEqual(['0', '0', '0'])
  })

  test('retries after a failure, with growing delays, until the event is accepted', async () => {
    await createEvent()
    responses = [500, 302, new TypeError('fetch failed')]
    const delivery = createDelivery()
    const countDeliveriesAfterMs = async (milliseconds: number) => {
      nowMs += milliseconds
      await delivery.deliverDue()
      return receivedEvents.length
    }
    expect(await countDeliveriesAfterMs(0)).toBe(1)
    expect(await countDeliveriesAfterMs(999)).toBe(1)
    expect(await countDeliveriesAfterMs(1)).toBe(2)
    expect(await countDeliveriesAfterMs(1_999)).toBe(2)
    expect(await countDeliveriesAfterMs(1)).toBe(3)
    expect(await readPendingCounts()).toEqual(['1'])
    expect(await countDeliveriesAfterMs(4_000)).toBe(4)
    expect(await readPendingCounts()).toEqual(['0'])
    expect(await countDeliveriesAfterMs(86_400_000)).toBe(4)
    expect(new Set(receivedEvents.map(({ id }) => id)).size).toBe(1)
  })

  test('delivers events that another process claimed but did not send', async () => {
    await createEvent()
    const killedProcess = createPendingDeliveries(database.db)
    expect(await killedProcess.claimNext(now())).toMatchObject({ attempts: 1 })
    const nextProcess = createDelivery()
    await nextProcess.deliverDue()
    expect(receivedEvents).toEqual([])
    // Starting the delivery makes all pending events due at once, even those that are still claimed.
    await nextProcess.start()
    await nextProcess.stop()
    expect(receivedEvents).toHaveLength(1)
    expect(await readPendingCounts()).toEqual(['0'])
  })

  test('delivers each event once with several processes', async () => {
    for (let count = 0; count < 6; count += 1) await createEvent()
    const processes = [createDelivery(), createDelivery(), createDelivery()]
    await Promise.all(processes.map(({ deliverDue }) => deliverDue()))
    expect(receivedEvents).toHaveLength(6)
    expect(new Set(receivedEvents.map(({ id }) => id)).size).toBe(6)
  })

  test('gives up after 83 attempts, and keeps the event pending', async () => {
    await createEvent()
    await database.pool.query('update stripe_stand_in_delivery set attempts = 82')
    responses = [500]
    const delivery = createDelivery()
    await delivery.deliverDue()
    nowMs += 86_400_000
    await delivery.deliverDue()
    expect(receivedEvents).toHaveLength(1)
    expect(await readPendingCounts()).toEqual(['1'])
  })

  test('does not deliver the events of a transaction that was rolled back', async () => {
    const transaction = createRunner()(async ({ emit }) => {
      await emit('charge.refunded', { id: 'ch_rolled_back', object: 'charge' } as Stripe.Charge)
      throw new Error('rolled back')
    })
    await expect(transaction).rejects.toThrow('rolled back')
    await createDelivery().deliverDue()
    expect(receivedEvents).toEqual([])
  })
})
