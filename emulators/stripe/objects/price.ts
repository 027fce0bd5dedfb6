import Stripe from 'stripe'

export type Interval = 'day' | 'week' | 'month' | 'year'

type PriceInput = {
  id: string
  now: number
  productId: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  recurring?: { interval: Interval; intervalCount: number } | undefined
  lookupKey?: string | null
  nickname?: string | null
  metadata?: Stripe.Metadata
}

/** Returns an active one-time or recurring price. */
export const createPrice = ({
  id,
  now,
  productId,
  amount,
  currency,
  recurring,
  ...input
}: PriceInput) =>
  ({
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
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
