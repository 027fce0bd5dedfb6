const isOfTheTag = (name: string) => /^_(ga|gid|gat|gcl)(_|$)/.test(name)

/**
 * Lines for document.cookie that delete what the tag has left. It sets its cookies for the widest
 * domain that it may, which nothing tells: each is deleted for all of them.
 */
export function analyticsCookiesOf(cookies: string, hostname: string): string[] {
  const names = cookies
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(isOfTheTag)
  const parts = hostname.split('.')
  const domains = parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
  return names.flatMap((name) => [
    `${name}=; Path=/; Max-Age=0`,
    ...domains.map((domain) => `${name}=; Path=/; Domain=${domain}; Max-Age=0`),
  ])
}
