import type Stripe from 'stripe'

type ProductInput = {
  id: string
  now: number
  name: string
  description?: string | null
  metadata?: Stripe.Metadata
}

/** Returns an active product. */
export const createProduct = ({ id, now, name, description = null, metadata = {} }: ProductInput) =>
  ({
    id,
    object: 'product',
    active: true,
    created: now,
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  }) satisfies Stripe.Product
