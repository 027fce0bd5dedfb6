import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type HostedCallHarness,
  startHostedCallHarness,
} from '../../support/calls/hosted-call-harness'
import { lengthenRateLimits } from '../../support/product/rate-limit-windows'
import type { TestUser } from '../../support/product/start-product'

describe('a hosted call whose caller may be in danger', () => {
  let harness: HostedCallHarness
  let emulator: HostedCallHarness['emulator']
  let product: HostedCallHarness['product']
  let startCall: HostedCallHarness['startCall']
  let readOutcome: HostedCallHarness['readOutcome']
  let waitForState: HostedCallHarness['waitForState']
  let ageHeartbeat: HostedCallHarness['ageHeartbeat']

  beforeAll(async () => {
    harness = await startHostedCallHarness()
    ;({ emulator, product, startCall, readOutcome, waitForState, ageHeartbeat } = harness)
  })
  afterEach(() => harness.reset())
  afterAll(() => harness?.close())

  const say = (user: TestUser, callId: string, text: string, isPartial = false) =>
    product.request(`/api/calls/${callId}/words`, {
      body: { text, isPartial },
      cookie: user.cookie,
    })

  test('offers help, and stops billing', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    expect(await say(camille, id, 'J’ai passé une bonne journée.')).toMatchObject({
      body: { help: 'none' },
    })
    expect(await say(camille, id, 'J’ai envie de mourir, je vais me tuer ce soir.')).toMatchObject({
      body: { help: 'crisis' },
    })
    // The assistant is instructed to leave its role, and tells the caller the number of a helpline.
    const listControls = () => emulator.find(serviceId)?.controls ?? []
    await expect.poll(() => listControls().map(({ type }) => type)).toEqual(['add-message', 'say'])
    expect(listControls()[1]?.content).toMatch(/3114|\b15\b/)
    // Simulates that the ticket was used four minutes ago, and that the crisis began two minutes ago, 30 s after the
    // caller joined the room.
    await product.pool.query(
      `update calls set started_at = now() - interval '4 minutes',
         crisis_since = now() - interval '2 minutes' where id = $1 and crisis_since is not null`,
      [id],
    )
    await emulator.join(serviceId, 150)
    await emulator.leave(serviceId)
    await waitForState(camille, id, 'settled')
    const { receipt } = await readOutcome(camille, id)
    expect(receipt).toMatchObject({ chargedMinutes: 1, balanceAfter: 4 })
    expect(receipt?.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
  })

  test('offers help once, before the utterance ends', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    const sayUtterance = async (text: string, { isPartial }: { isPartial: boolean }) =>
      ((await say(camille, id, text, isPartial)).body as { help: string }).help
    expect(await sayUtterance('Bonsoir, je voulais', { isPartial: true })).toBe('none')
    expect(
      await sayUtterance('Bonsoir, je voulais dire que je vais me tuer ce soir', {
        isPartial: true,
      }),
    ).toBe('crisis')
    const listControls = () => emulator.find(serviceId)?.controls ?? []
    await expect.poll(() => listControls().map(({ type }) => type)).toEqual(['add-message', 'say'])
    for (const isPartial of [true, false])
      expect(
        await sayUtterance('Bonsoir, je voulais dire que je vais me tuer ce soir, voilà.', {
          isPartial,
        }),
      ).toBe('crisis')
    expect(listControls()).toHaveLength(2)
    // The next utterance is treated as an answer to the offer of help.
    expect(
      await sayUtterance('Non, je plaisantais, je ne vais pas me tuer, tout va bien.', {
        isPartial: false,
      }),
    ).toBe('none')
  })

  test('bills again when the caller says that there is no danger', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    await say(camille, id, 'J’ai envie de mourir, je vais me tuer ce soir.')
    expect(
      await say(camille, id, 'Non, je plaisantais, je ne vais pas me tuer, tout va bien.'),
    ).toMatchObject({ body: { help: 'none' } })
    // Simulates that the ticket was used four minutes ago. A crisis that had not ended would now have begun two minutes
    // ago, 30 s after the caller joined the room.
    await product.pool.query(
      `update calls set started_at = now() - interval '4 minutes',
         crisis_since = crisis_since - interval '2 minutes' where id = $1`,
      [id],
    )
    await emulator.join(serviceId, 150)
    await emulator.leave(serviceId)
    await waitForState(camille, id, 'settled')
    const { receipt } = await readOutcome(camille, id)
    expect(receipt?.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
    // Only one minute would be charged if the crisis had lasted until the end.
    expect(receipt?.chargedMinutes).toBe(3)
  })

  test('ends when the caller says that they are a minor', async () => {
    const camille = await product.signUp('camille')
    const { id } = await startCall(camille)
    expect(await say(camille, id, 'J’ai quinze ans.')).toMatchObject({ body: { help: 'closed' } })
    await waitForState(camille, id, 'settled')
    expect(await readOutcome(camille, id)).toMatchObject({ reason: 'ejected' })
  })

  test('counts as a crisis when only the final report mentions the danger', async () => {
    emulator.behaviour.messages = [
      { role: 'user', message: 'Bonsoir.', secondsFromStart: 2 },
      { role: 'user', message: 'Je vais me tuer ce soir.', secondsFromStart: 30 },
    ]
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille, { memoryConsent: true })
    await emulator.leave(serviceId)
    await waitForState(camille, id, 'settled')
    const { receipt } = await readOutcome(camille, id)
    expect(receipt).toMatchObject({ chargedMinutes: 1 })
    expect(receipt?.pauses).toContainEqual({ reason: 'crisis', ms: expect.any(Number) })
    const { body } = await product.request(`/api/conversations/${id}`, { cookie: camille.cookie })
    expect(body).toMatchObject({ successScore: null })
  })

  test('ends when the free time for crises is used up', async () => {
    const camille = await product.signUp('camille')
    const { id } = await startCall(camille)
    await say(camille, id, 'J’ai envie de mourir, je vais me tuer ce soir.')
    await product.pool.query(
      `update calls set crisis_since = now() - interval '31 minutes' where id = $1`,
      [id],
    )
    await ageHeartbeat(id)
    await waitForState(camille, id, 'settled')
    expect(await readOutcome(camille, id)).toMatchObject({ reason: 'time-limit' })
  })

  test('accepts words from its own user only, at most 120 times a minute, and stores none of them', async () => {
    const [camille, lou] = [await product.signUp('camille'), await product.signUp('lou')]
    const { id } = await startCall(camille)
    await lengthenRateLimits(product)
    expect(await say(lou, id, 'Je vais me tuer.')).toMatchObject({ status: 404 })
    const words = 'Une phrase que personne ne garde'
    expect(await sendInGroups(120, () => say(camille, id, words))).toEqual(new Set([200]))
    expect(await say(camille, id, words)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
    // A longer text takes more computing time, so each of the following texts counts as four requests.
    const louise = await product.signUp('louise')
    const callWithLongTexts = await startCall(louise)
    const longText = 'je '.repeat(1_333)
    expect(await sendInGroups(30, () => say(louise, callWithLongTexts.id, longText))).toEqual(
      new Set([200]),
    )
    expect(await say(louise, callWithLongTexts.id, 'Bonsoir.')).toMatchObject({ status: 429 })
    const { rows } = await product.pool.query(
      `select text from conversation_turns where text like '%que personne ne garde%'`,
    )
    expect(rows).toEqual([])
  })
})

/**
 * Sends this many requests, ten at a time, because on a busy machine further requests would time out while they wait
 * for a database connection. Returns the distinct statuses of the responses.
 */
async function sendInGroups(count: number, send: () => Promise<{ status: number }>) {
  const statuses = new Set<number>()
  for (let sentCount = 0; sentCount < count; sentCount += 10)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, send)))
      statuses.add(status)
  return statuses
}
