import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { computeOutstandingRefundCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import { offerKeys, offers } from '../../../domain/offers'
import type { BillingDeps } from '../../../server/billing/billing-deps'
import type { WebhookEvent } from '../../../server/billing/payment-provider'
import { releaseWaitingMinutes } from '../../../server/billing/waiting-minutes/release-waiting-minutes'
import { requestImmediateStart as requestWaitingMinutes } from '../../../server/billing/waiting-minutes/request-immediate-start'
import {
  processEventById,
  processStoredEvent,
} from '../../../server/billing/webhooks/process-webhook-event'
import { settleCalls } from '../../../server/features/calls/settlement/settle-calls'
import { findUnbalancedAccounts } from '../../../server/ledger/find-unbalanced-accounts'
import { recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import { ApplicationError } from '../../../server/platform/application-error'
import type { Database, Transaction } from '../../../server/platform/database/open-database'
import { createTestBillingDeps } from './create-test-billing-deps'
import {
  createPaymentProviderModel,
  getDisputedCents,
  hasOpenDispute,
  type ModelPayment,
} from './payment-provider-model'
import { createWithdrawalProcessor } from './withdrawal-processor'

const priceIds = Object.fromEntries(offerKeys.map((key) => [key, `price_${key}`]))

/** Thrown by the statement at which the process is killed. */
class ProcessKilled extends Error {}

/**
 * Returns the cents of a payment that the provider or a bank has returned. They are counted in the provider
 * model, because our order learns that a dispute was won only from a later webhook event.
 */
const countReturnedCents = (payment: ModelPayment) =>
  payment.refundedCents + getDisputedCents(payment)

type Provider = ReturnType<typeof createPaymentProviderModel>['provider']
type Call = { id: string; userId: string; minutes: number; isSettled: boolean }

export type LedgerModel = Awaited<ReturnType<typeof createLedgerModel>>

/**
 * Two users with five free minutes each, a model of the payment provider, and the product's own use
 * cases on a real database. A process can be killed at any of its statements.
 */
export async function createLedgerModel(database: Database) {
  const prefix = randomUUID().slice(0, 8)
  const users = await Promise.all([0, 1].map(() => createUser(database)))
  const providerModel = createPaymentProviderModel(prefix, priceIds)
  const withdrawalProcessor = createWithdrawalProcessor(database, providerModel)
  const calls: Call[] = []
  /** Orders whose refunds exceeded what was paid. */
  const overRefundedOrderIds: string[] = []
  let time = Date.now()

  const createDeps = (connection: Database, provider: Provider = providerModel.provider) =>
    createTestBillingDeps(connection, {
      provider: provider as BillingDeps['provider'],
      priceIds,
      // The clock never returns the same time twice.
      now: () => new Date(time++),
    })

  /** Delivers a webhook event to a process that may be killed at one of its statements. */
  async function deliver(event: WebhookEvent, killAtStatement = Number.POSITIVE_INFINITY) {
    const deps = createDeps(createKillableDatabase(database, killAtStatement))
    await ignoreKill(async () => processStoredEvent(deps, await deps.webhookEvents.store(event)))
  }

  /** Delivers a webhook event; `meanwhile` runs while the product waits for the provider. */
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
  /** The same change in an event with another id. */
  const withNewId = (event: WebhookEvent) => ({ ...event, id: `${event.id}_${++duplicateCount}` })

  const getCustomerId = (userIndex: number) => `cus_${users[userIndex % users.length]}`
  const getUserId = (userIndex: number) => users[userIndex % users.length] ?? ''

  async function endCall(userIndex: number, minutes: number, killAtStatement: number) {
    await settle(await findOrStartCall(getUserId(userIndex), minutes), killAtStatement)
  }

  const findOrStartCall = async (userId: string, minutes: number) =>
    calls.find((each) => each.userId === userId && !each.isSettled) ?? startCall(userId, minutes)

  async function startCall(userId: string, minutes: number) {
    const call = { id: randomUUID(), userId, minutes, isSettled: false }
    calls.push(call)
    await database.execute(sql`
      insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
        reserved_seconds, has_memory_consent, started_at)
      values (${call.id}, ${userId}, 'clara', 'Clara', 1, 'live', 'model', 3600, false, now())`)
    return call
  }

  const settle = (call: Call, killAtStatement: number) => settleTogether([call], killAtStatement)

  /** Settles calls that end together, in one transaction. */
  async function settleTogether(endedCalls: readonly Call[], killAtStatement: number) {
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
    settleTogether(
      await Promise.all(users.map((id) => findOrStartCall(id, minutes))),
      killAtStatement,
    )

  /** Withdraws from an order and refunds it; the process may be killed at one of its statements. */
  async function withdraw(payment: ModelPayment, killAtStatement: number) {
    const process = createKillableDatabase(database, killAtStatement)
    const maxCents = Math.max(payment.totalCents, countReturnedCents(payment))
    await ignoreKill(async () => {
      await withdrawalProcessor.withdraw(process, payment)
      await withdrawalProcessor.carryOutAll(process)
    })
    if (countReturnedCents(payment) > maxCents) overRefundedOrderIds.push(payment.orderId)
  }

  /** Requests the waiting minutes of an order, in a process that may be killed at one of its statements. */
  const requestImmediateStart = ({ customerId, orderId }: ModelPayment, killAtStatement: number) =>
    ignoreKill(async () => {
      const user = { id: customerId.replace('cus_', '') }
      const deps = createDeps(createKillableDatabase(database, killAtStatement))
      // The product does not know an order before its payment.
      await requestWaitingMinutes(deps, user, orderId).catch((error: unknown) => {
        if (!(error instanceof ApplicationError) || error.code !== 'NOT_FOUND') throw error
      })
    })

  /** Runs the job that credits waiting minutes, as if every withdrawal period were over. */
  const releaseMinutes = (killAtStatement: number) =>
    ignoreKill(async () => {
      const process = createKillableDatabase(database, killAtStatement)
      const getLaterTime = () => new Date(Date.now() + 30 * 86_400_000)
      await releaseWaitingMinutes(createTestBillingDeps(process, { now: getLaterTime }))
    })

  /**
   * Does the same as a start of the product: settles open calls, processes stored events, carries out
   * withdrawals.
   */
  async function restart() {
    for (const call of calls.filter(({ isSettled }) => !isSettled))
      await settle(call, Number.POSITIVE_INFINITY)
    const { rows } = await database.execute<{ id: string }>(sql`
      select id from stripe_events where processed_at is null and id like ${`evt_${prefix}_%`}`)
    for (const { id } of rows) await processEventById(createDeps(database), id)
    await withdrawalProcessor.carryOutAll(database)
  }

  /** Lists the users whose balance is not the sum of their ledger entries. */
  const findUnbalancedUsers = () => findUnbalancedAccounts(database)

  /** Describes what differs from the provider model once every event was delivered. */
  async function findDifferences() {
    const differences = overRefundedOrderIds.map((orderId) => `${orderId}: refunded too much`)
    for (const payment of providerModel.payments) {
      const isWithdrawn = await withdrawalProcessor.isApplied(payment)
      differences.push(...(await compareOrder(database, payment, isWithdrawn)))
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
    withNewId,
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

/** Runs the work of a process that may be killed; any other error is thrown. */
async function ignoreKill(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProcessKilled)) throw error
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

type LedgerSums = {
  credit_count: number
  credited_minutes: number
  is_taken_early: boolean
  minutes_taken_back: number
}
type OrderRow = {
  refunded_cents: number
  disputed_cents: number
  minutes_not_returned: number
  promised_cents: number
  contested_before_cents: number
}

/**
 * Compares an order with its payment in the provider model. A withdrawal does not take back minutes that
 * were used: it leaves at most as many minutes as the buyer's calls have cost.
 */
async function compareOrder(database: Database, payment: ModelPayment, isWithdrawn: boolean) {
  const { orderId, offerKey, totalCents, refundedCents, disputes, state } = payment
  const disputeIds = disputes.map(({ id }) => `${id}:%`)
  const references = [`${orderId}:%`, ...disputeIds].map((like) => sql`reference like ${like}`)
  const isReturnEntry = sql`(${sql.join(references, sql` or `)})`
  const { rows } = await database.execute<LedgerSums>(sql`
    select
      (count(*) filter (where reference = ${orderId}))::int as credit_count,
      coalesce(sum(minutes) filter (where reference = ${orderId}), 0)::int as credited_minutes,
      coalesce(min(id) filter (where ${isReturnEntry}) < min(id) filter (where reference = ${orderId}), false)
        as is_taken_early,
      coalesce(-sum(minutes) filter (where ${isReturnEntry}), 0)::int as minutes_taken_back
    from minute_ledger where reason in ('purchase', 'subscription', 'refund', 'dispute')`)
  const { rows: orders } = await database.execute<OrderRow>(
    sql`select refunded_cents, disputed_cents, minutes_not_returned, promised_cents,
          contested_before_cents from stripe_orders where id = ${orderId}`,
  )
  const { minutes } = offers[offerKey]
  const disputedCents = getDisputedCents(payment)
  const dueMinutes = computeRefundedMinutes(
    { minutes, amountTotalCents: totalCents },
    refundedCents + disputedCents,
  )
  const isPaid = state === 'paid'
  const { minutes_taken_back: minutesTakenBack = 0, ...credit }: Partial<LedgerSums> = rows[0] ?? {}
  // Waiting minutes are credited when the buyer requests it or after the withdrawal period, less what was
  // refunded or disputed until then. When such a dispute is won later, its minutes are credited too.
  const isWaitingAllowed = isPaid && !payment.hasRequestedImmediateStart
  const isWaiting = isWaitingAllowed && credit.credit_count === 0
  const creditedMinutes = isWaitingAllowed ? (credit.credited_minutes ?? 0) : minutes
  const uncreditedMinutes = minutes - creditedMinutes
  const expected = {
    credit_count: isPaid && !isWaiting ? 1 : 0,
    credited_minutes: isPaid ? creditedMinutes : 0,
    // Whether minutes were taken back before they were credited, which would take minutes of another order.
    is_taken_early: false,
    refunded_cents: refundedCents,
    disputed_cents: disputedCents,
    ...(!isWithdrawn && { due: isPaid && !isWaiting ? dueMinutes - uncreditedMinutes : 0 }),
  }
  const {
    minutes_not_returned: unrecoveredMinutes = 0,
    promised_cents: reservedRefundCents = 0,
    contested_before_cents: disputedAtReservationCents = 0,
    ...cents
  } = orders[0] ?? {}
  const actual = {
    ...credit,
    ...cents,
    ...(!isWithdrawn && { due: minutesTakenBack + unrecoveredMinutes }),
  }
  const areAmountsCorrect =
    JSON.stringify(expected) === JSON.stringify(actual) &&
    minutesTakenBack >= -uncreditedMinutes &&
    unrecoveredMinutes >= 0
  const hasNoExcessRefund =
    refundedCents + disputedCents <= totalCents && minutesTakenBack <= minutes
  const keptMinutes = expected.credited_minutes - minutesTakenBack - unrecoveredMinutes
  const areKeptMinutesUsed =
    !isWithdrawn || (keptMinutes >= 0 && keptMinutes <= (await sumCallMinutes(database, payment)))
  const isReservedRefundPaid =
    disputedCents > 0 ||
    computeOutstandingRefundCents({
      refundedCents,
      disputedCents,
      reservedRefundCents,
      disputedAtReservationCents,
    }) === 0
  const isCreditInRange = creditedMinutes >= 0 && uncreditedMinutes >= 0
  return areAmountsCorrect &&
    isCreditInRange &&
    hasNoExcessRefund &&
    isReservedRefundPaid &&
    areKeptMinutesUsed
    ? []
    : [
        `${orderId}: ${JSON.stringify(actual)} (taken back ${minutesTakenBack}, unrecovered ${unrecoveredMinutes}) instead of ${JSON.stringify(expected)}`,
      ]
}

/** Returns the minutes that the calls of the payment's customer have cost. */
async function sumCallMinutes(database: Database, { customerId }: ModelPayment) {
  const { rows } = await database.execute<{ minutes: number }>(sql`
    select coalesce(-sum(minutes), 0)::int as minutes from minute_ledger
    where reason = 'call' and user_id = ${customerId.replace('cus_', '')}`)
  return rows[0]?.minutes ?? 0
}

/** Wraps a database whose process is killed at this statement; uncommitted changes are lost. */
function createKillableDatabase(database: Database, killAtStatement: number): Database {
  if (killAtStatement === Number.POSITIVE_INFINITY) return database
  let statements = 0
  const statementNames = ['execute', 'select', 'insert', 'update', 'delete']
  const makeKillable = <Handle extends object>(handle: Handle): Handle =>
    new Proxy(handle, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name === 'transaction')
          return (work: (transaction: Transaction) => unknown) =>
            database.transaction(async (transaction) => work(makeKillable(transaction)))
        if (typeof name === 'string' && statementNames.includes(name)) {
          statements += 1
          if (statements > killAtStatement) throw new ProcessKilled()
        }
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return makeKillable(database)
}
