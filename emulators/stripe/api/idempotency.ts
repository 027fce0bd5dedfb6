import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../server/platform/database/open-database'
import { StripeFailure } from '../stripe-failure'

type Asked = { key: string; method: string; path: string; body: string }
type Row = { fingerprint: string; answer: object | null }

/**
 * The answer that was given under this key before. A second request with the key waits here until
 * the first has ended. Throws when the same key comes with another request.
 */
export async function takeKey(transaction: Transaction, asked: Asked): Promise<object | undefined> {
  const fingerprint = fingerprintOf(asked)
  await transaction.execute(sql`
    delete from stripe_stand_in_answer where answered_at < now() - interval '24 hours'`)
  await transaction.execute(sql`
    insert into stripe_stand_in_answer (key, fingerprint) values (${asked.key}, ${fingerprint})
    on conflict do nothing`)
  const { rows } = await transaction.execute<Row>(sql`
    select fingerprint, answer from stripe_stand_in_answer where key = ${asked.key} for update`)
  const [known] = rows
  if (known && known.fingerprint !== fingerprint)
    throw new StripeFailure(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than ' +
        `'${asked.key}' if you meant to execute a different request.`,
    })
  return known?.answer ?? undefined
}

/** Kept with what the request did: a request that failed may be sent again under its key. */
export const keepAnswer = (transaction: Transaction, key: string, answer: object) =>
  transaction.execute(sql`
    update stripe_stand_in_answer set answer = ${JSON.stringify(answer)}::jsonb where key = ${key}`)

const fingerprintOf = ({ method, path, body }: Asked) =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url')
