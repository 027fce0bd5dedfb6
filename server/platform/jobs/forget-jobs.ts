import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/open-database'

export type Forgotten = { id: string; email: string }

/** Jobs that wait, run, are done or archived: pg-boss keeps what they carry in both tables. */
export async function forgetJobs(transaction: Transaction, person: Forgotten) {
  const pattern = `${person.id}|${addressPattern(person.email)}`
  for (const table of ['pgboss.job', 'pgboss.archive'])
    await transaction.execute(sql`
      delete from ${sql.raw(table)} where exists (
        select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end)
        where lower(value) ~ ${pattern}
      )`)
}

/** The address by itself, not as a part of a longer one. */
const addressPattern = (email: string) =>
  `(?<![a-z0-9._%+-])${email.toLowerCase().replace(/[^a-z0-9@]/g, '\\$&')}(?![a-z0-9-])(?!\\.[a-z0-9])`
