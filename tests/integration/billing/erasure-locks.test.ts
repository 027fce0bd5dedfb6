import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { recordProviderInvoice } from '../../../server/billing/orders/record-provider-invoice'
import type { ProviderInvoice } from '../../../server/billing/payment-provider'
import { reserveWithdrawalRefunds } from '../../../server/billing/withdrawals/reserve-withdrawal-refunds'
import { transactionRetriedMessage } from '../../../server/composition/create-services'
import { createEraseAccount } from '../../../server/features/accounts/erasure/erase-account'
import { saveHeartbeats, saveTurns } from '../../../server/features/calls/live/save-heartbeats'
import { settleCalls } from '../../../server/features/calls/settlement/settle-calls'
import { type CheckoutHarness, startCheckoutHarness } from '../../support/billing/checkout-harness'
import { createTestBillingDeps } from '../../support/billing/create-test-billing-deps'
import { addCompanion } from '../../support/calls/call-client'
import type { TestUser } from '../../support/product/start-product'

let harness: CheckoutHarness
let user: TestUser
let warn: MockInstance
beforeAll(async () => {
  harness = await startCheckoutHarness({ engine: 'PostgreSQL' })
  await addCompanion(harness.product)
})
afterAll(() => harness?.close())
beforeEach(async () => {
  user = await harness.replaceBuyer()
  warn = vi.spyOn(harness.product.app.log, 'warn')
  return () => warn.mockRestore()
})

const query = (text: string, values: unknown[] = []) => harness.product.pool.query(text, values)

const zeroFigures = { wallMs: 0, billableMs: 0, durationMs: 0, pauses: [] }

async function countLockWaits() {
  const { rowCount } = await query(
    'select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
  )
  return rowCount ?? 0
}

/**
 * Runs two tasks that wait for the same row: both start, one after the other, while the row is locked.
 * Fails the test if a task fails, or if its transaction was rolled back to end a deadlock.
 */
async function runWhileLocked(
  row: { table: string; id: string },
  firstTask: () => Promise<unknown>,
  secondTask: () => Promise<unknown>,
) {
  const client = await harness.product.pool.connect()
  const runningTasks: Promise<unknown>[] = []
  try {
    await client.query('begin')
    await client.query(`select from ${row.table} where id = $1 for update`, [row.id])
    runningTasks.push(firstTask())
    await vi.waitFor(async () => expect(await countLockWaits()).toBeGreaterThanOrEqual(1), {
      timeout: 30_000,
    })
    runningTasks.push(secondTask())
    await vi.waitFor(async () => expect(await countLockWaits()).toBeGreaterThanOrEqual(2), {
      timeout: 30_000,
    })
  } finally {
    await client.query('commit')
    client.release()
  }
  const results = await Promise.allSettled(runningTasks)
  expect(results).toEqual(runningTasks.map(() => expect.objectContaining({ status: 'fulfilled' })))
  expect(warn).not.toHaveBeenCalledWith(expect.anything(), transactionRetriedMessage)
}

/** Erases the account without first ending its call and subscriptions. */
const eraseAccount = () => {
  const { database, jobs, origin } = harness.product
  return createEraseAccount({
    database,
    jobs,
    origin,
    adminEmail: undefined,
    beforeErasure: [],
  })(user.id)
}

async function addCall(owner: TestUser, id: string = randomUUID()) {
  await query(
    `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
       reserved_seconds, has_memory_consent, started_at, heartbeat_at)
     select $2, $1, id, name, 1, 'live', 'test', 60, true, now(), now() from agents limit 1`,
    [owner.id, id],
  )
  return id
}

const turns = [{ position: 0, speaker: 'caller' as const, text: 'Bonsoir.', heardMs: 0, atMs: 0 }]

const settleCallsById = (callIds: readonly string[]) =>
  settleCalls(
    harness.product.database,
    async () => {},
    callIds.map((callId) => ({
      callId,
      reason: 'hung-up' as const,
      figures: { ...zeroFigures, wallMs: 60_000, billableMs: 60_000, durationMs: 60_000 },
      turns,
    })),
  )

test('erases an account while a webhook event of its subscription is processed', async () => {
  const sessionId = await harness.buy('abonnementMensuel')
  await harness.waitForMinutes(105)
  const session = await harness.stripe.checkout.sessions.retrieve(sessionId)
  const { rows } = await query('select * from stripe_orders where invoice_id = $1', [
    session.invoice,
  ])
  const [order] = rows
  const invoice = {
    id: order.id,
    state: 'paid',
    isFirst: true,
    isForPeriod: true,
    customerId: order.customer_id,
    subscriptionId: order.subscription_id,
    paymentIntentId: order.payment_intent_id,
    orderedOfferKey: 'abonnementMensuel',
    hasRequestedImmediateStart: true,
    amountSubtotalCents: order.amount_subtotal,
    amountTotalCents: order.amount_total,
    currency: order.currency,
    createdAt: order.created_at,
    buyerName: null,
    period: null,
  } as unknown as ProviderInvoice
  const deps = createTestBillingDeps(harness.product.database, {
    provider: { readInvoice: async () => invoice, readSubscription: async () => null } as never,
  })
  await runWhileLocked({ table: 'user_profiles', id: user.id }, eraseAccount, () =>
    recordProviderInvoice(deps, invoice.id),
  )
})

test('erases an account while the refunds of its withdrawal are reserved', async () => {
  const orderId = await harness.buy('packStandard')
  await harness.waitForMinutes(38)
  const id = randomUUID()
  await query(
    `insert into withdrawals (id, order_id, user_id, statement) values ($1, $2, $3, 'Je me rétracte.')`,
    [id, orderId, user.id],
  )
  const deps = createTestBillingDeps(harness.product.database)
  await runWhileLocked({ table: 'user_profiles', id: user.id }, eraseAccount, () =>
    reserveWithdrawalRefunds(deps, id),
  )
})

test('erases an account while its call is settled', async () => {
  const callId = await addCall(user)
  await runWhileLocked({ table: 'user_profiles', id: user.id }, eraseAccount, () =>
    settleCallsById([callId]),
  )
})

test('does not deadlock when heartbeats of calls are stored while the calls are settled', async () => {
  const [firstId, secondId] = [
    `00000000-0000-4000-8000-${randomUUID().slice(24)}`,
    `ffffffff-0000-4000-8000-${randomUUID().slice(24)}`,
  ]
  await addCall(user, firstId)
  await addCall(await harness.product.signUp('lea'), secondId)
  const createHeartbeat = (callId: string) => ({
    callId,
    epoch: 1,
    state: 'live' as const,
    figures: zeroFigures,
  })
  await runWhileLocked(
    { table: 'calls', id: firstId },
    () => settleCallsById([firstId, secondId]),
    () =>
      saveHeartbeats(harness.product.database, 'test', [
        createHeartbeat(secondId),
        createHeartbeat(firstId),
      ]),
  )
})

test('stores the turns of a call while it is settled', async () => {
  const callId = await addCall(user)
  await runWhileLocked(
    { table: 'calls', id: callId },
    () => settleCallsById([callId]),
    () => saveTurns(harness.product.database, 'test', [{ callId, turns }]),
  )
  const { rows } = await query('select text from conversation_turns where call_id = $1', [callId])
  expect(rows).toEqual([{ text: 'Bonsoir.' }])
})
