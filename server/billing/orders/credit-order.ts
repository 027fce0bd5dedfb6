import { and, eq, inArray } from 'drizzle-orm'
import { recordLedgerEntry } from '../../ledger/record-ledger-entry'
import type { Transaction } from '../../platform/database/open-database'
import { minuteLedger } from '../../platform/database/tables/profile-tables'

export type OrderCredit = {
  userId: string
  orderId: string
  minutes: number
  reason: 'purchase' | 'subscription'
  /** `system`, or the id of the user who requested the waiting minutes. */
  actor: string
}

/** Credits the minutes of an order. Returns false when they were credited before. */
export async function creditOrder(
  transaction: Transaction,
  { orderId, ...entry }: OrderCredit,
): Promise<boolean> {
  const { isNew } = await recordLedgerEntry(transaction, { ...entry, reference: orderId })
  return isNew
}

/** Whether the minutes of an order were credited. */
export async function isOrderCredited(transaction: Transaction, orderId: string) {
  const rows = await transaction
    .select({ id: minuteLedger.id })
    .from(minuteLedger)
    .where(
      and(
        inArray(minuteLedger.reason, ['purchase', 'subscription']),
        eq(minuteLedger.reference, orderId),
      ),
    )
  return rows.length > 0
}
