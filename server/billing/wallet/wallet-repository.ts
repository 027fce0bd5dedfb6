import { and, asc, desc, eq, getViewSelectedFields, inArray, lt, sql } from 'drizzle-orm'
import type { LedgerReason } from '../../../domain/billing/ledger'
import { readBalance } from '../../ledger/balances'
import type { Database } from '../../platform/database/open-database'
import { conversations } from '../../platform/database/tables/call-tables'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { stripeOrders, stripeUserOrders } from '../../platform/database/tables/money-tables'
import { minuteLedger } from '../../platform/database/tables/profile-tables'

type OrderRow = typeof stripeUserOrders.$inferSelect & {
  refundedCents: number
  disputedCents: number
}

export type LedgerEntryRow = {
  id: number
  minutes: number
  balanceAfter: number
  reason: LedgerReason
  createdAt: Date
  /** Set for a call whose conversation is still in the history; null for any other entry. */
  conversationId: string | null
  agentName: string | null
  offerKey: string | null
}

export type WalletRepository = ReturnType<typeof createWalletRepository>

/** Reads the balance, orders, invoices and ledger entries of a user. */
export const createWalletRepository = (database: Database) => ({
  readBalance: (userId: string) => readBalance(database, userId),

  /**
   * Returns the minutes of the pack or subscription period that was credited last; 0 before the
   * first.
   */
  async readLastPurchasedMinutes(userId: string) {
    const [row] = await database
      .select({ minutes: minuteLedger.minutes })
      .from(minuteLedger)
      .where(
        and(
          eq(minuteLedger.userId, userId),
          inArray(minuteLedger.reason, ['purchase', 'subscription']),
        ),
      )
      .orderBy(desc(minuteLedger.id))
      .limit(1)
    return row?.minutes ?? 0
  },

  /** Lists orders, newest first. */
  listOrders: (userId: string): Promise<OrderRow[]> =>
    database
      .select({
        ...getViewSelectedFields(stripeUserOrders),
        refundedCents: stripeOrders.refundedCents,
        disputedCents: stripeOrders.disputedCents,
      })
      .from(stripeUserOrders)
      .innerJoin(stripeOrders, eq(stripeOrders.id, stripeUserOrders.orderId))
      .where(eq(stripeUserOrders.userId, userId))
      .orderBy(desc(stripeUserOrders.orderDate), desc(stripeUserOrders.orderId)),

  /** Lists the invoices and credit notes of the user's orders. */
  listDocuments: (userId: string) =>
    database
      .select({ orderId: invoices.orderId, number: invoices.number, kind: invoices.kind })
      .from(invoices)
      .innerJoin(stripeUserOrders, eq(stripeUserOrders.orderId, invoices.orderId))
      .where(eq(stripeUserOrders.userId, userId))
      .orderBy(asc(invoices.orderId), asc(invoices.refundedCents)),

  /** Lists the ledger entries whose ids are lower than `beforeId`, newest first. */
  listLedgerEntries: (
    userId: string,
    { beforeId, limit }: { beforeId: number | undefined; limit: number },
  ): Promise<LedgerEntryRow[]> =>
    database
      .select({
        id: minuteLedger.id,
        minutes: minuteLedger.minutes,
        balanceAfter: minuteLedger.balanceAfter,
        reason: minuteLedger.reason,
        createdAt: minuteLedger.createdAt,
        conversationId: conversations.id,
        agentName: conversations.agentName,
        offerKey: entryOfferKey,
      })
      .from(minuteLedger)
      .leftJoin(
        conversations,
        and(eq(conversations.id, entryCallId), eq(conversations.userId, minuteLedger.userId)),
      )
      .where(
        and(
          eq(minuteLedger.userId, userId),
          beforeId === undefined ? undefined : lt(minuteLedger.id, beforeId),
        ),
      )
      .orderBy(desc(minuteLedger.id))
      .limit(limit),
})

/**
 * The ledger reference of a call is the id of the call, which is also the id of its conversation
 * (docs/decisions/003).
 */
const entryCallId = sql`case when ${minuteLedger.reason} = 'call'
  then ${minuteLedger.reference}::uuid end`

/**
 * The ledger reference of a pack is the id of its checkout session; the reference of a subscription
 * period is the id of its invoice.
 */
const entryOfferKey = sql<string | null>`case ${minuteLedger.reason}
  when 'purchase' then (
    select ${stripeOrders.offerKey} from ${stripeOrders}
    where ${stripeOrders.checkoutSessionId} = ${minuteLedger.reference})
  when 'subscription' then (
    select ${stripeOrders.offerKey} from ${stripeOrders}
    where ${stripeOrders.invoiceId} = ${minuteLedger.reference})
  end`
