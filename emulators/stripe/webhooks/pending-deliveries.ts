import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/open-database'
import type { StoredEvent } from '../objects/event'

export type Delivery = { event: StoredEvent; attempts: number }

/** Nobody else takes a delivery for so long; should its process die, another takes it then. */
const leaseSeconds = 20

type Claim = { data: StoredEvent; attempts: number }

/** What the product was not told yet, for any process to deliver. */
export const createPendingDeliveries = (database: Database) => ({
  /** The oldest one that is due, taken by this process. */
  async take(now: Date): Promise<Delivery | undefined> {
    const { rows } = await database.execute<Claim>(sql`
      with due as (
        select event_id from stripe_stand_in_delivery where next_attempt_at <= ${now}
        order by sequence limit 1 for update skip locked
      )
      update stripe_stand_in_delivery as delivery
      set attempts = attempts + 1,
        next_attempt_at = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
      from due, stripe_stand_in as event
      where delivery.event_id = due.event_id and event.id = due.event_id
      returning event.data, delivery.attempts`)
    return rows[0] && { event: rows[0].data, attempts: rows[0].attempts }
  },

  async postpone(eventId: string, until: Date) {
    await database.execute(sql`
      update stripe_stand_in_delivery set next_attempt_at = ${until} where event_id = ${eventId}`)
  },

  /** Delivered, or given up: nothing is left to do. */
  async finish(eventId: string, isDelivered: boolean) {
    await database.execute(sql`
      with finished as (
        delete from stripe_stand_in_delivery where event_id = ${eventId} returning event_id
      )
      update stripe_stand_in set data = jsonb_set(data, '{pending_webhooks}', '0')
      where ${isDelivered} and id in (select event_id from finished)`)
  },

  /** Whatever waits, waits no longer: the receiver has just come back. */
  async hurry(now: Date) {
    await database.execute(
      sql`update stripe_stand_in_delivery set next_attempt_at = ${now} where next_attempt_at > ${now}`,
    )
  },
})
