import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { wireAnalysis } from '../../server/composition/wire-analysis'
import { createSettlementBatcher } from '../../server/features/calls/settlement/create-settlement-batcher'
import { settleCalls } from '../../server/features/calls/settlement/settle-calls'
import type { Settlement } from '../../server/features/calls/settlement/settlement'
import { findUnbalancedAccounts } from '../../server/ledger/find-unbalanced-accounts'
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../../server/platform/database/open-database'
import { createJobQueue } from '../../server/platform/jobs/job-queue'

/** Each client settles the calls of one account, one after the other. */
const clientCount = 64
const callsPerClient = 60
const warmUpCallsPerClient = 5

/**
 * Settles calls with all clients at once, after a warm-up. Returns how many calls were settled, how many per
 * second, and the number of wrong balances.
 */
export async function measureSettlements(location: DatabaseLocation) {
  const database = await openDatabase(location)
  const log = { warn() {}, error: console.error }
  const jobs = createJobQueue({
    pool: database.pool,
    isOnlyProcess: false,
    log,
    composeAlert: undefined,
  })
  try {
    await jobs.start()
    const { enqueue } = wireAnalysis(database.db, jobs)
    const settle = createSettlementBatcher((settlements) =>
      settleCalls(database.db, enqueue, settlements),
    )
    const userIds = await createUsers(database.db)
    await settleAll(settle, userIds, await createCalls(database.db, userIds, warmUpCallsPerClient))
    const calls = await createCalls(database.db, userIds, callsPerClient)
    const startedAtMs = performance.now()
    await settleAll(settle, userIds, calls)
    const seconds = (performance.now() - startedAtMs) / 1_000
    const unbalancedCount = (await findUnbalancedAccounts(database.db)).length
    return {
      calls: clientCount * callsPerClient,
      perSecond: (clientCount * callsPerClient) / seconds,
      wrongBalances: unbalancedCount + (await countWrongBalances(database.db)),
    }
  } finally {
    await jobs.stop()
    await database.close()
  }
}

type Settle = ReturnType<typeof createSettlementBatcher>
type CallIdsByUser = ReadonlyMap<string, readonly string[]>

/** Each client settles its calls one after the other. */
const settleAll = (settle: Settle, userIds: readonly string[], calls: CallIdsByUser) =>
  Promise.all(
    userIds.map(async (userId) => {
      for (const callId of calls.get(userId) ?? []) await settle(createSettlement(callId))
    }),
  )

/** A call of 90 seconds with four turns, which costs two minutes. */
function createSettlement(callId: string): Settlement {
  const figures = { wallMs: 90_000, billableMs: 90_000, durationMs: 90_000, pauses: [] }
  const turns = [0, 1, 2, 3].map((position) => ({
    position,
    speaker: position % 2 ? ('caller' as const) : ('companion' as const),
    text: 'Bonjour, je suis content de vous entendre ce soir.',
    heardMs: 2_500,
    atMs: position * 4_000,
  }))
  return { callId, reason: 'hung-up', figures, turns }
}

async function createUsers(db: Database) {
  const ids = Array.from({ length: clientCount }, () => randomUUID())
  const userRows = sql`unnest(${sql.param(ids)}::uuid[]) as id`
  await db.execute(
    sql`insert into "user" (id, name, email) select id, 'Camille', id || '@example.test' from ${userRows}`,
  )
  await db.execute(sql`
    insert into user_profiles (id, username, minutes_left) select id, 'Camille', 999999 from ${userRows}`)
  await db.execute(sql`
    insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
    select id, 999999, 'admin_grant', id, 999999, 'system' from ${userRows}`)
  return ids
}

/**
 * Inserts calls in state closing. First drops the unique index that allows one live call per account, because these
 * accounts have many at once.
 */
async function createCalls(
  db: Database,
  userIds: readonly string[],
  callsPerUser: number,
): Promise<CallIdsByUser> {
  await db.execute(sql`drop index if exists calls_one_live`)
  const calls = new Map(
    userIds.map((id) => [id, Array.from({ length: callsPerUser }, () => randomUUID())]),
  )
  for (const [userId, ids] of calls)
    await db.execute(sql`
      insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
        reserved_seconds, has_memory_consent, started_at)
      select id, ${userId}, 'clara', 'Clara', 1, 'closing', 'bench', 3600, true, now()
      from unnest(${sql.param(ids)}::uuid[]) as id`)
  return calls
}

/** Counts the accounts that were not charged exactly two minutes per call. */
async function countWrongBalances(db: Database) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from user_profiles
    where minutes_left <> 999999 - 2 * (select count(*) from calls where user_id = user_profiles.id)`)
  return rows[0]?.count ?? Number.NaN
}
