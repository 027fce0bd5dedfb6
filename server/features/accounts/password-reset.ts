import { eq } from 'drizzle-orm'
import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { isLinkOpen, takeLink } from './account-links'
import { passwordChangedMail } from './account-security-mails'
import { storePassword } from './password-store'

type Options = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  hashPassword(password: string): Promise<string>
}

/**
 * Sets the password of whatever account the mailbox of a link has now; answers whose it is, and its hash. The
 * link proves the mailbox, so it confirms the address as well: the password that a stranger may
 * have registered it with is gone (docs/decisions/014). Throws LINK_INVALID.
 */
export const createResetPassword =
  ({ database, jobs, origin, hashPassword }: Options) =>
  async (request: { token: string; newPassword: string }) => {
    // A password costs much to hash; what was made up costs little.
    if (!(await isLinkOpen(database, 'password', request.token)))
      throw new ApplicationError('LINK_INVALID')
    const hash = await hashPassword(request.newPassword)
    return database.transaction(async (transaction) => {
      const link = await takeLink(transaction, 'password', request.token)
      if (!link) throw new ApplicationError('LINK_INVALID')
      const [owner] = await transaction
        .update(user)
        .set({ emailVerified: true, updatedAt: new Date() })
        .where(eq(user.email, link.email))
        .returning({ id: user.id, email: user.email })
      if (!owner) throw new ApplicationError('LINK_INVALID')
      await storePassword(transaction, owner, hash)
      await jobs.enqueue(transaction, 'send-mail', passwordChangedMail(owner.email, origin))
      return { userId: owner.id, hash }
    })
  }
