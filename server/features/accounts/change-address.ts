import { and, eq } from 'drizzle-orm'
import { newAddressPath } from '../../../contract/account/new-address'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { endAddressLinksOf, issueLink } from './account-links'
import {
  addressChangeNoticeMail,
  addressLinkHours,
  addressTakenMail,
  confirmNewAddressMail,
} from './account-security-mails'

type Options = { database: Database; jobs: Pick<JobQueue, 'enqueue'>; origin: string }

/**
 * Sends a link to the new address and a notice to the old one; nothing changes before the click. An
 * address that has an account gets a message of its own, and the page the same answer (05).
 */
export function createRequestAddressChange({ database, jobs, origin }: Options) {
  return (owner: { id: string; email: string }, email: string) =>
    database.transaction(async (transaction) => {
      await endAddressLinksOf(transaction, owner.id)
      const mail = (await isTaken(transaction, email))
        ? addressTakenMail(email, origin)
        : confirmNewAddressMail(email, await makeLink(transaction, owner.id, email))
      await jobs.enqueue(transaction, 'send-mail', mail)
      await jobs.enqueue(transaction, 'send-mail', addressChangeNoticeMail(owner.email, origin))
    })

  async function makeLink(transaction: Transaction, userId: string, email: string) {
    const hours = addressLinkHours
    const token = await issueLink(transaction, { kind: 'address', email, userId, hours })
    return new URL(newAddressPath(token), origin).href
  }
}

/** A registration that nobody confirmed stands in nobody's way (docs/decisions/010). */
async function isTaken(transaction: Transaction, email: string) {
  const rows = await transaction
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true)))
  return rows.length > 0
}
