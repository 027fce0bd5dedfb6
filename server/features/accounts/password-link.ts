import { eq } from 'drizzle-orm'
import { pagePaths } from '../../../contract/paths'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { issueLink } from './account-links'
import { passwordLinkHours, passwordLinkMail } from './account-security-mails'
import { hasPassword } from './password-hash'

type Options = { database: Database; jobs: Pick<JobQueue, 'enqueue'>; origin: string }

/**
 * The job behind « Envoyer le lien »: whoever asked was answered before anybody looked for the
 * account, so that neither words nor time tell who has one (05). The links of an hour all work,
 * which nobody can keep the owner from having by asking for more.
 */
export const createSendPasswordLink =
  ({ database, jobs, origin }: Options) =>
  ({ email }: { email: string }) =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction.select().from(user).where(eq(user.email, email))
      if (!owner) return
      const token = await issueLink(transaction, {
        kind: 'password',
        email,
        userId: null,
        hours: passwordLinkHours,
      })
      const url = new URL(pagePaths.resetPassword, origin)
      url.searchParams.set('token', token)
      const { name, createdAt, emailVerified: isConfirmed } = owner
      const reader = {
        email,
        name,
        createdAt,
        isConfirmed,
        hasPassword: await hasPassword(transaction, owner.id),
      }
      await jobs.enqueue(transaction, 'send-mail', passwordLinkMail(reader, url.href))
    })
