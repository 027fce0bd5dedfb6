import { ApplicationError } from '../../../platform/application-error'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'
import type { JobQueue } from '../../../platform/jobs/job-queue'
import { recordAuditEntry } from '../audit/record-audit-entry'
import { accountSuspendedMail, suspensionLiftedMail } from './suspension-mails'
import type { UserRepository } from './user-repository'

type MailDeps = {
  jobs: Pick<JobQueue, 'enqueue'>
  /** The public origin of the product, for links in e-mails. */
  origin: string
}

type Deps = MailDeps & {
  users: Pick<
    UserRepository,
    'database' | 'lock' | 'lockAccounts' | 'storeSuspension' | 'findLiveCallId'
  >
  adminEmail: string | undefined
  /** Ends and settles a call, whichever process runs it. */
  endCall(callId: string): Promise<void>
}

/**
 * Suspends an account, ends its call, and tells the user why by e-mail. The balance, the orders and
 * the sessions stay, but requests with these sessions are refused. Adds an entry to the audit log.
 * For an account that is already suspended, only ends a call that is still live. Throws NOT_FOUND or
 * ADMINISTRATOR_NOT_SUSPENDED.
 */
export async function suspendUser(
  { users, adminEmail, endCall, jobs, origin }: Deps,
  actorId: string,
  { id, reason }: { id: string; reason: string },
) {
  const suspension = users.database.transaction(async (transaction) => {
    await users.lockAccounts(transaction, actorId, id)
    const user = await users.lock(transaction, id)
    if (!user) throw new ApplicationError('NOT_FOUND')
    if (user.role === 'admin' || (user.isConfirmed && user.email === adminEmail))
      throw new ApplicationError('ADMINISTRATOR_NOT_SUSPENDED')
    if (user.suspendedAt) return
    await users.storeSuspension(transaction, id, reason)
    await recordAuditEntry(transaction, {
      actorId,
      action: 'user.suspended',
      subject: { kind: 'user', id },
      details: { reason },
    })
    const mail = accountSuspendedMail({ to: user.email, origin }, reason)
    await jobs.enqueue(transaction, 'send-mail', mail)
  })
  await translateDatabaseErrors('administration', suspension)
  // A call that is requested meanwhile is refused because of the suspension (call-repository.ts).
  const callId = await users.findLiveCallId(id)
  if (callId) await endCall(callId)
}

/**
 * Lifts a suspension, tells the user by e-mail and adds an entry to the audit log. Does nothing if
 * the account is not suspended. Throws NOT_FOUND.
 */
export async function liftSuspension(
  {
    users,
    jobs,
    origin,
  }: MailDeps & {
    users: Pick<UserRepository, 'database' | 'lock' | 'lockAccounts' | 'removeSuspension'>
  },
  actorId: string,
  id: string,
) {
  const change = users.database.transaction(async (transaction) => {
    await users.lockAccounts(transaction, actorId, id)
    const user = await users.lock(transaction, id)
    if (!user) throw new ApplicationError('NOT_FOUND')
    if (!user.suspendedAt) return
    await users.removeSuspension(transaction, id)
    await recordAuditEntry(transaction, {
      actorId,
      action: 'user.suspension-lifted',
      subject: { kind: 'user', id },
    })
    const mail = suspensionLiftedMail({ to: user.email, origin })
    await jobs.enqueue(transaction, 'send-mail', mail)
  })
  await translateDatabaseErrors('administration', change)
}
