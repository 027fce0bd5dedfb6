import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { settleCalls } from '../../server/features/calls/settle-calls'
import { createSettleTogether } from '../../server/features/calls/settle-together'
import type { Settlement } from '../../server/features/calls/settlement'
import { findLedgerFaults } from '../../server/ledger/find-ledger-faults'
import {
  type Database,
  type DatabaseLocation,
  openDatabase,
} from '../../server/platform/database/open-database'
import { createJobQueue } from '../../server/platform/jobs/job-queue'
import { wireAnalyses } from '../../server/composition/wire-analyses'

const clients = 64
/** Of each client: its own account, as one person has one call at a time. */
const callsEach = 60
const warmUpEach = 5

/** Ends calls as fast as they come; answers how many a second, and how many balances are wrong. */
export async function measureSettlements(location: DatabaseLocation) {
  const database = await openDatabase(location)
  const log = { warn() {}, error: console.error }
  const jobs = createJobQueue({ pool: database.pool, log, composeAlert: undefined })
  try {
    await jobs.start()
    const { enqueue } = wireAnalyses(database.db, jobs)
    const settle = createSettleTogether((settlements) =>
      settleCalls(database.db, enqueue, settlements),
    )
    const people = await createPeople(database.db)
    await endCalls(settle, people, await createCalls(database.db, people, warmUpEach))
    const calls = await createCalls(database.db, people, callsEach)
    const startedAt = performance.now()
    await endCalls(settle, people, calls)
    const seconds = (performance.now() - startedAt) / 1_000
    const faults = (await findLedgerFaults(database.db)).length
    return {
      calls: clients * callsEach,
      perSecond: (clients * callsEach) / seconds,
      faults: faults + (await countWrong(database.db)),
    }
  } finally {
    await jobs.stop()
    await database.close()
  }
}

type Settle = ReturnType<typeof createSettleTogether>
type Calls = ReadonlyMap<string, readonly string[]>

/** Each client ends its calls one after the other. */
const endCalls = (settle: Settle, people: readonly string[], calls: Calls) =>
  Promise.all(
    people.map(async (userId) => {
      for (const callId of calls.get(userId) ?? []) await settle(endingOf(callId))
    }),
  )

/** Ninety seconds with four turns: two minutes, and words for the summary. */
function endingOf(callId: string): Settlement {
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

async function createPeople(db: Database) {
  const ids = Array.from({ length: clients }, () => randomUUID())
  const list = sql`unnest(${sql.param(ids)}::uuid[]) as id`
  await db.execute(
    sql`insert into "user" (id, name, email) select id, 'Camille', id || '@example.test' from ${list}`,
  )
  await db.execute(sql`
    insert into user_profiles (id, username, minutes_left) select id, 'Camille', 999999 from ${list}`)
  await db.execute(sql`
    insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
    select id, 999999, 'admin_grant', id, 999999, 'system' from ${list}`)
  return ids
}

/** One live call an account is allowed: these wait as closing ones of accounts that have several. */
async function createCalls(db: Database, people: readonly string[], each: number): Promise<Calls> {
  await db.execute(sql`drop index if exists calls_one_live`)
  const calls = new Map(people.map((id) => [id, Array.from({ length: each }, () => randomUUID())]))
  for (const [userId, ids] of calls)
    await db.execute(sql`
      insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
        reserved_seconds, has_memory_consent, started_at)
      select id, ${userId}, 'clara', 'Clara', 1, 'closing', 'bench', 3600, true, now()
      from unnest(${sql.param(ids)}::uuid[]) as id`)
  return calls
}

/** Each call took two minutes, once. */
async function countWrong(db: Database) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from user_profiles
    where minutes_left <> 999999 - 2 * (select count(*) from calls where user_id = user_profiles.id)`)
  return rows[0]?.count ?? Number.NaN
}
