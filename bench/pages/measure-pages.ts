import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBrowser, phone } from '../../tests/support/browser/open-browser'
import { waitUntilLoaded } from '../../tests/support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../../tests/support/product/start-built-product'
import { percentile, report, round } from '../figure'
import { installTool } from './install-tools'
import { type LighthouseCategory, type LighthouseRun, runLighthouse } from './run-lighthouse'

/**
 * A page that is measured. An indexed page is public and listed by search engines; an unindexed page is
 * public and not listed; the others need a session.
 */
export type MeasuredPage = {
  name: string
  path: string
  access: 'indexed' | 'unindexed' | 'signed-in'
}

const maxScriptBytes = 115_000
/** Lighthouse rates a total blocking time up to this as good. */
const maxBlockingMs = 200

/**
 * How many times Lighthouse measures the performance of each page. The median of the runs counts;
 * for the layout shift, the worst run. The other categories do not vary between runs, so they are
 * measured once.
 */
const runCount = 3

const allCategories: readonly LighthouseCategory[] = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
]

/** This audit fails as intended on a page that search engines must not list. */
const searchEngineAudit = 'is-crawlable'

/**
 * Reports the script size of each public page on a first visit, and the Lighthouse scores and timings of each
 * page on a simulated phone with a slow connection. The performance score depends on the load of the
 * machine; the blocking time, which is measured in CPU time, hardly depends on it.
 */
export async function measurePages(pages: readonly MeasuredPage[]) {
  const lighthouse = installTool('lighthouse')
  const folder = mkdtempSync(path.join(tmpdir(), 'amivoix-pages-'))
  const product = await startBuiltProduct()
  const browser = await openBrowser({ microphone: { kind: 'refused' }, purpose: 'benchmark' })
  try {
    const isPublic = ({ access }: MeasuredPage) => access !== 'signed-in'
    for (const page of pages.filter(isPublic)) await reportScriptSize(page)
    const cookie = pages.every(isPublic) ? '' : await createCookie()
    for (const page of pages) reportLighthouse(page, isPublic(page) ? '' : cookie)
  } finally {
    await browser.close()
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }

  async function createCookie() {
    const { context } = await browser.visit({ origin: product.origin, size: phone })
    await signIn(context, product.origin, await signUpUser(product))
    const cookies = await context.cookies(product.origin)
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  /**
   * Reports the compressed size of all scripts on a first visit, including those of the cookie
   * banner.
   */
  async function reportScriptSize({ name, path }: MeasuredPage) {
    const { page, go, context } = await browser.visit({
      origin: product.origin,
      size: phone,
      hasAnsweredCookies: false,
    })
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.endsWith('.js')) return
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await go(path)
    // The banner loads after the page; on a busy machine the network may be idle before that.
    await page.getByRole('button', { name: 'Paramétrer' }).waitFor()
    await waitUntilLoaded(page)
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    await context.close()
    report({
      name: `scripts of the ${name} page`,
      value: round(bytes / 1_000),
      unit: 'KB',
      goal: '≤ 115 KB',
      isMet: bytes <= maxScriptBytes,
    })
  }

  function reportLighthouse({ name, path, access }: MeasuredPage, cookie: string) {
    const measure = (categories: readonly LighthouseCategory[]) =>
      runLighthouse({
        command: lighthouse,
        folder,
        url: product.origin + path,
        cookie,
        categories,
        skippedAudits: access === 'unindexed' ? [searchEngineAudit] : [],
      })
    const categories = allCategories.filter(
      (category) => category !== 'seo' || access !== 'signed-in',
    )
    const firstRun = measure(categories)
    const runs = [firstRun, ...Array.from({ length: runCount - 1 }, () => measure(['performance']))]
    const median = (read: (run: LighthouseRun) => number) => percentile(runs.map(read), 0.5)
    const performance = median(({ scores }) => scores.performance ?? 0)
    for (const category of categories) {
      const score = category === 'performance' ? performance : (firstRun.scores[category] ?? 0)
      const isPartial = category === 'seo' && access === 'unindexed'
      report({
        name: `Lighthouse ${category}, ${name}${isPartial ? ` (without ${searchEngineAudit}: search engines must not list it)` : ''}`,
        value: score,
        unit: '',
        goal: '≥ 95',
        isMet: score >= 95,
      })
    }
    const blockingMs = median((run) => run.blockingMs)
    report({
      name: `total blocking time in CPU time, ${name}`,
      value: round(blockingMs, 0),
      unit: 'ms',
      goal: '≤ 200 ms',
      isMet: blockingMs <= maxBlockingMs,
    })
    const largestPaintMs = median((run) => run.largestPaintMs)
    report({
      name: `largest contentful paint, ${name}`,
      value: round(largestPaintMs / 1_000, 2),
      unit: 's',
      goal: '≤ 1.5 s',
      isMet: largestPaintMs <= 1_500,
    })
    // The worst run counts, because even a rare shift is a fault.
    const shift = Math.max(...runs.map(({ layoutShift }) => layoutShift))
    report({
      name: `cumulative layout shift, ${name}`,
      value: round(shift, 3),
      unit: '',
      goal: '≤ 0.02',
      isMet: shift <= 0.02,
    })
  }
}
