import type { FastifyRequest } from 'fastify'
import { documentCookies, isMobileDevice } from '../../../../contract/page-variant'
import { articlePath, pagePaths } from '../../../../contract/paths'

/**
 * The pages that are the same for all visitors, besides those of companions and articles. A page
 * whose loader creates something for one visit, such as the id of a cancellation request, does not
 * belong here.
 */
const publicPaths: ReadonlySet<string> = new Set([
  pagePaths.home,
  pagePaths.login,
  pagePaths.register,
  pagePaths.forgottenPassword,
  pagePaths.blog,
  pagePaths.help,
  pagePaths.contact,
  pagePaths.partnerships,
  pagePaths.developers,
  pagePaths.accessibility,
  pagePaths.legalNotice,
  pagePaths.privacy,
  pagePaths.cookies,
  pagePaths.termsOfUse,
  pagePaths.termsOfSale,
  pagePaths.withdrawal,
])

const companionPagePattern = /^\/talk\/[^/]+$/
const articlePagePattern = new RegExp(`^${articlePath(0).replace('0', '\\d+')}$`)

const maxQueryLength = 200

/** Matches the cookie values that our pages write; cookies with other values are ignored. */
const cookieValuePattern = /^[\w-]{1,20}$/

/**
 * Returns the only headers that the rendering of a public page may depend on, so that visitors can
 * share the cached page. Returns undefined for other pages, for signed-in users and for a query
 * string that is too long to be cached.
 */
export function selectPublicHeaders(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): [string, string][] | undefined {
  const { cookie = '', authorization } = headers
  if (!isPublicPath(pathname) || search.length > maxQueryLength) return undefined
  if (authorization || cookie.includes('session_token')) return undefined
  const device: [string, string][] = isMobileDevice(headers['user-agent'] ?? null)
    ? [['user-agent', 'Mobile']]
    : []
  const cookies = selectDocumentCookies(cookie)
  return [...device, ...(cookies ? [['cookie', cookies] as [string, string]] : [])]
}

const isPublicPath = (path: string) =>
  publicPaths.has(path) || companionPagePattern.test(path) || articlePagePattern.test(path)

const selectDocumentCookies = (cookies: string) =>
  cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return documentCookies.includes(name) && cookieValuePattern.test(value)
    })
    .slice(0, documentCookies.length)
    .join('; ')
