import Stripe from 'stripe'
import { demonstrationSecretKey, stripeStandInPath } from './demonstration-account'

/**
 * The official library, pointed at the stand-in of the process that answers at `origin`. It can be
 * told a host and a port but no path, so that its addresses are completed on their way.
 */
export function createDemonstrationClient(origin: string, fetchFrom: typeof fetch = fetch) {
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  return new Stripe(demonstrationSecretKey, {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    httpClient: Stripe.createFetchHttpClient(
      (address: string | URL | Request, init?: RequestInit) => {
        const url = new URL(address instanceof Request ? address.url : address)
        url.pathname = `${stripeStandInPath}${url.pathname}`
        return fetchFrom(url, init)
      },
    ),
    telemetry: false,
  })
}
