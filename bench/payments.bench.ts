import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../tests/support/database/create-test-database'
import { startPostgres } from '../tests/support/database/start-postgres'
import { percentile, report, round } from './figure'
import { measureReplays } from './payments/measure-replays'
import { measureSettlements } from './payments/measure-settlements'
import { measureWebhooks } from './payments/measure-webhooks'

// Measures the processing of webhook events and the settlement of calls. Signed webhook events go over HTTP to the
// product without its pages, on the embedded database on disk, which syncs each commit. For each event, the product
// stores it, retrieves its object from the Stripe emulator (in the same process and database), credits the order and
// mails the confirmation. Then ten events are sent for each of another 200 purchases, in shuffled order. Finally many
// clients settle calls at once, first on the embedded database and then on PostgreSQL: a settlement writes ledger entry,
// balance, conversation, transcript, receipt and analysis job. Calls that end while a transaction runs are settled
// together in the next one.

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
function createEmbeddedLocation(name: string) {
  mkdirSync(path.join(folder, name), { mode: 0o700 })
  return { kind: 'embedded', directory: path.join(folder, name, 'database') } as const
}

try {
  const durationsMs = await measureWebhooks(
    createEmbeddedLocation('webhooks'),
    path.join(folder, 'webhooks'),
  )
  const p95 = percentile(durationsMs, 0.95)
  report({
    name: 'webhook event of a purchase → acknowledged, embedded database with fsync, p50',
    value: round(percentile(durationsMs, 0.5)),
    unit: 'ms',
  })
  report({
    name: `webhook event of a purchase → acknowledged, embedded database with fsync, p95 (n = ${durationsMs.length})`,
    value: round(p95),
    unit: 'ms',
    goal: '≤ 25 ms',
    isMet: p95 <= 25,
  })
  const replays = await measureReplays(
    createEmbeddedLocation('replays'),
    path.join(folder, 'replays'),
  )
  report({
    name: `wrong balances after ${replays.events} duplicated and shuffled webhook events of ${replays.purchases} purchases`,
    value: replays.wrongBalances,
    unit: '',
    goal: '0',
    isMet: replays.wrongBalances === 0,
  })
  report({
    name: 'duplicated and shuffled webhook events, 16 at once',
    value: round(replays.perSecond, 0),
    unit: 'per second',
  })
  await reportSettlements('embedded database with fsync', createEmbeddedLocation('calls'), 600)
  const server = await startPostgres({ isSynced: true })
  try {
    const url = await createTestDatabase(server.url)
    await reportSettlements('PostgreSQL with fsync', { kind: 'server', url }, 2_000)
  } finally {
    await server.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function reportSettlements(
  name: string,
  location: Parameters<typeof measureSettlements>[0],
  goal: number,
) {
  const { perSecond, wrongBalances, calls } = await measureSettlements(location)
  report({
    name: `calls settled, ${name}, 64 clients (n = ${calls})`,
    value: round(perSecond, 0),
    unit: 'per second',
    goal: `≥ ${goal}`,
    isMet: perSecond >= goal,
  })
  report({
    name: `wrong balances after settling the calls, ${name}`,
    value: wrongBalances,
    unit: '',
    goal: '0',
    isMet: wrongBalances === 0,
  })
}
