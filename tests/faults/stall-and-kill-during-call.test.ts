import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StartedCall } from '../../contract/conversations/calls'
import { type Conversation, conversationDetail } from '../../contract/conversations/history'
import { freeMinutes } from '../../domain/billing/ledger'
import { computeChargedMinutes, findReceiptErrors, type Receipt } from '../../domain/receipt'
import {
  type CallClient,
  connectCallClient,
  createSilentMicrophoneFrame,
} from '../support/calls/call-client'
import { confirmAddress, signUpUser } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

const heartbeatIntervalMs = 5_000

/** Longer than the heartbeat interval, so that a heartbeat has stored billed time before the kill. */
const minBilledMs = 5_500

/** Maximum time between a start after a crash and the settlement of the interrupted call. */
const maxSettlementMs = 60_000

/** Covers a start and a call on a busy machine. */
const setupTimeoutMs = 240_000

/** Shorter than the 6.5 s of silence after which a page reconnects. */
const stallMs = 6_000
const stalledCallCount = 6

/** Both faults occur in one process, because each start takes 4 s of CPU. */
let product: BuiltProduct

beforeAll(async () => {
  product = await startBuiltProduct()
}, setupTimeoutMs)
afterAll(() => product?.close())

test('calls continue after the process has stalled for some seconds', async () => {
  const clients = await Promise.all(Array.from({ length: stalledCallCount }, openCall))
  const stopSpeaking = clients.map(keepSpeaking)

  product.suspend()
  await sleep(stallMs)
  product.resume()

  // An answer shows that the call survived the messages that were queued during the stall.
  for (const client of clients) {
    client.send({ type: 'session.update', session: { type: 'realtime' } })
    await client.waitFor('session.updated')
  }
  for (const stop of stopSpeaking) stop()
  for (const client of clients) {
    const { reason, receipt } = await client.hangUp()
    expect(reason).toBe('hung-up')
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(client.events.filter(({ type }) => type === 'error')).toEqual([])
  }
}, 240_000)

describe('a process killed during a call', () => {
  let cookie: string
  let callId: string
  /** The billed time in the last meter event that the client received. */
  let reportedBillableMs: number
  let receipt: Receipt | null

  beforeAll(async () => {
    const killedProduct = product
    cookie = await signUp(killedProduct)
    const reservation = await reserveCall(killedProduct)
    callId = reservation.id
    const client = connectCallClient(reservation.webCallUrl, killedProduct.origin)
    const listBilledMs = () =>
      client.events.flatMap((event) => (event.type === 'call.meter' ? event.billableMs : []))
    await client.waitUntil(() => listBilledMs().find((ms) => ms >= minBilledMs))
    await killedProduct.kill('SIGKILL')
    await client.closed
    reportedBillableMs = listBilledMs().at(-1) ?? 0
    product = await startBuiltProduct({
      dataDirectory: killedProduct.dataDirectory,
      port: killedProduct.port,
    })
  }, setupTimeoutMs)

  test('settles the call with the figures of its last heartbeat soon after the next start', async () => {
    await expect
      .poll(async () => (await get(product, `/api/calls/${callId}`)).state, {
        timeout: maxSettlementMs,
      })
      .toBe('settled')
    const conversation = conversationDetail.parse(
      await get(product, `/api/conversations/${callId}`),
    )
    expect(conversation.endReason).toBe('server-stopping')
    receipt = conversation.receipt
    if (!receipt) throw new Error('There is no receipt')
    expect(findReceiptErrors(receipt)).toEqual([])
    expect(receipt.balanceBefore).toBe(freeMinutes)
    expect(receipt.billableMs).toBeGreaterThan(0)
    // The time during which the process was dead must not be charged, only the time until the last heartbeat.
    expect(receipt.billableMs).toBeLessThanOrEqual(reportedBillableMs + heartbeatIntervalMs)
  })

  test('charges the call once and stores one conversation', async () => {
    // On a busy machine the call may take longer than a minute.
    const chargedMinutes = computeChargedMinutes(receipt?.billableMs ?? 0)
    expect(chargedMinutes).toBeGreaterThanOrEqual(1)
    expect((await get(product, '/api/me')).minutesLeft).toBe(freeMinutes - chargedMinutes)
    const conversations = (await get(product, '/api/conversations')) as unknown as Conversation[]
    expect(conversations).toMatchObject([{ id: callId, chargedMinutes }])
  })

  test('lets the user call again', async () => {
    const { id, webCallUrl } = await reserveCall(product)
    expect(id).not.toBe(callId)
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntil(() => client.frames[0])
    const nextCall = await client.hangUp()
    expect(nextCall.receipt.balanceBefore).toBe(receipt?.balanceAfter)
  })

  async function get({ origin }: BuiltProduct, path: string) {
    const response = await fetch(origin + path, { headers: { cookie } })
    return (await response.json()) as Record<string, unknown>
  }

  const post = ({ origin }: BuiltProduct, path: string, body: object) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie: cookie ?? '' },
      body: JSON.stringify(body),
    })

  async function reserveCall(target: BuiltProduct) {
    const [agent] = (await get(target, '/api/agents')) as unknown as { vapiAssistantId: string }[]
    const response = await post(target, '/api/call/web', { assistantId: agent?.vapiAssistantId })
    const body = (await response.json()) as { id: string; webCallUrl: string }
    if (!response.ok) throw new Error(`No call: ${JSON.stringify(body)}`)
    return body
  }

  /** Registers a user and confirms the address. */
  async function signUp(target: BuiltProduct) {
    const account = { name: 'camille', email: 'camille@example.test', hasAcceptedTerms: true }
    const password = 'une phrase assez longue'
    await post(target, '/api/auth/sign-up/email', { ...account, password })
    const cookies = await confirmAddress(target, { ...account, password })
    return cookies.map((line) => line.split(';')[0]).join('; ')
  }
})

/** Sends what a page sends: 50 audio frames a second, and the events of its voice detector. */
function keepSpeaking({ socket, send }: CallClient) {
  let frameCount = 0
  const timer = setInterval(() => {
    socket.send(createSilentMicrophoneFrame(frameCount++))
    const audio_start_ms = frameCount * 20
    const probability = 0.9
    // Speech of 0.4 s in each period of 0.8 s.
    if (frameCount % 40 === 10)
      send({ type: 'input_audio_buffer.speech_started', audio_start_ms, probability })
    if (frameCount % 40 === 30)
      send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: audio_start_ms, probability })
  }, 20)
  return () => clearInterval(timer)
}

async function openCall() {
  const user = await signUpUser(product)
  if (!user.cookie) throw new Error('The template database has no more users.')
  const [cookie = ''] = user.cookie.split(';')
  const headers = { 'content-type': 'application/json', origin: product.origin, cookie }
  const agents = await fetch(`${product.origin}/api/agents`, { headers })
  const [agent] = (await agents.json()) as { vapiAssistantId: string }[]
  const response = await fetch(`${product.origin}/api/call/web`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ assistantId: agent?.vapiAssistantId }),
  })
  const { webCallUrl } = (await response.json()) as StartedCall
  const client = connectCallClient(webCallUrl, product.origin)
  await client.waitFor('response.created')
  return client
}
