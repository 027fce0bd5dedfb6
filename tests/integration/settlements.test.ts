import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { settleCalls } from '../../server/features/calls/settle-calls'
import { createSettleTogether } from '../../server/features/calls/settle-together'
import type { Settlement } from '../../server/features/calls/settlement'
import { moveMinutes } from '../../server/ledger/move-minutes'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/open-database'
import { createJobQueue, type JobQueue } from '../../server/platform/jobs/job-queue'
import { wireAnalyses } from '../../server/composition/wire-analyses'
import { createDatabase } from '../support/database/create-test-database'
import { engines } from '../support/product/start-product'

describe.each(engines)('calls that end at the same moment, on %s', (engine) => {
  let database: OpenDatabase
  let jobs: JobQueue
  let groups: number[]
  let settle: ReturnType<typeof createSettleTogether>

  beforeAll(async () => {
    database = await openDatabase(
      engine === 'PostgreSQL'
        ? { kind: 'server', url: await createDatabase(inject('postgresUrl')) }
        : { kind: 'embedded' },
    )
    jobs = createJobQueue({
      pool: database.pool,
      log: { warn() {}, error() {} },
      composeAlert: undefined,
    })
    await jobs.start()
    const { enqueue } = wireAnalyses(database.db, jobs)
    groups = []
    settle = createSettleTogether((settlements) => {
      groups.push(settlements.length)
      return settleCalls(database.db, enqueue, settlements)
    })
  }, 60_000)
  afterAll(async () => {
    await jobs?.stop()
    await database?.close()
  })

  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)

  /** Somebody with so many minutes, and a call of theirs that goes on. */
  async function startCall({ minutes = 5, hasMemoryConsent = true } = {}) {
    const [id, userId] = [randomUUID(), randomUUID()]
    await query('insert into "user" (id, name, email) values ($1, $2, $3)', [
      userId,
      'Camille',
      `${userId}@example.test`,
    ])
    await query(`insert into user_profiles (id, username) values ($1, 'Camille')`, [userId])
    const grant = {
      userId,
      minutes,
      reason: 'sign_up',
      reference: userId,
      actor: 'system',
    } as const
    await database.db.transaction((transaction) => moveMinutes(transaction, grant))
    await query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, started_at)
       values ($1, $2, 'clara', 'Clara', 1, 'live', 'test', 300, $3, now())`,
      [id, userId, hasMemoryConsent],
    )
    return { id, userId }
  }

  /** After ninety seconds, which are two minutes. */
  const ending = (callId: string, changes: Partial<Settlement['figures']> = {}): Settlement => ({
    callId,
    reason: 'hung-up',
    figures: { wallMs: 90_000, billableMs: 90_000, durationMs: 90_000, pauses: [], ...changes },
    turns: [{ position: 0, speaker: 'caller', text: 'Bonsoir\0 !', heardMs: 900, atMs: 0 }],
  })

  async function stateOf({ id, userId }: { id: string; userId: string }) {
    const { rows } = await query(
      `select calls.state, minutes_left as balance,
         (select sum(minutes)::int from minute_ledger where user_id = $2) as explained,
         (select count(*)::int from conversations where id = $1) as conversations,
         (select count(*)::int from conversation_turns where call_id = $1) as turns,
         (select count(*)::int from pgboss.job where name = 'analyse-conversation'
            and data->>'conversationId' = $1::text) as analyses
       from calls join user_profiles on user_profiles.id = calls.user_id where calls.id = $1`,
      [id, userId],
    )
    return rows[0]
  }

  const saved = { conversations: 1, turns: 1, analyses: 1 }
  const nothing = { conversations: 0, turns: 0, analyses: 0 }

  test('are settled together, each as if it were alone', async () => {
    const [first, usual, poor, silent, private_, erased] = [
      await startCall(),
      await startCall(),
      await startCall({ minutes: 1 }),
      await startCall(),
      await startCall({ hasMemoryConsent: false }),
      await startCall(),
    ]
    await query('delete from "user" where id = $1', [erased.userId])
    groups.length = 0
    const answers = await Promise.all([
      settle(ending(first.id)),
      settle(ending(usual.id)),
      settle(ending(poor.id)),
      settle(
        ending(silent.id, {
          wallMs: 4_000,
          billableMs: 0,
          durationMs: 0,
          pauses: [{ reason: 'connecting', ms: 4_000 }],
        }),
      ),
      settle(ending(private_.id)),
      settle(ending(erased.id)),
    ])
    expect(groups).toEqual([1, 5])
    expect(answers.map((answer) => answer?.receipt.balanceAfter)).toEqual([
      3,
      3,
      0,
      5,
      3,
      undefined,
    ])
    const two = { balance: 3, explained: 3, state: 'settled' }
    expect(await stateOf(first)).toEqual({ ...saved, ...two })
    expect(await stateOf(usual)).toEqual({ ...saved, ...two })
    expect(await stateOf(poor)).toEqual({ ...saved, ...two, balance: 0, explained: 0 })
    expect(await stateOf(silent)).toEqual({
      ...nothing,
      state: 'released',
      balance: 5,
      explained: 5,
    })
    expect(await stateOf(private_)).toEqual({ ...saved, ...two, analyses: 0 })
  })

  test('and one that cannot be settled fails alone; nothing of it has happened', async () => {
    const calls = [await startCall(), await startCall(), await startCall(), await startCall()]
    const [first, usual, wrong, other] = calls.map(({ id }) => id) as [string, ...string[]]
    groups.length = 0
    const outcomes = await Promise.allSettled([
      settle(ending(first)),
      settle(ending(usual ?? '')),
      // More was billed than was lived through: the receipt does not add up.
      settle(ending(wrong ?? '', { wallMs: 1_000 })),
      settle(ending(other ?? '')),
    ])
    expect(groups).toEqual([1, 3, 1, 1, 1])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    const states = await Promise.all(calls.map(stateOf))
    const settled = { ...saved, state: 'settled', balance: 3, explained: 3 }
    const untouched = { ...nothing, state: 'live', balance: 5, explained: 5 }
    expect(states).toEqual([settled, settled, untouched, settled])
  })

  test('and one that is ended twice is charged once, with the same receipt', async () => {
    const call = await startCall()
    const another = await startCall()
    const [, one, two] = await Promise.all([
      settle(ending(another.id)),
      settle(ending(call.id)),
      settle(ending(call.id, { wallMs: 200_000, billableMs: 200_000 })),
    ])
    expect(one).toEqual(two)
    expect(await stateOf(call)).toMatchObject({ ...saved, balance: 3, explained: 3 })
  })

  test('and their analyses are tried again as often as any', async () => {
    const { id } = await startCall()
    await settle(ending(id))
    await jobs.enqueue(
      null,
      'analyse-conversation',
      { conversationId: 'alone' },
      { delaySeconds: 5 },
    )
    const { rows } = await query(
      `select retry_limit, retry_delay, retry_backoff, expire_in::text, policy,
         (start_after - created_on)::text as delay, (keep_until - start_after)::text as kept
       from pgboss.job where data->>'conversationId' in ($1, 'alone')`,
      [id],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
  })
})
