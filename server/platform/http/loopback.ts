import type { FastifyRequest } from 'fastify'
import { type Config, isLoopbackHost } from '../../config'

const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

/**
 * Whether a request was sent directly to a loopback host. Forwarding headers exclude it: when a
 * local installation is put behind a proxy, its emulators must not be reachable.
 */
export const isLoopbackRequest = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
  forwardingHeaders.every((name) => headers[name] === undefined)

export type LoopbackCheck = (request: Pick<FastifyRequest, 'headers'>) => boolean

/** Creates a check that is true when the configuration is for loopback, and the request is too. */
export const createLoopbackCheck =
  ({ isLoopback }: Pick<Config, 'isLoopback'>): LoopbackCheck =>
  (request) =>
    isLoopback && isLoopbackRequest(request)
