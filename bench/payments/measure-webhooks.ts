import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { startPurchaseFixture } from './purchase-fixture'

const warmUpCount = 20
const purchaseCount = 200

/** Returns the milliseconds from sending each purchase's webhook event to its acknowledgement. */
export async function measureWebhooks(database: DatabaseLocation, directory: string) {
  const fixture = await startPurchaseFixture(database, directory)
  try {
    const { customerId } = await fixture.createBuyer()
    const sessionIds: string[] = []
    for (let count = 0; count < warmUpCount + purchaseCount; count += 1)
      sessionIds.push(await fixture.purchase(customerId, 'packStandard'))
    const durationsMs: number[] = []
    for (const objectId of sessionIds) {
      const startedAtMs = performance.now()
      await fixture.sendWebhookEvent({
        id: `evt_${objectId}`,
        type: 'checkout.session.completed',
        objectId,
      })
      durationsMs.push(performance.now() - startedAtMs)
    }
    return durationsMs.slice(warmUpCount)
  } finally {
    await fixture.close()
  }
}
