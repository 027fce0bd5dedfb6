import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { stripeEvents } from '../../platform/database/tables/money-tables'
import type { WebhookEvent } from '../payment-provider'

export type StoredEvent = WebhookEvent & { processedAt: Date | null }

/** Webhook events of the payment provider, stored before they are processed. */
export const createWebhookEventRepository = (database: Database) => ({
  /** Stores an event and returns it. An event that was stored before stays unchanged. */
  async store({ id, type, objectId }: WebhookEvent): Promise<StoredEvent> {
    const [storedEvent] = await database
      .insert(stripeEvents)
      .values({ id, type, objectId })
      .onConflictDoUpdate({ target: stripeEvents.id, set: { id } })
      .returning()
    if (!storedEvent) throw new Error('A webhook event was not stored')
    return storedEvent
  },

  async read(id: string): Promise<StoredEvent | undefined> {
    const [row] = await database.select().from(stripeEvents).where(eq(stripeEvents.id, id))
    return row
  },

  async markProcessed(id: string) {
    await database
      .update(stripeEvents)
      .set({ processedAt: sql`now()` })
      .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.processedAt)))
  },
})
