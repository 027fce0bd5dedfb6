import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/open-database'
import { jobNames, queues } from './jobs'

export type Forgotten = { id: string; email: string }

/**
 * Jobs that wait, run, are done or archived: pg-boss keeps what they carry in both tables. What
 * outlives the account and has not left yet does leave, and its words go with it (`deleteLastMail`).
 */
export async function forgetJobs(transaction: Transaction, person: Forgotten) {
  const names = namesPerson(`${person.id}|${addressPattern(person.email)}`)
  await transaction.execute(sql`
    update pgboss.job set data = data || ${lastMail}::jsonb
    where name in ${outliving} and state < 'completed' and ${names}`)
  await transaction.execute(sql`
    delete from pgboss.job where not data @> ${lastMail}::jsonb and ${names}`)
  await transaction.execute(sql`delete from pgboss.archive where ${names}`)
}

const outliving = jobNames.filter((name) => queues[name].outlivesAccount)

/** What marks a mail to somebody who is gone. */
const lastMail = JSON.stringify({ isLastMail: true })

/** Of a job that is done: nothing stays of a last mail. */
export const deleteLastMail = {
  text: 'delete from pgboss.job where id = $1 and data @> $2::jsonb',
  valuesOf: (jobId: string) => [jobId, lastMail],
}

const namesPerson = (pattern: string): SQL => sql`exists (
  select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end)
  where lower(value) ~ ${pattern}
)`

/** The address by itself, not as a part of a longer one. */
const addressPattern = (email: string) =>
  `(?<![a-z0-9._%+-])${email.toLowerCase().replace(/[^a-z0-9@]/g, '\\$&')}(?![a-z0-9-])(?!\\.[a-z0-9])`
