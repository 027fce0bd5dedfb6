import Stripe from 'stripe'

export type Interval = 'day' | 'week' | 'month' | 'year'

type Given = {
  id: string
  now: number
  productId: string
  /** The currency's smallest unit. */
  amount: number
  currency: string
  recurring?: { interval: Interval; intervalCount: number } | undefined
  lookupKey?: string | null
  nickname?: string | null
  metadata?: Stripe.Metadata
}

/** What a product costs, once or again and again. */
export const createPrice = ({ id, now, productId, amount, currency, recurring, ...given }: Given) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey ?? null,
    metadata: given.metadata ?? {},
    nickname: given.nickname ?? null,
    product: productId,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.intervalCount,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: Stripe.Decimal.from(amount),
  }) satisfies Stripe.Price
