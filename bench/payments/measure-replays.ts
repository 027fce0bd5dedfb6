import { offers } from '../../domain/offers'
import { findLedgerFaults } from '../../server/ledger/find-ledger-faults'
import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { openShop } from './paid-purchases'

const buyers = 20
const purchasesEach = 10
/** Of each purchase: half under one name, half as if each were told anew. */
const noticesEach = 10
const atOnce = 16

/** Tells everything ten times in no order; answers how many accounts end with another balance. */
export async function measureReplays(database: DatabaseLocation, directory: string) {
  const shop = await openShop(database, directory)
  try {
    const people = []
    const notices: { id: string; type: string; objectId: string }[] = []
    for (let count = 0; count < buyers; count += 1) {
      const buyer = await shop.createBuyer()
      people.push(buyer)
      for (let purchase = 0; purchase < purchasesEach; purchase += 1) {
        const objectId = await shop.purchase(buyer.customerId, 'packStandard')
        for (let notice = 0; notice < noticesEach; notice += 1) {
          const id = `evt_${objectId}_${notice < noticesEach / 2 ? 0 : notice}`
          notices.push({ id, type: 'checkout.session.completed', objectId })
        }
      }
    }
    const shuffled = shuffle(notices)
    const startedAt = performance.now()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let notice = shuffled.pop(); notice; notice = shuffled.pop()) await shop.tell(notice)
      }),
    )
    const seconds = (performance.now() - startedAt) / 1_000
    const expected = 5 + purchasesEach * offers.packStandard.minutes
    const { rows } = await shop.pool.query<{ count: number }>(
      'select count(*)::int as count from user_profiles where id = any($1) and minutes_left <> $2',
      [people.map(({ id }) => id), expected],
    )
    const faults = await findLedgerFaults(shop.db)
    return {
      purchases: buyers * purchasesEach,
      notices: notices.length,
      perSecond: notices.length / seconds,
      wrong: (rows[0]?.count ?? Number.NaN) + faults.length,
    }
  } finally {
    await shop.close()
  }
}

/** Fisher and Yates, with a seed: the same order each time. */
function shuffle<Thing>(things: readonly Thing[]) {
  const shuffled = [...things]
  let seed = 20_261_121
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    seed = (seed * 48_271) % 2_147_483_647
    const other = seed % (last + 1)
    const [one, two] = [shuffled[last], shuffled[other]]
    if (one !== undefined && two !== undefined) [shuffled[last], shuffled[other]] = [two, one]
  }
  return shuffled
}
