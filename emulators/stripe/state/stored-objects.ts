import type Stripe from 'stripe'
import type { CheckoutSession } from '../objects/checkout-session'
import type { StoredEvent } from '../objects/event'

/** The stored object types, by the value of their `object` field. */
export type StoredObjects = {
  customer: Stripe.Customer
  product: Stripe.Product
  price: Stripe.Price
  payment_method: Stripe.PaymentMethod
  'checkout.session': CheckoutSession
  payment_intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  'billing_portal.session': Stripe.BillingPortal.Session
  event: StoredEvent
}

export type ObjectKind = keyof StoredObjects
