import { messages } from '../../../domain/messages'

type Answer = { status: number; body: unknown }

export type CheckoutAnswer = { kind: 'ready'; url: string } | { kind: 'refused'; message: string }

/** What the checkout said, in the words of the specification (second document, section 8). */
export function readCheckoutAnswer({ status, body }: Answer): CheckoutAnswer {
  const { url, error } = readFields(body)
  if (status < 300)
    return url
      ? { kind: 'ready', url }
      : { kind: 'refused', message: error ?? messages.CHECKOUT_URL_MISSING }
  return { kind: 'refused', message: refusal(status, error) }
}

function refusal(status: number, error: string | undefined) {
  switch (status) {
    case 401:
      return messages.SESSION_EXPIRED
    case 403:
      return messages.FORBIDDEN
    case 400:
      return error ?? messages.CHECKOUT_INVALID
    default:
      return error ?? messages.CHECKOUT_HTTP_FAILED.replace('{status}', String(status))
  }
}

function readFields(body: unknown) {
  if (typeof body !== 'object' || body === null) return {}
  return {
    ...('url' in body && typeof body.url === 'string' && { url: body.url }),
    ...('error' in body && typeof body.error === 'string' && { error: body.error }),
  }
}
