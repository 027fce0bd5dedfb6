import { ApplicationError } from '../../../platform/application-error'
import type { Database } from '../../../platform/database/open-database'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { hasApiKeys } from '../../../users/has-api-keys'
import { passwordChangedMail } from '../mails/security-mails'
import { lockPasswordHash } from './find-password-hash'
import { storePasswordAndEndSessions } from './store-password'

type Deps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  hashPassword(password: string): Promise<string>
}

type Change = {
  newPassword: string
  /** The hash of the current password, which was checked before; null for a user without one. */
  currentHash: string | null
}

/**
 * Replaces a password and revokes every session, including that of the request; the route opens a
 * new session with the returned hash. Tells the user by e-mail. Throws PASSWORD_WRONG when the
 * password has been replaced since the check: whoever knows the old password must not undo a reset
 * by link.
 */
export const createChangePassword =
  ({ database, jobs, origin, hashPassword }: Deps) =>
  async (owner: { id: string; email: string }, { newPassword, currentHash }: Change) => {
    const hash = await hashPassword(newPassword)
    await database.transaction(async (transaction) => {
      if ((await lockPasswordHash(transaction, owner.id)) !== currentHash)
        throw new ApplicationError('PASSWORD_WRONG')
      await storePasswordAndEndSessions(transaction, owner, hash)
      const mail = passwordChangedMail(owner.email, origin, await hasApiKeys(transaction, owner.id))
      await jobs.enqueue(transaction, 'send-mail', mail)
    })
    return hash
  }
