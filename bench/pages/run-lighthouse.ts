import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { measureBlockingTime } from './measure-blocking-time'

const audit = z.object({ numericValue: z.number() })
const lighthouseReport = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({ 'largest-contentful-paint': audit, 'cumulative-layout-shift': audit }),
})

export type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo'

export type LighthouseRun = {
  /** 0–100. */
  scores: Partial<Record<LighthouseCategory, number>>
  largestPaintMs: number
  layoutShift: number
  /** See `measureBlockingTime`. */
  blockingMs: number
}

type Options = {
  command: string
  /** Lighthouse writes its files here. */
  folder: string
  url: string
  /** Sent with each request; empty for a visitor. */
  cookie: string
  categories: readonly LighthouseCategory[]
  skippedAudits: readonly string[]
}

/** Lighthouse's error for a trace that starts too late. Its message says to run Lighthouse again. */
const retryableError = 'NO_NAVSTART'

/**
 * Runs Lighthouse on a page, on a simulated phone with a slow connection. After `retryableError` it runs Lighthouse
 * again, at most three times in all. Throws on any other error.
 */
export function runLighthouse(options: Options, triesLeft = 3): LighthouseRun {
  const { command, folder, url, cookie, categories, skippedAudits } = options
  const output = path.join(folder, 'report.json')
  const headers = path.join(folder, 'headers.json')
  writeFileSync(headers, JSON.stringify(cookie ? { cookie } : {}))
  const result = spawnSync(
    command,
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--save-assets',
      `--only-categories=${categories.join()}`,
      ...(skippedAudits.length > 0 ? [`--skip-audits=${skippedAudits.join()}`] : []),
      `--extra-headers=${headers}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  )
  if (result.status !== 0 && triesLeft > 1 && result.stderr.includes(retryableError))
    return runLighthouse(options, triesLeft - 1)
  if (result.status !== 0) throw new Error(`lighthouse: ${result.stderr}`)
  const report = lighthouseReport.parse(readJson(output))
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ),
    largestPaintMs: report.audits['largest-contentful-paint'].numericValue,
    layoutShift: report.audits['cumulative-layout-shift'].numericValue,
    blockingMs: measureBlockingTime(readJson(path.join(folder, 'report-0.trace.json'))),
  }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
