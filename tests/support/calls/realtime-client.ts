import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { fixedApiPaths } from '../../../contract/paths'
import { systemClock } from '../../../server/platform/clock'
import { createFakeDialogue } from '../../../voice/testing/fake-dialogue'
import { createFakeSpeechToText } from '../../../voice/testing/fake-speech-to-text'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import type { TestProduct, TestUser } from '../product/start-product'
import { createMessageWaiter } from './message-waiter'

export type RealtimeEvent = { type: string; event_id: string; [field: string]: unknown }

/** Takes twelve seconds, so that it can be interrupted even on a busy machine. */
const longAnswer = `Je vous écoute, ${'et je continue de parler, '.repeat(6)}pour être interrompue au milieu.`

/** Creates a fake voice, a fake dialogue, and a fake recogniser that returns these texts in order. */
export const createFakeVoiceProviders = (...recognisedTexts: string[]) => ({
  textToSpeech: createFakeTextToSpeech(systemClock),
  createDialogue: () =>
    createFakeDialogue(({ kind }) => {
      if (kind === 'ai-disclosure') return ['IA.']
      if (kind === 'greeting') return ['Bonjour.']
      if (kind === 'typed') return ['Merci.']
      return kind === 'spoken' ? [longAnswer] : []
    }),
  speechToText: createFakeSpeechToText(
    systemClock,
    recognisedTexts.map((text) => ({ text, delayMs: 30 })),
  ),
})

/** Creates an API key for a user, over HTTP. */
export async function createApiKey(
  product: Pick<TestProduct, 'request'>,
  { cookie }: Pick<TestUser, 'cookie'>,
  change: object = {},
) {
  const body = { name: 'Essai', scopes: ['calls'], hasConfirmedUse: true, ...change }
  const response = await product.request('/api/keys', { body, cookie })
  return response.body as { id: string; key: string }
}

export const createRealtimeUrl = ({ origin }: Pick<TestProduct, 'origin'>, model = 'clara-test') =>
  `${origin.replace('http', 'ws')}${fixedApiPaths.realtime}?model=${model}`

const sampleRate = 24_000
const chunkMs = 100
/** 100 ms of a tone that is louder than background noise. */
export const tone = Int16Array.from({ length: (sampleRate * chunkMs) / 1_000 }, (_, index) =>
  Math.round(8_000 * Math.sin((2 * Math.PI * 300 * index) / sampleRate)),
)
const toBase64 = (pcm: Int16Array) => Buffer.from(pcm.buffer).toString('base64')
const loudAudio = toBase64(tone)
const quietAudio = toBase64(new Int16Array(tone.length))

/** A client of the OpenAI Realtime protocol that sends audio at the pace of a microphone. */
export function connectRealtimeClient(
  url: string,
  { key, headers = {} }: { key?: string; headers?: Record<string, string> },
) {
  const socket = new WebSocket(url, {
    headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...headers },
  })
  const events: RealtimeEvent[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const { checkAll, waitUntil } = createMessageWaiter(events, closed)
  /** The status and the problem with which the upgrade was refused. */
  const refusal = new Promise<{ status: number; body: { code?: string } }>((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: JSON.parse(Buffer.concat(chunks).toString()),
        }),
      )
    })
  })
  socket.on('error', () => {})
  socket.on('message', (data) => {
    events.push(JSON.parse(String(data)))
    checkAll()
  })

  const send = (event: { type: string; [field: string]: unknown }) =>
    socket.send(JSON.stringify(event))

  const append = async (audio: string, ms: number) => {
    for (let sentMs = 0; sentMs < ms; sentMs += chunkMs) {
      send({ type: 'input_audio_buffer.append', audio })
      await sleep(chunkMs)
    }
  }

  return {
    socket,
    events,
    closed,
    refusal,
    send,
    waitUntil,
    /** Waits for the first event of this type at or after the index `from` of `events`. */
    waitFor: (type: string, from = 0) =>
      waitUntil(() => events.slice(from).find((event) => event.type === type)),
    speak: (ms: number) => append(loudAudio, ms),
    pause: (ms: number) => append(quietAudio, ms),
    /** Appends the whole audio at once, as a client with a recording does. */
    appendAtOnce(ms: number) {
      for (let sentMs = 0; sentMs < ms; sentMs += chunkMs)
        send({ type: 'input_audio_buffer.append', audio: loudAudio })
    },
    type(text: string) {
      const item = { type: 'message', role: 'user', content: [{ type: 'input_text', text }] }
      send({ type: 'conversation.item.create', item })
      send({ type: 'response.create' })
    },
  }
}

export type RealtimeClient = ReturnType<typeof connectRealtimeClient>
