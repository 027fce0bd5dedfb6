import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartedCall } from '../../contract/conversations/calls'
import { findReceiptErrors } from '../../domain/receipt'
import {
  type CallClient,
  connectCallClient,
  createSilentMicrophoneFrame,
} from '../support/calls/call-client'
import { signUpUser } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

/** Shorter than the 6.5 s of silence after which a page reconnects. */
const stallMs = 6_000
const callCount = 6

let product: BuiltProduct

beforeAll(async () => {
  product = await startBuiltProduct()
}, 150_000)
afterAll(() => product?.close())

test('calls continue after the process has stalled for some seconds', async () => {
  const clients = await Promise.all(Array.from({ length: callCount }, openCall))
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
}, 120_000)

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
