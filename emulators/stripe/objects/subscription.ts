import Stripe from 'stripe'
import { createIdentifier } from './identifier'

type SubscriptionInput = {
  now: number
  periodEnd: number
  customerId: string
  paymentMethodId: string
  lineItem: Stripe.LineItem
  description: string | null
  metadata: Stripe.Metadata
}

/** Returns an active subscription. Its only item stores the first period, as in Stripe's API. */
export function createSubscription({ now, customerId, lineItem, ...input }: SubscriptionInput) {
  const id = createIdentifier('sub')
  const item = createItem({ subscriptionId: id, now, periodEnd: input.periodEnd, lineItem })
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: lineItem.currency,
    customer: customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethodId,
    default_source: null,
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  } satisfies Stripe.Subscription
}

type SubscriptionItemInput = {
  subscriptionId: string
  now: number
  periodEnd: number
  lineItem: Stripe.LineItem
}

function createItem({
  subscriptionId,
  now,
  periodEnd,
  lineItem: { price, quantity },
}: SubscriptionItemInput) {
  if (!price) throw new Error('A subscription needs a price')
  return {
    id: createIdentifier('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: createPlan(price),
    price,
    quantity: quantity ?? 1,
    subscription: subscriptionId,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem
}

/** Returns the legacy plan object that a subscription item still carries beside its price. */
const createPlan = (price: Stripe.Price) =>
  ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: Stripe.Decimal.from(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan

/** Returns the item of a subscription; those that the emulator creates have exactly one. */
export function getSubscriptionItem({ id, items }: Stripe.Subscription) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}
