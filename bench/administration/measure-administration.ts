import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { transactionExportPath } from '../../contract/admin/transactions'
import { toParisDay } from '../../domain/formatting/paris-time'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { createDailyFigureRepository } from '../../server/features/admin/statistics/daily-figure-repository'
import {
  rebuildDailyFigures,
  updateDailyFigures,
} from '../../server/features/admin/statistics/update-daily-figures'
import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { insertUser } from '../../tests/support/product/insert-user'
import { percentile, report, round } from '../figure'
import { createListRequests, createOverviewRequests } from './administration-requests'
import { fillAdministration } from './fill-administration'

const rowCounts = {
  users: 100_000,
  conversations: 1_000_000,
  orders: 200_000,
  feedbacks: 100_000,
  agents: 2_000,
  auditLogEntries: 100_000,
}
/** Goal for the growth of the process's memory during the export of all orders. */
const maxExportMegabytes = 50
const requestCount = 60
const warmUpCount = 5
const runFile = promisify(execFile)

const requests = [
  ...createOverviewRequests(toParisDay(new Date())),
  ...createListRequests(rowCounts),
]

type Options = {
  /** Name of the database in the figures. */
  name: string
  database: DatabaseLocation
  /** Where the product keeps its files. */
  directory: string
  /** Goal for the 95th percentile of each request's response time. */
  goalMs: number
}

/**
 * Measures the administration's figures and lists with 100,000 users, a million conversations and 200,000
 * orders of one year. One client in the same process sends requests over HTTP, one after the other. Also
 * measures the duration of the jobs that update and rebuild the daily figures, and the memory that the export
 * of all orders adds.
 */
export async function measureAdministration({ name, database, directory, goalMs }: Options) {
  const settings = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: directory,
    AUTH_SECRET: 'only-for-measuring-'.repeat(2),
    ADMIN_EMAIL: 'admin@example.test',
    LOG_LEVEL: 'error',
  })
  const config = { ...settings, database }
  const product = await compose({ config, hasPages: false })
  await product.listen()
  const { db, pool } = product.database
  try {
    await fillAdministration(db, rowCounts)
    await pool.query('analyze')
    const administrator = { name: 'Administratrice', email: 'admin@example.test' }
    const { cookie } = await insertUser({ database: db, config }, administrator)
    const repository = createDailyFigureRepository(db)
    await reportJob(`rebuild of the daily figures of 365 days, ${name}`, () =>
      rebuildDailyFigures(repository, new Date()),
    )
    await reportJob(`hourly update of the daily figures, ${name}`, () =>
      updateDailyFigures(repository, new Date()),
    )
    for (const request of requests) {
      const durationsMs = await measureRequests(config.localOrigin + request.path, cookie)
      const p95 = percentile(durationsMs, 0.95)
      report({
        name: `${request.name}, ${name}, p50`,
        value: round(percentile(durationsMs, 0.5)),
        unit: 'ms',
      })
      report({
        name: `${request.name}, ${name}, p95 (n = ${durationsMs.length})`,
        value: round(p95),
        unit: 'ms',
        goal: `≤ ${goalMs} ms`,
        isMet: p95 <= goalMs,
      })
    }
    await reportExport(name, config.localOrigin + transactionExportPath, cookie)
  } finally {
    await product.close()
  }
}

async function reportJob(name: string, run: () => Promise<void>) {
  const startedAtMs = performance.now()
  await run()
  report({ name, value: round((performance.now() - startedAtMs) / 1_000), unit: 's' })
}

/** The source of a program that prints the number of lines of a response. */
const lineCounterSource = `
  const [url, cookie] = process.argv.slice(1)
  const response = await fetch(url, { headers: { cookie } })
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) lines += 1
  process.stdout.write(String(lines))
`

async function measureRequests(url: string, cookie: string) {
  const durationsMs: number[] = []
  for (let count = 0; count < warmUpCount + requestCount; count += 1) {
    const startedAtMs = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`)
    durationsMs.push(performance.now() - startedAtMs)
  }
  return durationsMs.slice(warmUpCount)
}

/**
 * Measures the export, which another process downloads: a client in this process would add the memory of the chunks
 * that it has read to the measured memory of the server.
 */
async function reportExport(name: string, url: string, cookie: string) {
  globalThis.gc?.()
  const startBytes = process.memoryUsage.rss()
  let peakBytes = startBytes
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss())
  }, 5)
  const startedAtMs = performance.now()
  const { stdout } = await runFile(process.execPath, [
    '--input-type=module',
    '--eval',
    lineCounterSource,
    '--',
    url,
    cookie,
  ])
  clearInterval(sampling)
  const headerLineCount = 1
  const rowCount = Number(stdout) - headerLineCount
  const seconds = (performance.now() - startedAtMs) / 1_000
  const megabytes = (peakBytes - startBytes) / 1e6
  report({ name: `export of ${rowCount} orders, ${name}`, value: round(seconds), unit: 's' })
  report({
    name: `export of ${rowCount} orders, ${name}, maximum added memory`,
    value: round(megabytes),
    unit: 'MB',
    goal: `≤ ${maxExportMegabytes} MB`,
    isMet: rowCount === rowCounts.orders && megabytes <= maxExportMegabytes,
  })
}
