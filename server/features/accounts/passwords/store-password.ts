import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/open-database'
import { account, session } from '../../../platform/database/tables/auth-tables'
import { deleteUserLinks } from '../account-links'
import { deleteRegistrations } from '../sign-up/registration-store'
import { passwordProvider } from './find-password-hash'

/** Sets a user's password, and deletes all of their sessions, links and registrations. */
export async function storePasswordAndEndSessions(
  transaction: Transaction,
  owner: { id: string; email: string },
  hash: string,
) {
  await transaction
    .insert(account)
    .values({
      userId: owner.id,
      accountId: owner.id,
      providerId: passwordProvider,
      password: hash,
    })
    .onConflictDoUpdate({
      target: [account.providerId, account.accountId],
      set: { password: hash, updatedAt: new Date() },
    })
  await transaction.delete(session).where(eq(session.userId, owner.id))
  await deleteUserLinks(transaction, owner)
  await deleteRegistrations(transaction, owner.id)
}
