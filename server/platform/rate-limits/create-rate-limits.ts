import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ApplicationError } from '../application-error'
import type { Database } from '../database/open-database'

export type RateLimit = { name: string; max: number; windowSeconds: number }

export type RateLimits = {
  /** Counts one try of someone or something; throws RATE_LIMITED past the limit. */
  count(limit: RateLimit, subject: string): Promise<void>
  /** Starts again from nothing, for instance after a right password. */
  forget(limit: RateLimit, subject: string): Promise<void>
}

/** Longer than any window: such a row counts nothing any more. */
const staleMs = 86_400_000

/**
 * Limits that every process shares (05, « Security »), by the clock of the database. A window opens
 * with the first try. A subject (an address, an account) is kept as a keyed hash only.
 */
export function createRateLimits(database: Database, secret: string): RateLimits {
  const keyOf = ({ name }: RateLimit, subject: string) =>
    `${name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`

  return {
    async count(limit, subject) {
      const windowMs = limit.windowSeconds * 1_000
      const { rows } = await database.execute<{ count: number }>(sql`
        insert into rate_limit as known (key, count, last_request)
        values (${keyOf(limit, subject)}, 1, ${nowMs})
        on conflict (key) do update set
          count = case when known.last_request + ${windowMs} > ${nowMs} then known.count + 1 else 1 end,
          last_request = case
            when known.last_request + ${windowMs} > ${nowMs} then known.last_request else ${nowMs}
          end
        returning count`)
      const count = rows[0]?.count ?? 1
      if (count > limit.max) throw new ApplicationError('RATE_LIMITED')
      if (count === 1)
        await database.execute(
          sql`delete from rate_limit where last_request < ${nowMs} - ${staleMs}`,
        )
    },

    async forget(limit, subject) {
      await database.execute(sql`delete from rate_limit where key = ${keyOf(limit, subject)}`)
    },
  }
}

/** Milliseconds since the epoch, the same for all processes. */
const nowMs = sql.raw('(extract(epoch from now()) * 1000)::bigint')
