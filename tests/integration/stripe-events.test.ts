import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createIdentifier } from '../../emulators/stripe/objects/identifier'
import { createBooks } from '../../emulators/stripe/state/books'
import { createEventDelivery } from '../../emulators/stripe/webhooks/deliver-events'
import { createPendingDeliveries } from '../../emulators/stripe/webhooks/pending-deliveries'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/open-database'
import { createDatabase } from '../support/database/create-test-database'
import { engines } from '../support/product/start-product'

const secret = 'whsec_of_a_test'
const url = 'http://127.0.0.1:3000/api/webhooks/stripe'

describe.each(engines)('the delivery of events, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase(
      engine === 'PostgreSQL'
        ? { kind: 'server', url: await createDatabase(inject('postgresUrl')) }
        : { kind: 'embedded' },
    )
  })
  afterAll(() => database?.close())

  let time = Date.now()
  let answers: (number | Error)[] = []
  let received: Stripe.Event[] = []
  beforeEach(async () => {
    answers = []
    received = []
    await database.pool.query('delete from stripe_stand_in')
  })

  const now = () => new Date(time)
  const createDelivery = () =>
    createEventDelivery({
      database: database.db,
      url,
      secret,
      clock: { now, monotonicMs: () => time, schedule: () => () => {} },
      fetch: (async (address: unknown, init?: RequestInit) => {
        expect(address).toBe(url)
        const signature = new Headers(init?.headers).get('stripe-signature') ?? ''
        received.push(
          Stripe.webhooks.constructEvent(String(init?.body), signature, secret, 1, undefined, time),
        )
        const answer = answers.shift() ?? 200
        if (answer instanceof Error) throw answer
        return new Response(null, { status: answer })
      }) as typeof fetch,
      onFault: (error) => expect.unreachable(String(error)),
    })
  const run = () =>
    createBooks({ database: database.db, origin: 'http://127.0.0.1:3000', now, onEvents() {} })
  const happen = () =>
    run()(async ({ store, emit }) => {
      const charge = { id: createIdentifier('ch'), object: 'charge', created: 1 } as Stripe.Charge
      await store.insert('charge', charge)
      await emit('charge.refunded', charge)
      return charge.id
    })
  const pendingOf = async () => {
    const { rows } = await database.pool.query(
      `select data->>'pending_webhooks' as pending from stripe_stand_in where object = 'event'`,
    )
    return rows.map(({ pending }) => pending)
  }

  test('is told once when it understood, in the order in which things happened', async () => {
    const ids = [await happen(), await happen(), await happen()]
    expect(await pendingOf()).toEqual(['1', '1', '1'])
    const delivery = createDelivery()
    await delivery.deliverDue()
    await delivery.deliverDue()
    expect(received.map(({ data: { object } }) => 'id' in object && object.id)).toEqual(ids)
    expect(await pendingOf()).toEqual(['0', '0', '0'])
  })

  test('is told again after a failure, later each time, until it understood', async () => {
    await happen()
    answers = [500, 302, new TypeError('fetch failed')]
    const delivery = createDelivery()
    const afterMs = async (milliseconds: number) => {
      time += milliseconds
      await delivery.deliverDue()
      return received.length
    }
    expect(await afterMs(0)).toBe(1)
    expect(await afterMs(999)).toBe(1)
    expect(await afterMs(1)).toBe(2)
    expect(await afterMs(1_999)).toBe(2)
    expect(await afterMs(1)).toBe(3)
    expect(await pendingOf()).toEqual(['1'])
    expect(await afterMs(4_000)).toBe(4)
    expect(await pendingOf()).toEqual(['0'])
    expect(await afterMs(86_400_000)).toBe(4)
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  })

  test('what a process took and never sent is sent by the next', async () => {
    await happen()
    const killed = createPendingDeliveries(database.db)
    expect(await killed.take(now())).toMatchObject({ attempts: 1 })
    const next = createDelivery()
    await next.deliverDue()
    expect(received).toEqual([])
    // The next one begins by looking at everything that waits.
    await next.start()
    await next.stop()
    expect(received).toHaveLength(1)
    expect(await pendingOf()).toEqual(['0'])
  })

  test('several processes share what is to be told', async () => {
    for (let count = 0; count < 6; count += 1) await happen()
    const processes = [createDelivery(), createDelivery(), createDelivery()]
    await Promise.all(processes.map(({ deliverDue }) => deliverDue()))
    expect(received).toHaveLength(6)
    expect(new Set(received.map(({ id }) => id)).size).toBe(6)
  })

  test('is given up after 83 attempts, and said to be untold', async () => {
    await happen()
    await database.pool.query('update stripe_stand_in_delivery set attempts = 82')
    answers = [500]
    const delivery = createDelivery()
    await delivery.deliverDue()
    time += 86_400_000
    await delivery.deliverDue()
    expect(received).toHaveLength(1)
    expect(await pendingOf()).toEqual(['1'])
  })

  test('what was undone is not told', async () => {
    const undone = run()(async ({ emit }) => {
      await emit('charge.refunded', { id: 'ch_undone', object: 'charge' } as Stripe.Charge)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await createDelivery().deliverDue()
    expect(received).toEqual([])
  })
})
