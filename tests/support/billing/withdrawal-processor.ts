import { sql } from 'drizzle-orm'
import type { BillingDeps } from '../../../server/billing/billing-deps'
import { carryOutWithdrawal } from '../../../server/billing/withdrawals/carry-out-withdrawal'
import { declareWithdrawal } from '../../../server/billing/withdrawals/declare-withdrawal'
import { ApplicationError } from '../../../server/platform/application-error'
import type { Database } from '../../../server/platform/database/open-database'
import { createTestBillingDeps } from './create-test-billing-deps'
import type { ModelPayment, PaymentProviderModel } from './payment-provider-model'

/** Not withdrawable yet, a live call, a refund that the provider refuses. */
const refusals = ['NOT_FOUND', 'CALL_ALREADY_LIVE', 'PAYMENT_UNAVAILABLE']

/** Runs withdrawals with the product's own use cases and the provider model. */
export function createWithdrawalProcessor(database: Database, { provider }: PaymentProviderModel) {
  /** Ids of the enqueued withdrawals; those of rolled-back transactions do not exist. */
  const jobs = new Set<string>()

  const createDeps = (process: Database) =>
    createTestBillingDeps(process, {
      provider: provider as BillingDeps['provider'],
      jobs: {
        enqueue: async (_transaction, _name, data) => {
          if ('withdrawalId' in data) jobs.add(data.withdrawalId)
        },
      },
      alertEmail: 'operator@example.test',
    })

  return {
    async leave(process: Database, { customerId, orderId }: ModelPayment) {
      const user = { id: customerId.replace('cus_', '') }
      await refusing(() => declareWithdrawal(createDeps(process), user, orderId))
    },
    async carryOut(process: Database) {
      for (const id of jobs) await refusing(() => carryOutWithdrawal(createDeps(process), id))
    },
    /** Returns the cents that the order's row says are refunded or disputed. */
    async goneCents({ orderId }: ModelPayment) {
      const { rows } = await database.execute<{ cents: number }>(
        sql`select refunded_cents + disputed_cents as cents from stripe_orders where id = ${orderId}`,
      )
      return rows[0]?.cents ?? 0
    },
    /** Whether the withdrawal is completed, its refund included. */
    async isOver({ orderId }: ModelPayment) {
      const { rows } = await database.execute(
        sql`select from withdrawals where order_id = ${orderId} and completed_at is not null`,
      )
      return rows.length > 0
    },
    async isLeft({ orderId }: ModelPayment) {
      const { rows } = await database.execute(
        sql`select from withdrawals where order_id = ${orderId} and settled_at is not null`,
      )
      return rows.length > 0
    },
  }
}

async function refusing(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApplicationError) || !refusals.includes(error.code)) throw error
  }
}
