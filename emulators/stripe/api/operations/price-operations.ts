import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createIdentifier } from '../../objects/identifier'
import { createPrice } from '../../objects/price'
import { createProduct } from '../../objects/product'
import type { TransactionContext } from '../../state/transaction-context'
import { missingParameter, StripeApiError } from '../../stripe-api-error'
import type { Operation } from '../operation'
import { flag, integer, mergeMetadata, metadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'

/** The parameters of a price, also accepted as price_data of a line item. */
export const priceData = {
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: integer(),
  product: text().optional(),
  product_data: z.strictObject({ name: text().min(1), description: text().optional() }).optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer().optional(),
    })
    .optional(),
}

type PriceData = z.output<z.ZodObject<typeof priceData>>
type PriceLabels = {
  lookupKey?: string | null
  nickname?: string | null
  metadata?: Record<string, string>
}

/** Inserts a price of an existing product, or of a new one given as product_data. */
export async function insertPrice(
  context: TransactionContext,
  data: PriceData,
  labels: PriceLabels = {},
) {
  const { store, now } = context
  const { product_data: productData, recurring } = data
  const product = data.product
    ? await findOrThrow(context, 'product', data.product, 'product')
    : productData &&
      (await store.insert(
        'product',
        createProduct({
          id: createIdentifier('prod'),
          now,
          name: productData.name,
          description: productData.description ?? null,
        }),
      ))
  if (!product) throw missingParameter('product')
  const price = createPrice({
    id: createIdentifier('price'),
    now,
    productId: product.id,
    amount: data.unit_amount,
    currency: data.currency,
    recurring: recurring && {
      interval: recurring.interval,
      intervalCount: recurring.interval_count ?? 1,
    },
    ...labels,
  })
  return store.insert('price', price)
}

const lookupParameters = {
  lookup_key: text().max(200).optional(),
  transfer_lookup_key: flag().optional(),
}

/**
 * Makes a lookup key available, because no two prices can have the same one. If another price has the key, removes
 * it from that price when `shouldTransfer` is true; otherwise throws.
 */
async function releaseLookupKey(
  { store }: TransactionContext,
  key: string,
  shouldTransfer: boolean,
) {
  const [currentPrice] = await store.select('price', [sql`data->>'lookup_key' = ${key}`], 1)
  if (!currentPrice) return
  if (!shouldTransfer)
    throw new StripeApiError(400, {
      param: 'lookup_key',
      message: `A price (\`${currentPrice.id}\`) already uses that lookup key.`,
    })
  await store.save('price', { ...currentPrice, lookup_key: null })
}

const create: Operation = {
  method: 'POST',
  path: 'prices',
  async run({ context, fields }) {
    const {
      lookup_key: lookupKey,
      transfer_lookup_key: shouldTransfer,
      tax_behavior: _,
      nickname,
      metadata: requestedMetadata,
      ...data
    } = readInput(fields, {
      ...priceData,
      ...lookupParameters,
      tax_behavior: z.literal('inclusive').optional(),
      nickname: text().optional(),
      metadata: metadata().optional(),
    })
    if (lookupKey) await releaseLookupKey(context, lookupKey, shouldTransfer ?? false)
    return insertPrice(context, data, {
      lookupKey: lookupKey ?? null,
      nickname: nickname ?? null,
      metadata: requestedMetadata ?? {},
    })
  },
}

const update: Operation = {
  method: 'POST',
  path: 'prices/:id',
  async run({ context, id, fields }) {
    const {
      active,
      nickname,
      metadata: metadataChanges,
    } = readInput(fields, {
      active: flag().optional(),
      nickname: text().optional(),
      metadata: metadata().optional(),
    })
    const price = await findOrThrow(context, 'price', id)
    return context.store.save('price', {
      ...price,
      active: active ?? price.active,
      nickname: nickname ?? price.nickname,
      metadata: mergeMetadata(price.metadata, metadataChanges),
    })
  },
}

export const priceOperations: readonly Operation[] = [
  create,
  update,
  createRetrieveOperation('prices', 'price'),
  createListOperation({
    path: 'prices',
    kind: 'price',
    filters: {
      active: equalTo('active'),
      product: equalTo('product'),
      type: equalTo('type'),
      currency: equalTo('currency'),
      lookup_keys: z
        .array(text())
        .max(10)
        .transform(
          (keys) =>
            sql`data->>'lookup_key' in (${sql.join(
              keys.map((key) => sql`${key}`),
              sql`, `,
            )})`,
        )
        .optional(),
    },
  }),
]
