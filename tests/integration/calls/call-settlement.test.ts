import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireAnalysis } from '../../../server/composition/wire-analysis'
import { saveTurns } from '../../../server/features/calls/live/save-heartbeats'
import { createSettlementBatcher } from '../../../server/features/calls/settlement/create-settlement-batcher'
import { settleCalls } from '../../../server/features/calls/settlement/settle-calls'
import type { Settlement } from '../../../server/features/calls/settlement/settlement'
import { createHistoryRepository } from '../../../server/features/history/history-repository'
import { recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import type { OpenDatabase } from '../../../server/platform/database/open-database'
import { createJobQueue, type JobQueue } from '../../../server/platform/jobs/job-queue'
import { engines } from '../../support/database/engines'
import { openTestDatabase } from '../../support/database/template-database'

describe.each(engines)('settling calls that end at the same moment, on %s', (engine) => {
  let database: OpenDatabase
  let jobs: JobQueue
  let batchSizes: number[]
  let settle: ReturnType<typeof createSettlementBatcher>

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    jobs = createJobQueue({
      pool: database.pool,
      isOnlyProcess: false,
      log: { warn() {}, error() {} },
      composeAlert: undefined,
    })
    await jobs.start()
    const { enqueue } = wireAnalysis(database.db, jobs)
    batchSizes = []
    settle = createSettlementBatcher((settlements) => {
      batchSizes.push(settlements.length)
      return settleCalls(database.db, enqueue, settlements)
    })
  }, 60_000)
  afterAll(async () => {
    await jobs?.stop()
    await database?.close()
  })

  const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)

  /** Creates a user with a balance and a live call. */
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
    await database.db.transaction((transaction) => recordLedgerEntry(transaction, grant))
    await query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, started_at)
       values ($1, $2, 'clara', 'Clara', 1, 'live', 'test', 300, $3, now())`,
      [id, userId, hasMemoryConsent],
    )
    return { id, userId }
  }

  /**
   * Returns the settlement of a call of ninety seconds, which costs two minutes. Its text contains a NUL character,
   * which PostgreSQL cannot store.
   */
  const createSettlement = (
    callId: string,
    changes: Partial<Settlement['figures']> = {},
  ): Settlement => ({
    callId,
    reason: 'hung-up',
    figures: { wallMs: 90_000, billableMs: 90_000, durationMs: 90_000, pauses: [], ...changes },
    turns: [{ position: 0, speaker: 'caller', text: 'Bonsoir\0 !', heardMs: 900, atMs: 0 }],
  })

  async function readState({ id, userId }: { id: string; userId: string }) {
    const { rows } = await query(
      `select calls.state, minutes_left as balance,
         (select sum(minutes)::int from minute_ledger where user_id = $2) as "ledgerSum",
         (select count(*)::int from conversations where id = $1) as conversations,
         (select count(*)::int from conversation_turns where call_id = $1) as turns,
         (select count(*)::int from pgboss.job where name = 'analyse-conversation'
            and data->>'conversationId' = $1::text) as analyses
       from calls join user_profiles on user_profiles.id = calls.user_id where calls.id = $1`,
      [id, userId],
    )
    return rows[0]
  }

  const savedRowCounts = { conversations: 1, turns: 1, analyses: 1 }
  const noRowCounts = { conversations: 0, turns: 0, analyses: 0 }

  test('stores the stalled time of a pause, which the receipt does not show', async () => {
    const call = await startCall()
    const shownPause = { reason: 'provider-fault', ms: 8_000 } as const
    const pauses = [{ ...shownPause, stalledMs: 6_000 }]
    const settlement = await settle(createSettlement(call.id, { wallMs: 98_000, pauses }))
    expect(settlement?.receipt.pauses).toEqual([shownPause])
    const { rows } = await query('select pauses from calls where id = $1', [call.id])
    expect(rows).toEqual([{ pauses }])
  })

  test('settles the calls that end during another settlement in one batch, each correctly', async () => {
    const [first, second, lowBalance, silent, withoutConsent, erased] = [
      await startCall(),
      await startCall(),
      await startCall({ minutes: 1 }),
      await startCall(),
      await startCall({ hasMemoryConsent: false }),
      await startCall(),
    ]
    await query('delete from "user" where id = $1', [erased.userId])
    batchSizes.length = 0
    const results = await Promise.all([
      settle(createSettlement(first.id)),
      settle(createSettlement(second.id)),
      settle(createSettlement(lowBalance.id)),
      settle(
        createSettlement(silent.id, {
          wallMs: 4_000,
          billableMs: 0,
          durationMs: 0,
          pauses: [{ reason: 'connecting', ms: 4_000 }],
        }),
      ),
      settle(createSettlement(withoutConsent.id)),
      settle(createSettlement(erased.id)),
    ])
    expect(batchSizes).toEqual([1, 5])
    expect(results.map((result) => result?.receipt.balanceAfter)).toEqual([
      3,
      3,
      0,
      5,
      3,
      undefined,
    ])
    const chargedState = { balance: 3, ledgerSum: 3, state: 'settled' }
    expect(await readState(first)).toEqual({ ...savedRowCounts, ...chargedState })
    expect(await readState(second)).toEqual({ ...savedRowCounts, ...chargedState })
    expect(await readState(lowBalance)).toEqual({
      ...savedRowCounts,
      ...chargedState,
      balance: 0,
      ledgerSum: 0,
    })
    expect(await readState(silent)).toEqual({
      ...noRowCounts,
      state: 'released',
      balance: 5,
      ledgerSum: 5,
    })
    expect(await readState(withoutConsent)).toEqual({
      ...noRowCounts,
      ...chargedState,
      conversations: 1,
    })
  })

  test('requests an analysis only of calls with turns, so that no page waits for a summary that never comes', async () => {
    const [withoutTurns, withStoredTurns] = [await startCall(), await startCall()]
    const { turns } = createSettlement(withStoredTurns.id)
    await saveTurns(database.db, 'test', [{ callId: withStoredTurns.id, turns }])
    for (const { id } of [withoutTurns, withStoredTurns])
      await settle({ ...createSettlement(id), turns: [] })
    const readCallId = async (id: string) => {
      const { rows } = await query('select vapi_call_id from conversations where id = $1', [id])
      return rows[0]?.vapi_call_id
    }

    expect(await readState(withoutTurns)).toMatchObject({ conversations: 1, analyses: 0 })
    expect(await readCallId(withoutTurns.id)).toBeNull()
    expect(await readState(withStoredTurns)).toMatchObject(savedRowCounts)
    expect(await readCallId(withStoredTurns.id)).toBe(withStoredTurns.id)
  })

  test('deletes the turns of a call that leaves no conversation, and stores none later', async () => {
    const call = await startCall()
    const settlement = createSettlement(call.id, {
      wallMs: 9_000,
      billableMs: 0,
      durationMs: 0,
      pauses: [{ reason: 'connecting', ms: 9_000 }],
    })
    const saveTurnsOfHeartbeat = () =>
      saveTurns(database.db, 'test', [{ callId: call.id, turns: settlement.turns }])
    await saveTurnsOfHeartbeat()
    expect(await readState(call)).toMatchObject({ turns: 1 })
    await settle(settlement)
    await saveTurnsOfHeartbeat()
    expect(await readState(call)).toMatchObject({ ...noRowCounts, state: 'released' })
  })

  test('stores no turns later when the user has deleted the conversation', async () => {
    const call = await startCall()
    const settlement = createSettlement(call.id)
    const saveTurnsOfHeartbeat = () =>
      saveTurns(database.db, 'test', [{ callId: call.id, turns: settlement.turns }])
    await settle({ ...settlement, turns: [] })
    await saveTurnsOfHeartbeat()
    expect(await readState(call)).toMatchObject({ turns: 1, state: 'settled' })
    await createHistoryRepository(database.db).delete(call.userId, call.id)
    await saveTurnsOfHeartbeat()
    expect(await readState(call)).toMatchObject({ conversations: 0, turns: 0, state: 'settled' })
  })

  test('settles the other calls when one fails, and leaves that one unchanged', async () => {
    const calls = [await startCall(), await startCall(), await startCall(), await startCall()]
    const [firstId, secondId, invalidId, otherId] = calls.map(({ id }) => id) as [
      string,
      ...string[],
    ]
    batchSizes.length = 0
    const outcomes = await Promise.allSettled([
      settle(createSettlement(firstId)),
      settle(createSettlement(secondId ?? '')),
      // The billed time exceeds the wall time, so the receipt is invalid.
      settle(createSettlement(invalidId ?? '', { wallMs: 1_000 })),
      settle(createSettlement(otherId ?? '')),
    ])
    expect(batchSizes).toEqual([1, 3, 1, 1, 1])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    const states = await Promise.all(calls.map(readState))
    const settledState = { ...savedRowCounts, state: 'settled', balance: 3, ledgerSum: 3 }
    const liveState = { ...noRowCounts, state: 'live', balance: 5, ledgerSum: 5 }
    expect(states).toEqual([settledState, settledState, liveState, settledState])
  })

  test('charges a call once and returns the same receipt when it is ended twice', async () => {
    const call = await startCall()
    const otherCall = await startCall()
    const [, firstResult, secondResult] = await Promise.all([
      settle(createSettlement(otherCall.id)),
      settle(createSettlement(call.id)),
      settle(createSettlement(call.id, { wallMs: 200_000, billableMs: 200_000 })),
    ])
    expect(firstResult).toEqual(secondResult)
    expect(await readState(call)).toMatchObject({ ...savedRowCounts, balance: 3, ledgerSum: 3 })
  })

  test('enqueues the analysis of a settled call with the same settings as a job that is enqueued alone', async () => {
    const { id } = await startCall()
    await settle(createSettlement(id))
    await jobs.enqueue(
      null,
      'analyse-conversation',
      { conversationId: 'alone' },
      { delaySeconds: 5 },
    )
    const { rows } = await query(
      `select retry_limit, retry_delay, retry_backoff, expire_in::text, policy,
         (start_after - created_on)::text as delay, (keep_until - start_after)::text as retention
       from pgboss.job where data->>'conversationId' in ($1, 'alone')`,
      [id],
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual(rows[1])
  })
})
