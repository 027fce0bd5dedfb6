import type Stripe from 'stripe'

type Details = Pick<Stripe.StripeRawError, 'message'> & {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  code?: string
  param?: string
}

/**
 * An error response of the API, in the shape from which the official library creates its errors.
 */
export class StripeApiError extends Error {
  readonly status: number
  readonly details: Details & { type: string }

  constructor(status: number, details: Details) {
    super(details.message)
    this.status = status
    this.details = { type: 'invalid_request_error', ...details }
  }
}

/** The names of objects in error messages, where they differ from the `object` field. */
const objectLabels: Record<string, string> = {
  payment_method: 'PaymentMethod',
  'billing_portal.session': 'billing_portal session',
}

export const resourceMissing = (object: string, id: string, param = 'id') =>
  new StripeApiError(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    param,
    message: `No such ${objectLabels[object] ?? object}: '${id}'`,
  })

export const missingParameter = (param: string) =>
  new StripeApiError(400, {
    code: 'parameter_missing',
    param,
    message: `Missing required param: ${param}.`,
  })

export const unknownParameter = (param: string) =>
  new StripeApiError(400, {
    code: 'parameter_unknown',
    param,
    message: `Received unknown parameter: ${param}`,
  })

export const invalidParameter = (param: string, reason: string) =>
  new StripeApiError(400, { param, message: `Invalid ${param}: ${reason}` })
