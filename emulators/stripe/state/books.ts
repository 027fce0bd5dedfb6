import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../server/platform/database/open-database'
import { createEvent, type EventObjects, type EventType } from '../objects/event'
import { withoutUnseen } from '../objects/without-unseen'
import { createStore, type Store } from './store'

/** What one piece of work has to hand: the objects, the time, and a way to tell the product. */
export type Books = {
  store: Store
  transaction: Transaction
  /** Seconds since 1970, moved on by the test clock. */
  now: number
  /** Where browsers find the stand-in's pages. */
  origin: string
  /** Keeps an event, and that the product has to hear of it, together with what caused it. */
  emit<Type extends EventType>(
    type: Type,
    object: EventObjects[Type],
    previousAttributes?: Partial<EventObjects[Type]>,
  ): Promise<void>
  /** The same work at another time: what fell due is dated when it fell due. */
  at(now: number): Books
}

export type RunInBooks = <Result>(
  work: (books: Books) => Promise<Result>,
  cause?: { idempotencyKey: string | null },
) => Promise<Result>

type Options = {
  database: Database
  origin: string
  /** The machine's time. */
  now(): Date
  /** After a commit that has events to deliver. */
  onEvents(): void
}

/** Runs each piece of work in one transaction; what it emits is kept with what it did, or not at all. */
export function createBooks({ database, origin, now, onEvents }: Options): RunInBooks {
  return async (work, cause = { idempotencyKey: null }) => {
    let hasEvents = false
    const result = await database.transaction((transaction) => {
      const store = createStore(transaction)
      const booksAt = (time: number): Books => ({
        store,
        transaction,
        now: time,
        origin,
        async emit(type, object, previousAttributes) {
          hasEvents = true
          const event = createEvent({
            now: time,
            type,
            object: withoutUnseen(object),
            previousAttributes,
            idempotencyKey: cause.idempotencyKey,
          })
          await store.insert('event', event)
          await transaction.execute(sql`
            insert into stripe_stand_in_delivery (event_id, next_attempt_at)
            values (${event.id}, ${now()})`)
        },
        at: booksAt,
      })
      return readOffset(transaction).then((offset) => work(booksAt(secondsOf(now()) + offset)))
    })
    if (hasEvents) onEvents()
    return result
  }
}

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1_000)

async function readOffset(transaction: Transaction) {
  const { rows } = await transaction.execute<{ offset_seconds: string }>(
    sql`select offset_seconds from stripe_stand_in_clock`,
  )
  return Number(rows[0]?.offset_seconds ?? 0)
}
