import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Me } from '../../../contract/account/me'
import { findReceiptErrors } from '../../../domain/receipt'
import { loadCallFacts } from '../../../server/features/calls/live/load-call-facts'
import { spendMinutes } from '../../support/billing/spend-minutes'
import {
  addCompanion,
  claraAssistantId,
  connectCallClient,
  createFastVoice,
  requestCall,
  reserveCall,
  silentCompanion,
} from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { lengthenRateLimits } from '../../support/product/rate-limit-windows'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe.each(engines)('a call, on %s', (engine) => {
  let product: TestProduct
  let camille: TestUser

  beforeAll(async () => {
    product = await startProduct({ engine, voice: createFastVoice() })
    await addCompanion(product)
    await addCompanion(product, { id: 'hosted', assistantId: 'hosted-7' })
    await addCompanion(product, { id: 'not-callable', assistantId: ' ' })
    camille = await product.signUp('camille')
  })
  afterAll(() => product.close())

  const findRow = async <Row>(text: string, values: unknown[]) => {
    const { rows } = await product.pool.query<Row & Record<string, unknown>>(text, values)
    return rows[0] as Row | undefined
  }

  const startBilledCall = async (user: TestUser, body: Record<string, unknown> = {}) => {
    const reservation = await reserveCall(product, user, body)
    const client = connectCallClient(reservation.webCallUrl, product.origin)
    await client.waitUntilBilled()
    return { reservation, client }
  }

  test('stores the hosts that the caller allows to receive the conversation, none by default', async () => {
    const margot = await product.signUp('margot')
    const readSharedWith = async (body: Record<string, unknown>) => {
      const { reservation, client } = await startBilledCall(margot, body)
      const { sharedWith } = await loadCallFacts(product.database, reservation.id)
      await client.hangUp()
      return sharedWith
    }
    expect(await readSharedWith({ sharedWith: ['api.example'] })).toEqual(['api.example'])
    expect(await readSharedWith({})).toEqual([])
  })

  test('stores the time budget of the caller, and refuses one that is not offered', async () => {
    const lise = await product.signUp('lise')
    const { reservation, client } = await startBilledCall(lise, { timeBudgetMinutes: 20 })
    expect(await loadCallFacts(product.database, reservation.id)).toMatchObject({
      timeBudgetMinutes: 20,
    })
    await client.hangUp()
    expect((await requestCall(product, lise.cookie, { timeBudgetMinutes: 15 })).status).toBe(400)
  })

  test('is answered, ended, charged in whole minutes and stored', async () => {
    const { reservation, client } = await startBilledCall(camille, { memoryConsent: true })
    client.sendText('Je voudrais parler de ma journée.')
    await client.waitUntil(() =>
      client.events.find((event) => event.type === 'response.created' && event.response.number > 1),
    )
    const { reason, receipt } = await client.hangUp()

    expect(reservation).toMatchObject({ maxDurationSeconds: 300, agent: { name: 'Clara' } })
    expect(client.events[0]).toMatchObject({
      type: 'session.created',
      session: { id: reservation.id, agent: { name: 'Clara' }, synthetic: true },
    })
    expect(client.frames[0]).toMatchObject({ source: 'companion', frameNumber: 1 })
    expect(await client.closed).toBe(1000)

    expect(reason).toBe('hung-up')
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(receipt).toMatchObject({ chargedMinutes: 1, balanceBefore: 5, balanceAfter: 4 })
    expect(
      await findRow('select minutes_left from user_profiles where id = $1', [camille.id]),
    ).toEqual({ minutes_left: 4 })
    expect(
      await findRow('select minutes, balance_after from minute_ledger where reference = $1', [
        reservation.id,
      ]),
    ).toEqual({ minutes: -1, balance_after: 4 })

    const outcome = await product.request(`/api/calls/${reservation.id}`, {
      cookie: camille.cookie,
    })
    expect(outcome.body).toEqual({
      state: 'settled',
      reason,
      receipt,
      conversationId: reservation.id,
    })
    const detail = await product.request(`/api/conversations/${reservation.id}`, {
      cookie: camille.cookie,
    })
    expect(detail.body).toMatchObject({ id: reservation.id, agentName: 'Clara', receipt })
    expect(detail.body).toMatchObject({
      turns: expect.arrayContaining([
        expect.objectContaining({ speaker: 'caller', text: 'Je voudrais parler de ma journée.' }),
        expect.objectContaining({ speaker: 'companion', text: expect.stringContaining('Bonjour') }),
      ]),
    })
  })

  test('is released without a charge or a conversation when no audio of the companion was played', async () => {
    const dominique = await product.signUp('dominique')
    await addCompanion(product, silentCompanion)
    const { assistantId } = silentCompanion
    const reservation = await reserveCall(product, dominique, { assistantId })
    const client = connectCallClient(reservation.webCallUrl)
    await client.waitFor('session.created')
    const { receipt } = await client.hangUp()
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(receipt).toMatchObject({ billableMs: 0, chargedMinutes: 0, balanceAfter: 5 })
    const { cookie } = dominique
    const outcome = await product.request(`/api/calls/${reservation.id}`, { cookie })
    expect(outcome.body).toEqual({ state: 'released' })
    expect((await product.request('/api/conversations', { cookie })).body).toEqual([])
  })

  test('stores neither turns nor a summary without the consent of the caller', async () => {
    const lou = await product.signUp('lou')
    const { reservation, client } = await startBilledCall(lou, { memoryConsent: false })
    client.sendText('Un secret.')
    await client.hangUp()
    const storedTurns = await findRow<{ count: string }>(
      'select count(*) from conversation_turns where call_id = $1',
      [reservation.id],
    )
    expect(Number(storedTurns?.count)).toBe(0)
    const detail = await product.request(`/api/conversations/${reservation.id}`, {
      cookie: lou.cookie,
    })
    expect(detail.body).toMatchObject({ callId: null, summary: null, turns: null })
  })

  test('is settled even when unusual characters were typed', async () => {
    const kim = await product.signUp('kim')
    const { reservation, client } = await startBilledCall(kim, { memoryConsent: true })
    client.sendText('moitié \ud83d et rien \u0000 🎈')
    await client.waitUntil(() =>
      client.events.find((event) => event.type === 'response.created' && event.response.number > 1),
    )
    expect((await client.hangUp()).receipt.chargedMinutes).toBe(1)
    const { body } = await product.request(`/api/conversations/${reservation.id}`, {
      cookie: kim.cookie,
    })
    expect(body).toMatchObject({
      turns: expect.arrayContaining([
        expect.objectContaining({ speaker: 'caller', text: 'moitié \ufffd et rien  🎈' }),
      ]),
    })
  })

  test('reuses the memory consent of the last call', async () => {
    const noa = await product.signUp('noa')
    const readConsent = async (body: Record<string, unknown>) => {
      const { id } = await reserveCall(product, noa, { ...body, takeOver: true })
      const row = await findRow<{ has_memory_consent: boolean }>(
        'select has_memory_consent from calls where id = $1',
        [id],
      )
      return row?.has_memory_consent
    }
    expect(await readConsent({})).toBe(false)
    expect(await readConsent({ memoryConsent: true })).toBe(true)
    expect(await readConsent({})).toBe(true)
    expect(await readConsent({ memoryConsent: false })).toBe(false)
  })

  test('plays the AI disclosure only in the first call of the day', async () => {
    const ana = await product.signUp('ana')
    const isDisclosurePlayed = async () => {
      const { client } = await startBilledCall(ana)
      await client.hangUp()
      return client.events.some(
        (event) => event.type === 'call.meter' && event.pausedFor === 'ai-notice',
      )
    }
    expect(await isDisclosurePlayed()).toBe(true)
    expect(await isDisclosurePlayed()).toBe(false)
  })

  test('is refused during another call, which the user can end', async () => {
    const sam = await product.signUp('sam')
    const { reservation, client } = await startBilledCall(sam)
    const refusal = await requestCall(product, sam.cookie)
    expect(refusal).toMatchObject({
      status: 409,
      body: { code: 'CALL_ALREADY_LIVE', message: 'Un appel est déjà en cours' },
    })
    const secondCall = await reserveCall(product, sam, { takeOver: true })
    expect(await client.closed).toBe(1000)
    expect(client.events.at(-1)).toMatchObject({ type: 'call.ended', reason: 'ejected' })
    expect(secondCall.id).not.toBe(reservation.id)
    const secondClient = connectCallClient(secondCall.webCallUrl)
    await secondClient.waitFor('session.created')
    await secondClient.hangUp()
  })

  test('is reserved once for two concurrent requests', async () => {
    const eve = await product.signUp('eve')
    const responses = await Promise.all([1, 2].map(() => requestCall(product, eve.cookie)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is refused without a session before the body is validated', async () => {
    expect(await requestCall(product, '', { assistantId: 7 })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
  })

  test.each([
    [{ assistantId: '' }, 400, 'INPUT_INVALID'],
    [{ assistantId: 'amivoix:personne' }, 404, 'AGENT_NOT_FOUND'],
    [{ assistantId: 'hosted-7' }, 503, 'VOICE_UNAVAILABLE'],
    [{ assistantId: ' ' }, 409, 'AGENT_NOT_CALLABLE'],
  ])('is refused for the request %j with %i %s', async (body, status, code) => {
    const response = await requestCall(product, camille.cookie, body)
    expect(response).toMatchObject({ status, body: { code } })
  })

  test('is refused to requests from other machines in loopback mode', async () => {
    const response = await product.request('/api/call/web', {
      body: { assistantId: claraAssistantId },
      cookie: camille.cookie,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(response).toMatchObject({ status: 503, body: { code: 'VOICE_UNAVAILABLE' } })
  })

  test('ignores a balance sent by the client', async () => {
    const lea = await product.signUp('lea')
    const reservation = await reserveCall(product, lea, {
      assistantOverrides: { variableValues: { userName: 'Reine', userMinutesLeft: 999 } },
    })
    expect(reservation.maxDurationSeconds).toBe(300)
    await product.request(`/api/calls/${reservation.id}/release`, {
      body: { resumeToken: reservation.resumeToken },
      cookie: lea.cookie,
    })
  })

  test('is refused without minutes', async () => {
    const zoe = await product.signUp('zoe')
    await spendMinutes(product, zoe, 5)
    expect(await requestCall(product, zoe.cookie)).toMatchObject({
      status: 402,
      body: { code: 'NO_MINUTES_LEFT', message: "Vous n'avez plus de minutes disponibles" },
    })
  })

  test('charges at most the remaining minutes when the balance shrank during the call', async () => {
    const maxime = await product.signUp('max')
    const { client } = await startBilledCall(maxime)
    await spendMinutes(product, maxime, 5)
    const { receipt } = await client.hangUp()
    expect(receipt).toMatchObject({ chargedMinutes: 0, billableMs: 0, balanceAfter: 0 })
    expect(findReceiptErrors(receipt)).toEqual([])
  })

  test('can be requested at most ten times a minute', async () => {
    await lengthenRateLimits(product)
    const ida = await product.signUp('ida')
    for (let attempt = 0; attempt < 10; attempt += 1)
      await requestCall(product, ida.cookie, { assistantId: 'amivoix:personne' })
    expect(await requestCall(product, ida.cookie)).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    })
  })

  test('is visible only to its own user', async () => {
    const eli = await product.signUp('eli')
    const reservation = await reserveCall(product, eli)
    const otherUserResponse = await product.request(`/api/calls/${reservation.id}`, {
      cookie: camille.cookie,
    })
    expect(otherUserResponse).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    const ownResponse = await product.request(`/api/calls/${reservation.id}`, {
      cookie: eli.cookie,
    })
    expect(ownResponse.body).toEqual({ state: 'live' })
  })

  test('can be released before it connects, but only by its own user', async () => {
    const ava = await product.signUp('ava')
    const { id, webCallUrl } = await reserveCall(product, ava)
    const release = ({ cookie }: TestUser) =>
      product.request(`/api/calls/${id}/release`, { body: {}, cookie })
    expect(await release(camille)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    for (let times = 0; times < 2; times += 1)
      expect(await release(ava)).toMatchObject({ status: 200, body: {} })
    expect(await connectCallClient(webCallUrl).refusalCode).toBe(401)
    await reserveCall(product, ava)
  })

  test('cannot be released while it is live', async () => {
    const mia = await product.signUp('mia')
    const { reservation, client } = await startBilledCall(mia)
    await product.request(`/api/calls/${reservation.id}/release`, { body: {}, cookie: mia.cookie })
    expect((await client.hangUp()).receipt.chargedMinutes).toBe(1)
  })

  test('sets hasCalled of its user once it has started, not when it is reserved', async () => {
    const eve = await product.signUp('eve')
    const readHasCalled = async () => {
      const { body } = await product.request('/api/me', { cookie: eve.cookie })
      return (body as Me).hasCalled
    }
    expect(await readHasCalled()).toBe(false)
    const { id } = await reserveCall(product, eve)
    expect(await readHasCalled()).toBe(false)
    await product.pool.query('update calls set started_at = now() where id = $1', [id])
    expect(await readHasCalled()).toBe(true)
  })

  test('gives the companion past summaries only when the user consents to memory', async () => {
    const ben = await product.signUp('ben')
    await product.pool.query(
      `insert into conversations (user_id, agent_id, agent_name, duration, summary)
       values ($1, 'clara-test', 'Clara', 60, 'Un rendez-vous chez le médecin.')`,
      [ben.id],
    )
    const readPastSummaries = async ({ memoryConsent }: { memoryConsent: boolean }) => {
      const { id } = await reserveCall(product, ben, { memoryConsent, takeOver: true })
      await product.pool.query('update calls set started_at = now() where id = $1', [id])
      const { dialogue } = await loadCallFacts(product.database, id)
      return dialogue.caller.pastSummaries.map(({ summary }) => summary)
    }
    expect(await readPastSummaries({ memoryConsent: false })).toEqual([])
    expect(await readPastSummaries({ memoryConsent: true })).toEqual([
      'Un rendez-vous chez le médecin.',
    ])
  })
})

test('refuses a call with a retryable error when all lines are busy', async () => {
  const product = await startProduct({ voice: createFastVoice(), maxLiveCalls: 1 })
  await addCompanion(product)
  await reserveCall(product, await product.signUp('first'))
  const secondUser = await product.signUp('second')
  expect(await requestCall(product, secondUser.cookie)).toMatchObject({
    status: 503,
    body: {
      code: 'ALL_LINES_BUSY',
      message: 'Toutes les lignes sont occupées',
      retryable: true,
    },
  })
  await product.close()
})

test('lets a user whose own call uses the last line take it over', async () => {
  const product = await startProduct({ voice: createFastVoice(), maxLiveCalls: 1 })
  await addCompanion(product)
  const camille = await product.signUp('camille')
  await reserveCall(product, camille)
  expect(await requestCall(product, camille.cookie)).toMatchObject({
    status: 409,
    body: { code: 'CALL_ALREADY_LIVE' },
  })
  await reserveCall(product, camille, { takeOver: true })
  await product.close()
})

test('settles live calls and informs their clients when the server stops', async () => {
  const product = await startProduct({ voice: createFastVoice() })
  await addCompanion(product)
  const camille = await product.signUp('camille')
  const { webCallUrl } = await reserveCall(product, camille)
  const client = connectCallClient(webCallUrl)
  await client.waitUntilBilled()
  await product.close()
  expect(await client.closed).toBe(1000)
  expect(client.events.at(-1)).toMatchObject({
    type: 'call.ended',
    reason: 'server-stopping',
    receipt: { chargedMinutes: 1, balanceAfter: 4 },
  })
})
