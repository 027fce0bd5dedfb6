import { eq } from 'drizzle-orm'
import { ApplicationError } from '../../../platform/application-error'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { hasApiKeys } from '../../../users/has-api-keys'
import { consumeLink, isLinkValid } from '../account-links'
import { passwordChangedMail } from '../mails/security-mails'
import { checkNotGuessable } from './password-requests'
import { storePasswordAndEndSessions } from './store-password'

type Deps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  hashPassword(password: string): Promise<string>
}

/**
 * Sets the password of the account that currently has the link's address; returns the user's id,
 * the address and the new hash. Ends all sessions of the user, and tells the user by e-mail. The
 * link proves who owns the mailbox, so the reset also confirms the address. A stranger who
 * registered the address may have chosen the password that is replaced (docs/decisions/014). Throws
 * LINK_INVALID or PASSWORD_TOO_COMMON.
 */
export const createResetPassword =
  ({ database, jobs, origin, hashPassword }: Deps) =>
  async (request: { token: string; newPassword: string }) => {
    // Checked first, because hashing a password is expensive.
    if (!(await isLinkValid(database, 'password', request.token)))
      throw new ApplicationError('LINK_INVALID')
    const hash = await hashPassword(request.newPassword)
    return database.transaction(async (transaction) => {
      const link = await consumeLink(transaction, 'password', request.token)
      if (!link) throw new ApplicationError('LINK_INVALID')
      const [owner] = await transaction
        .update(user)
        .set({ emailVerified: true, updatedAt: new Date() })
        .where(eq(user.email, link.email))
        .returning({ id: user.id, email: user.email, name: user.name })
      if (!owner) throw new ApplicationError('LINK_INVALID')
      // If this throws, the transaction is rolled back and the link can be used again.
      await checkNotGuessable(request.newPassword, [owner.email, owner.name])
      await storePasswordAndEndSessions(transaction, owner, hash)
      const mail = passwordChangedMail(owner.email, origin, await hasApiKeys(transaction, owner.id))
      await jobs.enqueue(transaction, 'send-mail', mail)
      return { userId: owner.id, email: owner.email, hash }
    })
  }
