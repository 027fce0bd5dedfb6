import { publicMessages } from '../../../../domain/public-messages'

type CheckoutOutcome = { kind: 'ready'; url: string } | { kind: 'failed'; message: string }

/** Returns the URL of the payment page, or the French message for the failure. */
export function readCheckoutResponse(response: { status: number; body: unknown }): CheckoutOutcome {
  const { url, error } = readFields(response.body)
  if (response.status < 300)
    return url
      ? { kind: 'ready', url }
      : { kind: 'failed', message: error ?? publicMessages.CHECKOUT_URL_MISSING }
  return { kind: 'failed', message: findMessage(response.status, error) }
}

function findMessage(status: number, error: string | undefined) {
  switch (status) {
    case 401:
      return publicMessages.SESSION_EXPIRED
    case 403:
      return publicMessages.FORBIDDEN
    case 400:
      return error ?? publicMessages.CHECKOUT_INVALID
    default:
      return error ?? publicMessages.CHECKOUT_HTTP_FAILED.replace('{status}', String(status))
  }
}

function readFields(body: unknown) {
  if (typeof body !== 'object' || body === null) return {}
  return {
    ...('url' in body && typeof body.url === 'string' && { url: body.url }),
    ...('error' in body && typeof body.error === 'string' && { error: body.error }),
  }
}
