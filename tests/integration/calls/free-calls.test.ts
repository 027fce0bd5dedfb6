import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors } from '../../../domain/receipt'
import { loadCallFacts } from '../../../server/features/calls/live/load-call-facts'
import { systemClock } from '../../../server/platform/clock'
import type { Clock } from '../../../voice/ports/clock'
import {
  dailyFreeTime,
  maxForgivenAudioMs,
  minFreeTime,
} from '../../../voice/session/metering/free-time'
import { createFakeDialogue } from '../../../voice/testing/fake-dialogue'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import {
  addCompanion,
  connectCallClient,
  createCallResumeUrl,
  reserveCall,
} from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

/** Calls run five times as fast, so that a client without activity is disconnected after 2 s at most. */
const speed = 5
const fastClock: Clock = {
  ...systemClock,
  monotonicMs: () => systemClock.monotonicMs() * speed,
  schedule: (delayMs, action) => systemClock.schedule(delayMs / speed, action),
}

const longAnswer = Array.from(
  { length: 20 },
  () => 'Il était une fois une longue histoire du soir.',
)

const connectWithoutPongs = (url: string) => connectCallClient(url, undefined, { autoPong: false })

describe('a client that tries to call for free', () => {
  let product: TestProduct

  beforeAll(async () => {
    product = await startProduct({
      voice: {
        clock: fastClock,
        textToSpeech: createFakeTextToSpeech(fastClock),
        createDialogue: () =>
          createFakeDialogue(({ kind }) => (kind === 'typed' ? longAnswer : ['Bonjour.'])),
      },
    })
    await addCompanion(product)
  })
  afterAll(() => product.close())

  test('gets less forgiven audio that day after a lost connection, even when it never resumes', async () => {
    const user = await product.signUp('leaver')
    const reservation = await reserveCall(product, user)
    const client = connectWithoutPongs(reservation.webCallUrl)
    await client.waitFor('response.done')
    client.sendText('Continue')
    expect(await client.closed).toBe(1006)
    const readCall = async () =>
      (await product.pool.query('select state, pauses from calls where id = $1', [reservation.id]))
        .rows[0]
    await expect.poll(async () => (await readCall()).state).toBe('settled')
    const lossPause = (await readCall()).pauses.find(
      ({ reason }: { reason: string }) => reason === 'link-lost',
    )
    expect(lossPause.forgivenMs).toBeGreaterThan(0)

    const nextCall = await reserveCall(product, user)
    await product.pool.query('update calls set started_at = now() where id = $1', [nextCall.id])
    const { freeTime } = await loadCallFacts(product.database, nextCall.id)
    expect(freeTime.forgivenAudioMs).toBe(dailyFreeTime.forgivenAudioMs - lossPause.forgivenMs)
  })

  test('is billed even if it answers no pings and claims after each resume that it heard nothing', async () => {
    const reservation = await reserveCall(product, await product.signUp('silent'))
    let client = connectWithoutPongs(reservation.webCallUrl)
    let { resumeToken } = reservation
    await client.waitFor('response.done')
    const receivedFrames = new Set<number>()
    let lossCount = 0
    // Each loss can leave two seconds unbilled: one second of audio that was received but not played, and one second
    // of audio that was sent again and skipped.
    const computeMinBillableMs = () =>
      receivedFrames.size * 20 - maxForgivenAudioMs - lossCount * 2_000
    // How much audio arrives before the loss is noticed depends on how busy the machine is.
    while (computeMinBillableMs() < 5_000) {
      client.sendText('Continue')
      expect(await client.closed).toBe(1006)
      for (const { frameNumber } of client.frames) receivedFrames.add(frameNumber)
      lossCount += 1
      client = connectWithoutPongs(createCallResumeUrl(product, reservation.id, resumeToken))
      resumeToken = (await client.waitFor('call.resumed')).resumeToken
    }
    const { receipt } = await client.hangUp()
    expect(receipt.billableMs).toBeGreaterThanOrEqual(computeMinBillableMs())
    expect(findReceiptErrors(receipt)).toEqual([])
  })

  test('can resume only four times with one token if it never confirms the next one', async () => {
    const reservation = await reserveCall(product, await product.signUp('replayer'))
    await connectWithoutPongs(reservation.webCallUrl).waitFor('session.created')
    const url = createCallResumeUrl(product, reservation.id, reservation.resumeToken)
    for (let uses = 0; uses < 4; uses += 1) await connectWithoutPongs(url).waitFor('call.resumed')
    expect(await connectWithoutPongs(url).refusalCode).toBe(401)
  })

  describe('the free time of a user for crises, provider failures and lost links', () => {
    /**
     * Stores a settled call of the user with these pauses, and with a lost link for which a quarter of `faultMs` was
     * forgiven. `startedAt` is an SQL expression.
     */
    async function addCall(
      user: TestUser,
      {
        startedAt = 'now()',
        crisisMs = 0,
        faultMs,
        stalledMs,
      }: { startedAt?: string; crisisMs?: number; faultMs: number; stalledMs?: number },
    ) {
      const pauses = [
        { reason: 'crisis', ms: crisisMs },
        { reason: 'provider-fault', ms: faultMs, stalledMs },
        { reason: 'link-lost', ms: 2 * faultMs, forgivenMs: faultMs / 4 },
      ]
      await product.pool.query(
        `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
           reserved_seconds, has_memory_consent, pauses, started_at)
         values ($1, $2, 'clara-test', 'Clara', 1, 'settled', 'test', 60, false, $3, ${startedAt})`,
        [randomUUID(), user.id, JSON.stringify(pauses)],
      )
    }

    async function readFreeTime(user: TestUser) {
      const { id } = await reserveCall(product, user)
      await product.pool.query('update calls set started_at = now() where id = $1', [id])
      return (await loadCallFacts(product.database, id)).freeTime
    }

    test('is the daily limit minus what the other calls of the day have used', async () => {
      const user = await product.signUp('crisis')
      await addCall(user, { crisisMs: 8 * 60_000, faultMs: 60_000 })
      await addCall(user, { crisisMs: 2 * 60_000, faultMs: 0 })
      await addCall(user, {
        startedAt: "now() - interval '2 days'",
        crisisMs: 20 * 60_000,
        faultMs: 60_000,
      })
      expect(await readFreeTime(user)).toEqual({
        crisisMs: dailyFreeTime.crisisMs - 10 * 60_000,
        providerFaultMs: dailyFreeTime.providerFaultMs - 60_000,
        forgivenAudioMs: dailyFreeTime.forgivenAudioMs - 15_000,
      })
      expect(await readFreeTime(await product.signUp('other'))).toEqual(dailyFreeTime)
    })

    test('is not reduced by the time for which the process was stalled', async () => {
      const user = await product.signUp('patient')
      await addCall(user, { faultMs: 10 * 60_000, stalledMs: 9 * 60_000 })
      const { providerFaultMs } = await readFreeTime(user)
      expect(providerFaultMs).toBe(dailyFreeTime.providerFaultMs - 60_000)
    })

    test('is the minimum per call once the daily limit is used up', async () => {
      const user = await product.signUp('daily')
      await addCall(user, { crisisMs: 3 * 3_600_000, faultMs: 3_600_000 })
      expect(await readFreeTime(user)).toEqual(minFreeTime)
    })
  })
})
