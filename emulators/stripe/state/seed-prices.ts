import { sql } from 'drizzle-orm'
import { type OfferKey, offerKeys, offers } from '../../../domain/offers'
import type { Database } from '../../../server/platform/database/open-database'
import { getDemonstrationPriceId } from '../demonstration-account'
import { createPrice } from '../objects/price'
import { createProduct } from '../objects/product'

/** Creates or updates the emulator's product and price for every offer. */
export async function seedPrices(database: Database, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000)
  const rows = offerKeys
    .flatMap((key) => createOfferObjects(key, seconds))
    .map(
      (object) =>
        sql`(${object.id}, ${object.object}, ${JSON.stringify(object)}::jsonb, ${seconds}::bigint)`,
    )
  await database.execute(sql`
    insert into stripe_stand_in (id, object, data, created) values ${sql.join(rows, sql`, `)}
    on conflict (id) do update set
      data = excluded.data || jsonb_build_object('created', stripe_stand_in.created)`)
}

function createOfferObjects(key: OfferKey, now: number) {
  const offer = offers[key]
  const product = createProduct({
    id: `prod_${key}`,
    now,
    name: offer.name,
    description: `${offer.minutes} minutes`,
  })
  const price = createPrice({
    id: getDemonstrationPriceId(key),
    now,
    productId: product.id,
    amount: offer.priceCents,
    currency: 'eur',
    lookupKey: key,
    recurring:
      offer.mode === 'subscription' ? { interval: offer.interval, intervalCount: 1 } : undefined,
  })
  return [product, price]
}
