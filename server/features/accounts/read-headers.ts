import type { FastifyRequest } from 'fastify'

/**
 * Who asks, and nothing more: the library would keep the caller's address and browser with the
 * session, which nobody needs (RGPD, art. 5(1)(c)).
 */
export function readHeaders({ headers }: Pick<FastifyRequest, 'headers'>) {
  const result = new Headers()
  for (const name of ['cookie', 'authorization'] as const) {
    const value = headers[name]
    if (value) result.set(name, value)
  }
  return result
}
