import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { isDirectLoopbackRequest } from './loopback'

type PageRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  raw: { url?: string | undefined }
}

/**
 * Returns the URL to redirect a page to when it was requested under another loopback name;
 * undefined when it needs no redirect. "localhost" and "127.0.0.1" are two sites to a browser:
 * cookies and the links in mails work on one of them only.
 */
export function findLoopbackRedirect(
  { method, headers, raw }: PageRequest,
  { isLoopback, publicUrl }: Pick<Config, 'isLoopback' | 'publicUrl'>,
) {
  const { host = '', accept = '' } = headers
  if (!isLoopback || method !== 'GET' || !accept.includes('text/html')) return undefined
  if (!isDirectLoopbackRequest({ headers }) || host === publicUrl.host) return undefined
  // Another port is a user's own tunnel, behind which the public URL may be unreachable.
  if (!host.endsWith(`:${publicUrl.port}`)) return undefined
  return `${publicUrl.origin}${raw.url ?? '/'}`
}
