import { WebSocket } from 'ws'
import { type AudioFrame, decodeAudioFrame, encodeAudioFrame } from '../../../contract/audio-frame'
import type { ClientEvent } from '../../../contract/call-client-events'
import {
  type ServerEvent,
  type ServerEventOf,
  serverEvent,
} from '../../../contract/call-server-events'
import { type StartedCall, startedCall } from '../../../contract/conversations/calls'
import { callStreamPath } from '../../../contract/paths'
import { systemClock } from '../../../server/platform/clock'
import type { DialogueContext } from '../../../voice/brain/dialogue/dialogue-context'
import { createFakeDialogue } from '../../../voice/testing/fake-dialogue'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import type { TestProduct, TestUser } from '../product/start-product'
import { createMessageWaiter } from './message-waiter'

/** Creates a fake voice and a fake dialogue with short audio and no delay, so that a whole call takes a second. */
export const createFastVoice = () => ({
  textToSpeech: createFakeTextToSpeech(systemClock),
  createDialogue: ({ companion }: DialogueContext) => {
    const dialogue = createFakeDialogue(({ kind }) => {
      if (kind === 'ai-disclosure') return ['IA.']
      if (kind === 'greeting') return ['Bonjour.']
      return kind === 'typed' ? ['Merci de me le dire.'] : []
    })
    if (companion.id === silentCompanion.id) dialogue.behaviour = 'hangs'
    return dialogue
  },
})

/** A companion that never responds. */
export const silentCompanion = { id: 'mute-test', assistantId: 'amivoix:mute-test' }

type Product = Pick<TestProduct, 'origin' | 'request'>

export const claraAssistantId = 'amivoix:clara-test'

/** Adds a companion to the database, so that no test depends on the catalogue. */
export async function addCompanion(
  { pool }: Pick<TestProduct, 'pool'>,
  { id, assistantId } = { id: 'clara-test', assistantId: claraAssistantId },
) {
  await pool.query(
    `insert into agents (id, name, style, image_url, country, flag, description, vapi_assistant_id)
     values ($1, 'Clara', 'douce', $2, 'France', '🇫🇷', 'Une présence calme.', $3)`,
    [id, `/portraits/${id}.svg`, assistantId],
  )
  const voice = { timbre: 'feminine-warm', wordsPerMinute: 160, pitch: 50, pitchRange: 50 }
  const manner = {
    address: 'tu',
    aiNotices: ['Je suis une intelligence artificielle.'],
    manner: { acknowledgements: [], turnsOfPhrase: [], thanksReplies: [], farewells: [] },
  }
  await pool.query(
    `insert into agent_versions (agent_id, version, voice, greeting, manner)
     values ($1, 1, $2, $3, $4)`,
    [id, voice, JSON.stringify(['Bonjour.']), manner],
  )
}

export const requestCall = (product: Product, cookie: string, body: Record<string, unknown> = {}) =>
  product.request('/api/call/web', { body: { assistantId: claraAssistantId, ...body }, cookie })

/** Reserves a call; throws when the response does not match the contract. */
export async function reserveCall(
  product: Product,
  { cookie }: Pick<TestUser, 'cookie'>,
  body: Record<string, unknown> = {},
): Promise<StartedCall> {
  const response = await requestCall(product, cookie, body)
  return startedCall.parse(response.body)
}

/** Returns the URL that resumes a call; `lastFrame` is the number of the last frame that the client has played. */
export const createCallResumeUrl = (
  product: Pick<Product, 'origin'>,
  callId: string,
  token: string,
  lastFrame = 0,
) =>
  `${product.origin.replace('http', 'ws')}${callStreamPath(callId)}?resume=${token}&lastFrame=${lastFrame}`

export type CallClient = ReturnType<typeof connectCallClient>

/**
 * The caller's side of a call's WebSocket; parses everything it receives with the contract.
 * `autoPong: false` simulates a client that does not answer pings.
 */
export function connectCallClient(url: string, origin?: string, { autoPong = true } = {}) {
  const socket = new WebSocket(url, { autoPong, ...(origin && { headers: { origin } }) })
  const events: ServerEvent[] = []
  const frames: AudioFrame[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const { checkAll, waitUntil } = createMessageWaiter(events, closed)

  let refusedStatus: number | null = null
  socket.on('error', ({ message }) => {
    refusedStatus = Number(/Unexpected server response: (\d+)/.exec(message)?.[1] ?? 0) || null
  })
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) frames.push(decodeFrame(data))
    else events.push(serverEvent.parse(JSON.parse(data.toString())))
    checkAll()
  })

  return {
    socket,
    events,
    frames,
    closed,
    /** Resolves to the HTTP status if the upgrade was refused, otherwise to the close code. */
    refusalCode: closed.then((code) => refusedStatus ?? code),
    waitUntil,
    send: (event: ClientEvent) => socket.send(JSON.stringify(event)),
    sendText: (text: string) =>
      socket.send(
        JSON.stringify({
          type: 'conversation.item.create',
          item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
        } satisfies ClientEvent),
      ),
    waitFor: <Type extends ServerEvent['type']>(type: Type): Promise<ServerEventOf<Type>> =>
      waitUntil(() => events.find((event): event is ServerEventOf<Type> => event.type === type)),
    /** Waits until the meter runs and a response after its start is complete. */
    async waitUntilBilled() {
      await waitUntil(() => {
        const meterIndex = events.findIndex(
          (event) => event.type === 'call.meter' && event.pausedFor === null,
        )
        if (meterIndex < 0) return
        return events.slice(meterIndex).find(({ type }) => type === 'response.done')
      })
    },
    async hangUp() {
      socket.send(JSON.stringify({ type: 'call.hang_up' } satisfies ClientEvent))
      const code = await closed
      const callEnded = events.find((event) => event.type === 'call.ended')
      if (!callEnded) throw new Error(`No receipt, closed with ${code}`)
      return callEnded
    },
  }
}

/** Encodes 20 ms of silence as an audio frame of the microphone. */
export function createSilentMicrophoneFrame(frameNumber: number) {
  const encoded = encodeAudioFrame({
    source: 'microphone',
    isLastOfResponse: false,
    responseNumber: 0,
    frameNumber,
    pcm: new Uint8Array(640),
  })
  if (!encoded.ok) throw new Error(encoded.fault)
  return encoded.value
}

function decodeFrame(data: Buffer) {
  const frame = decodeAudioFrame(data)
  if (!frame.ok) throw new Error(`The product sent an invalid audio frame: ${frame.fault}`)
  return { ...frame.value, pcm: new Uint8Array(frame.value.pcm) }
}

/** Makes a short call, from the greeting to the receipt. Returns the id of the call. */
export async function completeCall(
  product: Product,
  user: Pick<TestUser, 'cookie'>,
  body: Record<string, unknown> = {},
) {
  const { id, webCallUrl } = await reserveCall(product, user, body)
  const caller = connectCallClient(webCallUrl, product.origin)
  await caller.waitUntilBilled()
  await caller.hangUp()
  return id
}
