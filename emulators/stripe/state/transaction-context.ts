import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../server/platform/database/open-database'
import { toApiObject } from '../objects/checkout-session'
import { createEvent, type EventObjects, type EventType } from '../objects/event'
import { createStore, type Store } from './store'

/**
 * What a function that runs in a transaction receives: the stored objects, the time, and a function that emits events.
 */
export type TransactionContext = {
  store: Store
  transaction: Transaction
  /** Seconds since 1970, including the offset of the emulator's clock. */
  now: number
  /** Base URL of the emulator's pages. */
  baseUrl: string
  /** Stores an event and its pending webhook delivery in this transaction. */
  emit<Type extends EventType>(
    type: Type,
    object: EventObjects[Type],
    previousAttributes?: Partial<EventObjects[Type]>,
  ): Promise<void>
  /** Returns this context with another time, so that overdue work is dated to when it was due. */
  at(now: number): TransactionContext
}

export type RunInTransaction = <Result>(
  work: (context: TransactionContext) => Promise<Result>,
  cause?: { idempotencyKey: string | null },
) => Promise<Result>

type Options = {
  database: Database
  baseUrl: string
  /** The system time, without the emulator's offset. */
  now(): Date
  /** Called after a commit that stored events. */
  onEventsCommitted(): void
}

/**
 * Returns a function that runs work in one transaction, so that the changes and the events of the work are stored
 * together or not at all.
 */
export function createTransactionRunner({
  database,
  baseUrl,
  now,
  onEventsCommitted,
}: Options): RunInTransaction {
  return async (work, cause = { idempotencyKey: null }) => {
    let hasEvents = false
    const result = await database.transaction((transaction) => {
      const store = createStore(transaction)
      const createContextAt = (time: number): TransactionContext => ({
        store,
        transaction,
        now: time,
        baseUrl,
        async emit(type, object, previousAttributes) {
          hasEvents = true
          const event = createEvent({
            now: time,
            type,
            object: toApiObject(object),
            previousAttributes,
            idempotencyKey: cause.idempotencyKey,
          })
          await store.insert('event', event)
          await transaction.execute(sql`
            insert into stripe_stand_in_delivery (event_id, next_attempt_at)
            values (${event.id}, ${now()})`)
        },
        at: createContextAt,
      })
      return readClockOffsetSeconds(transaction).then((offset) =>
        work(createContextAt(toSeconds(now()) + offset)),
      )
    })
    if (hasEvents) onEventsCommitted()
    return result
  }
}

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1_000)

async function readClockOffsetSeconds(transaction: Transaction) {
  const { rows } = await transaction.execute<{ offset_seconds: string }>(
    sql`select offset_seconds from stripe_stand_in_clock`,
  )
  return Number(rows[0]?.offset_seconds ?? 0)
}
