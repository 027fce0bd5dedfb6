import { eq } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'
import { user } from '../platform/database/tables/auth-tables'

export type MailRecipient = { email: string; name: string }

/**
 * Returns a user's e-mail address and name; undefined once the account has been erased. Takes the
 * database or an open transaction.
 */
export async function findMailRecipient(
  connection: Pick<Database, 'select'>,
  userId: string,
): Promise<MailRecipient | undefined> {
  const [recipient] = await connection
    .select({ email: user.email, name: user.name })
    .from(user)
    .where(eq(user.id, userId))
  return recipient
}
