import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compose } from '../server/composition/compose'
import { readConfig } from '../server/config'
import type { DatabaseLocation } from '../server/platform/database/open-database'
import { createDatabase } from '../tests/support/database/create-test-database'
import { findFreePort } from '../tests/support/product/find-free-port'
import { openBrowser } from '../tests/support/browser/open-browser'
import { startPostgres } from '../tests/support/database/start-postgres'
import { signIn, signUpMember } from '../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { fillCatalogue } from './catalogue/fill-catalogue'
import { recordInteractions } from './catalogue/record-interactions'
import { typeSearches } from './catalogue/type-searches'
import { percentile, report, rounded } from './figure'

// The list of companions with 2,000 of them and a million conversations (a tenth of them in the
// embedded database, which takes minutes to fill, and whose list reads sums alone): asked
// again and again over HTTP by one client in the same process, so that the socket is in the time and
// the unpacking is not. Once with nothing that changes in between, once with a conversation and a
// rating before each request, so that nothing remembered holds. Then the same list in Chromium, on
// the built product: from the last letter of a search until what it found is painted.

const companionCount = 2_000
const conversationCount = { embedded: 100_000, server: 1_000_000 } as const
const requestCount = 200
const goalMs = 30
const searchGoalMs = 50
const interactionGoalMs = 100

const oneMoreConversation = `
  with held as (
    insert into conversations (user_id, agent_id, agent_name, duration)
    select user_id, agent_id, agent_name, 61 from conversations limit 1 returning *
  )
  insert into feedbacks (user_id, agent_id, agent_name, conversation_duration, rating, conversation_id)
  select user_id, agent_id, agent_name, duration, 5, id from held`

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
let list = ''
try {
  await measureList('base embarquée', { kind: 'embedded' })
  const server = await startPostgres()
  try {
    await measureList('PostgreSQL', { kind: 'server', url: await createDatabase(server.url) })
  } finally {
    await server.stop()
  }
  await measureSearch()
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
    const address = `http://127.0.0.1:${config.port}/api/agents`
    list = (await ask(address, 'identity')).toString()
    const still = await timesOf(address)
    reportTimes(`liste de ${companionCount} compagnons, ${name}`, still, goalMs)
    const moving = await timesOf(address, () => product.database.pool.query(oneMoreConversation))
    reportTimes(`la même, un appel noté avant chaque demande, ${name}`, moving, goalMs)
  } finally {
    await product.close()
  }
}

async function timesOf(address: string, before: () => Promise<unknown> = async () => {}) {
  const times: number[] = []
  for (let request = 0; request < requestCount; request++) {
    await before()
    const startedAt = performance.now()
    await ask(address, 'gzip')
    times.push(performance.now() - startedAt)
  }
  return times
}

function ask(address: string, encoding: string) {
  return new Promise<Buffer>((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve(Buffer.concat(chunks))
    }).once('error', reject)
  })
}

async function measureSearch() {
  const product = await startBuiltProduct()
  const browser = await openBrowser()
  try {
    const { page, context, go } = await browser.visit({ origin: product.origin })
    await signIn(context, product.origin, await signUpMember(product))
    await page.route('**/api/agents', (route) =>
      route.fulfill({ body: list, contentType: 'application/json' }),
    )
    await go('/dashboard')
    await page.getByRole('heading', { name: 'Amour' }).waitFor()
    const searches = Array.from({ length: 60 }, (_, index) => `mesure ${10 + index * 7}`)
    const times = await typeSearches(page, searches)
    for (const { name, ms } of await recordInteractions(page))
      report({
        name: `${name} → montré, ${companionCount} compagnons`,
        value: ms,
        unit: 'ms',
        goal: `≤ ${interactionGoalMs} ms (06)`,
        isReached: ms <= interactionGoalMs,
      })
    reportTimes(`recherche tapée → affichée, ${companionCount} compagnons`, times, searchGoalMs)
  } finally {
    await browser.close()
    await product.close()
  }
}

function reportTimes(name: string, times: readonly number[], goal: number) {
  const p95 = percentile(times, 0.95)
  report({ name: `${name}, p50`, value: rounded(percentile(times, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${times.length})`,
    value: rounded(p95),
    unit: 'ms',
    goal: `≤ ${goal} ms`,
    isReached: p95 <= goal,
  })
}
