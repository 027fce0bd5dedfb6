import { eq, sql } from 'drizzle-orm'
import { administratorMinutes, freeMinutes } from '../../../../domain/billing/ledger'
import { recordLedgerEntry } from '../../../ledger/record-ledger-entry'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { recordFreeMinutes } from './record-free-minutes'

type Deps = {
  database: Database
  /**
   * The HMAC key for hashing the addresses that received free minutes; a new key invalidates the
   * stored hashes.
   */
  secret: string
  adminEmail: string | undefined
}

/**
 * Creates the profile of a confirmed user and grants the free minutes, or those that administrators
 * start with, unless that was done before.
 */
export type EnsureProfile = (userId: string) => Promise<void>

/**
 * Creates a function that runs at every sign-in, and whenever a signed-in user has no profile. If the
 * profile exists, the function only gives the administrator role to the account whose address is
 * ADMIN_EMAIL. The profile, the role and the minutes are stored in one transaction; unique
 * constraints ensure that simultaneous sign-ins store them only once. The free minutes are granted
 * once per account and once per address, even if the account is erased in between.
 */
export function createEnsureProfile({ database, secret, adminEmail }: Deps): EnsureProfile {
  return (userId) =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction.select().from(user).where(eq(user.id, userId))
      if (!owner?.emailVerified) return

      const isAdministrator = owner.email === adminEmail
      const isNewProfile = await createProfile(transaction, owner, isAdministrator)
      if (!isNewProfile)
        return isAdministrator ? promoteToAdministrator(transaction, userId) : undefined

      if (isAdministrator) return grantMinutes(transaction, userId, 'admin_start')
      if (await recordFreeMinutes(transaction, secret, owner.email))
        await grantMinutes(transaction, userId, 'sign_up')
    })
}

type Owner = { id: string; email: string; name: string }

/**
 * Creates the profile if there is none. The username defaults to the local part of the address.
 * Returns whether the profile was created.
 */
async function createProfile(transaction: Transaction, owner: Owner, isAdministrator: boolean) {
  const username = owner.name.trim() || owner.email.replace(/@.*$/, '')
  const createdRows = await transaction
    .insert(userProfiles)
    .values({ id: owner.id, username, role: isAdministrator ? 'admin' : 'user' })
    .onConflictDoNothing()
    .returning({ id: userProfiles.id })
  return createdRows.length > 0
}

/** Promotes an account whose address was configured as ADMIN_EMAIL after its first sign-in. */
async function promoteToAdministrator(transaction: Transaction, userId: string) {
  await transaction.execute(
    sql`update user_profiles set role = 'admin' where id = ${userId} and role <> 'admin'`,
  )
}

async function grantMinutes(
  transaction: Transaction,
  userId: string,
  reason: 'sign_up' | 'admin_start',
) {
  const minutes = reason === 'sign_up' ? freeMinutes : administratorMinutes
  await recordLedgerEntry(transaction, {
    userId,
    minutes,
    reason,
    reference: userId,
    actor: 'system',
  })
}
