import { eq } from 'drizzle-orm'
import { pagePaths } from '../../../../contract/paths'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { countValidLinks, issueLink } from '../account-links'
import { passwordLinkHours, passwordLinkMail } from '../mails/security-mails'
import { hasPassword } from './find-password-hash'

type Deps = { database: Database; jobs: Pick<JobQueue, 'enqueue'>; origin: string }

/** Maximum number of valid links per mailbox: more e-mails would not help its owner. */
const maxValidLinks = 10

/**
 * The job that sends a link to choose a password. The server responds before it looks up the
 * account, so neither the response nor its timing reveals whether the address has an account.
 *
 * Strangers cannot use up the owner's links. Each requester (a device of the account, or a network)
 * has its own limit of three per hour, and earlier links stay valid for their hour. Once the
 * mailbox has ten valid links, no requester gets another: the owner already has ten links that
 * work.
 */
export const createSendPasswordLink =
  ({ database, jobs, origin }: Deps) =>
  ({ email }: { email: string }) =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction.select().from(user).where(eq(user.email, email))
      if (!owner) return
      if ((await countValidLinks(transaction, 'password', email)) >= maxValidLinks) return
      const token = await issueLink(transaction, {
        kind: 'password',
        email,
        userId: null,
        validHours: passwordLinkHours,
      })
      const url = new URL(pagePaths.resetPassword, origin)
      url.searchParams.set('token', token)
      const { name, createdAt, emailVerified: isConfirmed } = owner
      const recipient = {
        email,
        name,
        createdAt,
        isConfirmed,
        hasPassword: await hasPassword(transaction, owner.id),
      }
      await jobs.enqueue(transaction, 'send-mail', passwordLinkMail(recipient, url.href))
    })
