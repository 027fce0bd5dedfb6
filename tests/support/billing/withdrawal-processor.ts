import { sql } from 'drizzle-orm'
import { createPaymentRepository } from '../../../server/features/payments/payment-repository'
import { refundOrder } from '../../../server/features/payments/refund-order'
import { carryOutWithdrawal } from '../../../server/features/withdrawals/carry-out-withdrawal'
import { declareWithdrawal } from '../../../server/features/withdrawals/declare-withdrawal'
import type { WithdrawalParts } from '../../../server/features/withdrawals/withdrawal-parts'
import { createWithdrawalRepository } from '../../../server/features/withdrawals/withdrawal-repository'
import { ApplicationError } from '../../../server/platform/application-error'
import type { Database } from '../../../server/platform/database/open-database'
import type { ModelPayment, PaymentServiceModel } from './payment-provider-model'
import { demonstrationInvoicing } from './stripe-emulator-server'

/** Not theirs to leave yet, a call that runs, a bank that gives nothing back. */
const refusals = ['NOT_FOUND', 'CALL_ALREADY_LIVE', 'PAYMENT_UNAVAILABLE']

/** Where people leave their contracts, on the product's own use cases and a model of the bank. */
export function createWithdrawalDesk(database: Database, { provider }: PaymentServiceModel) {
  /** What the queue was given; that of a transaction that failed names nothing. */
  const jobs = new Set<string>()

  const partsOn = (process: Database): WithdrawalParts => {
    const payments = createPaymentRepository(process, demonstrationInvoicing)
    return {
      withdrawals: createWithdrawalRepository(process),
      office: {
        promise: payments.promise,
        refundOrder: (order) =>
          refundOrder(
            { payments, provider: provider as never, sendMail: async () => {}, origin: '' },
            order,
          ),
        endSubscription: async () => {},
      },
      jobs: {
        enqueue: async (_transaction, _name, data) => {
          if ('withdrawalId' in data) jobs.add(data.withdrawalId)
        },
      },
      origin: 'http://127.0.0.1:3000',
      operator: { contactEmail: null, alertEmail: 'operator@example.test' },
      now: () => new Date(),
    }
  }

  return {
    async leave(process: Database, { customerId, orderId }: ModelPayment) {
      const person = { id: customerId.replace('cus_', '') }
      await refusing(() => declareWithdrawal(partsOn(process), person, orderId))
    },
    async carryOut(process: Database) {
      for (const id of jobs) await refusing(() => carryOutWithdrawal(partsOn(process), id))
    },
    /** As the books have it: what was given back, and what a bank holds. */
    async goneCents({ orderId }: ModelPayment) {
      const { rows } = await database.execute<{ cents: number }>(
        sql`select refunded_cents + disputed_cents as cents from stripe_orders where id = ${orderId}`,
      )
      return rows[0]?.cents ?? 0
    },
    /** Left and brought to its end: the money as well. */
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
