import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeWav } from '../../../domain/audio/encode-wav'
import { findReceiptErrors, type Receipt } from '../../../domain/receipt'
import { addCompanion } from '../../support/calls/call-client'
import {
  loadOfficialClient,
  type OfficialEvent,
  type OfficialSession,
} from '../../support/calls/official-client'
import {
  createApiKey,
  createFakeVoiceProviders,
  createRealtimeUrl,
  tone,
} from '../../support/calls/realtime-client'
import {
  createTestDirectory,
  removeTestDirectory,
} from '../../support/database/create-test-directory'
import { startProduct, type TestProduct } from '../../support/product/start-product'

let product: TestProduct
let createSession: Awaited<ReturnType<typeof loadOfficialClient>>

beforeAll(async () => {
  createSession = await loadOfficialClient()
  product = await startProduct({
    voice: createFakeVoiceProviders('Je rentre du travail.', 'Attends, autre chose.', 'Bonsoir.'),
  })
  await addCompanion(product)
}, 300_000)
afterAll(() => product?.close())

const silence = new Int16Array(tone.length)

/** Connects with an API key of a new user; waits until the companion has greeted the caller. */
async function startCall() {
  const user = await product.signUp('officiel')
  const { id: keyId, key } = await createApiKey(product, user)
  const session = createSession(createRealtimeUrl(product))
  const events: OfficialEvent[] = []
  const errors: unknown[] = []
  let audioBytes = 0
  let interruptionCount = 0
  session.transport.on('*', (event) => events.push(event))
  session.on('error', (error) => errors.push(error))
  session.on('audio', ({ data }: { data: ArrayBuffer }) => {
    audioBytes += data.byteLength
  })
  session.on('audio_interrupted', () => {
    interruptionCount += 1
  })
  await session.connect({ apiKey: key })
  const findEvent = (type: string) => events.find((event) => event.type === type)
  await expect.poll(() => readWords(session, 'assistant')).toContain('Bonjour.')
  return {
    user,
    keyId,
    session,
    events,
    errors,
    findEvent,
    readCounts: () => ({ audioBytes, interruptionCount }),
  }
}

const readWords = ({ history }: OfficialSession, role: string) =>
  history
    .filter((item) => item.role === role)
    .flatMap(({ content }) => content.map(({ transcript, text }) => transcript ?? text ?? ''))

/** Sends a piece of audio of 100 ms repeatedly for this many milliseconds, in real time, as a microphone does. */
async function sendAudio(session: OfficialSession, pcm: Int16Array, ms: number) {
  for (let sentMs = 0; sentMs < ms; sentMs += 100) {
    session.sendAudio(pcm.slice().buffer)
    await sleep(100)
  }
}

test('OpenAI’s client speaks, is answered, interrupts, and gets a receipt', async () => {
  const { session, errors, findEvent, readCounts } = await startCall()
  await sendAudio(session, silence, 300)
  await sendAudio(session, tone, 800)
  await sendAudio(session, silence, 1_200)
  await expect.poll(() => readWords(session, 'user')).toEqual(['Je rentre du travail.'])
  const { audioBytes, interruptionCount } = readCounts()
  await expect.poll(() => readCounts().audioBytes).toBeGreaterThan(audioBytes + 24_000)

  await sendAudio(session, tone, 1_300)
  await expect.poll(() => readCounts().interruptionCount).toBe(interruptionCount + 1)
  await expect.poll(() => readWords(session, 'user')).toContain('Attends, autre chose.')
  const [interruptedItem] = session.history.filter(({ status }) => status === 'incomplete')
  const heardText = interruptedItem?.content[0]?.transcript ?? ''
  expect(heardText).toMatch(/^Je vous écoute/)
  expect(heardText).not.toMatch(/au milieu/)

  session.transport.sendEvent({ type: 'call.hang_up' })
  await expect.poll(() => session.transport.status).toBe('disconnected')
  const receipt = findEvent('call.ended')?.['receipt'] as Receipt
  expect(findReceiptErrors(receipt)).toEqual([])
  expect(receipt).toMatchObject({ chargedMinutes: 1, balanceBefore: 5, balanceAfter: 4 })
  expect(errors).toEqual([])
})

test('OpenAI’s client sends text, and gets a spoken answer', async () => {
  const { session, errors } = await startCall()
  session.sendMessage('Tu es là ?')
  await expect.poll(() => readWords(session, 'assistant')).toContain('Merci.')
  expect(readWords(session, 'user')).toEqual(['Tu es là ?'])
  session.close()
  expect(errors).toEqual([])
})

test('OpenAI’s client is disconnected when its key is revoked', async () => {
  const { session, user, keyId, findEvent } = await startCall()
  await product.request(`/api/keys/${keyId}`, { method: 'DELETE', cookie: user.cookie })
  await expect.poll(() => session.transport.status).toBe('disconnected')
  expect(findEvent('call.ended')).toMatchObject({ reason: 'ejected' })
})

test('OpenAI’s client is refused with a wrong key', async () => {
  const session = createSession(createRealtimeUrl(product))
  session.on('error', () => {})
  // The client rejects with the error event of its WebSocket.
  await expect(session.connect({ apiKey: `amv_${'x'.repeat(43)}` })).rejects.toMatchObject({
    message: 'Unexpected server response: 401',
  })
})

test('the example program sends text and audio, prints the conversation and the receipt, and writes an audio file', async () => {
  const { key } = await createApiKey(product, await product.signUp('exemple'))
  const directory = await createTestDirectory('realtime-example')
  const recording = path.join(directory, 'question.wav')
  await writeFile(recording, encodeWav(Array(10).fill(tone), { sampleRate: 24_000 }))
  const example = path.resolve('examples/realtime-client/talk.mjs')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [example, createRealtimeUrl(product), 'Tu es là ?', recording],
    { cwd: directory, env: { ...process.env, AMIVOIX_KEY: key }, timeout: 60_000 },
  )
  for (const line of ['companion: Bonjour.', 'companion: Merci.', 'hung-up: 1 min charged, 4 left'])
    expect(stdout).toContain(line)
  expect(stdout).toMatch(/companion: Je vous écoute/)
  const answer = await readFile(path.join(directory, 'answer.wav'))
  expect(answer.subarray(0, 4).toString()).toBe('RIFF')
  expect(answer.length).toBeGreaterThan(24_000)
  await removeTestDirectory(directory)
}, 90_000)
