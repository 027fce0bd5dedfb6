import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { openBrowser, phone } from '../../tests/support/browser/open-browser'
import { waitUntilLoaded } from '../../tests/support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../../tests/support/product/start-built-product'
import { report, round } from '../figure'
import { installTool } from './install-tools'

export type MeasuredPage = { name: string; path: string; isPublic: boolean }

const maxScriptBytes = 115_000
const audit = z.object({ numericValue: z.number() })
const lighthouseReport = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({ 'largest-contentful-paint': audit, 'cumulative-layout-shift': audit }),
})
type LighthouseReport = z.infer<typeof lighthouseReport>

/** Lighthouse's error for a trace that starts too late; it asks to run again. */
const retryableError = 'NO_NAVSTART'

/**
 * Reports the script size of each public page on a first visit, and the Lighthouse scores of each
 * page on a simulated phone with a slow connection.
 */
export async function measurePages(pages: readonly MeasuredPage[]) {
  const lighthouse = installTool('lighthouse')
  const folder = mkdtempSync(path.join(tmpdir(), 'amivoix-pages-'))
  const product = await startBuiltProduct()
  const browser = await openBrowser()
  try {
    for (const page of pages.filter(({ isPublic }) => isPublic)) await reportScriptSize(page)
    const cookie = pages.every(({ isPublic }) => isPublic) ? '' : await createCookie()
    for (const page of pages) reportLighthouse(page, page.isPublic ? '' : cookie)
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

  /** Reports the compressed size of all scripts on a first visit, those of the cookie banner included. */
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
    // The banner loads after the page, on a busy machine later than the network falls idle.
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

  function reportLighthouse({ name, path, isPublic }: MeasuredPage, cookie: string) {
    const { categories, audits } = runLighthouse(product.origin + path, cookie)
    const scored = ['performance', 'accessibility', 'best-practices', ...(isPublic ? ['seo'] : [])]
    for (const category of scored) {
      const score = Math.round((categories[category]?.score ?? 0) * 100)
      report({
        name: `Lighthouse ${category}, ${name}`,
        value: score,
        unit: '',
        goal: '≥ 95',
        isMet: score >= 95,
      })
    }
    const paintMs = audits['largest-contentful-paint'].numericValue
    report({
      name: `largest contentful paint, ${name}`,
      value: round(paintMs / 1_000, 2),
      unit: 's',
      goal: '≤ 1.5 s',
      isMet: paintMs <= 1_500,
    })
    const shift = audits['cumulative-layout-shift'].numericValue
    report({
      name: `cumulative layout shift, ${name}`,
      value: round(shift, 3),
      unit: '',
      goal: '≤ 0.02',
      isMet: shift <= 0.02,
    })
  }

  function runLighthouse(url: string, cookie: string, triesLeft = 3): LighthouseReport {
    const output = path.join(folder, 'report.json')
    const headers = path.join(folder, 'headers.json')
    writeFileSync(headers, JSON.stringify(cookie ? { cookie } : {}))
    const result = spawnSync(
      lighthouse,
      [
        url,
        '--quiet',
        '--output=json',
        `--output-path=${output}`,
        `--extra-headers=${headers}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
      ],
      { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
    )
    if (result.status !== 0 && triesLeft > 1 && result.stderr.includes(retryableError))
      return runLighthouse(url, cookie, triesLeft - 1)
    if (result.status !== 0) throw new Error(`lighthouse: ${result.stderr}`)
    return lighthouseReport.parse(JSON.parse(readFileSync(output, 'utf8')))
  }
}
