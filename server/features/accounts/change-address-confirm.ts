import { eq } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { sqlStates } from '../../../contract/database-errors'
import { ApplicationError } from '../../platform/application-error'
import type { Database, Transaction } from '../../platform/database/open-database'
import { session, user } from '../../platform/database/tables/auth-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { rootCause } from '../../platform/root-cause'
import { endLinksOf, takeLink } from './account-links'
import { claimAddress } from './granted-address'
import { removeUnconfirmedAccount } from './unconfirmed-accounts'

type Options = {
  database: Database
  /** Keys the hashes of addresses that had their minutes. */
  secret: string
  adminEmail: string | undefined
}

type Person = { id: string; email: string }

/**
 * The click of the new address's mail, by the very person who asked for it: a mistyped address
 * belongs to somebody who must not get an account by it. Answers the new address; throws
 * LINK_INVALID, also when it was given to another account meanwhile.
 */
export function createConfirmAddressChange({ database, secret, adminEmail }: Options) {
  return (person: Person, token: string) => confirm(person, token).catch(refuseTaken)

  function confirm(person: Person, token: string) {
    return database.transaction(async (transaction) => {
      const link = await takeLink(transaction, 'address', token)
      // What another's token has used up comes back with the transaction.
      if (link?.userId !== person.id) throw new ApplicationError('LINK_INVALID')
      await move(transaction, person, link.email)
      // A new account with this address would be the same person's second gift (01).
      await claimAddress(transaction, secret, link.email)
      await followAdministrator(transaction, person, link.email)
      return link.email
    })
  }

  async function move(transaction: Transaction, person: Person, email: string) {
    await removeUnconfirmedAccount(transaction, email)
    await endLinksOf(transaction, person)
    await transaction
      .update(user)
      .set({ email, emailVerified: true, updatedAt: new Date() })
      .where(eq(user.id, person.id))
  }

  /** Who administers is who has the address; a role that changes ends the sessions before it (05). */
  async function followAdministrator(transaction: Transaction, person: Person, email: string) {
    if (!adminEmail || (person.email !== adminEmail && email !== adminEmail)) return
    const role = email === adminEmail ? 'admin' : 'user'
    await transaction.update(userProfiles).set({ role }).where(eq(userProfiles.id, person.id))
    await transaction.delete(session).where(eq(session.userId, person.id))
  }
}

/** Another account has the address: the constraint decides, whoever was first. */
function refuseTaken(error: unknown): never {
  const refusal = rootCause(error)
  if (!(refusal instanceof DatabaseError) || refusal.code !== sqlStates.uniqueViolation) throw error
  throw new ApplicationError('LINK_INVALID', { cause: error })
}
