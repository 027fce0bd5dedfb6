/** Whether a cookie belongs to the analytics tag, such as "_ga" or "_ga_ABC". */
const isAnalyticsCookie = (name: string) => /^_(ga|gid|gat|gcl)(_|$)/.test(name)

/**
 * Returns cookie strings that delete the analytics cookies. The analytics tag sets them for the
 * widest possible domain. Scripts cannot read a cookie's domain, so each cookie is deleted for the
 * host and every parent domain.
 */
export function createDeletionCookies(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(isAnalyticsCookie)
  const domainLabels = hostname.split('.')
  const domains = domainLabels.slice(0, -1).map((_, index) => domainLabels.slice(index).join('.'))
  return names.flatMap((name) => [
    `${name}=; Path=/; Max-Age=0`,
    ...domains.map((domain) => `${name}=; Path=/; Domain=${domain}; Max-Age=0`),
  ])
}
