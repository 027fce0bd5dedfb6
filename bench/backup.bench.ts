import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { backup } from '../server/commands/database/backup'
import { restore } from '../server/commands/database/restore'
import { openDatabase } from '../server/platform/database/open-database'
import { getEnvironment, runAsOperator } from '../tests/support/commands/command-runner'
import { createTestDatabase } from '../tests/support/database/create-test-database'
import { startPostgres } from '../tests/support/database/start-postgres'
import { report, round } from './figure'

// Measures the commands `backup` and `restore` on PostgreSQL with fsync: 100,000 users, 1,000,000
// conversations, 200,000 orders, and a ledger entry for each conversation and order. The database server, the
// commands and all other processes share the machine's cores.

const userCount = 100_000
const conversationCount = 1_000_000
const orderCount = 200_000
const maxSeconds = 60

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
const server = await startPostgres({ isSynced: true })
try {
  const url = await createTestDatabase(server.url)
  await fillDatabase(url)
  const file = path.join(folder, 'all.amivoix')
  const backupMeasurement = await measure(() =>
    runAsOperator(backup, [file, '--json'], getEnvironment({ kind: 'server', url }, folder)),
  )
  const { rows, bytes } = backupMeasurement.result.readJson()
  reportCommand(`backup of ${rows} rows, ${round(bytes / 1e6, 0)} MB`, backupMeasurement)
  const targetUrl = await createTestDatabase(server.url)
  const environment = getEnvironment({ kind: 'server', url: targetUrl }, folder)
  const restoreMeasurement = await measure(() =>
    runAsOperator(restore, [file, '--json'], environment),
  )
  reportCommand(`restore of ${restoreMeasurement.result.readJson().rows} rows`, restoreMeasurement)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fillDatabase(url: string) {
  // Opening the database runs the migrations, which create the tables.
  const database = await openDatabase({ kind: 'server', url })
  await database.close()
  const { query, close } = await openWithoutTimeout(url)
  await query(
    `insert into "user" (id, name, email, email_verified)
     select gen_random_uuid(), 'Person ' || i, 'person.' || i || '@example.test', true
     from generate_series(1, ${userCount}) i;
     insert into user_profiles (id, username, minutes_left, preferences)
     select id, name, 5, '{Leadership,Communication}' from "user";
     create temporary table numbered as
       select id, row_number() over () as number from "user";
     create index on numbered (number);
     insert into stripe_customers (customer_id, user_id) select 'cus_' || number, id from numbered;
     insert into stripe_orders (id, checkout_session_id, customer_id, offer_key, minutes,
       amount_subtotal, amount_total, currency, payment_status, status)
     select 'cs_' || i, 'cs_' || i, 'cus_' || 1 + i % ${userCount}, 'packStandard', 33, 999, 999, 'eur',
       'paid', 'completed' from generate_series(1, ${orderCount}) i;
     insert into conversations (user_id, agent_id, agent_name, duration, summary, receipt)
     select n.id, 'companion-' || i % 200, 'Clara', i % 1800,
       repeat('Vous avez parlé de votre semaine. ', 1 + i % 8), '{"minutes": 3, "balance": 20}'
     from generate_series(1, ${conversationCount}) i join numbered n on n.number = 1 + i % ${userCount};
     insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
     select user_id, 0, 'call', id::text, 5, 'system' from conversations;
     insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
     select user_id, 0, 'purchase', order_id, 5, 'system' from stripe_user_orders`,
  )
  await close()
}

/** Opens a connection without a statement timeout, because the product's own connections end statements after 10 s. */
async function openWithoutTimeout(url: string) {
  const { Client } = (await import('pg')).default
  const client = new Client({ connectionString: url })
  await client.connect()
  return { query: (text: string) => client.query(text), close: () => client.end() }
}

async function measure<Result>(run: () => Promise<Result>) {
  const startBytes = process.memoryUsage().rss
  let peakBytes = startBytes
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage().rss)
  }, 50)
  const startedAtMs = performance.now()
  const result = await run()
  const seconds = (performance.now() - startedAtMs) / 1_000
  clearInterval(sampling)
  return { result, seconds, addedMegabytes: (peakBytes - startBytes) / 1e6 }
}

function reportCommand(
  name: string,
  {
    result,
    seconds,
    addedMegabytes,
  }: { result: { code: number }; seconds: number; addedMegabytes: number },
) {
  report({
    name,
    value: round(seconds),
    unit: 's',
    goal: `≤ ${maxSeconds} s`,
    isMet: result.code === 0 && seconds <= maxSeconds,
  })
  report({ name: `${name}, maximum added memory`, value: round(addedMegabytes, 0), unit: 'MB' })
}
