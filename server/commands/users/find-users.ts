import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { CommandError } from '../command'

/** Maximum number of users that `users find` lists. */
export const maxFoundUsers = 50

export type FoundUser = {
  id: string
  email: string
  name: string
  isConfirmed: boolean
  /** null for an account that was never confirmed. */
  minutesLeft: number | null
  role: string | null
  createdAt: string
}

/**
 * Finds the accounts whose address or name contains the text, or whose id equals it; newest first.
 * Returns one more than `maxFoundUsers` when there are more.
 */
export async function findUsers(database: Database, text: string): Promise<FoundUser[]> {
  const { rows } = await database.execute<FoundUser>(sql`
    select u.id, u.email, u.name, u.email_verified as "isConfirmed",
      p.minutes_left as "minutesLeft", p.role, to_char(u.created_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
    from "user" u left join user_profiles p using (id)
    where strpos(lower(u.email), ${text.toLowerCase()}) > 0
      or strpos(lower(u.name), ${text.toLowerCase()}) > 0 or u.id::text = ${text.toLowerCase()}
    order by u.created_at desc, u.id limit ${maxFoundUsers + 1}`)
  return rows
}

/** Returns the id of the account with `email`, given in lower case. Throws CommandError. */
export async function requireUserId(database: Pick<Database, 'select'>, email: string) {
  const [row] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  if (!row) throw new CommandError(`Aucun compte n’a l’adresse ${email}.`)
  return row.id
}
