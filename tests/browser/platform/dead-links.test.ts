import { expect, test } from 'vitest'
import { pagePaths } from '../../../contract/paths'
import { startSharedProduct } from '../../support/browser/shared-product'
import { signUpUser } from '../../support/product/sign-up-user'

// Follows all links from a few start pages, without a browser, and requests every page and file.

const product = await startSharedProduct()

type Link = { from: string; to: URL }
type Answer = { status: number; location: string | null; markup: string }

/** Cached answers for files such as portraits and scripts, which are the same for visitors and users. */
const cachedFiles = new Map<string, Answer>()

/** Matches the URLs in a page: links, pictures, scripts, style sheets, feeds and link previews. */
const referencePattern =
  /<(?:a|img|link|script|source|use)\b[^>]*?\s(?:href|src|data-href)="([^"]+)"|<meta\b[^>]*?property="og:(?:image|url)"[^>]*?content="([^"]+)"/g

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/**
 * Requests everything reachable from these paths; returns each dead link with the page that contains it, and the
 * number of requested URLs.
 */
async function findDeadLinks(startPaths: readonly string[], cookie = '') {
  const answers = new Map<string, Answer>()
  const links: Link[] = startPaths.map((path) => ({
    from: 'start',
    to: new URL(path, product.origin),
  }))
  const deadLinks: string[] = []
  for (const { from, to } of links) {
    const path = to.pathname + to.search
    const previousAnswer = answers.get(path)
    const answer = previousAnswer ?? (await request(path, cookie))
    answers.set(path, answer)
    const failure = findFailure(answer, to)
    if (failure) deadLinks.push(`${from} → ${path}${to.hash}: ${failure}`)
    if (previousAnswer) continue
    for (const [, reference = '', preview] of answer.markup.matchAll(referencePattern)) {
      const target = new URL(decode(preview ?? reference), to)
      if (target.origin === product.origin) links.push({ from: path, to: target })
    }
  }
  return { deadLinks: [...new Set(deadLinks)], requestCount: answers.size }
}

async function request(path: string, cookie: string): Promise<Answer> {
  const cachedFile = cachedFiles.get(path)
  if (cachedFile) return cachedFile
  const send = () => fetch(product.origin + path, { redirect: 'manual', headers: { cookie } })
  const firstResponse = await send()
  // On a busy machine fetch may use an idle connection on which the server has just sent 408 to close it.
  // RFC 9110, section 15.5.9, lets a client repeat the request.
  const response = firstResponse.status === 408 ? await send() : firstResponse
  const { status, headers } = response
  const type = headers.get('content-type') ?? ''
  const answer = {
    status,
    location: headers.get('location'),
    markup: /text\/html|svg/.test(type) ? await response.text() : '',
  }
  if (status === 200 && !type.includes('text/html')) cachedFiles.set(path, answer)
  return answer
}

/** Returns why a link is dead, or null. The site redirects unknown paths to the landing page, so such a link is dead. */
function findFailure({ status, location, markup }: Answer, { pathname, hash }: URL) {
  if (status >= 400) return `${status}`
  const target = location === null ? null : new URL(location, product.origin).pathname
  if (target !== null)
    return target === pagePaths.home && pathname !== pagePaths.home ? 'unknown page' : null
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || markup.includes(`id="${id}"`) ? null : 'no element with this id'
}

test('the public site has no dead link', async () => {
  const { deadLinks, requestCount } = await findDeadLinks([pagePaths.home, pagePaths.newsletter])
  expect(deadLinks).toEqual([])
  // All companions, articles and texts were reached.
  expect(requestCount).toBeGreaterThan(100)
})

test('the pages of a signed-in user have no dead link', async () => {
  const user = await signUpUser(product)
  const cookies = user.cookie?.split(';')[0]
  if (!cookies) throw new Error('The user has no session')
  const { deadLinks } = await findDeadLinks(
    [
      pagePaths.dashboard,
      pagePaths.profile,
      pagePaths.myData,
      pagePaths.wallet,
      pagePaths.developers,
    ],
    cookies,
  )
  expect(deadLinks).toEqual([])
})
