import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { CancellationNotice } from '../../../domain/billing/cancellation-notice'
import { countedStatuses } from '../../../domain/billing/subscription'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { cancellations } from '../../platform/database/tables/declaration-tables'
import { stripeCustomers, stripeSubscriptions } from '../../platform/database/tables/money-tables'

export type Cancellation = typeof cancellations.$inferSelect

export type CancellationRepository = ReturnType<typeof createCancellationRepository>

type Outcome = Pick<Cancellation, 'userId' | 'subscriptionId' | 'effectiveAt'>

/** Declarations that a subscription shall end, and whom they are about. */
export const createCancellationRepository = (database: Database) => ({
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(work),

  /** Of two with one name the first stays; answers whether this is it. */
  async keep(transaction: Transaction, id: string, notice: CancellationNotice) {
    const { name, email, reference, reason } = notice
    const [row] = await transaction
      .insert(cancellations)
      .values({ id, name, email, reference: reference || null, reason: reason || null })
      .onConflictDoNothing()
      .returning({ id: cancellations.id })
    return row !== undefined
  },

  /** One that came from the wallet, where it is known whose it is. */
  async keepOwn(
    transaction: Transaction,
    own: Pick<Cancellation, 'id' | 'userId' | 'name' | 'email' | 'subscriptionId'>,
  ) {
    await transaction.insert(cancellations).values(own)
  },

  /** One's own declaration that was not carried out yet. */
  async findOpen(transaction: Transaction, userId: string) {
    const [row] = await transaction
      .select({ id: cancellations.id })
      .from(cancellations)
      .where(and(eq(cancellations.userId, userId), isNull(cancellations.carriedOutAt)))
    return row?.id
  },

  async read(id: string) {
    const [row] = await database.select().from(cancellations).where(eq(cancellations.id, id))
    return row
  },

  async lock(transaction: Transaction, id: string) {
    const [row] = await transaction
      .select()
      .from(cancellations)
      .where(eq(cancellations.id, id))
      .for('update')
    return row
  },

  async finish(transaction: Transaction, id: string, outcome: Outcome) {
    await transaction
      .update(cancellations)
      .set({ ...outcome, carriedOutAt: sql`now()` })
      .where(eq(cancellations.id, id))
  },

  async findReader(transaction: Transaction, userId: string) {
    const [row] = await transaction
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(eq(user.id, userId))
    return row
  },

  async findUserId(email: string) {
    const [row] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
    return row?.id ?? null
  },

  /** The subscriptions that are still billed. */
  listRunning: (userId: string) => selectRunning(database, userId),

  /** The same, kept from others until the transaction has ended. */
  lockRunning: (transaction: Transaction, userId: string) =>
    selectRunning(transaction, userId).for('update', { of: stripeSubscriptions }),

  /** Declared an hour ago or more, and not carried out. */
  async listUnfinished() {
    const rows = await database
      .select({ id: cancellations.id })
      .from(cancellations)
      .where(
        and(
          isNull(cancellations.carriedOutAt),
          sql`${cancellations.notifiedAt} < now() - interval '1 hour'`,
        ),
      )
    return rows.map(({ id }) => id)
  },
})

const selectRunning = (within: Database | Transaction, userId: string) =>
  within
    .select({
      subscriptionId: stripeSubscriptions.subscriptionId,
      offerKey: stripeSubscriptions.offerKey,
      cancelsAtPeriodEnd: stripeSubscriptions.cancelsAtPeriodEnd,
    })
    .from(stripeSubscriptions)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
    .where(
      and(
        eq(stripeCustomers.userId, userId),
        inArray(stripeSubscriptions.status, [...countedStatuses]),
      ),
    )
    .orderBy(stripeSubscriptions.createdAt)
