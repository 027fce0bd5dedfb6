import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/open-database'

/**
 * Returns the ids of all administrators, including the account with the confirmed address
 * ADMIN_EMAIL.
 */
export const readAdministratorIds = (
  connection: Pick<Database, 'execute'>,
  adminEmail: string | undefined,
) => selectAdministratorIds(connection, adminEmail, sql``)

/**
 * Returns the ids of all administrators, and locks the profiles with the role `admin` until the
 * transaction ends, so that two changes of administrators run one after the other. Call it after
 * locking accounts (docs/decisions/041).
 */
export const lockAdministrators = (transaction: Transaction, adminEmail: string | undefined) =>
  selectAdministratorIds(transaction, adminEmail, sql`for update`)

async function selectAdministratorIds(
  connection: Pick<Database, 'execute'>,
  adminEmail: string | undefined,
  lock: SQL,
) {
  const { rows } = await connection.execute<{ id: string }>(
    sql`select id from user_profiles where role = 'admin' order by id ${lock}`,
  )
  const configuredUsers = adminEmail
    ? await connection.execute<{ id: string }>(
        sql`select id from "user" where email = ${adminEmail} and email_verified`,
      )
    : { rows: [] }
  return new Set([...rows, ...configuredUsers.rows].map(({ id }) => id))
}
