import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/open-database'
import { createDatabase } from '../support/database/create-test-database'
import { createLedgerWorld, type LedgerWorld } from '../support/billing/ledger-model'
import { engines } from '../support/product/start-product'

// Mixtures that once left the books with another truth than the payment service, each by itself.

describe.each(engines)('a contract that is left while its money moves, on %s', (engine) => {
  let database: OpenDatabase
  let world: LedgerWorld
  beforeAll(async () => {
    database = await openDatabase(
      engine === 'PostgreSQL'
        ? { kind: 'server', url: await createDatabase(inject('postgresUrl')) }
        : { kind: 'embedded' },
    )
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    world = await createLedgerWorld(database.db)
  })

  async function buy() {
    world.service.take(world.customerOf(0), 'packStandard', 'paid')
    await tellAll()
    const payment = world.service.payments.at(-1)
    if (!payment) throw new Error('Nothing was bought')
    return payment
  }

  async function tellAll() {
    for (const notice of world.service.notices) await world.hear(notice)
  }

  async function expectTruth() {
    await world.restart()
    await tellAll()
    expect(await world.faults()).toEqual([])
    expect(await world.differences()).toEqual([])
  }

  const alive = Number.POSITIVE_INFINITY

  // Somebody leaves, the process dies at each of its statements in turn, and the operator gives a part
  // back by hand before it starts again.
  test.each(Array.from({ length: 24 }, (_, statement) => statement))(
    'a part that went back by hand while a process was dead since statement %i is in the books once',
    async (diesAt) => {
      const payment = await buy()
      await world.endCall(0, 20, alive)
      await world.leaveContract(payment, diesAt)
      world.service.refund(payment, 30)
      await tellAll()
      await world.restart()
      // Its own refund is known at once, told or not.
      expect(await world.differences()).toEqual([])
      await expectTruth()
    },
  )

  test('a part that went back by hand, untold, is no part of what goes back after', async () => {
    const payment = await buy()
    world.service.refund(payment, 30)
    await world.leaveContract(payment, alive)
    expect(payment.refundedCents).toBe(payment.totalCents)
    await expectTruth()
  })

  test('while a bank decides nothing goes back; won, the money does', async () => {
    const payment = await buy()
    world.service.contest(payment, 40)
    await world.leaveContract(payment, alive)
    expect(payment.refundedCents).toBe(0)
    await expectTruth()
    world.service.decide(payment, 'won')
    await expectTruth()
    expect(payment.refundedCents).toBe(payment.totalCents)
  })

  test('lost whole, the bank gave everything back, and the books never say that we did', async () => {
    const payment = await buy()
    await world.leaveContract(payment, 12)
    world.service.contest(payment, 100)
    world.service.decide(payment, 'lost')
    await expectTruth()
    expect(payment.refundedCents).toBe(0)
  })

  test('lost in part, the books say what went back and the contract is over all the same', async () => {
    const payment = await buy()
    world.service.contest(payment, 40)
    await world.leaveContract(payment, alive)
    world.service.decide(payment, 'lost')
    await expectTruth()
    expect(payment.refundedCents).toBe(0)
  })
})
