import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import { createSweep } from '../../server/features/calls/sweep-calls'
import { systemClock } from '../../server/platform/clock'
import type { Clock } from '../../voice/ports/clock'
import {
  addCompanion,
  askForCall,
  briefVoice,
  connectCaller,
  reserveCall,
  resumeAddress,
} from '../support/calls/call-client'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

/** Heartbeats and sweeps come a hundred times as often; speech stays as it is. */
const hurriedClock: Clock = {
  ...systemClock,
  schedule: (delayMs, action) =>
    systemClock.schedule(delayMs >= 5_000 ? delayMs / 100 : delayMs, action),
}

describe.each(engines)('a call whose process died, on %s', (engine) => {
  let product: TestProduct

  beforeAll(async () => {
    product = await startProduct({ engine, voice: { ...briefVoice(), clock: hurriedClock } })
    await addCompanion(product)
  })
  afterAll(() => product.close())

  /** As a process leaves it that was killed some time after its last heartbeat. */
  async function leaveCall(member: Member, silentSeconds: number) {
    const { id, resumeToken } = await reserveCall(product, member)
    await product.pool.query(
      `update calls set state = 'live', owner = $2, epoch = 2, ticket_hash = null,
         started_at = now() - interval '3 minutes',
         wall_ms = 95000, billable_ms = 90000, duration_ms = 91000,
         pauses = '[{"reason": "connecting", "ms": 5000}]',
         heartbeat_at = now() - make_interval(secs => $3)
       where id = $1`,
      [id, randomUUID(), silentSeconds],
    )
    return { id, resumeToken }
  }

  const outcomeOf = async (member: Member, callId: string) =>
    (await product.request(`/api/calls/${callId}`, { cookie: member.cookie })).body

  const isSettled = (body: unknown) =>
    typeof body === 'object' && body !== null && 'state' in body && body.state === 'settled'

  test('is settled once from its last heartbeat', async () => {
    const camille = await product.signUp('camille')
    const { id } = await leaveCall(camille, 60)
    await expect.poll(async () => isSettled(await outcomeOf(camille, id))).toBe(true)
    const outcome = await outcomeOf(camille, id)
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

  test('does not stand in the way of a new one, even before the sweep', async () => {
    const lou = await product.signUp('lou')
    await leaveCall(lou, 21)
    const next = await reserveCall(product, lou)
    // Two minutes of the five were used.
    expect(next.maxDurationSeconds).toBe(3 * 60)
  })

  test('brings its receipt to the caller who comes back', async () => {
    const noa = await product.signUp('noa')
    const { id, resumeToken } = await leaveCall(noa, 21)
    const caller = connectCaller(resumeAddress(product, id, resumeToken))
    const { receipt } = await caller.waitFor('call.ended')
    expect(findReceiptFaults(receipt)).toEqual([])
    expect(await caller.closed).toBe(1000)
  })

  test('that may still live elsewhere is neither settled nor replaced', async () => {
    const sam = await product.signUp('sam')
    const { id, resumeToken } = await leaveCall(sam, 0)
    expect(await askForCall(product, sam.cookie)).toMatchObject({ status: 409 })
    expect(await connectCaller(resumeAddress(product, id, resumeToken)).closed).toBe(1012)
    expect(await outcomeOf(sam, id)).toEqual({ state: 'live' })
    const next = await reserveCall(product, sam, { takeOver: true })
    expect(next.id).not.toBe(id)
    expect(await outcomeOf(sam, id)).toMatchObject({ state: 'settled', reason: 'ejected' })
  })

  test('was only reserved: the line is free again after its minute', async () => {
    const ana = await product.signUp('ana')
    const { id } = await reserveCall(product, ana)
    await product.pool.query(
      `update calls set ticket_expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    await expect.poll(() => outcomeOf(ana, id)).toEqual({ state: 'released' })
  })

  test('while this one runs, heartbeats keep its figures, and it stops when it is settled elsewhere', async () => {
    const eve = await product.signUp('eve')
    const { id, webCallUrl } = await reserveCall(product, eve, { memoryConsent: true })
    const caller = connectCaller(webCallUrl)
    await caller.waitUntilBilled()
    const kept = async () => {
      const { rows } = await product.pool.query<{ billable_ms: number; turns: string }>(
        `select billable_ms,
           (select count(*) from conversation_turns where call_id = calls.id) as turns
         from calls where id = $1`,
        [id],
      )
      return rows[0] !== undefined && rows[0].billable_ms > 0 && Number(rows[0].turns) > 0
    }
    await expect.poll(kept, { timeout: 5_000 }).toBe(true)
    await product.pool.query(
      `update calls set owner = $2, epoch = epoch + 1, heartbeat_at = now() - interval '1 minute'
       where id = $1`,
      [id, randomUUID()],
    )
    const { receipt } = await caller.waitFor('call.ended')
    expect(findReceiptFaults(receipt)).toEqual([])
    expect(await caller.closed).toBe(1000)
    const { rows } = await product.pool.query(
      `select minutes from minute_ledger where reason = 'call' and reference = $1`,
      [id],
    )
    expect(rows).toEqual([{ minutes: -1 }])
  })
})

describe('a sweep after the database stood still', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ voice: briefVoice() })
    await addCompanion(product)
  })
  afterAll(() => product.close())

  async function sweepOnce(livesHere: (callId: string) => boolean) {
    const sweep = createSweep({
      db: product.database,
      clock: systemClock,
      enqueueAnalyses: async () => {},
      isAlone: false,
      livesHere,
      onFault(error) {
        throw error
      },
    })
    await sweep.start()
    await sweep.stop()
  }

  test('leaves the calls of its own process alone', async () => {
    const leo = await product.signUp('leo')
    const { id } = await reserveCall(product, leo)
    await product.pool.query(
      `update calls set state = 'live', heartbeat_at = now() - interval '1 minute' where id = $1`,
      [id],
    )
    const stateOf = async () =>
      (await product.request(`/api/calls/${id}`, { cookie: leo.cookie })).body
    await sweepOnce((callId) => callId === id)
    expect(await stateOf()).toEqual({ state: 'live' })
    await sweepOnce(() => false)
    expect(await stateOf()).toEqual({ state: 'released' })
  })

  test('settles every dead call, however many there are', async () => {
    await product.pool.query(
      `with people as (
         insert into "user" (id, name, email)
         select gen_random_uuid(), 'mort', 'mort-' || n || '@exemple.test'
         from generate_series(1, 450) n returning id)
       insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, heartbeat_at)
       select gen_random_uuid(), id, 'clara-test', 'Clara', 1, 'live', 'gone', 60, false,
         now() - interval '1 minute'
       from people`,
    )
    await sweepOnce(() => false)
    const { rows } = await product.pool.query(`select 1 from calls where state = 'live'`)
    expect(rows).toEqual([])
  })
})
