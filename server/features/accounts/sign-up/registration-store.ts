import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { registrations } from '../../../platform/database/tables/registration-tables'

type Connection = Database | Transaction

export type StoredRegistration = typeof registrations.$inferSelect & { email: string }

const columns = {
  id: registrations.id,
  userId: registrations.userId,
  name: registrations.name,
  passwordHash: registrations.passwordHash,
  browserHash: registrations.browserHash,
  createdAt: registrations.createdAt,
  email: user.email,
}

/**
 * Returns the registration with this id; undefined if there is none. When a user confirms one
 * registration, all registrations of this user are deleted.
 */
export async function findRegistration(
  database: Pick<Connection, 'select'>,
  id: string,
): Promise<StoredRegistration | undefined> {
  const [row] = await database
    .select(columns)
    .from(registrations)
    .innerJoin(user, eq(user.id, registrations.userId))
    .where(eq(registrations.id, id))
  return row
}

/** Lists the unconfirmed registrations of an address, which is in lower case; newest first. */
export const listRegistrations = (
  database: Pick<Connection, 'select'>,
  email: string,
): Promise<StoredRegistration[]> =>
  database
    .select(columns)
    .from(registrations)
    .innerJoin(user, eq(user.id, registrations.userId))
    .where(and(eq(user.email, email), eq(user.emailVerified, false)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))

/**
 * Deletes the registrations of a user whose address is confirmed, so that their links stop working.
 */
export async function deleteRegistrations(transaction: Transaction, userId: string) {
  await transaction.delete(registrations).where(eq(registrations.userId, userId))
}
