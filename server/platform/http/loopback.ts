import type { FastifyRequest } from 'fastify'
import { type Config, isLoopbackHost } from '../../config'

/** Matches the names of the headers that proxies, tunnels and content delivery networks add. */
const forwardingHeaderPattern =
  /^(x-forwarded|forwarded$|via$|x-real-ip$|x-original-|x-client-ip$|x-cluster-client-ip$|cf-|true-client-ip$|fastly-|fly-|x-envoy-)/

type CheckedRequest = Pick<FastifyRequest, 'headers'> & {
  raw?: { httpVersion?: string | undefined }
}

/**
 * Whether a request was sent directly to a loopback host. Requests through a proxy are excluded, so
 * that they do not reach the emulators of this installation. A proxy is recognised by its
 * forwarding headers, or by HTTP/1.0: by default nginx forwards requests over HTTP/1.0, with a
 * loopback Host header and without forwarding headers, and no browser uses HTTP/1.0.
 */
export const isDirectLoopbackRequest = ({ headers, raw }: CheckedRequest) =>
  isLoopbackHost((headers.host ?? '').replace(/:\d+$/, '')) &&
  !Object.keys(headers).some((name) => forwardingHeaderPattern.test(name)) &&
  raw?.httpVersion !== '1.0'

export type LoopbackCheck = (request: Pick<FastifyRequest, 'headers'>) => boolean

/**
 * Creates a function that checks whether the installation is in loopback mode and a request was
 * sent directly to a loopback host.
 */
export const createLoopbackCheck =
  ({ isLoopback }: Pick<Config, 'isLoopback'>): LoopbackCheck =>
  (request) =>
    isLoopback && isDirectLoopbackRequest(request)
