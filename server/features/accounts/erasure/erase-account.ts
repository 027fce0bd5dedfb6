import { eq, or, sql } from 'drizzle-orm'
import { ApplicationError } from '../../../platform/application-error'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { cancellations } from '../../../platform/database/tables/declaration-tables'
import { newsletterSubscriptions } from '../../../platform/database/tables/newsletter-tables'
import { minuteLedger } from '../../../platform/database/tables/profile-tables'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { lockAdministrators, readAdministratorIds } from '../../../users/administrators'
import { findMailRecipient } from '../../../users/find-mail-recipient'
import { deleteUserLinks } from '../account-links'
import { accountErasedMail } from '../mails/security-mails'

/** Prepares an erasure: ends the user's call, for example, or their subscriptions. */
export type BeforeErasure = (userId: string) => Promise<void>

/**
 * Without `inactivity`, the user or the operator has requested the erasure; with it, the account is
 * erased because it is not used. `requireStillInactive` throws when the account was used again, and
 * then nothing is erased. It is called at the start, and again in the erasure's transaction, when
 * nobody can sign in to the account any more.
 */
export type EraseAccount = (
  userId: string,
  inactivity?: { requireStillInactive(transaction: Transaction): Promise<void> },
) => Promise<void>

type Owner = { id: string; email: string }

type Deps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'eraseUserJobs'>
  origin: string
  /** The account with this address is an administrator whatever its stored role is. */
  adminEmail: string | undefined
  /** Run in this order. If one fails, nothing is erased and the user may try again. */
  beforeErasure: readonly BeforeErasure[]
}

/**
 * Erases an account immediately (GDPR, art. 17): deletes the user's rows, waiting jobs and pending
 * sign-ins. Rows that have to be kept, such as orders and withdrawals, lose their reference to the
 * user. A keyed hash of the address stays, so that the address cannot get free minutes twice. Jobs
 * then send a last e-mail and delete the customer at the payment provider. Throws
 * ADMINISTRATOR_NOT_ERASED for the last administrator.
 */
export function createEraseAccount(deps: Deps): EraseAccount {
  const { database, jobs, origin, adminEmail, beforeErasure } = deps
  return async (userId, inactivity) => {
    // Checked before the transaction as well, so that a refused erasure ends no call or
    // subscription.
    refuseLastAdministrator(await readAdministratorIds(database, adminEmail), userId)
    // Checked before `beforeErasure`, so that a user who is active again keeps their call and
    // subscription.
    if (inactivity) await database.transaction(inactivity.requireStillInactive)
    for (const prepare of beforeErasure) await prepare(userId)
    await database.transaction(async (transaction) => {
      const recipient = await findMailRecipient(transaction, userId)
      if (!recipient) return
      const owner = { id: userId, email: recipient.email }
      await deleteCancellations(transaction, owner)
      // The lock on the user blocks new sign-ins, because each new session references the user.
      await transaction.execute(sql`select from "user" where id = ${userId} for update`)
      await inactivity?.requireStillInactive(transaction)
      const administrators = await readAdministratorIds(transaction, adminEmail)
      // The lock makes simultaneous erasures of two administrators run one after the other.
      if (administrators.has(userId))
        refuseLastAdministrator(await lockAdministrators(transaction, adminEmail), userId)
      const deletedRows = await transaction
        .delete(user)
        .where(eq(user.id, userId))
        .returning({ id: user.id })
      if (deletedRows.length === 0) return
      await eraseReferences(transaction, owner)
      await jobs.enqueue(transaction, 'forget-payment-customers', {})
      await jobs.enqueue(
        transaction,
        'send-farewell',
        accountErasedMail(owner.email, origin, inactivity ? 'inactivity' : 'request'),
      )
    })
  }

  async function eraseReferences(transaction: Transaction, owner: Owner) {
    await deleteUserLinks(transaction, owner)
    await transaction
      .delete(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, owner.email))
    await jobs.eraseUserJobs(transaction, owner)
    // better-auth's pending sign-ins contain the user's id or address.
    await transaction.execute(sql`
      delete from verification
      where strpos(value, ${owner.id}) > 0 or strpos(lower(value), ${JSON.stringify(owner.email)}) > 0
        or lower(identifier) = ${owner.email}`)
    // Ledger entries for minutes that this user granted as an administrator stay, without the
    // user's id.
    await transaction
      .update(minuteLedger)
      .set({ actor: 'erased' })
      .where(eq(minuteLedger.actor, owner.id))
  }
}

function refuseLastAdministrator(administrators: ReadonlySet<string>, userId: string) {
  if (administrators.has(userId) && administrators.size === 1)
    throw new ApplicationError('ADMINISTRATOR_NOT_ERASED')
}

/**
 * Deletes the user's cancellations, and the cancellations that were requested for the user's
 * address without signing in. Call it before deleting the user, because the job that carries out a
 * cancellation locks the cancellation first and then the user.
 */
const deleteCancellations = (transaction: Transaction, { id, email }: Owner) =>
  transaction
    .delete(cancellations)
    .where(or(eq(cancellations.email, email), eq(cancellations.userId, id)))
