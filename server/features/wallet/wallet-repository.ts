import { and, asc, desc, eq, getViewSelectedFields, lt, sql } from 'drizzle-orm'
import type { LedgerReason } from '../../../domain/billing/ledger'
import type { Database } from '../../platform/database/open-database'
import { conversations } from '../../platform/database/tables/call-tables'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { stripeOrders, stripeUserOrders } from '../../platform/database/tables/money-tables'
import { minuteLedger, userProfiles } from '../../platform/database/tables/profile-tables'

export type OrderRow = typeof stripeUserOrders.$inferSelect & {
  refundedCents: number
  disputedCents: number
}

export type MovementRow = {
  id: number
  minutes: number
  balanceAfter: number
  reason: LedgerReason
  createdAt: Date
  /** null unless it is a call that is still in the history. */
  conversationId: string | null
  agentName: string | null
  offerKey: string | null
}

export type WalletRepository = ReturnType<typeof createWalletRepository>

/** What one person has, bought and used; never anybody else's. */
export const createWalletRepository = (database: Database) => ({
  /** undefined when the account was erased meanwhile. */
  async readBalance(userId: string) {
    const [row] = await database
      .select({
        minutesLeft: userProfiles.minutesLeft,
        lastPurchasedMinutes: sql<number>`coalesce((
          select minutes from minute_ledger
          where user_id = ${userId} and reason in ('purchase', 'subscription')
          order by id desc limit 1
        ), 0)`,
      })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
    return row
  },

  /** Newest first. */
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

  /** Invoices and credit notes of one's orders, as they were issued. */
  listDocuments: (userId: string) =>
    database
      .select({ orderId: invoices.orderId, number: invoices.number, kind: invoices.kind })
      .from(invoices)
      .innerJoin(stripeUserOrders, eq(stripeUserOrders.orderId, invoices.orderId))
      .where(eq(stripeUserOrders.userId, userId))
      .orderBy(asc(invoices.orderId), asc(invoices.refundedCents)),

  /** Newest first, those before the movement `before`. */
  listMovements: (
    userId: string,
    { before, limit }: { before: number | undefined; limit: number },
  ): Promise<MovementRow[]> =>
    database
      .select({
        id: minuteLedger.id,
        minutes: minuteLedger.minutes,
        balanceAfter: minuteLedger.balanceAfter,
        reason: minuteLedger.reason,
        createdAt: minuteLedger.createdAt,
        conversationId: conversations.id,
        agentName: conversations.agentName,
        offerKey: offerOfMovement,
      })
      .from(minuteLedger)
      .leftJoin(
        conversations,
        and(eq(conversations.id, callOfMovement), eq(conversations.userId, minuteLedger.userId)),
      )
      .where(
        and(
          eq(minuteLedger.userId, userId),
          before === undefined ? undefined : lt(minuteLedger.id, before),
        ),
      )
      .orderBy(desc(minuteLedger.id))
      .limit(limit),
})

/** A call's movement names the call, whose id is its conversation's (docs/decisions/003). */
const callOfMovement = sql`case when ${minuteLedger.reason} = 'call'
  then ${minuteLedger.reference}::uuid end`

/** A pack's movement names its checkout session, a subscription's its invoice (04, « Ledger »). */
const offerOfMovement = sql<string | null>`case ${minuteLedger.reason}
  when 'purchase' then (
    select ${stripeOrders.offerKey} from ${stripeOrders}
    where ${stripeOrders.checkoutSessionId} = ${minuteLedger.reference})
  when 'subscription' then (
    select ${stripeOrders.offerKey} from ${stripeOrders}
    where ${stripeOrders.invoiceId} = ${minuteLedger.reference})
  end`
