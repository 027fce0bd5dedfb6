import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors } from '../../../domain/receipt'
import { createSweep } from '../../../server/features/calls/settlement/sweep-calls'
import { systemClock } from '../../../server/platform/clock'
import type { Clock } from '../../../voice/ports/clock'
import {
  addCompanion,
  connectCallClient,
  createCallResumeUrl,
  createFastVoice,
  requestCall,
  reserveCall,
} from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

/**
 * Makes sweeps (every 30 s) a hundred times and heartbeats (every 5 s) ten times as frequent. Shorter intervals, such as
 * those of speech and of the pings that check whether a client is still active, do not change.
 */
const fastClock: Clock = {
  ...systemClock,
  schedule: (delayMs, action) => systemClock.schedule(shortenInterval(delayMs), action),
}

function shortenInterval(delayMs: number) {
  if (delayMs >= 30_000) return delayMs / 100
  return delayMs >= 5_000 ? delayMs / 10 : delayMs
}

describe.each(engines)('a call whose process may be gone, on %s', (engine) => {
  let product: TestProduct

  beforeAll(async () => {
    product = await startProduct({ engine, voice: { ...createFastVoice(), clock: fastClock } })
    await addCompanion(product)
  })
  afterAll(() => product.close())

  /** Creates a live call of a process that no longer exists; its last heartbeat is this many seconds old. */
  async function createAbandonedCall(user: TestUser, heartbeatAgeSeconds: number) {
    const { id, resumeToken } = await reserveCall(product, user)
    await product.pool.query(
      `update calls set state = 'live', owner = $2, epoch = 2, ticket_hash = null,
         started_at = now() - interval '3 minutes',
         wall_ms = 95000, billable_ms = 90000, duration_ms = 91000,
         pauses = '[{"reason": "connecting", "ms": 5000}]',
         heartbeat_at = now() - make_interval(secs => $3)
       where id = $1`,
      [id, randomUUID(), heartbeatAgeSeconds],
    )
    return { id, resumeToken }
  }

  const readOutcome = async (user: TestUser, callId: string) =>
    (await product.request(`/api/calls/${callId}`, { cookie: user.cookie })).body

  const isSettled = (body: unknown) =>
    typeof body === 'object' && body !== null && 'state' in body && body.state === 'settled'

  test('is settled exactly once, with the figures of its last heartbeat', async () => {
    const camille = await product.signUp('camille')
    const { id } = await createAbandonedCall(camille, 60)
    await expect.poll(async () => isSettled(await readOutcome(camille, id))).toBe(true)
    const outcome = await readOutcome(camille, id)
    expect(outcome).toMatchObject({
      reason: 'server-stopping',
      receipt: { billableMs: 90_000, chargedMinutes: 2, balanceBefore: 5, balanceAfter: 3 },
    })
    const { rows } = await product.pool.query(
      `select minutes from minute_ledger where reason = 'call' and reference = $1`,
      [id],
    )
    expect(rows).toEqual([{ minutes: -2 }])
    const { body } = await product.request('/api/conversations', { cookie: camille.cookie })
    expect(body).toMatchObject([{ id, durationSeconds: 91, chargedMinutes: 2 }])
  })

  test('does not block a new call, even before the sweep', async () => {
    const lou = await product.signUp('lou')
    await createAbandonedCall(lou, 21)
    const nextCall = await reserveCall(product, lou)
    // Two of the five minutes were used.
    expect(nextCall.maxDurationSeconds).toBe(3 * 60)
  })

  test('sends its receipt when the caller resumes', async () => {
    const noa = await product.signUp('noa')
    const { id, resumeToken } = await createAbandonedCall(noa, 21)
    const client = connectCallClient(createCallResumeUrl(product, id, resumeToken))
    const { receipt } = await client.waitFor('call.ended')
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(await client.closed).toBe(1000)
  })

  test('is neither settled nor resumed while another process may still run it, but the user can take over', async () => {
    const sam = await product.signUp('sam')
    const { id, resumeToken } = await createAbandonedCall(sam, 0)
    expect(await requestCall(product, sam.cookie)).toMatchObject({ status: 409 })
    expect(await connectCallClient(createCallResumeUrl(product, id, resumeToken)).closed).toBe(1012)
    expect(await readOutcome(sam, id)).toEqual({ state: 'live' })
    const nextCall = await reserveCall(product, sam, { takeOver: true })
    expect(nextCall.id).not.toBe(id)
    expect(await readOutcome(sam, id)).toMatchObject({ state: 'settled', reason: 'ejected' })
  })

  test('is released when its ticket expires before the call is connected', async () => {
    const ana = await product.signUp('ana')
    const { id } = await reserveCall(product, ana)
    await product.pool.query(
      `update calls set ticket_expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await expect.poll(() => readOutcome(ana, id)).toEqual({ state: 'released' })
  })

  test('saves its figures at heartbeats, and ends when another process takes over', async () => {
    const eve = await product.signUp('eve')
    const { id, webCallUrl } = await reserveCall(product, eve, { memoryConsent: true })
    const client = connectCallClient(webCallUrl)
    await client.waitUntilBilled()
    const areFiguresSaved = async () => {
      const { rows } = await product.pool.query<{ billable_ms: number; turns: string }>(
        `select billable_ms,
           (select count(*) from conversation_turns where call_id = calls.id) as turns
         from calls where id = $1`,
        [id],
      )
      return rows[0] !== undefined && rows[0].billable_ms > 0 && Number(rows[0].turns) > 0
    }
    await expect.poll(areFiguresSaved).toBe(true)
    await product.pool.query(
      `update calls set owner = $2, epoch = epoch + 1, heartbeat_at = now() - interval '1 minute'
       where id = $1`,
      [id, randomUUID()],
    )
    const { receipt } = await client.waitFor('call.ended')
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(await client.closed).toBe(1000)
    const { rows } = await product.pool.query(
      `select minutes from minute_ledger where reason = 'call' and reference = $1`,
      [id],
    )
    expect(rows).toEqual([{ minutes: -1 }])
  })
})

describe('a sweep', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ voice: createFastVoice() })
    await addCompanion(product)
  })
  afterAll(() => product.close())

  async function sweepOnce(isRunningHere: (callId: string) => boolean) {
    const sweep = createSweep({
      db: product.database,
      clock: systemClock,
      enqueueAnalyses: async () => {},
      isOnlyProcess: false,
      isRunningHere,
      onError(error) {
        throw error
      },
    })
    await sweep.start()
    await sweep.stop()
  }

  test('ignores a call of its own process whose heartbeat is old, as after a database outage', async () => {
    const leo = await product.signUp('leo')
    const { id } = await reserveCall(product, leo)
    await product.pool.query(
      `update calls set state = 'live', heartbeat_at = now() - interval '1 minute' where id = $1`,
      [id],
    )
    const readState = async () =>
      (await product.request(`/api/calls/${id}`, { cookie: leo.cookie })).body
    await sweepOnce((callId) => callId === id)
    expect(await readState()).toEqual({ state: 'live' })
    await sweepOnce(() => false)
    expect(await readState()).toEqual({ state: 'released' })
  })

  test('settles all abandoned calls, even if they need more than one batch', async () => {
    await product.pool.query(
      `with users as (
         insert into "user" (id, name, email)
         select gen_random_uuid(), 'mort', 'mort-' || n || '@exemple.test'
         from generate_series(1, 450) n returning id)
       insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, heartbeat_at)
       select gen_random_uuid(), id, 'clara-test', 'Clara', 1, 'live', 'gone', 60, false,
         now() - interval '1 minute'
       from users`,
    )
    await sweepOnce(() => false)
    const { rows } = await product.pool.query(`select 1 from calls where state = 'live'`)
    expect(rows).toEqual([])
  })
})
