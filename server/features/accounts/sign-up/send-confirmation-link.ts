import type { Database } from '../../../platform/database/open-database'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { confirmationMail } from '../mails/sign-up-mails'
import type { ConfirmationLinks } from './confirmation-links'
import { hashBrowserToken } from './registration-cookie'
import { listRegistrations, type StoredRegistration } from './registration-store'

type Deps = {
  database: Database
  jobs: Pick<JobQueue, 'enqueue'>
  links: Pick<ConfirmationLinks, 'create'>
  verifyPassword(check: { hash: string; password: string }): Promise<boolean>
}

/**
 * How many registrations of an address are compared with a password. Limited, because each check is
 * expensive; users rarely register more than three times.
 */
const maxCheckedRegistrations = 3

export type ConfirmationLinkSender = ReturnType<typeof createConfirmationLinkSender>

/**
 * Creates functions that find a registration by its address or password and send its confirmation
 * link again. Earlier links stay valid.
 */
export function createConfirmationLinkSender({ database, jobs, links, verifyPassword }: Deps) {
  /**
   * Lists all registrations of an address, this browser's first: strangers may have registered it
   * later.
   */
  async function listOwnFirst(email: string, browserToken: string | undefined) {
    const registrations = await listRegistrations(database, email)
    const browserHash = browserToken && hashBrowserToken(browserToken)
    const isOwn = (registration: StoredRegistration) => registration.browserHash === browserHash
    return [
      ...registrations.filter(isOwn),
      ...registrations.filter((registration) => !isOwn(registration)),
    ]
  }

  async function send({ id, userId, ...registration }: StoredRegistration, callbackPath: string) {
    const url = await links.create({ registrationId: id, userId }, callbackPath)
    await jobs.enqueue(null, 'send-mail', confirmationMail(registration, url))
  }

  return {
    send,

    /**
     * Sends the link of this browser's registration, otherwise of the latest one; does nothing when
     * there is none.
     */
    async sendAgain(email: string, browserToken: string | undefined, callbackPath: string) {
      const [registration] = await listOwnFirst(email, browserToken)
      if (registration) await send(registration, callbackPath)
    },

    /**
     * Looks for a registration of the address with this password. Returns "none-matches" when none
     * of the checked registrations has it, and "none" when the address has no registration, in
     * which case no password was checked.
     */
    async findByPassword(email: string, password: string, browserToken: string | undefined) {
      const registrations = await listOwnFirst(email, browserToken)
      for (const registration of registrations.slice(0, maxCheckedRegistrations))
        if (await verifyPassword({ hash: registration.passwordHash, password })) return registration
      return registrations.length > 0 ? 'none-matches' : 'none'
    },
  }
}
