import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/platform/database/open-database'
import type { StoredEvent } from '../objects/event'

export type Delivery = { event: StoredEvent; attempts: number }

/** How long a claimed delivery is reserved; afterwards another process may claim it. */
const leaseSeconds = 20

type ClaimRow = { data: StoredEvent; attempts: number }

/** The queue of events that the product has not acknowledged, shared by all processes. */
export const createPendingDeliveries = (database: Database) => ({
  /** Claims the oldest due delivery for this process and counts the attempt. */
  async claimNext(now: Date): Promise<Delivery | undefined> {
    const { rows } = await database.execute<ClaimRow>(sql`
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

  async reschedule(eventId: string, nextAttemptAt: Date) {
    await database.execute(sql`
      update stripe_stand_in_delivery set next_attempt_at = ${nextAttemptAt} where event_id = ${eventId}`)
  },

  /**
   * Removes a delivery that succeeded or will not be retried. If it succeeded, sets the event's
   * pending_webhooks to 0.
   */
  async remove(eventId: string, isDelivered: boolean) {
    await database.execute(sql`
      with finished as (
        delete from stripe_stand_in_delivery where event_id = ${eventId} returning event_id
      )
      update stripe_stand_in set data = jsonb_set(data, '{pending_webhooks}', '0')
      where ${isDelivered} and id in (select event_id from finished)`)
  },

  /** Makes every delivery due, because the receiver has just started. */
  async makeAllDue(now: Date) {
    await database.execute(
      sql`update stripe_stand_in_delivery set next_attempt_at = ${now} where next_attempt_at > ${now}`,
    )
  },
})
