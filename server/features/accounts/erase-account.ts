import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { cancellations } from '../../platform/database/tables/declaration-tables'
import { minuteLedger } from '../../platform/database/tables/profile-tables'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { endLinksOf } from './account-links'
import { farewellMail } from './account-security-mails'

/** What has to be brought to an end elsewhere before a person is gone: a call, a subscription. */
export type BeforeErasure = (userId: string) => Promise<void>

type Options = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'forget'>
  origin: string
  /** In this order. One that fails keeps the account, and the person may try again. */
  beforeErasure: readonly BeforeErasure[]
}

/**
 * Deletes an account at once and for good (05, « RGPD art. 15, 17, 20 »): every table that belongs
 * to a person goes with it, and what names them elsewhere. A keyed hash stays, which says that this
 * address had its free minutes (01).
 */
export function createEraseAccount({ database, jobs, origin, beforeErasure }: Options) {
  return async (userId: string) => {
    for (const prepare of beforeErasure) await prepare(userId)
    await database.transaction(async (transaction) => {
      const [owner] = await transaction
        .delete(user)
        .where(eq(user.id, userId))
        .returning({ id: user.id, email: user.email })
      if (!owner) return
      await forgetElsewhere(transaction, owner)
      await jobs.enqueue(transaction, 'forget-payment-customers', {})
      await jobs.enqueue(transaction, 'send-farewell', farewellMail(owner.email, origin))
    })
  }

  async function forgetElsewhere(transaction: Transaction, owner: { id: string; email: string }) {
    await endLinksOf(transaction, owner)
    await jobs.forget(transaction, owner)
    // The library's pending sign-ins carry whoever began them.
    await transaction.execute(sql`
      delete from verification
      where strpos(value, ${owner.id}) > 0 or strpos(lower(value), ${JSON.stringify(owner.email)}) > 0
        or lower(identifier) = ${owner.email}`)
    // Written by whoever ended a subscription under this address, before there was an account.
    await transaction.delete(cancellations).where(eq(cancellations.email, owner.email))
    // An administrator's gifts stay with those who got them.
    await transaction
      .update(minuteLedger)
      .set({ actor: 'erased' })
      .where(eq(minuteLedger.actor, owner.id))
  }
}
