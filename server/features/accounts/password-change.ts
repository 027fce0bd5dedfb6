import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { passwordChangedMail } from './account-security-mails'
import { lockPasswordHash } from './password-hash'
import { storePassword } from './password-store'

type Options = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  hashPassword(password: string): Promise<string>
}

type Change = {
  newPassword: string
  /** Of the password that was given as the current one. */
  currentHash: string | null
}

/**
 * Every session ends with the former password, the one that asks included: it gets a new one. Answers
 * the new hash. Throws PASSWORD_WRONG when the password was replaced since it was checked: what a
 * link has just set is not undone by whoever knew the former one.
 */
export const createChangePassword =
  ({ database, jobs, origin, hashPassword }: Options) =>
  async (owner: { id: string; email: string }, { newPassword, currentHash }: Change) => {
    const hash = await hashPassword(newPassword)
    await database.transaction(async (transaction) => {
      if ((await lockPasswordHash(transaction, owner.id)) !== currentHash)
        throw new ApplicationError('PASSWORD_WRONG')
      await storePassword(transaction, owner, hash)
      await jobs.enqueue(transaction, 'send-mail', passwordChangedMail(owner.email, origin))
    })
    return hash
  }
