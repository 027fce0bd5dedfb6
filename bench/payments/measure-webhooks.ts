import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { openShop } from './paid-purchases'

const warmUps = 20
const purchases = 200

/** How long each notice of a purchase takes, from its sending to its acknowledgement, in ms. */
export async function measureWebhooks(database: DatabaseLocation, directory: string) {
  const shop = await openShop(database, directory)
  try {
    const { customerId } = await shop.createBuyer()
    const sessions: string[] = []
    for (let count = 0; count < warmUps + purchases; count += 1)
      sessions.push(await shop.purchase(customerId, 'packStandard'))
    const times: number[] = []
    for (const objectId of sessions) {
      const startedAt = performance.now()
      await shop.tell({ id: `evt_${objectId}`, type: 'checkout.session.completed', objectId })
      times.push(performance.now() - startedAt)
    }
    return times.slice(warmUps)
  } finally {
    await shop.close()
  }
}
