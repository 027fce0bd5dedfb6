import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../../config'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Whether this very request comes from this machine: a product that was meant to be local and ended
 * behind a proxy must not show its stand-ins (02, « Loopback mode »).
 */
export const isLoopbackRequest = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
  forwardingHeaders.every((name) => headers[name] === undefined)
