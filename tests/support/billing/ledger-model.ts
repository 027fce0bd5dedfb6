import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { offerKeys, offers } from '../../../domain/offers'
import type { BillingDeps } from '../../../server/billing/billing-deps'
import type { WebhookEvent } from '../../../server/billing/payment-provider'
import { creditMinutesAfterWithdrawalPeriod } from '../../../server/billing/waiting-minutes/credit-minutes-after-withdrawal-period'
import { requestImmediateStart as requestWaitingMinutes } from '../../../server/billing/waiting-minutes/request-immediate-start'
import {
  processEventById,
  processStoredEvent,
} from '../../../server/billing/webhooks/process-webhook-event'
import { settleCalls } from '../../../server/features/calls/settlement/settle-calls'
import { findUnbalancedAccounts } from '../../../server/ledger/find-unbalanced-accounts'
import { recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import { ApplicationError } from '../../../server/platform/application-error'
import type { Database } from '../../../server/platform/database/open-database'
import { compareOrder, computeReleasableMinutes, isCredited } from './compare-order'
import { createTestBillingDeps } from './create-test-billing-deps'
import { createKillableDatabase, ignoreKill } from './killable-database'
import {
  createPaymentProviderModel,
  getDisputedCents,
  hasOpenDispute,
  type ModelPayment,
} from './payment-provider-model'
import { createWithdrawalProcessor } from './withdrawal-processor'

const priceIds = Object.fromEntries(offerKeys.map((key) => [key, `price_${key}`]))

/**
 * Returns the cents of a payment that were refunded or are disputed. It reads the provider model, because
 * our order reflects a won dispute only after a later webhook event.
 */
const getReturnedCents = (payment: ModelPayment) =>
  payment.refundedCents + getDisputedCents(payment)

type Provider = ReturnType<typeof createPaymentProviderModel>['provider']
type Call = { id: string; userId: string; minutes: number; isSettled: boolean }

export type LedgerModel = Awaited<ReturnType<typeof createLedgerModel>>

/**
 * Creates two users with five free minutes each and a model of the payment provider. The returned functions run
 * the product's own use cases on a real database. Tests can simulate a process that is killed at any of its statements.
 */
export async function createLedgerModel(database: Database) {
  const prefix = randomUUID().slice(0, 8)
  const users = await Promise.all([0, 1].map(() => createUser(database)))
  const providerModel = createPaymentProviderModel(prefix, priceIds)
  const withdrawalProcessor = createWithdrawalProcessor(database, providerModel)
  const calls: Call[] = []
  /** Orders for which refunds and disputes together exceeded the price after a withdrawal. */
  const overRefundedOrderIds: string[] = []
  /** Minutes that must have been credited by a request or at the end of the withdrawal period, by order id. */
  const releasedMinutes = new Map<string, number>()
  let nowMs = Date.now()

  const createDeps = (connection: Database, provider: Provider = providerModel.provider) =>
    createTestBillingDeps(connection, {
      provider: provider as BillingDeps['provider'],
      priceIds,
      // The clock never returns the same time twice.
      now: () => new Date(nowMs++),
    })

  /** Delivers a webhook event to a process that may be killed at one of its statements. */
  async function deliver(event: WebhookEvent, killAtStatement = Number.POSITIVE_INFINITY) {
    const deps = createDeps(createKillableDatabase(database, killAtStatement))
    await ignoreKill(async () => processStoredEvent(deps, await deps.webhookEvents.store(event)))
  }

  /** Delivers a dispute's webhook event; `meanwhile` runs after the provider has read the dispute for the product. */
  async function deliverWithConcurrentChange(event: WebhookEvent, meanwhile: () => Promise<void>) {
    const provider: Provider = {
      ...providerModel.provider,
      async readDispute(id) {
        const dispute = await providerModel.provider.readDispute(id)
        await meanwhile()
        return dispute
      },
    }
    const deps = createDeps(database, provider)
    await processStoredEvent(deps, await deps.webhookEvents.store(event))
  }

  let duplicateCount = 0
  /** Copies an event under a new id. */
  const copyWithNewId = (event: WebhookEvent) => ({
    ...event,
    id: `${event.id}_${++duplicateCount}`,
  })

  const getCustomerId = (userIndex: number) => `cus_${users[userIndex % users.length]}`
  const getUserId = (userIndex: number) => users[userIndex % users.length] ?? ''

  async function endCall(userIndex: number, minutes: number, killAtStatement: number) {
    await settle(await findOrStartCall(getUserId(userIndex), minutes), killAtStatement)
  }

  const findOrStartCall = async (userId: string, minutes: number) =>
    calls.find((call) => call.userId === userId && !call.isSettled) ?? startCall(userId, minutes)

  async function startCall(userId: string, minutes: number) {
    const call = { id: randomUUID(), userId, minutes, isSettled: false }
    calls.push(call)
    await database.execute(sql`
      insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
        reserved_seconds, has_memory_consent, started_at)
      values (${call.id}, ${userId}, 'clara', 'Clara', 1, 'live', 'model', 3600, false, now())`)
    return call
  }

  const settle = (call: Call, killAtStatement: number) =>
    settleInOneTransaction([call], killAtStatement)

  async function settleInOneTransaction(endedCalls: readonly Call[], killAtStatement: number) {
    const settlements = endedCalls.map(({ id, minutes }) => {
      const ms = minutes * 60_000
      const figures = { wallMs: ms, billableMs: ms, durationMs: ms, pauses: [] }
      return { callId: id, reason: 'hung-up', figures, turns: [] } as const
    })
    await ignoreKill(async () => {
      await settleCalls(
        createKillableDatabase(database, killAtStatement),
        async () => {},
        settlements,
      )
      for (const call of endedCalls) call.isSettled = true
    })
  }

  /** Ends the calls of both users together. */
  const endCalls = async (minutes: number, killAtStatement: number) =>
    settleInOneTransaction(
      await Promise.all(users.map((id) => findOrStartCall(id, minutes))),
      killAtStatement,
    )

  /** Withdraws from an order and refunds it; the process may be killed at one of its statements. */
  async function withdraw(payment: ModelPayment, killAtStatement: number) {
    const killableDatabase = createKillableDatabase(database, killAtStatement)
    const maxCents = Math.max(payment.totalCents, getReturnedCents(payment))
    await ignoreKill(async () => {
      await withdrawalProcessor.withdraw(killableDatabase, payment)
      await withdrawalProcessor.completeAll(killableDatabase)
    })
    if (getReturnedCents(payment) > maxCents) overRefundedOrderIds.push(payment.orderId)
  }

  /**
   * Runs `work`, which credits the waiting minutes of these payments, and records how many minutes it should
   * credit: all except those whose price was refunded or disputed before.
   */
  async function release(payments: readonly ModelPayment[], work: () => Promise<void>) {
    const dueMinutes = await Promise.all(
      payments.map((payment) => computeReleasableMinutes(database, payment)),
    )
    const isCompleted = await ignoreKill(work)
    for (const [index, { orderId }] of payments.entries()) {
      const minutes = dueMinutes[index] ?? 0
      // A killed job may have credited the minutes of only one of the users.
      if (minutes > 0 && (isCompleted || (await isCredited(database, orderId))))
        releasedMinutes.set(orderId, minutes)
    }
  }

  /** Requests the waiting minutes of an order, in a process that may be killed at one of its statements. */
  const requestImmediateStart = (payment: ModelPayment, killAtStatement: number) =>
    release([payment], async () => {
      const user = { id: payment.customerId.replace('cus_', '') }
      const deps = createDeps(createKillableDatabase(database, killAtStatement))
      // There is no paid order while the payment is pending, after it failed, or before its webhook event.
      await requestWaitingMinutes(deps, user, payment.orderId).catch((error: unknown) => {
        if (!(error instanceof ApplicationError) || error.code !== 'NOT_FOUND') throw error
      })
    })

  /** Runs the job that credits waiting minutes, as if every withdrawal period were over. */
  const releaseMinutes = (killAtStatement: number) =>
    release(providerModel.payments, async () => {
      const killableDatabase = createKillableDatabase(database, killAtStatement)
      const getLaterTime = () => new Date(Date.now() + 30 * 86_400_000)
      await creditMinutesAfterWithdrawalPeriod(
        createTestBillingDeps(killableDatabase, { now: getLaterTime }),
      )
    })

  /** Does what the product does when it starts: settles calls, processes stored events, carries out withdrawals. */
  async function restart() {
    for (const call of calls.filter(({ isSettled }) => !isSettled))
      await settle(call, Number.POSITIVE_INFINITY)
    const { rows } = await database.execute<{ id: string }>(sql`
      select id from stripe_events where processed_at is null and id like ${`evt_${prefix}_%`}`)
    for (const { id } of rows) await processEventById(createDeps(database), id)
    await withdrawalProcessor.completeAll(database)
  }

  /** Lists the users whose balance is not the sum of their ledger entries, or who have an entry with a wrong `balance_after`. */
  const findUnbalancedUsers = () => findUnbalancedAccounts(database)

  /**
   * Describes all differences from the provider model, and the calls that were not charged exactly once. Only
   * meaningful after all events were delivered.
   */
  async function findDifferences() {
    const differences = overRefundedOrderIds.map((orderId) => `${orderId}: refunded too much`)
    for (const payment of providerModel.payments) {
      const isWithdrawn = await withdrawalProcessor.isApplied(payment)
      const creditedMinutes = payment.hasRequestedImmediateStart
        ? offers[payment.offerKey].minutes
        : releasedMinutes.get(payment.orderId)
      differences.push(...(await compareOrder(database, payment, { isWithdrawn, creditedMinutes })))
      if (
        isWithdrawn &&
        !hasOpenDispute(payment) &&
        !(await withdrawalProcessor.isCompleted(payment))
      )
        differences.push(`${payment.orderId}: its refund is never paid`)
    }
    for (const { id } of calls) {
      const { rows } = await database.execute<{ count: number }>(sql`
        select count(*)::int as count from minute_ledger where reason = 'call' and reference = ${id}`)
      if (rows[0]?.count !== 1) differences.push(`call ${id} was charged ${rows[0]?.count} times`)
    }
    return differences
  }

  return {
    providerModel,
    calls,
    getCustomerId,
    deliver,
    deliverWithConcurrentChange,
    copyWithNewId,
    endCall,
    endCalls,
    withdraw,
    requestImmediateStart,
    releaseMinutes,
    settle,
    restart,
    findUnbalancedUsers,
    findDifferences,
  }
}

async function createUser(database: Database) {
  const id = randomUUID()
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`insert into "user" (id, name, email) values (${id}, 'Camille', ${`${id}@example.test`})`,
    )
    await transaction.execute(
      sql`insert into user_profiles (id, username) values (${id}, 'Camille')`,
    )
    await transaction.execute(
      sql`insert into stripe_customers (customer_id, user_id) values (${`cus_${id}`}, ${id})`,
    )
    const grant = { minutes: 5, reason: 'sign_up', reference: id, actor: 'system' } as const
    await recordLedgerEntry(transaction, { userId: id, ...grant })
  })
  return id
}
