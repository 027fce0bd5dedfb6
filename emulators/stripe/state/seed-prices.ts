import { sql } from 'drizzle-orm'
import { isOfferKey, offers } from '../../../domain/offers'
import type { Database } from '../../../server/platform/database/open-database'
import { demonstrationPriceId } from '../demonstration-account'
import { createPrice } from '../objects/price'
import { createProduct } from '../objects/product'
import type { Kind } from '../objects/stored-objects'

/** Puts every offer on sale at the price of today's catalogue. */
export async function seedPrices(database: Database, now: Date) {
  const seconds = Math.floor(now.getTime() / 1_000)
  for (const key of Object.keys(offers).filter(isOfferKey)) {
    const offer = offers[key]
    const product = createProduct({
      id: `prod_${key}`,
      now: seconds,
      name: offer.name,
      description: `${offer.minutes} minutes`,
    })
    const price = createPrice({
      id: demonstrationPriceId(key),
      now: seconds,
      productId: product.id,
      amount: offer.priceCents,
      currency: 'eur',
      lookupKey: key,
      recurring:
        offer.mode === 'subscription' ? { interval: offer.interval, intervalCount: 1 } : undefined,
    })
    await put(database, 'product', product)
    await put(database, 'price', price)
  }
}

const put = (database: Database, kind: Kind, object: { id: string; created: number }) =>
  database.execute(sql`
    insert into stripe_stand_in (id, object, data, created)
    values (${object.id}, ${kind}, ${JSON.stringify(object)}::jsonb, ${object.created})
    on conflict (id) do update set
      data = excluded.data || jsonb_build_object('created', stripe_stand_in.created)`)
