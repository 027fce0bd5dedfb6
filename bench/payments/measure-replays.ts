import { offers } from '../../domain/offers'
import { findUnbalancedAccounts } from '../../server/ledger/find-unbalanced-accounts'
import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { freeMinutes, startPurchaseFixture } from './purchase-fixture'

const buyerCount = 20
const purchasesPerBuyer = 10
/** Half of them repeat one event id; the others have distinct ids and concern the same purchase. */
const eventsPerPurchase = 10
const concurrency = 16

/**
 * Sends ten webhook events for each purchase, in shuffled order. Returns the numbers of purchases and
 * events, how many events were sent per second, and the number of wrong balances.
 */
export async function measureReplays(database: DatabaseLocation, directory: string) {
  const fixture = await startPurchaseFixture(database, directory)
  try {
    const buyers = []
    const events: { id: string; type: string; objectId: string }[] = []
    for (let count = 0; count < buyerCount; count += 1) {
      const buyer = await fixture.createBuyer()
      buyers.push(buyer)
      for (let purchase = 0; purchase < purchasesPerBuyer; purchase += 1) {
        const objectId = await fixture.purchase(buyer.customerId, 'packStandard')
        for (let index = 0; index < eventsPerPurchase; index += 1) {
          const id = `evt_${objectId}_${index < eventsPerPurchase / 2 ? 0 : index}`
          events.push({ id, type: 'checkout.session.completed', objectId })
        }
      }
    }
    const shuffled = shuffle(events)
    const startedAtMs = performance.now()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let event = shuffled.pop(); event; event = shuffled.pop())
          await fixture.sendWebhookEvent(event)
      }),
    )
    const seconds = (performance.now() - startedAtMs) / 1_000
    const expectedMinutes = freeMinutes + purchasesPerBuyer * offers.packStandard.minutes
    const { rows } = await fixture.pool.query<{ count: number }>(
      'select count(*)::int as count from user_profiles where id = any($1) and minutes_left <> $2',
      [buyers.map(({ id }) => id), expectedMinutes],
    )
    const unbalancedAccounts = await findUnbalancedAccounts(fixture.db)
    return {
      purchases: buyerCount * purchasesPerBuyer,
      events: events.length,
      perSecond: events.length / seconds,
      wrongBalances: (rows[0]?.count ?? Number.NaN) + unbalancedAccounts.length,
    }
  } finally {
    await fixture.close()
  }
}

/** Shuffles with a fixed seed (Fisher-Yates), so that every run has the same order. */
function shuffle<Item>(items: readonly Item[]) {
  const shuffled = [...items]
  let seed = 20_261_121
  for (let lastIndex = shuffled.length - 1; lastIndex > 0; lastIndex -= 1) {
    seed = (seed * 48_271) % 2_147_483_647
    const otherIndex = seed % (lastIndex + 1)
    const [lastItem, otherItem] = [shuffled[lastIndex], shuffled[otherIndex]]
    if (lastItem !== undefined && otherItem !== undefined)
      [shuffled[lastIndex], shuffled[otherIndex]] = [otherItem, lastItem]
  }
  return shuffled
}
