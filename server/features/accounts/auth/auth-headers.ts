import type { FastifyRequest } from 'fastify'
import { describeDevice } from '../../../../domain/accounts/device-name'

/**
 * Creates the headers that better-auth gets: cookie, bearer token, and a short device name, which
 * is stored with the session so that the user recognises it in the list. Neither the IP address nor
 * the full user agent is passed on (data minimisation: GDPR, art. 5(1)(c)).
 */
export function createAuthHeaders({ headers }: Pick<FastifyRequest, 'headers'>) {
  const authHeaders = new Headers()
  for (const name of ['cookie', 'authorization'] as const) {
    const header = headers[name]
    if (header) authHeaders.set(name, header)
  }
  const device = describeDevice(headers['user-agent'])
  if (device) authHeaders.set('user-agent', device)
  return authHeaders
}
