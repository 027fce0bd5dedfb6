import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { wireHostedCalls } from '../../../server/composition/wire-hosted-calls'
import { settleCalls } from '../../../server/features/calls/settlement/settle-calls'
import { connectCallClient } from '../../support/calls/call-client'
import {
  hostedAssistantId as assistantId,
  fastClock,
  type HostedCallHarness,
  startHostedCallHarness,
} from '../../support/calls/hosted-call-harness'
import { vapiKey, vapiWebhookSecret } from '../../support/calls/vapi-emulator-server'
import type { TestUser } from '../../support/product/start-product'

describe('a hosted call', () => {
  let harness: HostedCallHarness
  let emulator: HostedCallHarness['emulator']
  let product: HostedCallHarness['product']
  let reserve: HostedCallHarness['reserve']
  let connect: HostedCallHarness['connect']
  let startCall: HostedCallHarness['startCall']
  let readOutcome: HostedCallHarness['readOutcome']
  let waitForState: HostedCallHarness['waitForState']
  let ageHeartbeat: HostedCallHarness['ageHeartbeat']

  beforeAll(async () => {
    harness = await startHostedCallHarness()
    ;({ emulator, product } = harness)
    ;({ reserve, connect, startCall, readOutcome, waitForState, ageHeartbeat } = harness)
  })
  afterEach(() => harness.reset())
  afterAll(() => harness?.close())

  const sendReport = (serviceId: string, headers: Record<string, string>, message: object = {}) =>
    product.request('/api/webhooks/vapi', {
      headers,
      body: {
        message: {
          type: 'end-of-call-report',
          endedReason: 'customer-ended-call',
          endedAt: new Date().toISOString(),
          call: { id: serviceId },
          ...message,
        },
      },
    })
  const listLedgerEntries = async (callId: string) =>
    (
      await product.pool.query(
        `select minutes from minute_ledger where reason = 'call' and reference = $1`,
        [callId],
      )
    ).rows

  test('is refused without consent to the service', async () => {
    const camille = await product.signUp('camille')
    expect(await reserve(camille, { sharedWith: [] })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect(await reserve(camille)).toMatchObject({ status: 200, body: { provider: 'vapi' } })
  })

  test('is created with the private key of the server, which the page does not receive', async () => {
    const camille = await product.signUp('camille')
    const { body } = await reserve(camille)
    const { webCallUrl } = body as { webCallUrl: string }
    const { status, body: webCall } = await connect(webCallUrl)
    expect(status).toBe(201)
    const call = emulator.find((webCall as { id: string }).id)
    expect(webCall).toEqual({
      id: call?.id,
      webCallUrl: expect.stringContaining('/rooms/'),
      artifactPlan: { videoRecordingEnabled: false },
      assistant: { voice: { provider: 'vapi' } },
    })
    expect(JSON.stringify([body, webCall])).not.toContain(vapiKey)
    const { assistantOverrides, ...request } = call?.request ?? {}
    expect(request).toMatchObject({ assistantId })
    expect(assistantOverrides).toMatchObject({
      maxDurationSeconds: 300,
      variableValues: { userMinutesLeft: '5', userEmail: '' },
      artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false },
      server: { headers: { 'x-vapi-secret': vapiWebhookSecret } },
    })
    expect(JSON.stringify(assistantOverrides)).not.toContain(camille.email)
  })

  test('accepts its ticket once, and refuses a wrong ticket', async () => {
    const { body } = await reserve(await product.signUp('camille'))
    const { webCallUrl } = body as { webCallUrl: string }
    await connect(webCallUrl)
    expect(await connect(webCallUrl)).toMatchObject({
      status: 401,
      body: { code: 'TICKET_INVALID' },
    })
    expect(await connect('https://a.test/?ticket=wrong')).toMatchObject({ status: 401 })
  })

  test('lets the service record the call only with the consent to call memory', async () => {
    emulator.behaviour.artifactPlan.videoRecordingEnabled = true
    const connectNewCall = async ({ memoryConsent }: { memoryConsent: boolean }) => {
      const { body } = await reserve(await product.signUp('camille'), { memoryConsent })
      return (await connect((body as { webCallUrl: string }).webCallUrl)).body
    }
    expect(await connectNewCall({ memoryConsent: false })).toMatchObject({
      artifactPlan: { videoRecordingEnabled: false },
    })
    expect(await connectNewCall({ memoryConsent: true })).toMatchObject({
      artifactPlan: { videoRecordingEnabled: true },
    })
  })

  test('is settled once, by the end-of-call report', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    await emulator.leave(serviceId)
    await waitForState(camille, id, 'settled')
    await sendReport(serviceId, { 'x-vapi-secret': vapiWebhookSecret })
    expect(await readOutcome(camille, id)).toMatchObject({
      reason: 'hung-up',
      receipt: { chargedMinutes: 2, balanceBefore: 5, balanceAfter: 3 },
    })
    expect(await listLedgerEntries(id)).toEqual([{ minutes: -2 }])
  })

  test('is not settled by an end-of-call report without the secret', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    for (const headers of [{}, { 'x-vapi-secret': vapiWebhookSecret.replace('w', 'W') }])
      expect(await sendReport(serviceId, headers)).toMatchObject({ status: 401 })
    expect((await readOutcome(camille, id)).state).toBe('live')
  })

  test('never costs more than the balance', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille, {}, 4_000)
    await emulator.leave(serviceId)
    await waitForState(camille, id, 'settled')
    const { receipt } = await readOutcome(camille, id)
    expect(receipt).toMatchObject({ chargedMinutes: 5, balanceAfter: 0 })
  })

  test('has the end reason balance-exhausted when the service ends it at its maximum duration', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    const startedAt = new Date(Date.now() - 50_000).toISOString()
    const report = { startedAt, endedReason: 'exceeded-max-duration' }
    await sendReport(serviceId, { 'x-vapi-secret': vapiWebhookSecret }, report)
    expect(await readOutcome(camille, id)).toMatchObject({ reason: 'balance-exhausted' })
  })

  test('stores the summary and score of the service only with consent', async () => {
    const camille = await product.signUp('camille')
    /** Completes a call; returns a function that reads its conversation. */
    const completeCall = async ({ memoryConsent }: { memoryConsent: boolean }) => {
      const { id, serviceId } = await startCall(camille, { memoryConsent })
      await emulator.leave(serviceId)
      await waitForState(camille, id, 'settled')
      const path = `/api/conversations/${id}`
      return async () => (await product.request(path, { cookie: camille.cookie })).body
    }
    await expect.poll(await completeCall({ memoryConsent: true })).toMatchObject({
      summary: 'Vous avez essayé un appel hébergé.',
      successScore: 80,
      turns: [{ speaker: 'companion' }, { speaker: 'caller', text: 'Bonjour, c’est un essai.' }],
    })
    const readConversationWithoutConsent = await completeCall({ memoryConsent: false })
    expect(await readConversationWithoutConsent()).toMatchObject({ summary: null, turns: null })
  })

  describe('stores no turns of a report when the call has no conversation', () => {
    const countTurns = async (callId: string) => {
      const query = 'select from conversation_turns where call_id = $1'
      return (await product.pool.query(query, [callId])).rowCount
    }
    const sendLateReport = (serviceId: string) =>
      sendReport(
        serviceId,
        { 'x-vapi-secret': vapiWebhookSecret },
        {
          startedAt: new Date(Date.now() - 62_000).toISOString(),
          artifact: { messages: emulator.behaviour.messages },
        },
      )

    test('because the call was released', async () => {
      const camille = await product.signUp('camille')
      const { id, serviceId } = await startCall(camille, { memoryConsent: true })
      emulator.behaviour.failureStatus = 500
      await ageHeartbeat(id, 11)
      await waitForState(camille, id, 'released')

      expect((await sendLateReport(serviceId)).status).toBe(200)
      expect(await countTurns(id)).toBe(0)
    })

    test('because its user has deleted it', async () => {
      const camille = await product.signUp('camille')
      const { id, serviceId } = await startCall(camille, { memoryConsent: true })
      await sendLateReport(serviceId)
      expect(await countTurns(id)).toBe(2)
      const deletion = { method: 'DELETE', cookie: camille.cookie }
      expect((await product.request(`/api/conversations/${id}`, deletion)).status).toBe(200)

      expect((await sendLateReport(serviceId)).status).toBe(200)
      expect(await countTurns(id)).toBe(0)
    })
  })

  test('is settled from the state at the service when the end-of-call report is lost', async () => {
    emulator.behaviour.shouldReportEnds = false
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    await emulator.leave(serviceId)
    await ageHeartbeat(id)
    await waitForState(camille, id, 'settled')
    expect(await readOutcome(camille, id)).toMatchObject({ receipt: { chargedMinutes: 2 } })
  })

  test('is settled from its last stored figures when the service no longer answers', async () => {
    const camille = await product.signUp('camille')
    const { id } = await startCall(camille)
    const readBillableMs = async () =>
      (await product.pool.query('select billable_ms from calls where id = $1', [id])).rows[0]
        ?.billable_ms
    await ageHeartbeat(id)
    await expect.poll(readBillableMs).toBeGreaterThan(60_000)
    emulator.behaviour.failureStatus = 500
    await ageHeartbeat(id, 11)
    await waitForState(camille, id, 'settled')
    expect(await readOutcome(camille, id)).toMatchObject({
      reason: 'provider-failed',
      receipt: { chargedMinutes: 2 },
    })
  })

  test('is settled from its last stored figures when the service is no longer configured', async () => {
    const camille = await product.signUp('camille')
    const { id } = await startCall(camille)
    await product.pool.query(
      `update calls set wall_ms = 61000, billable_ms = 61000, duration_ms = 61000 where id = $1`,
      [id],
    )
    const { database: db } = product
    const hostedCalls = wireHostedCalls({
      db,
      clock: fastClock,
      hostedVoice: null,
      calls: { findAssistantId: async () => undefined },
      consumeWordsLimit: async () => {},
      settle: async (settlement) => (await settleCalls(db, async () => {}, [settlement]))[0],
      onError(error) {
        throw error
      },
    })
    await hostedCalls.start()
    expect(await readOutcome(camille, id)).toMatchObject({ receipt: { chargedMinutes: 2 } })
  })

  test('does not parse a report without the secret', async () => {
    const { status } = await product.request('/api/webhooks/vapi', { body: 'no JSON' })
    expect(status).toBe(401)
  })

  test('is ended at the service when its own user hangs up', async () => {
    const [camille, lou] = [await product.signUp('camille'), await product.signUp('lou')]
    const { id, serviceId } = await startCall(camille)
    const hangUp = (user: TestUser) =>
      product.request(`/api/calls/${id}/hang-up`, { body: {}, cookie: user.cookie })
    expect(await hangUp(lou)).toMatchObject({ status: 404 })
    expect(emulator.find(serviceId)?.endedAt).toBeNull()
    expect(await hangUp(camille)).toMatchObject({ status: 200 })
    expect(emulator.find(serviceId)?.endedReason).toBe('manually-canceled')
    expect(await readOutcome(camille, id)).toMatchObject({
      state: 'settled',
      reason: 'hung-up',
      receipt: { chargedMinutes: 2 },
    })
  })

  test('is the only live call of its user, until another call takes over', async () => {
    const camille = await product.signUp('camille')
    const { id, serviceId } = await startCall(camille)
    expect(await reserve(camille)).toMatchObject({
      status: 409,
      body: { code: 'CALL_ALREADY_LIVE' },
    })
    expect(await reserve(camille, { takeOver: true })).toMatchObject({ status: 200 })
    expect(emulator.find(serviceId)?.endedAt).not.toBeNull()
    expect(await readOutcome(camille, id)).toMatchObject({ state: 'settled', reason: 'ejected' })
  })

  test('ends at the service when the account is erased', async () => {
    const camille = await product.signUp('camille')
    const { serviceId } = await startCall(camille)
    const deletionResponse = await product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(deletionResponse.status).toBe(200)
    expect(emulator.find(serviceId)?.endedReason).toBe('manually-canceled')
  })

  test('costs nothing and does not block the next call when the service cannot create it', async () => {
    emulator.behaviour.failureStatus = 500
    const camille = await product.signUp('camille')
    const { body } = await reserve(camille)
    const { id, webCallUrl } = body as { id: string; webCallUrl: string }
    expect(await connect(webCallUrl)).toMatchObject({
      status: 503,
      body: { code: 'VOICE_UNAVAILABLE', message: 'Service vocal indisponible' },
    })
    expect(await readOutcome(camille, id)).toEqual({ state: 'released' })
    expect(await reserve(camille)).toMatchObject({ status: 200 })
  })

  test('keeps its ticket valid when a client presents it to the WebSocket of our own engine', async () => {
    const { body } = await reserve(await product.signUp('camille'))
    const { id, webCallUrl } = body as { id: string; webCallUrl: string }
    const ticket = new URL(webCallUrl).searchParams.get('ticket')?.split('.')[1] ?? ''
    const url = `${product.origin.replace('http', 'ws')}/api/calls/${id}/stream`
    await connectCallClient(`${url}?ticket=${ticket}`, product.origin).refusalCode
    expect((await connect(webCallUrl)).status).toBe(201)
  })
})
