import { ApplicationError } from '../platform/application-error'
import type { PaymentProvider } from './payment-provider'

function refuse(): never {
  throw new ApplicationError('PAYMENT_NOT_OPEN')
}

/** Used when no payment provider is configured: every method throws PAYMENT_NOT_OPEN. */
export const unconfiguredPaymentProvider: PaymentProvider = {
  createCustomer: refuse,
  deleteCustomer: refuse,
  createCheckout: refuse,
  readCheckout: refuse,
  expireCheckouts: refuse,
  readInvoice: refuse,
  readSubscription: refuse,
  readRefundedPayment: refuse,
  readDispute: refuse,
  findCheckoutOrInvoice: refuse,
  listCheckouts: refuse,
  listInvoices: refuse,
  setCancelAtPeriodEnd: refuse,
  readPaymentAmounts: refuse,
  refund: refuse,
  cancelSubscriptionNow: refuse,
  createPortalSession: refuse,
  verifyEvent: refuse,
}
