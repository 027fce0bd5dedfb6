import { and, eq, ne, sql } from 'drizzle-orm'
import { administratorMinutes } from '../../../../domain/billing/ledger'
import { lockBalances } from '../../../ledger/balances'
import { recordLedgerEntry } from '../../../ledger/record-ledger-entry'
import type { Transaction } from '../../../platform/database/open-database'
import { session, user } from '../../../platform/database/tables/auth-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { deleteUserLinks, issueLink } from '../account-links'
import { passwordLinkHours } from '../mails/security-mails'
import { findPasswordHash } from '../passwords/find-password-hash'
import { deleteRegistrations } from './registration-store'

export type CreatedAdministrator = {
  userId: string
  isNewAccount: boolean
  /** False when the account was an administrator before. */
  isNewAdministrator: boolean
  /** Minutes that were added; 0 when the account had received them before, or has enough. */
  minutes: number
  /** Token of a link to choose a password; null for an account that can sign in. */
  passwordToken: string | null
}

/**
 * Makes the account with this address (in lower case) an administrator and raises its balance to
 * the minutes that administrators start with. Creates the account if there is none; its address
 * counts as confirmed. A repeated call changes nothing, except that an account without any way to
 * sign in gets a new link. Ends the sessions of a new administrator, as every change of role does.
 */
export async function createAdministrator(
  transaction: Transaction,
  email: string,
): Promise<CreatedAdministrator> {
  const { userId, isNewAccount } = await confirmUser(transaction, email)
  const username = email.replace(/@.*$/, '')
  await transaction
    .insert(userProfiles)
    .values({ id: userId, username, role: 'user' })
    .onConflictDoNothing()
  const promotedRows = await transaction
    .update(userProfiles)
    .set({ role: 'admin' })
    .where(and(eq(userProfiles.id, userId), ne(userProfiles.role, 'admin')))
    .returning({ id: userProfiles.id })
  const isNewAdministrator = promotedRows.length > 0
  if (isNewAdministrator) await transaction.delete(session).where(eq(session.userId, userId))
  return {
    userId,
    isNewAccount,
    isNewAdministrator,
    minutes: await raiseBalance(transaction, userId),
    passwordToken: (await canSignIn(transaction, userId))
      ? null
      : await issuePasswordLink(transaction, { id: userId, email }),
  }
}

/**
 * Creates a confirmed user, or confirms an existing one. Deletes pending registrations with their
 * passwords, because a stranger may have chosen them.
 */
async function confirmUser(transaction: Transaction, email: string) {
  const [newUser] = await transaction
    .insert(user)
    .values({ email, name: email.replace(/@.*$/, ''), emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: user.id })
  if (newUser) return { userId: newUser.id, isNewAccount: true }
  const [existingUser] = await transaction
    .update(user)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(eq(user.email, email))
    .returning({ id: user.id })
  if (!existingUser) throw new Error('The account was neither created nor found')
  await deleteRegistrations(transaction, existingUser.id)
  return { userId: existingUser.id, isNewAccount: false }
}

/**
 * Raises the balance to what administrators start with, once per account. Returns the added
 * minutes.
 */
async function raiseBalance(transaction: Transaction, userId: string) {
  const balance = (await lockBalances(transaction, [userId])).get(userId) ?? 0
  const minutes = Math.max(0, administratorMinutes - balance)
  if (minutes === 0) return 0
  const ledgerEntry = await recordLedgerEntry(transaction, {
    userId,
    minutes,
    reason: 'admin_start',
    reference: userId,
    actor: 'system',
  })
  return ledgerEntry.isNew ? ledgerEntry.minutes : 0
}

/** Whether the account has a password or signs in with Google. */
async function canSignIn(transaction: Transaction, userId: string) {
  if (await findPasswordHash(transaction, userId)) return true
  const { rows } = await transaction.execute(
    sql`select from account where user_id = ${userId} and provider_id <> 'credential'`,
  )
  return rows.length > 0
}

/** Deletes the account's links, and stores a new one to choose a password; returns its token. */
async function issuePasswordLink(transaction: Transaction, owner: { id: string; email: string }) {
  await deleteUserLinks(transaction, owner)
  return issueLink(transaction, {
    kind: 'password',
    email: owner.email,
    userId: null,
    validHours: passwordLinkHours,
  })
}
