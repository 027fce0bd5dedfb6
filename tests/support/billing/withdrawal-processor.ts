import { sql } from 'drizzle-orm'
import type { BillingDeps } from '../../../server/billing/billing-deps'
import { completeWithdrawal } from '../../../server/billing/withdrawals/complete-withdrawal'
import { declareWithdrawal } from '../../../server/billing/withdrawals/declare-withdrawal'
import { ApplicationError } from '../../../server/platform/application-error'
import type { Database } from '../../../server/platform/database/open-database'
import { createTestBillingDeps } from './create-test-billing-deps'
import type { ModelPayment, PaymentProviderModel } from './payment-provider-model'

/**
 * Expected errors: the order is not paid yet, a call is live, or the provider refuses the refund.
 */
const refusalCodes = ['NOT_FOUND', 'CALL_ALREADY_LIVE', 'PAYMENT_UNAVAILABLE']

/** Declares and completes withdrawals with the product's use cases, on the payment provider model. */
export function createWithdrawalProcessor(database: Database, { provider }: PaymentProviderModel) {
  /** Ids of the enqueued withdrawals, even if the transaction was rolled back. */
  const enqueuedIds = new Set<string>()

  const createDeps = (connection: Database) =>
    createTestBillingDeps(connection, {
      provider: provider as BillingDeps['provider'],
      jobs: {
        enqueue: async (_transaction, _name, data) => {
          if ('withdrawalId' in data) enqueuedIds.add(data.withdrawalId)
        },
      },
      alertEmail: 'operator@example.test',
    })

  return {
    async withdraw(connection: Database, { customerId, orderId }: ModelPayment) {
      const user = { id: customerId.replace('cus_', '') }
      await ignoreRefusals(() => declareWithdrawal(createDeps(connection), user, orderId))
    },
    async completeAll(connection: Database) {
      for (const id of enqueuedIds)
        await ignoreRefusals(() => completeWithdrawal(createDeps(connection), id))
    },
    /** Whether the withdrawal is completed, its refund included. */
    async isCompleted({ orderId }: ModelPayment) {
      const { rows } = await database.execute(
        sql`select from withdrawals where order_id = ${orderId} and completed_at is not null`,
      )
      return rows.length > 0
    },
    /** Whether the minutes were taken back and the refund reserved. */
    async isApplied({ orderId }: ModelPayment) {
      const { rows } = await database.execute(
        sql`select from withdrawals where order_id = ${orderId} and settled_at is not null`,
      )
      return rows.length > 0
    },
  }
}

async function ignoreRefusals(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApplicationError) || !refusalCodes.includes(error.code)) throw error
  }
}
