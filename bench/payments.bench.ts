import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '../tests/support/database/create-test-database'
import { startPostgres } from '../tests/support/database/start-postgres'
import { percentile, report, rounded } from './figure'
import { measureReplays } from './payments/measure-replays'
import { measureSettlements } from './payments/measure-settlements'
import { measureWebhooks } from './payments/measure-webhooks'

// What money costs. Notices of the payment service go over real HTTP to the whole product on the
// embedded database on disk, which syncs each commit: signed as the service signs, kept, asked about
// (the stand-in in the same process answers, from the same database), credited, confirmed by mail.
// Then the end of a call, as many at once as there are clients: ledger, balance, conversation, words,
// receipt and the analysis to come in one transaction each.

const folder = await mkdtemp(path.join(tmpdir(), 'amivoix-bench-'))
const embedded = (name: string) =>
  ({ kind: 'embedded', directory: path.join(folder, name, 'database') }) as const

try {
  const times = await measureWebhooks(embedded('webhooks'), path.join(folder, 'webhooks'))
  const p95 = percentile(times, 0.95)
  report({
    name: 'notification de paiement → créditée, base embarquée avec fsync, p50',
    value: rounded(percentile(times, 0.5)),
    unit: 'ms',
  })
  report({
    name: `la même, p95 (n = ${times.length})`,
    value: rounded(p95),
    unit: 'ms',
    goal: '≤ 25 ms',
    isReached: p95 <= 25,
  })
  const replays = await measureReplays(embedded('replays'), path.join(folder, 'replays'))
  report({
    name: `comptes faux après ${replays.notices} notifications rejouées et mêlées de ${replays.purchases} achats`,
    value: replays.wrong,
    unit: '',
    goal: '0',
    isReached: replays.wrong === 0,
  })
  report({
    name: 'celles-ci, 16 à la fois',
    value: rounded(replays.perSecond, 0),
    unit: 'par seconde',
  })
  await reportSettlements('base embarquée avec fsync', embedded('calls'), 600)
  const server = await startPostgres({ isSynced: true })
  try {
    const url = await createDatabase(server.url)
    await reportSettlements('PostgreSQL avec fsync', { kind: 'server', url }, 2_000)
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
  const { perSecond, faults, calls } = await measureSettlements(location)
  report({
    name: `fins d’appel, ${name}, 64 à la fois (n = ${calls})`,
    value: rounded(perSecond, 0),
    unit: 'par seconde',
    goal: `≥ ${goal}`,
    isReached: perSecond >= goal,
  })
  report({
    name: `soldes faux après elles, ${name}`,
    value: faults,
    unit: '',
    goal: '0',
    isReached: faults === 0,
  })
}
