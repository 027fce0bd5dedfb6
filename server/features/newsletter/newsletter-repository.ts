import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { newsletterSubscriptions } from '../../platform/database/tables/newsletter-tables'

/** A subscription to which a mail is sent. */
export type Subscription = { id: string; email: string }

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>

/** Reads and writes the subscriptions to the newsletter. */
export const createNewsletterRepository = (database: Database) => ({
  /**
   * Stores a sign-up that waits for its confirmation, and runs `onStored` in the same transaction.
   * A repeated sign-up replaces the token. For a confirmed address nothing changes and `onStored`
   * does not run.
   */
  storeSignUp: (
    email: string,
    confirmationHash: string,
    onStored: (transaction: Transaction) => Promise<void>,
  ) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(newsletterSubscriptions)
        .values({ email, confirmationHash })
        .onConflictDoUpdate({
          target: newsletterSubscriptions.email,
          set: { confirmationHash, createdAt: sql`now()` },
          setWhere: isNull(newsletterSubscriptions.confirmedAt),
        })
        .returning({ id: newsletterSubscriptions.id })
      if (row) await onStored(transaction)
    }),

  /**
   * Confirms the sign-up with this token, once, and runs `onConfirmed` in the same transaction.
   * Returns false when no sign-up waits for this token.
   */
  confirm: (
    confirmationHash: string,
    lastArticleId: number,
    onConfirmed: (transaction: Transaction, subscription: Subscription) => Promise<void>,
  ) =>
    database.transaction(async (transaction) => {
      const [subscription] = await transaction
        .update(newsletterSubscriptions)
        .set({ confirmedAt: sql`now()`, confirmationHash: null, lastArticleId })
        .where(
          and(
            eq(newsletterSubscriptions.confirmationHash, confirmationHash),
            isNull(newsletterSubscriptions.confirmedAt),
          ),
        )
        .returning({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email })
      if (subscription) await onConfirmed(transaction, subscription)
      return subscription !== undefined
    }),

  /** Deletes a subscription; does nothing for an unknown one. */
  remove: (id: string) =>
    database.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id)),

  /**
   * Marks at most `limit` subscriptions as informed about an article, and runs `onClaimed` for each
   * in the same transaction. Skips suspended users until their suspension is lifted. Returns the
   * number of marked subscriptions.
   */
  claimDue: (
    articleId: number,
    limit: number,
    onClaimed: (transaction: Transaction, subscription: Subscription) => Promise<void>,
  ) =>
    database.transaction(async (transaction) => {
      const { id, email, confirmedAt, lastArticleId } = newsletterSubscriptions
      const claimedRows = await transaction
        .update(newsletterSubscriptions)
        .set({ lastArticleId: articleId })
        .where(
          sql`${id} in (
            select ${id} from ${newsletterSubscriptions}
            where ${confirmedAt} is not null and ${lastArticleId} < ${articleId}
              and not exists (
                select from "user" account
                where account.email = ${newsletterSubscriptions.email}
                  and account.suspended_at is not null
              )
            order by ${lastArticleId}, ${id} limit ${limit} for update skip locked
          )`,
        )
        .returning({ id, email })
      for (const subscription of claimedRows) await onClaimed(transaction, subscription)
      return claimedRows.length
    }),
})
