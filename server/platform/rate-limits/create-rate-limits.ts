import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ApplicationError } from '../application-error'
import type { Database } from '../database/open-database'

export type RateLimit = { name: string; max: number; windowSeconds: number }

export type RateLimits = {
  /**
   * Counts one attempt, or `amount` attempts, of a subject, such as an address or an account.
   * Throws RATE_LIMITED above the limit, with the seconds until the window ends.
   */
  consume(limit: RateLimit, subject: string, amount?: number): Promise<void>
  /** Returns the seconds until a subject may try again; 0 when it may try now. Counts nothing. */
  readWaitSeconds(limit: RateLimit, subject: string): Promise<number>
  /** Resets the count, for instance after the right password. */
  reset(limit: RateLimit, subject: string): Promise<void>
}

/** No window is longer than this; older rows are deleted. */
const maxWindowMs = 86_400_000

/**
 * Creates rate limits that all processes share. Their windows follow the clock of the database. A
 * window opens with the first attempt, whose time is in `last_request` (better-auth named the
 * column, but does not use the table). Subjects are stored as keyed hashes only.
 */
export function createRateLimits(database: Database, secret: string): RateLimits {
  const createKey = ({ name }: RateLimit, subject: string) =>
    `${name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`

  return {
    async consume(limit, subject, amount = 1) {
      const windowMs = limit.windowSeconds * 1_000
      const { rows } = await database.execute<{ count: number; wait_seconds: number }>(sql`
        insert into rate_limit as existing (key, count, last_request)
        values (${createKey(limit, subject)}, ${amount}, ${nowMs})
        on conflict (key) do update set
          count = ${amount} + case
            when existing.last_request + ${windowMs} > ${nowMs} then existing.count else 0
          end,
          last_request = case
            when existing.last_request + ${windowMs} > ${nowMs} then existing.last_request
            else ${nowMs}
          end
        returning count, ${selectWaitSeconds(windowMs)} as wait_seconds`)
      const { count, wait_seconds: retryAfterSeconds } = rows[0] ?? { count: 0, wait_seconds: 0 }
      if (count > limit.max) throw createRateLimitError(retryAfterSeconds)
      // Old rows are deleted whenever a new window opens.
      if (count === amount)
        await database.execute(
          sql`delete from rate_limit where last_request < ${nowMs} - ${maxWindowMs}`,
        )
    },

    async readWaitSeconds(limit, subject) {
      const { rows } = await database.execute<{ wait_seconds: number }>(sql`
        select ${selectWaitSeconds(limit.windowSeconds * 1_000)} as wait_seconds
        from rate_limit as existing
        where key = ${createKey(limit, subject)} and count >= ${limit.max}`)
      return Math.max(0, rows[0]?.wait_seconds ?? 0)
    },

    async reset(limit, subject) {
      await database.execute(sql`delete from rate_limit where key = ${createKey(limit, subject)}`)
    },
  }
}

/** `retryAfterSeconds`: how long the subject must wait before the next attempt. */
export const createRateLimitError = (retryAfterSeconds: number) =>
  new ApplicationError('RATE_LIMITED', {
    details: { retryAfterSeconds: Math.max(1, retryAfterSeconds) },
  })

/** SQL expression for the seconds until the window of a row ends. */
const selectWaitSeconds = (windowMs: number) =>
  sql`ceil((existing.last_request + ${windowMs} - ${nowMs}) / 1000.0)::int`

/** SQL expression for the milliseconds since the epoch on the database's clock. */
const nowMs = sql.raw('(extract(epoch from now()) * 1000)::bigint')
