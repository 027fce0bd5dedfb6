import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { openBrowser, phone } from '../tests/support/browser/open-browser'
import { signIn, signUpMember } from '../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { report, rounded } from './figure'

/** What a page weighs and how Lighthouse judges it, as a phone on a slow line sees it (06, « Speed »). */
const pages = [
  { name: 'accueil', path: '/', isPublic: true },
  { name: 'connexion', path: '/login', isPublic: true },
  { name: 'inscription', path: '/register', isPublic: true },
  { name: 'compagnon', path: '/talk/raphael', isPublic: true },
  { name: 'catalogue', path: '/dashboard', isPublic: false },
] as const

type Page = (typeof pages)[number]

const mostScriptBytes = 115_000
const audit = z.object({ numericValue: z.number() })
const judgement = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({ 'largest-contentful-paint': audit, 'cumulative-layout-shift': audit }),
})
type Judgement = z.infer<typeof judgement>

/** Lighthouse says so itself of a trace that begins too late: « Please run Lighthouse again. » */
const runAgain = 'NO_NAVSTART'

installLighthouse()
const folder = mkdtempSync(path.join(tmpdir(), 'amivoix-pages-'))
const product = await startBuiltProduct()
const browser = await openBrowser()
try {
  const visitor = await browser.visit({ origin: product.origin, size: phone })
  const member = await signUpMember(product)
  for (const page of pages.filter(({ isPublic }) => isPublic)) await weigh(page)
  await signIn(visitor.context, product.origin, member)
  const cookies = await visitor.context.cookies(product.origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const page of pages) judge(page, cookie)

  /** Scripts as they travel, compressed, to somebody who comes for the first time. */
  async function weigh({ name, path }: Page) {
    const { page, go, context } = await browser.visit({ origin: product.origin, size: phone })
    const scripts: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.endsWith('.js')) return
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await go(path)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    await context.close()
    report({
      name: `scripts de la page ${name}`,
      value: rounded(bytes / 1_000),
      unit: 'Ko',
      goal: '≤ 115 Ko (06)',
      isReached: bytes <= mostScriptBytes,
    })
  }
} finally {
  await browser.close()
  await product.close()
  rmSync(folder, { recursive: true, force: true })
}

function judge({ name, path: address, isPublic }: Page, cookie: string) {
  const { categories, audits } = runLighthouse(product.origin + address, isPublic ? '' : cookie)
  const judged = ['performance', 'accessibility', 'best-practices', ...(isPublic ? ['seo'] : [])]
  for (const category of judged) {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    report({
      name: `Lighthouse ${category}, ${name}`,
      value: score,
      unit: '',
      goal: '≥ 95 (06)',
      isReached: score >= 95,
    })
  }
  const paintMs = audits['largest-contentful-paint'].numericValue
  report({
    name: `plus grand élément peint, ${name}`,
    value: rounded(paintMs / 1_000, 2),
    unit: 's',
    goal: '≤ 1,5 s (06)',
    isReached: paintMs <= 1_500,
  })
  const shift = audits['cumulative-layout-shift'].numericValue
  report({
    name: `décalage de mise en page, ${name}`,
    value: rounded(shift, 3),
    unit: '',
    goal: '≤ 0,02 (06)',
    isReached: shift <= 0.02,
  })
}

function runLighthouse(address: string, cookie: string, triesLeft = 3): Judgement {
  const output = path.join(folder, 'report.json')
  const headers = path.join(folder, 'headers.json')
  writeFileSync(headers, JSON.stringify(cookie ? { cookie } : {}))
  const result = spawnSync(
    'bench/node_modules/.bin/lighthouse',
    [
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  )
  if (result.status !== 0 && triesLeft > 1 && result.stderr.includes(runAgain))
    return runLighthouse(address, cookie, triesLeft - 1)
  if (result.status !== 0) throw new Error(`lighthouse: ${result.stderr}`)
  return judgement.parse(JSON.parse(readFileSync(output, 'utf8')))
}

/** It is heavy, and of no use to the product. */
function installLighthouse() {
  if (existsSync('bench/node_modules/.bin/lighthouse')) return
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('lighthouse could not be installed')
}
