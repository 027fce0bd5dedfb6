import { sql } from 'drizzle-orm'
import type { Books, RunInBooks } from '../state/books'
import { expireSession } from './expire-session'
import { renewSubscription } from './renew-subscription'
import { settleDelayedPayment } from './settle-delayed-payment'

/** One after the other: an object is locked no longer than its own change takes. */
const batch = 100

/**
 * Does all that fell due: sessions expire, delayed payments are answered, subscriptions are renewed
 * or end. With `isDeclined` every payment that is tried meanwhile is refused.
 */
export async function settleDue(run: RunInBooks, { isDeclined }: { isDeclined: boolean }) {
  for (const id of await run(findExpired)) await run((books) => expireIfDue(books, id))
  for (const id of await run(findDelayed))
    await run((books) => settleDelayedPayment(books, id, isDeclined))
  for (const id of await run(findRenewals))
    await run((books) => renewSubscription(books, id, isDeclined))
}

const findExpired = async ({ store, now }: Books) =>
  idsOf(
    await store.select(
      'checkout.session',
      [sql`data->>'status' = 'open'`, sql`(data->>'expires_at')::bigint <= ${now}`],
      batch,
    ),
  )

const findDelayed = async ({ store, now }: Books) =>
  idsOf(
    await store.select(
      'checkout.session',
      [sql`(data->'unseen'->>'settlesAt')::bigint <= ${now}`],
      batch,
    ),
  )

/** A late one may have to be tried again before its period ends. */
const findRenewals = async ({ store, now }: Books) =>
  idsOf(
    await store.select(
      'subscription',
      [
        sql`(data->>'status' = 'past_due' or data->>'status' = 'active'
          and (data->'items'->'data'->0->>'current_period_end')::bigint <= ${now})`,
      ],
      batch,
    ),
  )

const idsOf = (objects: readonly { id: string }[]) => objects.map(({ id }) => id)

async function expireIfDue(books: Books, id: string) {
  const session = await books.store.findLocked('checkout.session', id)
  if (session?.status === 'open' && session.expires_at <= books.now)
    await expireSession(books.at(session.expires_at), session)
}
