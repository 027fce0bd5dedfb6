import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offers } from '../../../domain/offers'
import type { OpenDatabase } from '../../../server/platform/database/open-database'
import { createLedgerModel, type LedgerModel } from '../../support/billing/ledger-model'
import { engines } from '../../support/database/engines'
import { openTestDatabase } from '../../support/database/template-database'

// Regression tests: after these sequences of events, our orders once differed from the provider's.

describe.each(engines)('an order with refunds and disputes, on %s', (engine) => {
  let database: OpenDatabase
  let model: LedgerModel
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    model = await createLedgerModel(database.db)
  })

  async function buy({ hasRequestedImmediateStart = true } = {}) {
    model.providerModel.createPayment(
      model.getCustomerId(0),
      'packStandard',
      'paid',
      hasRequestedImmediateStart,
    )
    await deliverAllEvents()
    const payment = model.providerModel.payments.at(-1)
    if (!payment) throw new Error('No payment was created')
    return payment
  }

  async function deliverAllEvents() {
    for (const event of model.providerModel.events) await model.deliver(event)
  }

  async function expectMatchesProvider() {
    await model.restart()
    await deliverAllEvents()
    expect(await model.findUnbalancedUsers()).toEqual([])
    expect(await model.findDifferences()).toEqual([])
  }

  const noKill = Number.POSITIVE_INFINITY

  // Kills the process at each statement of the withdrawal in turn. The operator refunds a part in the
  // provider's dashboard before the process starts again.
  test.each(Array.from({ length: 24 }, (_, statement) => statement))(
    'records a manual refund once when the process died at statement %i of the withdrawal',
    async (killAtStatement) => {
      const payment = await buy()
      await model.endCall(0, 20, noKill)
      await model.withdraw(payment, killAtStatement)
      model.providerModel.refund(payment, 30)
      await deliverAllEvents()
      await model.restart()
      // Our own refund is recorded at once, before its webhook event.
      expect(await model.findDifferences()).toEqual([])
      await expectMatchesProvider()
    },
  )

  test('refunds only the remaining amount after a manual refund whose webhook event has not arrived', async () => {
    const payment = await buy()
    model.providerModel.refund(payment, 30)
    await model.withdraw(payment, noKill)
    expect(payment.refundedCents).toBe(payment.totalCents)
    await expectMatchesProvider()
  })

  test.each([40, 100])(
    'refunds nothing during a dispute about %i % of the price, and everything once it is won',
    async (percent) => {
      const payment = await buy()
      model.providerModel.openDispute(payment, percent)
      await model.withdraw(payment, noKill)
      expect(payment.refundedCents).toBe(0)
      await expectMatchesProvider()
      model.providerModel.closeDispute(payment, 'won')
      await expectMatchesProvider()
      expect(payment.refundedCents).toBe(payment.totalCents)
    },
  )

  test.each([
    { percent: 3, usedMinutes: 0 },
    { percent: 97, usedMinutes: 0 },
    { percent: 40, usedMinutes: 20 },
    { percent: 60, usedMinutes: 30 },
  ])(
    'refunds the price of all unused minutes once a dispute that was opened before the withdrawal is won: $percent % disputed, $usedMinutes minutes used',
    async ({ percent, usedMinutes }) => {
      const payment = await buy()
      if (usedMinutes > 0) await model.endCall(0, usedMinutes, noKill)
      model.providerModel.openDispute(payment, percent)
      await deliverAllEvents()
      await model.withdraw(payment, noKill)
      await expectMatchesProvider()
      model.providerModel.closeDispute(payment, 'won')
      await expectMatchesProvider()
      const freeMinutes = 5
      const { minutes } = offers.packStandard
      const unusedMinutes = minutes - Math.max(0, usedMinutes - freeMinutes)
      const dueCents = (payment.totalCents * unusedMinutes) / minutes
      // The difference is less than the price of one minute, because the dispute takes whole minutes.
      expect(Math.abs(payment.refundedCents - dueCents)).toBeLessThan(payment.totalCents / minutes)
    },
  )

  test('records no refund when the process died during the withdrawal and a dispute about the whole payment is lost', async () => {
    const payment = await buy()
    await model.withdraw(payment, 12)
    model.providerModel.openDispute(payment, 100)
    model.providerModel.closeDispute(payment, 'lost')
    await expectMatchesProvider()
    expect(payment.refundedCents).toBe(0)
  })

  test('credits waiting minutes minus those that were refunded before the request', async () => {
    const payment = await buy({ hasRequestedImmediateStart: false })
    model.providerModel.refund(payment, 40)
    await deliverAllEvents()
    await model.requestImmediateStart(payment, noKill)
    await expectMatchesProvider()
  })

  test('credits the disputed part of waiting minutes once the dispute is won', async () => {
    const payment = await buy({ hasRequestedImmediateStart: false })
    model.providerModel.openDispute(payment, 40)
    await deliverAllEvents()
    await model.releaseMinutes(noKill)
    await expectMatchesProvider()
    model.providerModel.closeDispute(payment, 'won')
    await expectMatchesProvider()
  })

  test('completes the withdrawal without a refund when a dispute about a part of the price is lost', async () => {
    const payment = await buy()
    model.providerModel.openDispute(payment, 40)
    await model.withdraw(payment, noKill)
    model.providerModel.closeDispute(payment, 'lost')
    await expectMatchesProvider()
    expect(payment.refundedCents).toBe(0)
  })
})
