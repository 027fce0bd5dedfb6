import { eq, sql } from 'drizzle-orm'
import { administratorMinutes, freeMinutes } from '../../../domain/billing/ledger'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { claimAddress } from './granted-address'

type Options = {
  database: Database
  /** Keys the hashes of addresses that had their minutes; another one forgets them all. */
  secret: string
  adminEmail: string | undefined
}

/** Makes sure that a confirmed person has their profile and their minutes. */
export type OpenAccount = (userId: string) => Promise<void>

/**
 * Runs at every sign-in and changes nothing after the first (02, « Pitfalls »): profile, role and
 * minutes come in one transaction, and constraints decide between two at once. The free minutes go
 * once to an account and once to an address, which an erased account does not change (01).
 */
export function createOpenAccount({ database, secret, adminEmail }: Options): OpenAccount {
  return (userId) =>
    database.transaction(async (transaction) => {
      const [owner] = await transaction.select().from(user).where(eq(user.id, userId))
      if (!owner?.emailVerified) return

      const isAdministrator = owner.email === adminEmail
      const isNew = await createProfile(transaction, owner, isAdministrator)
      if (!isNew) return isAdministrator ? promote(transaction, userId) : undefined

      if (isAdministrator) return grant(transaction, userId, 'admin_start')
      if (await claimAddress(transaction, secret, owner.email))
        await grant(transaction, userId, 'sign_up')
    })
}

type Owner = { id: string; email: string; name: string }

/** The pseudo that was asked for, or the local part of the address (first document, section 4). */
async function createProfile(transaction: Transaction, owner: Owner, isAdministrator: boolean) {
  const username = owner.name.trim() || owner.email.replace(/@.*$/, '')
  const created = await transaction
    .insert(userProfiles)
    .values({ id: owner.id, username, role: isAdministrator ? 'admin' : 'user' })
    .onConflictDoNothing()
    .returning({ id: userProfiles.id })
  return created.length > 0
}

/** For an address that became the administrator's after its account was opened. */
async function promote(transaction: Transaction, userId: string) {
  await transaction.execute(
    sql`update user_profiles set role = 'admin' where id = ${userId} and role <> 'admin'`,
  )
}

async function grant(transaction: Transaction, userId: string, reason: 'sign_up' | 'admin_start') {
  const minutes = reason === 'sign_up' ? freeMinutes : administratorMinutes
  await moveMinutes(transaction, { userId, minutes, reason, reference: userId, actor: 'system' })
}
