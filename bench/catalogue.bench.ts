import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../server/composition/compose'
import { readConfig } from '../server/config'
import type { DatabaseLocation } from '../server/platform/database/open-database'
import { openBrowser } from '../tests/support/browser/open-browser'
import { createTestDatabase } from '../tests/support/database/create-test-database'
import { startPostgres } from '../tests/support/database/start-postgres'
import { findFreePort } from '../tests/support/product/find-free-port'
import { signIn, signUpUser } from '../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { fillCatalogue } from './catalogue/fill-catalogue'
import { measureInteractions } from './catalogue/measure-interactions'
import { measureSearches } from './catalogue/measure-searches'
import { percentile, report, round } from './figure'

// Measures the list of 2,000 companions. The database has a million conversations; the embedded one has 100,000,
// because inserting a million into it takes minutes. The list reads only sums per companion, so its response
// time hardly depends on the number of conversations. One client in the same process
// requests the list over HTTP: the times include the socket but not decompression. The list is measured first
// without changes between requests, then with a new conversation and rating before each request, so that no
// cache applies. Then Chromium measures the built product: the time from the last letter of a search until its
// results are painted, and the longest delay of each kind of interaction.

const companionCount = 2_000
const conversationCount = { embedded: 100_000, server: 1_000_000 } as const
const requestCount = 200
const listGoalMs = 30
const searchGoalMs = 50
const interactionGoalMs = 100

const insertRatedConversation = `
  with inserted as (
    insert into conversations (user_id, agent_id, agent_name, duration)
    select user_id, agent_id, agent_name, 61 from conversations limit 1 returning *
  )
  insert into feedbacks (user_id, agent_id, agent_name, conversation_duration, rating, conversation_id)
  select user_id, agent_id, agent_name, duration, 5, id from inserted`

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
let listJson = ''
try {
  await measureList('embedded database', { kind: 'embedded' })
  const server = await startPostgres()
  try {
    await measureList('PostgreSQL', { kind: 'server', url: await createTestDatabase(server.url) })
  } finally {
    await server.stop()
  }
  await measureInBrowser()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureList(name: string, database: DatabaseLocation) {
  const settings = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: folder,
    AUTH_SECRET: 'only-for-measuring-'.repeat(2),
    LOG_LEVEL: 'error',
  })
  const config = { ...settings, database }
  const product = await compose({ config, hasPages: false })
  await product.listen()
  try {
    await fillCatalogue(product.database.db, {
      companionCount,
      conversationCount: conversationCount[database.kind],
    })
    const url = `http://127.0.0.1:${config.port}/api/agents`
    listJson = (await requestList(url, 'identity')).toString()
    const unchangedDurationsMs = await measureRequests(url)
    reportTimes(`list of ${companionCount} companions, ${name}`, unchangedDurationsMs, listGoalMs)
    const changingDurationsMs = await measureRequests(url, () =>
      product.database.pool.query(insertRatedConversation),
    )
    reportTimes(
      `list of ${companionCount} companions after a rated call, ${name}`,
      changingDurationsMs,
      listGoalMs,
    )
  } finally {
    await product.close()
  }
}

async function measureRequests(url: string, beforeEach: () => Promise<unknown> = async () => {}) {
  const durationsMs: number[] = []
  for (let request = 0; request < requestCount; request++) {
    await beforeEach()
    const startedAtMs = performance.now()
    await requestList(url, 'gzip')
    durationsMs.push(performance.now() - startedAtMs)
  }
  return durationsMs
}

function requestList(url: string, encoding: string) {
  return new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).once('error', reject)
  })
}

async function measureInBrowser() {
  const product = await startBuiltProduct()
  const browser = await openBrowser({ microphone: { kind: 'refused' }, purpose: 'benchmark' })
  try {
    const { page, context, go } = await browser.visit({ origin: product.origin })
    await signIn(context, product.origin, await signUpUser(product))
    await page.route('**/api/agents', (route) =>
      route.fulfill({ body: listJson, contentType: 'application/json' }),
    )
    await go('/dashboard')
    await page.getByRole('heading', { name: 'Amour' }).waitFor()
    const searches = Array.from({ length: 60 }, (_, index) => `mesure ${10 + index * 7}`)
    const durationsMs = await measureSearches(page, searches)
    for (const { name, durationMs } of await measureInteractions(page))
      report({
        name: `${name} → next paint, ${companionCount} companions`,
        value: durationMs,
        unit: 'ms',
        goal: `≤ ${interactionGoalMs} ms`,
        isMet: durationMs <= interactionGoalMs,
      })
    reportTimes(
      `last letter of a search → results painted, ${companionCount} companions`,
      durationsMs,
      searchGoalMs,
    )
  } finally {
    await browser.close()
    await product.close()
  }
}

function reportTimes(name: string, durationsMs: readonly number[], goalMs: number) {
  const p95 = percentile(durationsMs, 0.95)
  report({ name: `${name}, p50`, value: round(percentile(durationsMs, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${durationsMs.length})`,
    value: round(p95),
    unit: 'ms',
    goal: `≤ ${goalMs} ms`,
    isMet: p95 <= goalMs,
  })
}
