import { and, eq } from 'drizzle-orm'
import { emailChangePath } from '../../../../contract/account/email-change-path'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { deleteEmailChangeLinks, issueLink } from '../account-links'
import {
  confirmNewEmailMail,
  emailChangeLinkHours,
  emailChangeWarningMail,
  emailTakenMail,
} from '../mails/security-mails'

type Deps = { database: Database; jobs: Pick<JobQueue, 'enqueue'>; origin: string }

/**
 * Sends a link to the new address and a warning to the old one, and deletes the links of earlier
 * requests. The account keeps its address until the link is opened. If the new address already has
 * an account, a different e-mail is sent to it, and the response is the same, so that nobody learns
 * which addresses have accounts.
 */
export function createRequestEmailChange({ database, jobs, origin }: Deps) {
  return (owner: { id: string; email: string }, email: string) =>
    database.transaction(async (transaction) => {
      await deleteEmailChangeLinks(transaction, owner.id)
      const mail = (await isAddressTaken(transaction, email))
        ? emailTakenMail(email, origin)
        : confirmNewEmailMail(email, await createLink(transaction, owner.id, email))
      await jobs.enqueue(transaction, 'send-mail', mail)
      await jobs.enqueue(transaction, 'send-mail', emailChangeWarningMail(owner.email, origin))
    })

  async function createLink(transaction: Transaction, userId: string, email: string) {
    const token = await issueLink(transaction, {
      kind: 'address',
      email,
      userId,
      validHours: emailChangeLinkHours,
    })
    return new URL(emailChangePath(token), origin).href
  }
}

/**
 * Whether a confirmed account has the address; unconfirmed ones do not count (docs/decisions/010).
 */
async function isAddressTaken(transaction: Transaction, email: string) {
  const rows = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true)))
  return rows.length > 0
}
