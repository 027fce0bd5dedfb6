import { sql } from 'drizzle-orm'
import { expireSessionIfDue } from '../payments/expire-checkout-session'
import { settleDelayedPayment } from '../payments/settle-delayed-payment'
import type { RunInTransaction, TransactionContext } from '../state/transaction-context'
import { performDueSteps } from '../subscriptions/due-steps'

/**
 * The maximum number of objects of each kind that one run processes. Each object gets a transaction
 * of its own, so that it is locked only during its own change.
 */
const batchSize = 100

/**
 * Expires overdue checkout sessions, settles due delayed payments, and performs the due steps of subscriptions
 * (a retried payment, a renewal or an end). With `shouldDecline` every payment attempted in this
 * run is declined.
 */
export async function processDueWork(
  run: RunInTransaction,
  { shouldDecline }: { shouldDecline: boolean },
) {
  for (const id of await run(listIdsOfOverdueSessions))
    await run((context) => expireSessionIfDue(context, id))
  for (const id of await run(listIdsOfSessionsToSettle))
    await run((context) => settleDelayedPayment(context, id, shouldDecline))
  for (const id of await run(listIdsOfDueSubscriptions))
    await run((context) => performDueSteps(context, id, shouldDecline))
}

const listIdsOfOverdueSessions = async ({ store, now }: TransactionContext) =>
  getIds(
    await store.select(
      'checkout.session',
      [sql`data->>'status' = 'open'`, sql`(data->>'expires_at')::bigint <= ${now}`],
      batchSize,
    ),
  )

const listIdsOfSessionsToSettle = async ({ store, now }: TransactionContext) =>
  getIds(
    await store.select(
      'checkout.session',
      [sql`(data->'internalState'->>'settlesAt')::bigint <= ${now}`],
      batchSize,
    ),
  )

/** All past-due subscriptions are included, because a payment may be retried before the period ends. */
const listIdsOfDueSubscriptions = async ({ store, now }: TransactionContext) =>
  getIds(
    await store.select(
      'subscription',
      [
        sql`(data->>'status' = 'past_due' or data->>'status' = 'active'
          and (data->'items'->'data'->0->>'current_period_end')::bigint <= ${now})`,
      ],
      batchSize,
    ),
  )

const getIds = (objects: readonly { id: string }[]) => objects.map(({ id }) => id)
