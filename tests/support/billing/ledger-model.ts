import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { minutesOfRefund } from '../../../domain/billing/minutes-of-refund'
import { owedCents } from '../../../domain/billing/money-gone'
import { offerKeys, offers } from '../../../domain/offers'
import { settleCalls } from '../../../server/features/calls/settle-calls'
import { handleEvent, handleKept } from '../../../server/features/payments/handle-event'
import type { PaymentParts } from '../../../server/features/payments/payment-parts'
import type { PaymentEvent } from '../../../server/features/payments/payment-provider'
import { createPaymentRepository } from '../../../server/features/payments/payment-repository'
import { findLedgerFaults } from '../../../server/ledger/find-ledger-faults'
import { moveMinutes } from '../../../server/ledger/move-minutes'
import type { Database, Transaction } from '../../../server/platform/database/open-database'
import {
  createPaymentServiceModel,
  disputedCents,
  isContested,
  type ModelPayment,
} from './payment-provider-model'
import { demonstrationInvoicing } from './stripe-emulator-server'
import { createWithdrawalDesk } from './withdrawal-processor'

const priceIds = Object.fromEntries(offerKeys.map((key) => [key, `price_${key}`]))

/** What a process does not survive. */
class Died extends Error {}

type Provider = ReturnType<typeof createPaymentServiceModel>['provider']
type Call = { id: string; userId: string; minutes: number; isSettled: boolean }

export type LedgerWorld = Awaited<ReturnType<typeof createLedgerWorld>>

/**
 * Two people with five free minutes each, a payment service that is only a model, and the product's
 * own use cases on a real database. A process may die at any of its statements.
 */
export async function createLedgerWorld(database: Database) {
  const prefix = randomUUID().slice(0, 8)
  const people = await Promise.all([0, 1].map(() => createPerson(database)))
  const service = createPaymentServiceModel(prefix, priceIds)
  const desk = createWithdrawalDesk(database, service)
  const calls: Call[] = []
  /** Orders that gave more back than was known to be left of them. */
  const paidTwice: string[] = []
  let time = Date.now()

  const partsOn = (process: Database, provider: Provider = service.provider): PaymentParts => ({
    payments: createPaymentRepository(process, demonstrationInvoicing),
    provider: provider as PaymentParts['provider'],
    priceIds,
    origin: 'http://127.0.0.1:3000',
    // Each look at the clock is a later one.
    now: () => new Date(time++),
    sendMail: async () => {},
    giveBackLater: async () => {},
  })

  /** A notice comes; the process that handles it may die at one of its statements. */
  async function hear(notice: PaymentEvent, diesAt = Number.POSITIVE_INFINITY) {
    const parts = partsOn(dyingAt(database, diesAt))
    await unlessDead(async () => handleKept(parts, await parts.payments.keepEvent(notice)))
  }

  /** A notice comes, and the answer to what it asks is on its way while the bank decides. */
  async function hearLate(notice: PaymentEvent, meanwhile: () => Promise<void>) {
    const provider: Provider = {
      ...service.provider,
      async readDispute(id) {
        const answer = await service.provider.readDispute(id)
        await meanwhile()
        return answer
      },
    }
    const parts = partsOn(database, provider)
    await handleKept(parts, await parts.payments.keepEvent(notice))
  }

  let retold = 0
  /** The same fact under another name. */
  const anew = (notice: PaymentEvent) => ({ ...notice, id: `${notice.id}_${++retold}` })

  const customerOf = (who: number) => `cus_${people[who % people.length]}`
  const personOf = (who: number) => people[who % people.length] ?? ''

  async function endCall(who: number, minutes: number, diesAt: number) {
    await settle(await openCallOf(personOf(who), minutes), diesAt)
  }

  const openCallOf = async (userId: string, minutes: number) =>
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

  const settle = (call: Call, diesAt: number) => settleTogether([call], diesAt)

  /** In one transaction, as calls that end at the same moment; nothing remains of it when it dies. */
  async function settleTogether(ended: readonly Call[], diesAt: number) {
    const settlements = ended.map(({ id, minutes }) => {
      const ms = minutes * 60_000
      const figures = { wallMs: ms, billableMs: ms, durationMs: ms, pauses: [] }
      return { callId: id, reason: 'hung-up', figures, turns: [] } as const
    })
    await unlessDead(async () => {
      await settleCalls(dyingAt(database, diesAt), async () => {}, settlements)
      for (const call of ended) call.isSettled = true
    })
  }

  /** Everybody's, at the same moment. */
  const endCalls = async (minutes: number, diesAt: number) =>
    settleTogether(await Promise.all(people.map((id) => openCallOf(id, minutes))), diesAt)

  /** Somebody leaves a contract, and the money follows; the process may die at each statement. */
  async function leaveContract(payment: ModelPayment, diesAt: number) {
    const process = dyingAt(database, diesAt)
    const most = Math.max(payment.totalCents, await desk.goneCents(payment))
    await unlessDead(async () => {
      await desk.leave(process, payment)
      await desk.carryOut(process)
    })
    if ((await desk.goneCents(payment)) > most) paidTwice.push(payment.orderId)
  }

  /** What a start finds: notices that were kept and never handled, calls that nobody closed. */
  async function restart() {
    for (const call of calls.filter(({ isSettled }) => !isSettled))
      await settle(call, Number.POSITIVE_INFINITY)
    const { rows } = await database.execute<{ id: string }>(sql`
      select id from stripe_events where processed_at is null and id like ${`evt_${prefix}_%`}`)
    for (const { id } of rows) await handleEvent(partsOn(database), id)
    await desk.carryOut(database)
  }

  /** Every balance is its movements, whatever has happened so far. */
  const faults = () => findLedgerFaults(database)

  /** What differs from the truth of the payment service, in words, once everything was told. */
  async function differences() {
    const found = paidTwice.map((orderId) => `${orderId}: given back twice`)
    for (const payment of service.payments) {
      const isLeft = await desk.isLeft(payment)
      found.push(...(await differencesOf(database, payment, isLeft)))
      if (isLeft && !isContested(payment) && !(await desk.isOver(payment)))
        found.push(`${payment.orderId}: its money never comes`)
    }
    for (const { id } of calls) {
      const { rows } = await database.execute<{ count: number }>(sql`
        select count(*)::int as count from minute_ledger where reason = 'call' and reference = ${id}`)
      if (rows[0]?.count !== 1) found.push(`call ${id} was charged ${rows[0]?.count} times`)
    }
    return found
  }

  return {
    service,
    calls,
    customerOf,
    hear,
    hearLate,
    anew,
    endCall,
    endCalls,
    leaveContract,
    settle,
    restart,
    faults,
    differences,
  }
}

/** What a process has done before it dies is done. */
async function unlessDead(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Died)) throw error
  }
}

async function createPerson(database: Database) {
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
    await moveMinutes(transaction, { userId: id, ...grant })
  })
  return id
}

type Sums = { credits: number; credited: number; is_early: boolean; returned: number }
type Noted = {
  refunded_cents: number
  disputed_cents: number
  minutes_not_returned: number
  promised_cents: number
  contested_before_cents: number
}

/**
 * Whoever leaves a contract may have used minutes that nobody takes back: less than the money's share
 * is due then. What was promised came back by one way or the other, unless a bank is in between.
 */
async function differencesOf(database: Database, payment: ModelPayment, isLeft: boolean) {
  const { orderId, offerKey, totalCents, refundedCents, disputes, state } = payment
  const disputeIds = disputes.map(({ id }) => `${id}:%`)
  const references = [`${orderId}:%`, ...disputeIds].map((like) => sql`reference like ${like}`)
  const taken = sql`(${sql.join(references, sql` or `)})`
  const { rows } = await database.execute<Sums>(sql`
    select
      (count(*) filter (where reference = ${orderId}))::int as credits,
      coalesce(sum(minutes) filter (where reference = ${orderId}), 0)::int as credited,
      coalesce(min(id) filter (where ${taken}) < min(id) filter (where reference = ${orderId}), false)
        as is_early,
      coalesce(-sum(minutes) filter (where ${taken}), 0)::int as returned
    from minute_ledger where reason in ('purchase', 'subscription', 'refund', 'dispute')`)
  const { rows: orders } = await database.execute<Noted>(
    sql`select refunded_cents, disputed_cents, minutes_not_returned, promised_cents,
          contested_before_cents from stripe_orders where id = ${orderId}`,
  )
  const { minutes } = offers[offerKey]
  const away = disputedCents(payment)
  const due = minutesOfRefund({ minutes, amountTotalCents: totalCents }, refundedCents + away)
  const isPaid = state === 'paid'
  const expected = {
    credits: isPaid ? 1 : 0,
    credited: isPaid ? minutes : 0,
    // Nothing is taken back before it was credited: it would be other minutes.
    is_early: false,
    refunded_cents: refundedCents,
    disputed_cents: away,
    due: isPaid ? due : 0,
  }
  const { returned = 0, ...credit } = rows[0] ?? {}
  const {
    minutes_not_returned: owed = 0,
    promised_cents: promisedCents = 0,
    contested_before_cents: contestedBeforeCents = 0,
    ...cents
  } = orders[0] ?? {}
  const books = { ...credit, ...cents, due: isLeft ? expected.due : returned + owed }
  const isSame = JSON.stringify(expected) === JSON.stringify(books) && returned >= 0 && owed >= 0
  const isPaidBackOnce = refundedCents + away <= totalCents && returned <= minutes
  const isPromiseKept =
    away > 0 ||
    owedCents({ refundedCents, disputedCents: away, promisedCents, contestedBeforeCents }) === 0
  return isSame && isPaidBackOnce && isPromiseKept
    ? []
    : [`${orderId}: ${JSON.stringify(books)} (owed ${owed}) instead of ${JSON.stringify(expected)}`]
}

/** A database whose process dies at its nth statement: what was not committed is undone. */
function dyingAt(database: Database, nth: number): Database {
  if (nth === Number.POSITIVE_INFINITY) return database
  let statements = 0
  const statementNames = ['execute', 'select', 'insert', 'update', 'delete']
  const mortal = <Handle extends object>(handle: Handle): Handle =>
    new Proxy(handle, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name === 'transaction')
          return (work: (transaction: Transaction) => unknown) =>
            database.transaction(async (transaction) => work(mortal(transaction)))
        if (typeof name === 'string' && statementNames.includes(name)) {
          statements += 1
          if (statements > nth) throw new Died()
        }
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return mortal(database)
}
