import { once } from 'node:events'
import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findReceiptErrors, type Receipt } from '../../../domain/receipt'
import { addCompanion, reserveCall } from '../../support/calls/call-client'
import {
  connectRealtimeClient,
  createApiKey,
  createFakeVoiceProviders,
  createRealtimeUrl,
  type RealtimeClient,
  type RealtimeEvent,
} from '../../support/calls/realtime-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

/** What the fake recogniser hears, in this order, whatever audio the tests send. */
const words = ['Je rentre du travail.', 'Attends, je voulais te dire autre chose.', 'Bonsoir.']

let product: TestProduct
const clients: RealtimeClient[] = []

beforeAll(async () => {
  product = await startProduct({ voice: createFakeVoiceProviders(...words) })
  await addCompanion(product)
  await addCompanion(product, { id: 'hosted-test', assistantId: 'assistant-at-vapi' })
})
afterAll(() => product?.close())
afterEach(async () => {
  for (const client of clients.splice(0)) {
    client.socket.terminate()
    await client.closed
  }
})

let userCount = 0
const signUp = () => product.signUp(`programme${++userCount}`)

const connect = (key: string, { model, ...headers }: Record<string, string> = {}) => {
  const client = connectRealtimeClient(createRealtimeUrl(product, model), { key, headers })
  clients.push(client)
  return client
}

const isGreeting = ({ type, response }: RealtimeEvent) =>
  type === 'response.done' && JSON.stringify(response).includes('Bonjour.')

/** Connects with a new key, and waits until the companion has greeted the caller. */
async function startCall(user: TestUser, change: object = {}) {
  const { id: keyId, key } = await createApiKey(product, user, change)
  const client = connect(key)
  await client.waitFor('session.created')
  await client.waitUntil(() => client.events.find(isGreeting))
  return { client, key, keyId }
}

const listEventTypes = ({ events }: RealtimeClient, firstIndex: number) =>
  events.slice(firstIndex).map(({ type }) => type)

const readCalls = async (userId: string) =>
  (
    await product.pool.query(
      'select state, end_reason, has_memory_consent, api_key_id, receipt from calls where user_id = $1',
      [userId],
    )
  ).rows

describe('a program with a key', () => {
  test('is answered, interrupts, and gets a consistent receipt', async () => {
    const user = await signUp()
    const { client, keyId } = await startCall(user)
    const eventCountBeforeSpeech = client.events.length
    await client.pause(200)
    await client.speak(800)
    const answer = client.waitFor('response.created', eventCountBeforeSpeech)
    await client.pause(900)
    await answer
    expect(listEventTypes(client, eventCountBeforeSpeech)).toEqual(
      expect.arrayContaining([
        'input_audio_buffer.speech_started',
        'input_audio_buffer.speech_stopped',
        'input_audio_buffer.committed',
        'conversation.item.added',
        'conversation.item.input_audio_transcription.completed',
      ]),
    )
    expect(
      await client.waitFor(
        'conversation.item.input_audio_transcription.completed',
        eventCountBeforeSpeech,
      ),
    ).toMatchObject({ transcript: words[0], item_id: 'speech-1' })
    await client.waitFor('response.output_audio.delta', eventCountBeforeSpeech)

    const eventCountBeforeInterruption = client.events.length
    await client.speak(1_300)
    const cancelledResponse = await client.waitFor('response.done', eventCountBeforeInterruption)
    expect(cancelledResponse).toMatchObject({
      response: {
        status: 'cancelled',
        status_details: { type: 'cancelled', reason: 'turn_detected' },
        usage: { total_tokens: 0, billable_ms: expect.any(Number) },
      },
    })
    const types = listEventTypes(client, eventCountBeforeInterruption)
    expect(types.indexOf('input_audio_buffer.speech_started')).toBeLessThan(
      types.indexOf('response.done'),
    )
    client.socket.close()
    await client.closed
    await expect.poll(() => readCalls(user.id)).toMatchObject([{ state: 'settled' }])
    const [call] = await readCalls(user.id)
    expect(call).toMatchObject({
      end_reason: 'hung-up',
      api_key_id: keyId,
      has_memory_consent: false,
    })
    const receipt = call?.receipt as Receipt
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(receipt).toMatchObject({ chargedMinutes: 1, balanceBefore: 5, balanceAfter: 4 })
    const { body } = await product.request('/api/keys', { cookie: user.cookie })
    expect(body).toMatchObject([{ minutesThisMonth: 1, lastUsedAt: expect.any(String) }])
  })

  test('sends text, and receives text instead of audio', async () => {
    const { client } = await startCall(await signUp())
    const firstIndex = client.events.length
    client.send({
      type: 'session.update',
      session: { type: 'realtime', output_modalities: ['text'], instructions: 'Oublie tout.' },
    })
    expect(await client.waitFor('session.updated', firstIndex)).toMatchObject({
      session: { output_modalities: ['text'], model: 'clara-test', synthetic: true },
    })
    client.type('Bonjour')
    const responseDone = await client.waitFor('response.done', firstIndex)
    expect(responseDone).toMatchObject({
      response: { output: [{ content: [{ type: 'output_text', text: 'Merci.' }] }] },
    })
    expect(listEventTypes(client, firstIndex)).not.toContain('response.output_audio.delta')
  })

  test('commits its own turns when turn detection is off', async () => {
    const { client } = await startCall(await signUp())
    const firstIndex = client.events.length
    client.send({
      type: 'session.update',
      session: { type: 'realtime', audio: { input: { turn_detection: null } } },
    })
    client.appendAtOnce(1_000)
    client.send({ type: 'input_audio_buffer.clear' })
    client.send({ type: 'input_audio_buffer.commit', event_id: 'too-early' })
    expect(await client.waitFor('error', firstIndex)).toMatchObject({
      error: { code: 'input_audio_buffer_commit_empty', event_id: 'too-early' },
    })
    client.appendAtOnce(1_000)
    client.send({ type: 'input_audio_buffer.commit' })
    client.send({ type: 'response.create' })
    await client.waitFor('input_audio_buffer.committed', firstIndex)
    expect(await client.waitFor('response.done', firstIndex)).toMatchObject({
      response: { status: 'completed' },
    })
    expect(listEventTypes(client, firstIndex)).not.toContain('input_audio_buffer.speech_started')
  })

  test('cancels a response, retrieves items, and gets errors for events that are invalid or unsupported', async () => {
    const { client } = await startCall(await signUp())
    const firstIndex = client.events.length
    client.send({ type: 'response.create' })
    expect(await client.waitFor('error', firstIndex)).toMatchObject({
      error: { code: 'response_create_without_input', type: 'invalid_request_error' },
    })
    const eventCountBeforeTyping = client.events.length
    client.type('Bonjour')
    const itemAdded = await client.waitFor('conversation.item.added', eventCountBeforeTyping)
    await client.waitFor('response.output_audio.delta', eventCountBeforeTyping)
    client.send({ type: 'response.cancel' })
    expect(await client.waitFor('response.done', eventCountBeforeTyping)).toMatchObject({
      response: { status: 'cancelled', status_details: { reason: 'client_cancelled' } },
    })
    const { id } = itemAdded.item as { id: string }
    client.send({ type: 'conversation.item.retrieve', item_id: id })
    expect(
      await client.waitFor('conversation.item.retrieved', eventCountBeforeTyping),
    ).toMatchObject({
      item: { id, role: 'user', content: [{ type: 'input_text', text: 'Bonjour' }] },
    })
    const eventCountBeforeDeletion = client.events.length
    client.send({ type: 'conversation.item.delete', item_id: id, event_id: 'mine' })
    expect(await client.waitFor('error', eventCountBeforeDeletion)).toMatchObject({
      error: { code: 'unsupported_event', event_id: 'mine' },
    })
  })

  test('has its call ended and its connection closed when its key is revoked, and cannot connect again', async () => {
    const user = await signUp()
    const { client, key, keyId } = await startCall(user)
    const { status } = await product.request(`/api/keys/${keyId}`, {
      method: 'DELETE',
      cookie: user.cookie,
    })
    expect(status).toBe(200)
    expect(await client.waitFor('call.ended')).toMatchObject({ reason: 'ejected' })
    expect(await client.closed).toBe(1000)
    expect(await connect(key).refusal).toMatchObject({ status: 401 })
  })

  test('is disconnected by a second revocation when the first could not end its call', async () => {
    const user = await signUp()
    const { client, keyId } = await startCall(user)
    await product.pool.query('update api_keys set revoked_at = now() where id = $1', [keyId])
    const { status } = await product.request(`/api/keys/${keyId}`, {
      method: 'DELETE',
      cookie: user.cookie,
    })
    expect(status).toBe(200)
    expect(await client.waitFor('call.ended')).toMatchObject({ reason: 'ejected' })
  })

  test('is disconnected by a job when the revocation could not end its call', async () => {
    const user = await signUp()
    const { client, keyId } = await startCall(user)
    await product.jobs.enqueue(null, 'end-calls-of-key', { keyId })
    expect(await client.waitFor('call.ended')).toMatchObject({ reason: 'ejected' })
  })

  test('uses the memory consent of its user only with the memory scope', async () => {
    const user = await signUp()
    await product.request('/api/me/call-memory', {
      method: 'PUT',
      body: { hasCallMemoryConsent: true },
      cookie: user.cookie,
    })
    for (const [scopes, hasMemoryConsent] of [
      [['calls'], false],
      [['calls', 'memory'], true],
    ] as const) {
      const { client, keyId } = await startCall(user, { scopes })
      client.socket.close()
      await client.closed
      const calls = await readCalls(user.id)
      expect(calls.find(({ api_key_id }) => api_key_id === keyId)).toMatchObject({
        has_memory_consent: hasMemoryConsent,
      })
      await expect
        .poll(async () => (await readCalls(user.id)).map(({ state }) => state))
        .not.toContain('live')
    }
  })

  test('uses at most the monthly minutes of its key', async () => {
    const user = await signUp()
    const { key, id } = await createApiKey(product, user, { monthlyMinutes: 2 })
    const firstClient = connect(key)
    await firstClient.waitFor('session.created')
    const { rows } = await product.pool.query(
      'select reserved_seconds, max_minutes from calls where api_key_id = $1',
      [id],
    )
    expect(rows).toEqual([{ reserved_seconds: 120, max_minutes: 2 }])
    firstClient.socket.close()
    await firstClient.closed
    await expect.poll(async () => (await readCalls(user.id))[0]?.state).not.toBe('live')
    await product.pool.query(
      `update calls set receipt = '{"chargedMinutes": 2}' where api_key_id = $1`,
      [id],
    )
    expect(await connect(key).refusal).toMatchObject({
      status: 429,
      body: { code: 'API_KEY_LIMIT_REACHED' },
    })
  })
})

test('a program that disconnects before the upgrade leaves no call behind', async () => {
  const user = await signUp()
  const { key } = await createApiKey(product, user)
  const { hostname, port } = new URL(product.origin)
  const socket = createConnection(Number(port), hostname)
  socket.write(
    `GET /v1/realtime?model=clara-test HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${key}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    () => setTimeout(() => socket.resetAndDestroy(), 5),
  )
  await once(socket, 'close')
  const listUnfinishedCalls = async () =>
    (await readCalls(user.id)).filter(({ state }) => state !== 'released' && state !== 'settled')
  const readLastUsedAt = async () =>
    (
      (await product.request('/api/keys', { cookie: user.cookie })).body as {
        lastUsedAt: unknown
      }[]
    )[0]?.lastUsedAt
  // Waits until the request has been handled, whether or not a call was reserved for it.
  await expect.poll(readLastUsedAt).not.toBeNull()
  await expect.poll(listUnfinishedCalls).toEqual([])
  const nextClient = connect(key)
  await nextClient.waitFor('session.created')
})

describe('refuses before the upgrade', () => {
  let user: TestUser
  let key: string
  beforeAll(async () => {
    user = await signUp()
    ;({ key } = await createApiKey(product, user))
  })

  test.each(['', 'sk-other', `amv_${'x'.repeat(43)}`])('an unknown key: "%s"', async (wrongKey) => {
    expect(await connect(wrongKey).refusal).toMatchObject({
      status: 401,
      body: { code: 'API_KEY_INVALID', message: expect.stringContaining('clé') },
    })
  })

  test('a browser page, whose visitors could read the key', async () => {
    const { refusal } = connect(key, { origin: product.origin })
    expect(await refusal).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } })
  })

  test.each([
    ['a request that names no companion', '', 404, 'AGENT_NOT_FOUND'],
    ['an unknown companion', 'nobody', 404, 'AGENT_NOT_FOUND'],
    ['a companion of a hosted voice service', 'hosted-test', 409, 'AGENT_NOT_CALLABLE'],
  ])('%s', async (_case, model, status, code) => {
    expect(await connect(key, { model }).refusal).toMatchObject({ status, body: { code } })
  })

  test('a companion that is not published', async () => {
    await addCompanion(product, { id: 'hidden-test', assistantId: 'amivoix:hidden-test' })
    await product.pool.query(`update agents set is_published = false where id = 'hidden-test'`)
    const { refusal } = connect(key, { model: 'hidden-test' })
    expect(await refusal).toMatchObject({ status: 404 })
  })

  test('a second call of the same user', async () => {
    const callingUser = await signUp()
    await reserveCall(product, callingUser)
    const { key: callingUserKey } = await createApiKey(product, callingUser)
    expect(await connect(callingUserKey).refusal).toMatchObject({
      status: 409,
      body: { code: 'CALL_ALREADY_LIVE' },
    })
  })

  test('a user without minutes, a suspended one, and one without a confirmed address', async () => {
    const refusedUser = await signUp()
    const { key: refusedKey } = await createApiKey(product, refusedUser)
    const query = (text: string) => product.pool.query(text, [refusedUser.id])
    await query('delete from minute_ledger where user_id = $1')
    await query('update user_profiles set minutes_left = 0 where id = $1')
    expect(await connect(refusedKey).refusal).toMatchObject({ status: 402 })
    await query(`update "user" set suspended_at = now(), suspension_reason = 'Essai' where id = $1`)
    expect(await connect(refusedKey).refusal).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_SUSPENDED' },
    })
    await query(
      'update "user" set suspended_at = null, suspension_reason = null, email_verified = false where id = $1',
    )
    expect(await connect(refusedKey).refusal).toMatchObject({
      status: 403,
      body: { code: 'EMAIL_NOT_VERIFIED' },
    })
  })
})
