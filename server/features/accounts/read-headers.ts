import type { FastifyRequest } from 'fastify'
import { deviceNameOf } from '../../../domain/accounts/device-name'

/**
 * Who asks, and on what kind of device, which the library keeps with the session so that its owner
 * knows it again. Neither the caller's address nor all that a browser says of itself is anybody's
 * business (RGPD, art. 5(1)(c)).
 */
export function readHeaders({ headers }: Pick<FastifyRequest, 'headers'>) {
  const result = new Headers()
  for (const name of ['cookie', 'authorization'] as const) {
    const value = headers[name]
    if (value) result.set(name, value)
  }
  const device = deviceNameOf(headers['user-agent'])
  if (device) result.set('user-agent', device)
  return result
}
