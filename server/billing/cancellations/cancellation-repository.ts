import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CancellationRequest } from '../../../domain/billing/cancellation-request'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { cancellations } from '../../platform/database/tables/declaration-tables'

type Cancellation = typeof cancellations.$inferSelect

type Outcome = Pick<Cancellation, 'userId' | 'subscriptionId' | 'effectiveAt'>

/** Stores and reads requests to cancel a subscription, and their outcome. */
export const createCancellationRepository = (database: Database) => ({
  /** Stores a visitor's request. Returns false when the id is already used. */
  async store(transaction: Transaction, id: string, request: CancellationRequest) {
    const { name, email, reference, reason } = request
    const [row] = await transaction
      .insert(cancellations)
      .values({ id, name, email, reference: reference || null, reason: reason || null })
      .onConflictDoNothing()
      .returning({ id: cancellations.id })
    return row !== undefined
  },

  /** Stores the request of a signed-in user. */
  async storeOwn(
    transaction: Transaction,
    cancellation: Pick<Cancellation, 'id' | 'userId' | 'name' | 'email' | 'subscriptionId'>,
  ) {
    await transaction.insert(cancellations).values(cancellation)
  },

  /** Returns the id of a user's own cancellation that was not carried out yet. */
  async findPendingId(transaction: Transaction, userId: string) {
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

  /** Locks a cancellation until the transaction ends, and returns it. */
  async lock(transaction: Transaction, id: string) {
    const [row] = await transaction
      .select()
      .from(cancellations)
      .where(eq(cancellations.id, id))
      .for('update')
    return row
  },

  async markCarriedOut(transaction: Transaction, id: string, outcome: Outcome) {
    await transaction
      .update(cancellations)
      .set({ ...outcome, carriedOutAt: sql`now()` })
      .where(eq(cancellations.id, id))
  },

  async findUserId(email: string) {
    const [row] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
    return row?.id ?? null
  },

  /** Lists the ids of the cancellations that are at least an hour old and not carried out. */
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
