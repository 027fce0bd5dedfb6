import Stripe from 'stripe'
import { demonstrationSecretKey, stripeEmulatorPath } from './demonstration-account'

/**
 * Returns a client of the official Stripe library for the emulator at `origin`. The library has
 * options for host and port but none for a path, so each request's URL gets the emulator's path
 * prefix.
 */
export function createEmulatedStripe(origin: string, sendRequest: typeof fetch = fetch) {
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  return new Stripe(demonstrationSecretKey, {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(
      (input: string | URL | Request, init?: RequestInit) => {
        const url = new URL(input instanceof Request ? input.url : input)
        url.pathname = `${stripeEmulatorPath}${url.pathname}`
        return sendRequest(url, init)
      },
    ),
    telemetry: false,
  })
}
