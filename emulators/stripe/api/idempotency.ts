import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../server/platform/database/open-database'
import { StripeApiError } from '../stripe-api-error'

type KeyedRequest = { key: string; method: string; path: string; body: string }
type Row = { fingerprint: string; answer: object | null }

/**
 * Claims an idempotency key and returns the response stored under it, if any. Deletes keys
 * older than 24 hours. A concurrent request with the same key waits until the first has ended.
 * Throws when the key was used for a different request.
 */
export async function claimIdempotencyKey(
  transaction: Transaction,
  request: KeyedRequest,
): Promise<object | undefined> {
  const fingerprint = createFingerprint(request)
  await transaction.execute(sql`
    delete from stripe_stand_in_answer where answered_at < now() - interval '24 hours'`)
  await transaction.execute(sql`
    insert into stripe_stand_in_answer (key, fingerprint) values (${request.key}, ${fingerprint})
    on conflict do nothing`)
  const { rows } = await transaction.execute<Row>(sql`
    select fingerprint, answer from stripe_stand_in_answer where key = ${request.key} for update`)
  const [row] = rows
  if (row && row.fingerprint !== fingerprint)
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than ' +
        `'${request.key}' if you meant to execute a different request.`,
    })
  return row?.answer ?? undefined
}

/**
 * Stores the response in the request's own transaction, so that a failed request can be retried
 * with its key.
 */
export const storeResponse = (transaction: Transaction, key: string, response: object) =>
  transaction.execute(sql`
    update stripe_stand_in_answer set answer = ${JSON.stringify(response)}::jsonb where key = ${key}`)

const createFingerprint = ({ method, path, body }: KeyedRequest) =>
  createHash('sha256').update(`${method} ${path}\n${body}`).digest('base64url')
