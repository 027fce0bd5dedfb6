import { eq } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { sqlStates } from '../../../../contract/database-errors'
import { ApplicationError, findRootCause } from '../../../platform/application-error'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { session, user } from '../../../platform/database/tables/auth-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { consumeLink, deleteUserLinks } from '../account-links'
import { recordFreeMinutes } from '../sign-up/record-free-minutes'
import { deleteUnconfirmedAccount } from '../sign-up/unconfirmed-accounts'

type Deps = {
  database: Database
  /** The HMAC key for hashing the addresses that received free minutes. */
  secret: string
  adminEmail: string | undefined
}

type Owner = { id: string; email: string }

/**
 * Changes the e-mail address of the user who requested the change, with the token mailed to the new
 * address. Refuses the token to any other user: the owner of a mistyped address must not get the account.
 * Returns the new address. Throws LINK_INVALID, also when another account has taken the address in
 * the meantime.
 */
export function createConfirmEmailChange({ database, secret, adminEmail }: Deps) {
  return (owner: Owner, token: string) => confirmChange(owner, token).catch(throwLinkInvalidIfTaken)

  function confirmChange(owner: Owner, token: string) {
    return database.transaction(async (transaction) => {
      const link = await consumeLink(transaction, 'address', token)
      // This error rolls the transaction back, so that another user's token is not used up.
      if (link?.userId !== owner.id) throw new ApplicationError('LINK_INVALID')
      await changeEmail(transaction, owner, link.email)
      // The user has received the free minutes, so a later account with this address gets none.
      await recordFreeMinutes(transaction, secret, link.email)
      await updateRole(transaction, owner, link.email)
      return link.email
    })
  }

  async function changeEmail(transaction: Transaction, owner: Owner, email: string) {
    await deleteUnconfirmedAccount(transaction, email)
    await deleteUserLinks(transaction, owner)
    await transaction
      .update(user)
      .set({ email, emailVerified: true, updatedAt: new Date() })
      .where(eq(user.id, owner.id))
  }

  /**
   * A user who changes to ADMIN_EMAIL becomes an administrator, and all their sessions end. A user
   * who changes away from it remains an administrator: the address no longer implies the role, so
   * the role is stored.
   */
  async function updateRole(transaction: Transaction, owner: Owner, email: string) {
    if (!adminEmail || (owner.email !== adminEmail && email !== adminEmail)) return
    await transaction
      .update(userProfiles)
      .set({ role: 'admin' })
      .where(eq(userProfiles.id, owner.id))
    if (email === adminEmail) await transaction.delete(session).where(eq(session.userId, owner.id))
  }
}

/** Throws LINK_INVALID when the unique constraint shows that another account has the address. */
function throwLinkInvalidIfTaken(error: unknown): never {
  const cause = findRootCause(error)
  if (!(cause instanceof DatabaseError) || cause.code !== sqlStates.uniqueViolation) throw error
  throw new ApplicationError('LINK_INVALID', { cause: error })
}
