import type Stripe from 'stripe'

type Details = Pick<Stripe.StripeRawError, 'message'> & {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error'
  code?: string
  param?: string
}

/** A refusal as the payment service words it; the official library makes its errors of these. */
export class StripeFailure extends Error {
  readonly status: number
  readonly details: Details & { type: string }

  constructor(status: number, details: Details) {
    super(details.message)
    this.status = status
    this.details = { type: 'invalid_request_error', ...details }
  }
}

/** Names of objects in messages, where they differ from the object's own. */
const spokenNames: Record<string, string> = {
  payment_method: 'PaymentMethod',
  'billing_portal.session': 'billing_portal session',
}

export const noSuch = (object: string, id: string, param = 'id') =>
  new StripeFailure(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    param,
    message: `No such ${spokenNames[object] ?? object}: '${id}'`,
  })

export const missingParameter = (param: string) =>
  new StripeFailure(400, {
    code: 'parameter_missing',
    param,
    message: `Missing required param: ${param}.`,
  })

export const unknownParameter = (param: string) =>
  new StripeFailure(400, {
    code: 'parameter_unknown',
    param,
    message: `Received unknown parameter: ${param}`,
  })

export const invalidParameter = (param: string, reason: string) =>
  new StripeFailure(400, { param, message: `Invalid ${param}: ${reason}` })
