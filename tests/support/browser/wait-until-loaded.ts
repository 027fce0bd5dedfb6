import type { Page, Request } from 'playwright-core'
import { waitForLayout } from './wait-for-layout'

type Requests = { startedCount: number; pending: Set<Request> }

const requestsByPage = new WeakMap<Page, Requests>()

const timeoutMs = 40_000

/** Counts the requests of a page, and stores the pending ones, for waitUntilLoaded. */
export function trackRequests(page: Page) {
  const requests: Requests = { startedCount: 0, pending: new Set() }
  requestsByPage.set(page, requests)
  page.on('request', (request) => {
    // The browser may drop the requests of the previous document without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      requests.pending.clear()
    requests.startedCount++
    requests.pending.add(request)
  })
  const remove = (request: Request) => void requests.pending.delete(request)
  page.on('requestfinished', remove)
  page.on('requestfailed', remove)
}

/**
 * Waits until React has hydrated the page, the page has no pending request and its main thread is idle: by then the
 * page has rendered the last response, which caused no further request. Throws after 40 s. Playwright's "networkidle"
 * takes half a second longer each time and does not wait for React: a busy machine may need more than that half second
 * to compile a script.
 */
export async function waitUntilLoaded(page: Page) {
  const requests = requestsByPage.get(page)
  if (!requests) throw new Error('The page was not opened by visit()')
  const deadline = Date.now() + timeoutMs
  // Hydration removes releaseEarlyPresses.
  await page.waitForFunction(() => window.releaseEarlyPresses === undefined, null, {
    timeout: timeoutMs,
  })
  while (Date.now() < deadline) {
    const { startedCount } = requests
    await waitUntilIdle(page)
    await waitForLayout(page)
    if (requests.pending.size === 0 && requests.startedCount === startedCount) return
  }
  const urls = [...requests.pending].map((request) => request.url())
  throw new Error(`The page did not finish loading: ${urls.join(', ')}`)
}

/** Waits until the page's main thread is idle, for at most 5 s. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })))
