import { eq, sql } from 'drizzle-orm'
import { pagePaths } from '../../../../contract/paths'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { registrations } from '../../../platform/database/tables/registration-tables'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { storeConsent } from '../../../users/consents'
import { alreadyRegisteredMail, confirmationMail } from '../mails/sign-up-mails'
import type { ConfirmationLinks } from './confirmation-links'
import { hashBrowserToken } from './registration-cookie'

type Deps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  links: Pick<ConfirmationLinks, 'create'>
  origin: string
  hashPassword(password: string): Promise<string>
}

type Registration = {
  /** In lower case. */
  email: string
  name: string
  password: string
  /** Where the user goes after the confirmation. */
  callbackPath: string
  /** Token in the cookie of the browser that registers. */
  browserToken: string
}

/**
 * Stores a registration and the consent to the terms, and sends the confirmation link. Earlier
 * registrations of the address stay valid; the first one that is confirmed with its own link becomes
 * the account (docs/decisions/010). The owner of a confirmed account gets a different
 * e-mail, but the response is the same. The password is hashed in both cases, so that the response
 * time is the same too.
 */
export const createRegister =
  ({ database, jobs, links, origin, hashPassword }: Deps) =>
  async ({ email, name, password, callbackPath, browserToken }: Registration) => {
    const passwordHash = await hashPassword(password)
    await database.transaction(async (transaction) => {
      const userId = await upsertUnconfirmedUser(transaction, email, name)
      if (!userId) {
        const signInUrl = new URL(pagePaths.login, origin).href
        await jobs.enqueue(transaction, 'send-mail', alreadyRegisteredMail(email, signInUrl))
        return
      }
      const [row] = await transaction
        .insert(registrations)
        .values({ userId, name, passwordHash, browserHash: hashBrowserToken(browserToken) })
        .returning({ id: registrations.id, createdAt: registrations.createdAt })
      if (!row) throw new Error('The registration was not stored')
      await storeConsent(transaction, { userId, kind: 'terms', isGranted: true })
      const url = await links.create({ registrationId: row.id, userId }, callbackPath)
      const mail = confirmationMail({ email, name, createdAt: row.createdAt }, url)
      await jobs.enqueue(transaction, 'send-mail', mail)
    })
  }

/**
 * Returns the id of the unconfirmed user of an address, creating the user if necessary; undefined
 * when the address is confirmed. All registrations of an address share this user, who has the name
 * of the latest registration and is deleted a week after it.
 */
async function upsertUnconfirmedUser(transaction: Transaction, email: string, name: string) {
  const [row] = await transaction
    .insert(user)
    .values({ email, name })
    .onConflictDoUpdate({
      target: user.email,
      set: { name, createdAt: sql`now()`, updatedAt: sql`now()` },
      setWhere: eq(user.emailVerified, false),
    })
    .returning({ id: user.id })
  return row?.id
}
