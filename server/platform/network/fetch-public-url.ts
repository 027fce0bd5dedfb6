import { type LookupAddress, lookup as lookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address'

/** A URL was not fetched; the English message gives the reason, for the log only. */
export class UrlNotFetchedError extends Error {}

type Options = {
  maxBytes: number
  /** Limits the whole fetch: resolving, redirects and the body. */
  timeoutMs: number
  /** The Accept header. */
  accept: string
  maxRedirects?: number
  /** Resolves a host name to all its addresses; replaces DNS in tests. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>
  /** Whether connections to an address are allowed; tests replace it to connect to this machine. */
  isAllowed?: (address: string) => boolean
}

type RequestOptions = Required<Options> & { signal: AbortSignal }

const redirectStatuses = [301, 302, 303, 307, 308]

/**
 * Fetches a URL that a user has typed, without giving access to this machine or its network
 * (server-side request forgery). Each connection, even after a redirect, goes to an IP address that
 * was checked to be public; the host name is not resolved again after the check. Throws
 * UrlNotFetchedError, or a network error.
 */
export async function fetchPublicUrl(href: string, options: Options): Promise<Buffer> {
  const { maxRedirects = 2, resolve = resolveByDns, isAllowed = isPublicAddress } = options
  const signal = AbortSignal.timeout(options.timeoutMs)
  const requestOptions = { ...options, maxRedirects, resolve, isAllowed, signal }
  let url = parseUrl(href)
  for (let redirectCount = 0; ; redirectCount++) {
    const response = await sendRequest(url, requestOptions)
    const { statusCode = 0, headers } = response
    if (!redirectStatuses.includes(statusCode)) return readBody(response, options.maxBytes)
    response.destroy()
    if (redirectCount >= maxRedirects) throw new UrlNotFetchedError('Too many redirects')
    url = parseUrl(headers.location ?? '', url)
  }
}

function parseUrl(href: string, base?: URL): URL {
  if (!URL.canParse(href, base?.href)) throw new UrlNotFetchedError('The text is not a URL')
  const url = new URL(href, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new UrlNotFetchedError(`The protocol ${url.protocol} is not supported`)
  if (url.username !== '' || url.password !== '')
    throw new UrlNotFetchedError('A URL with a user name or password is not allowed')
  return url
}

function sendRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { accept, signal, resolve, isAllowed } = options
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  // Node does not look up a host that is an IP address, so it would skip the check in `lookup`.
  if (isIP(hostname) && !isAllowed(hostname)) throw new UrlNotFetchedError('The address is private')
  const startRequest = url.protocol === 'https:' ? https.request : http.request
  return new Promise((settle, reject) => {
    const outgoingRequest = startRequest(url, {
      agent: false,
      signal,
      lookup: createCheckedLookup(resolve, isAllowed),
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Amivoix' },
    })
    outgoingRequest.once('response', settle)
    outgoingRequest.once('error', reject)
    outgoingRequest.end()
  })
}

/** Refuses a host name when one of its addresses is private: Node may connect to any of them. */
const createCheckedLookup =
  (resolve: RequestOptions['resolve'], isAllowed: RequestOptions['isAllowed']): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [firstAddress] = addresses
        if (!firstAddress)
          return callback(new UrlNotFetchedError('The host name has no address'), '')
        if (!addresses.every(({ address }) => isAllowed(address)))
          return callback(new UrlNotFetchedError('The address is private'), '')
        if (all) return callback(null, addresses)
        callback(null, firstAddress.address, firstAddress.family)
      },
      (error: Error) => callback(error, ''),
    )
  }

const resolveByDns = (hostname: string) =>
  new Promise<LookupAddress[]>((settle, reject) =>
    lookupAddress(hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : settle(addresses),
    ),
  )

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode, headers } = response
  const encoding = headers['content-encoding'] ?? 'identity'
  const isTooLarge = Number(headers['content-length'] ?? 0) > maxBytes
  if (statusCode !== 200 || encoding !== 'identity' || isTooLarge) {
    response.destroy()
    throw new UrlNotFetchedError(
      isTooLarge ? 'The response is too large' : `Status ${statusCode}, ${encoding}`,
    )
  }
  const chunks: Buffer[] = []
  let length = 0
  // Leaving the loop destroys the response.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > maxBytes) throw new UrlNotFetchedError('The response is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
