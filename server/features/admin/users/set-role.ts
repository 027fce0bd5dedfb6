import type { Role } from '../../../../domain/accounts/role'
import { ApplicationError } from '../../../platform/application-error'
import { translateDatabaseErrors } from '../../../platform/database/translate-database-errors'
import { recordAuditEntry } from '../audit/record-audit-entry'
import type { UserRepository } from './user-repository'

type Deps = {
  users: Pick<
    UserRepository,
    'database' | 'lock' | 'lockAccounts' | 'lockAdministrators' | 'storeRole'
  >
  /** The account with this address is an administrator whatever its stored role is. */
  adminEmail: string | undefined
}

/**
 * Changes a user's role and ends their sessions; does neither if the user already has the role. At
 * least one administrator always remains, even if two change roles at the same time. Throws
 * NOT_FOUND; FORBIDDEN when the acting administrator has just lost the role; ADMINISTRATOR_LAST;
 * ADMINISTRATOR_CONFIGURED for the account of `adminEmail`; USER_NOT_PROMOTED when an account is to
 * become an administrator but is suspended or has no role yet (ensure-profile.ts gives one to
 * confirmed accounts).
 */
export async function setRole(
  { users, adminEmail }: Deps,
  actorId: string,
  { id, role }: { id: string; role: Role },
) {
  const change = users.database.transaction(async (transaction) => {
    await users.lockAccounts(transaction, actorId, id)
    const administrators = await users.lockAdministrators(transaction, adminEmail)
    if (!administrators.has(actorId)) throw new ApplicationError('FORBIDDEN')
    const user = await users.lock(transaction, id)
    if (!user) throw new ApplicationError('NOT_FOUND')
    if (user.isConfirmed && user.email === adminEmail)
      throw new ApplicationError('ADMINISTRATOR_CONFIGURED')
    if (user.role === role) return
    if (role === 'user' && administrators.size === 1)
      throw new ApplicationError('ADMINISTRATOR_LAST')
    if (role === 'admin' && (user.role === null || user.suspendedAt))
      throw new ApplicationError('USER_NOT_PROMOTED')
    await users.storeRole(transaction, id, role)
    await recordAuditEntry(transaction, {
      actorId,
      action: 'user.role-changed',
      subject: { kind: 'user', id },
      details: { from: user.role, to: role },
    })
  })
  await translateDatabaseErrors('administration', change)
  return { role }
}
