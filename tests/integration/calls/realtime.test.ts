import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type RealtimeService,
  startRealtimeService,
} from '../../../providers/realtime/testing/start-realtime-service'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import {
  addCompanion,
  type CallClient,
  connectCallClient,
  createSilentMicrophoneFrame,
  reserveCall,
} from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const answerParts = [
  'Je t’écoute, ',
  'et je suis là pour toi ce soir. ',
  'Raconte-moi la suite, ',
  'à ton rythme.',
]

/** Speaks each sentence in a tenth of a second, so that the greeting is short. */
const ownVoice: TextToSpeech = {
  recipient: null,
  async *speak() {
    yield { kind: 'audio', pcm: new Int16Array(2_400).fill(500) }
  },
}

describe('a call through a realtime model', () => {
  let service: RealtimeService
  let product: TestProduct
  let user: TestUser
  let client: CallClient
  let frameNumber = 0

  beforeAll(async () => {
    service = await startRealtimeService()
    product = await startProduct({
      voice: { textToSpeech: ownVoice },
      voiceServices: {
        languageModel: undefined,
        textToSpeech: undefined,
        speechToText: undefined,
        ollamaUrl: undefined,
        realtime: {
          url: service.url,
          key: 'secret',
          model: 'voix-1',
          transcriptionModel: 'oreille',
          voices: { default: 'marin', 'feminine-warm': 'coral' },
        },
      },
    })
    await addCompanion(product)
    user = await product.signUp('camille')
  })
  beforeEach(async () => {
    service.answerWith({ pieces: answerParts, audioMs: 3_000 })
    const { webCallUrl } = await reserveCall(product, user)
    client = connectCallClient(webCallUrl, product.origin)
    frameNumber = 0
    await client.waitUntilBilled()
  })
  afterEach(async () => {
    if (client.socket.readyState === client.socket.OPEN) await client.hangUp()
  })
  afterAll(async () => {
    await product?.close()
    await service?.close()
  })

  /** Speaks for a second. The service transcribes the speech as these words. */
  async function speak(words: string) {
    service.addTranscript(words)
    const audioMs = frameNumber * 20
    client.send({
      type: 'input_audio_buffer.speech_started',
      audio_start_ms: audioMs,
      probability: 0.9,
    })
    for (let frame = 0; frame < 50; frame += 1)
      client.socket.send(createSilentMicrophoneFrame(++frameNumber))
    client.send({
      type: 'input_audio_buffer.speech_stopped',
      audio_end_ms: audioMs + 1_000,
      probability: 0.1,
    })
  }

  const readCaptions = (firstIndex: number) =>
    client.events
      .slice(firstIndex)
      .flatMap((event) =>
        event.type === 'response.output_audio_transcript.delta' ? event.delta : [],
      )
      .join('')

  const waitUntilDone = (firstIndex: number, status: 'completed' | 'cancelled') =>
    client.waitUntil(() =>
      client.events
        .slice(firstIndex)
        .find((event) => event.type === 'response.done' && event.response.status === status),
    )

  test('answers speech in the model’s voice, and sends both transcripts', async () => {
    const firstIndex = client.events.length
    const frameCountBefore = client.frames.length
    await speak('Je rentre du travail.')
    await waitUntilDone(firstIndex, 'completed')
    expect(readCaptions(firstIndex)).toBe(answerParts.join(''))
    expect(client.frames.length - frameCountBefore).toBe(150)
    expect(
      client.events.find(
        (event) => event.type === 'conversation.item.input_audio_transcription.completed',
      ),
    ).toMatchObject({ transcript: 'Je rentre du travail.' })
    expect(service.listEvents('session.update')[0]).toMatchObject({
      session: {
        type: 'realtime',
        model: 'voix-1',
        instructions: expect.stringContaining('Tu es Clara'),
        audio: {
          input: { turn_detection: null, transcription: { model: 'oreille', language: 'fr' } },
          output: { voice: 'coral' },
        },
      },
    })
    expect(service.requests.at(-1)?.headers.authorization).toBe('Bearer secret')
    expect(service.requests.at(-1)?.url).toBe('/v1/realtime?model=voix-1')
  })

  test('cancels and truncates an interrupted answer, bills the call and disconnects from the service', async () => {
    const firstIndex = client.events.length
    service.answerWith({ pieces: answerParts, audioMs: 20_000, end: 'silence' })
    await speak('Je rentre du travail.')
    const frameCountBefore = client.frames.length
    await client.waitUntil(() => (client.frames.length > frameCountBefore + 20 ? true : undefined))
    const closedCount = service.countClosed()
    const cancelCount = service.listEvents('response.cancel').length
    await speak('Attends, je voulais te dire autre chose.')
    await waitUntilDone(firstIndex, 'cancelled')
    await service.waitUntil(() => service.listEvents('response.cancel').length > cancelCount)
    await service.waitUntil(() => service.listEvents('conversation.item.truncate').length > 0)
    const [truncation] = service.listEvents('conversation.item.truncate')
    expect(truncation).toMatchObject({ content_index: 0 })
    expect(Number(truncation?.audio_end_ms)).toBeGreaterThan(0)
    expect(Number(truncation?.audio_end_ms)).toBeLessThan(20_000)
    const { receipt } = await client.hangUp()
    expect(receipt.billableMs).toBeGreaterThan(0)
    expect(receipt.chargedMinutes).toBe(1)
    await service.waitUntil(() => service.countClosed() > closedCount)
  })

  test('offers help to a caller in danger instead of the model’s answer', async () => {
    const firstIndex = client.events.length
    await speak('Je veux mourir ce soir.')
    await waitUntilDone(firstIndex, 'completed')
    expect(readCaptions(firstIndex)).toContain('3114')
    expect(readCaptions(firstIndex)).not.toContain(answerParts[0])
  })

  test('goes on answering after the connection to the model has broken during an answer', async () => {
    service.answerWith({ pieces: answerParts.slice(0, 1), audioMs: 300, end: 'broken' })
    const firstIndex = client.events.length
    await speak('Je rentre du travail.')
    await client.waitUntil(() =>
      client.events.slice(firstIndex).find((event) => event.type === 'response.done'),
    )
    expect(readCaptions(firstIndex)).toContain('Je t’écoute')
    const eventCountBeforeText = client.events.length
    client.sendText('Tu es là ?')
    await waitUntilDone(eventCountBeforeText, 'completed')
    expect(readCaptions(eventCountBeforeText).length).toBeGreaterThan(0)
  })
})
