import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { isLoopbackRequest } from './loopback'

type PageRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  raw: { url?: string | undefined }
}

/**
 * Where a page that was asked for under another name of this machine really is; undefined when it
 * is here. « localhost » and « 127.0.0.1 » are two sites to a browser: cookies, pictures and the
 * links of mails belong to one of them only.
 */
export function publicAddressOf(
  { method, headers, raw }: PageRequest,
  { isLoopback, publicUrl }: Pick<Config, 'isLoopback' | 'publicUrl'>,
) {
  const { host = '', accept = '' } = headers
  if (!isLoopback || method !== 'GET' || !accept.includes('text/html')) return undefined
  if (!isLoopbackRequest({ headers }) || host === publicUrl.host) return undefined
  // Another port is a tunnel of somebody's own, behind which the public address may not exist.
  if (!host.endsWith(`:${publicUrl.port}`)) return undefined
  return `${publicUrl.origin}${raw.url ?? '/'}`
}
