import type { Database } from '../../platform/database/open-database'
import type { JobQueue } from '../../platform/jobs/job-queue'
import { passwordChangedMail } from './account-security-mails'
import { storePassword } from './password-store'

type Options = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  hashPassword(password: string): Promise<string>
}

/** Every session ends with the former password, the one that asks included: it gets a new one. */
export const createChangePassword =
  ({ database, jobs, origin, hashPassword }: Options) =>
  async (owner: { id: string; email: string }, newPassword: string) => {
    const hash = await hashPassword(newPassword)
    await database.transaction(async (transaction) => {
      await storePassword(transaction, owner, hash)
      await jobs.enqueue(transaction, 'send-mail', passwordChangedMail(owner.email, origin))
    })
  }
