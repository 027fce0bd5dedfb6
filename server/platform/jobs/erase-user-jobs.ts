import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/open-database'
import { jobNames, queues } from './jobs'

export type ErasedUser = { id: string; email: string }

/**
 * Deletes every job that mentions a user, in any state and in both tables in which pg-boss stores
 * jobs. Unfinished jobs whose mail must be sent even after the erasure are marked instead, and deleted
 * once the mail was sent or its last retry has failed (`lastMailDeletion`).
 */
export async function eraseUserJobs(transaction: Transaction, user: ErasedUser) {
  const isMentioned = mentionsUser(`${user.id}|${createAddressPattern(user.email)}`)
  await transaction.execute(sql`
    update pgboss.job set data = data || ${lastMailMark}::jsonb
    where name in ${survivingQueues} and state < 'completed' and ${isMentioned}`)
  await transaction.execute(sql`
    delete from pgboss.job where not data @> ${lastMailMark}::jsonb and ${isMentioned}`)
  await transaction.execute(sql`delete from pgboss.archive where ${isMentioned}`)
}

const survivingQueues = jobNames.filter((name) => queues[name].shouldSurviveErasure)

/** Added to the data of a job that sends an e-mail to an erased user. */
const lastMailMark = JSON.stringify({ isLastMail: true })

/** The statement that deletes a job if it is marked as an e-mail to an erased user. */
export const lastMailDeletion = {
  text: 'delete from pgboss.job where id = $1 and data @> $2::jsonb',
  createValues: (jobId: string) => [jobId, lastMailMark],
}

const mentionsUser = (pattern: string): SQL => sql`exists (
  select from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end)
  where lower(value) ~ ${pattern}
)`

/** Matches the address as a whole, not as a part of a longer one. */
const createAddressPattern = (email: string) =>
  `(?<![a-z0-9._%+-])${email.toLowerCase().replace(/[^a-z0-9@]/g, '\\$&')}(?![a-z0-9-])(?!\\.[a-z0-9])`
