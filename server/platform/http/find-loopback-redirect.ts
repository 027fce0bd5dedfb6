import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { isDirectLoopbackRequest } from './loopback'

type PageRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  raw: { url?: string | undefined }
}

/**
 * Returns the URL to which a page request is redirected if it uses a loopback name other than that
 * of the public URL; undefined for requests that need no redirect. For a browser, "localhost" and
 * "127.0.0.1" are two sites: cookies and the links in mails work on the site of the public URL
 * only.
 */
export function findLoopbackRedirect(
  { method, headers, raw }: PageRequest,
  { isLoopback, publicUrl }: Pick<Config, 'isLoopback' | 'publicUrl'>,
) {
  const { host = '', accept = '' } = headers
  if (!isLoopback || method !== 'GET' || !accept.includes('text/html')) return undefined
  if (!isDirectLoopbackRequest({ headers }) || host === publicUrl.host) return undefined
  // Another port belongs to a tunnel, such as SSH's, through which the public URL may be
  // unreachable.
  if (!host.endsWith(`:${publicUrl.port}`)) return undefined
  return `${publicUrl.origin}${raw.url ?? '/'}`
}
