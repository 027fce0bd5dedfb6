import { retentionPeriods } from '../../../../domain/legal/retention-periods'
import { nilId } from '../../../platform/database/nil-id'
import type { Transaction } from '../../../platform/database/open-database'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import type { InactiveAccountRepository } from './inactive-account-repository'
import { inactivityWarningMail } from './inactivity-warning-mail'

export type InactiveAccountDeps = {
  accounts: InactiveAccountRepository
  jobs: Pick<JobQueue, 'enqueueAll'>
  origin: string
  /** Whether mails reach users. If not, no warnings are sent; accounts without a warning are never erased. */
  isMailDelivered: boolean
  eraseAccount(
    userId: string,
    /** `requireStillInactive` throws when the account was used again. */
    inactivity: { requireStillInactive(transaction: Transaction): Promise<void> },
  ): Promise<void>
  now: () => Date
}

const dayMs = 86_400_000

/** Thrown to stop the erasure of an account that was used since it was listed. */
class AccountUsedAgain extends Error {}

/**
 * Sends a warning to users who have not signed in for almost the retention period, and erases the
 * accounts whose warning is old enough. Returns the number of erased accounts. When an account
 * cannot be erased, the others still are, and the first error is thrown at the end.
 */
export async function eraseInactiveAccounts(deps: InactiveAccountDeps): Promise<number> {
  if (deps.isMailDelivered) await sendWarnings(deps)
  let erasedCount = 0
  const errors: unknown[] = []
  for (let afterId = nilId; ; ) {
    const ids = await deps.accounts.listDue(afterId)
    for (const id of ids)
      try {
        if (await eraseIfInactive(deps, id)) erasedCount++
      } catch (error) {
        errors.push(error)
      }
    const lastId = ids.at(-1)
    if (lastId === undefined) break
    afterId = lastId
  }
  if (errors.length > 0) throw errors[0]
  return erasedCount
}

async function sendWarnings({ accounts, jobs, origin, now }: InactiveAccountDeps) {
  const erasureDate = new Date(now().getTime() + retentionPeriods.inactivityWarningDays * dayMs)
  for (let notifiedCount = 1; notifiedCount > 0; )
    notifiedCount = await accounts.transaction(async (transaction) => {
      const addresses = await accounts.claimWarnings(transaction)
      const mails = addresses.map((address) => inactivityWarningMail(address, origin, erasureDate))
      if (mails.length > 0) await jobs.enqueueAll(transaction, 'send-mail', mails)
      return mails.length
    })
}

/** Erases an account; returns false, without erasing it, when it was used since it was listed. */
async function eraseIfInactive({ accounts, eraseAccount }: InactiveAccountDeps, userId: string) {
  try {
    await eraseAccount(userId, {
      async requireStillInactive(transaction) {
        if (!(await accounts.isErasureDue(transaction, userId))) throw new AccountUsedAgain()
      },
    })
    return true
  } catch (error) {
    if (error instanceof AccountUsedAgain) return false
    throw error
  }
}
