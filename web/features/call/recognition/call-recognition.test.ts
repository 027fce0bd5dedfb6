import { describe, expect, it } from 'vitest'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { createFakeCall } from '../testing/fake-call'
import type { RecognitionMethod } from './recognition-method'

const device = { by: 'device' } as const
const google = { by: 'browser', recipient: 'Google' } as const

async function startCall(...methods: [RecognitionMethod, ...RecognitionMethod[]]) {
  const call = await createFakeCall({ methods }).dialAndAnswer()
  return { call, recogniser: () => call.recognisers.at(-1)! }
}

const listTranscripts = (events: readonly object[]) =>
  events.flatMap((event) => {
    const { type, item } = event as { type: string; item?: { content: { transcript: string }[] } }
    return type === 'conversation.item.create' && item
      ? [item.content.map(({ transcript }) => transcript)]
      : []
  })

describe("the browser's recognition in a call", () => {
  it('listens in French while the call is connected and the microphone is on', async () => {
    const { call, recogniser } = await startCall(device)
    expect(recogniser()).toMatchObject({ lang: 'fr-FR', isRunning: true, processLocally: true })
    call.controller.toggleMute()
    expect(recogniser().isRunning).toBe(false)
    call.controller.toggleMute()
    expect(recogniser().isRunning).toBe(true)
    call.drop(1006)
    expect(recogniser().isRunning).toBe(false)
  })

  it('sends the recognised text, and shows it in the captions', async () => {
    const { call, recogniser } = await startCall(google)
    expect(recogniser().processLocally).toBeUndefined()
    call.startSpeaking(1_000)
    recogniser().recognise(['je suis triste'], { isFinal: false })
    recogniser().recognise(['Je suis triste ce soir.'], { isFinal: true })
    expect(listTranscripts(call.sentEvents())).toEqual([
      [''],
      ['je suis triste', ''],
      ['Je suis triste ce soir.'],
    ])
    expect(call.controller.getSnapshot().captions).toMatchObject([
      { speaker: 'caller', text: 'Je suis triste ce soir.', isTyped: false },
    ])
  })

  it('joins the parts of an utterance that is not final yet', async () => {
    const { call, recogniser } = await startCall(google)
    call.startSpeaking(1_000)
    const parts = [['je suis'], ['triste']].map(([transcript]) =>
      Object.assign([{ transcript: transcript ?? '' }], { isFinal: false }),
    )
    recogniser().onresult?.({ resultIndex: 0, results: parts })
    expect(listTranscripts(call.sentEvents()).at(-1)).toEqual(['je suis triste', ''])
  })

  it('falls back to the next allowed method, and then to none', async () => {
    const { call, recogniser } = await startCall(device, google)
    recogniser().fail('language-not-supported')
    expect(call.controller.getSnapshot().recognition).toEqual(google)
    expect(recogniser()).toMatchObject({ isRunning: true })
    recogniser().fail('not-allowed')
    expect(call.controller.getSnapshot().recognition).toEqual({ by: 'nobody', reason: 'refused' })
    expect(recogniser().isRunning).toBe(false)
  })

  const createCompanionEvents = (
    number: number,
    words: string,
    language?: string,
  ): ServerEvent[] => [
    {
      type: 'response.created',
      event_id: 'e',
      response: { id: `r${number}`, status: 'in_progress', number },
    },
    {
      type: 'response.output_audio_transcript.delta',
      event_id: 'e',
      response_id: `r${number}`,
      item_id: `i${number}`,
      output_index: 0,
      content_index: 0,
      delta: words,
      audio_start_ms: 0,
      ...(language ? { language } : {}),
    },
    { type: 'response.done', event_id: 'e', response: { id: `r${number}`, status: 'completed' } },
  ]

  it("listens in the language of the companion's last words, such as English in a lesson", async () => {
    const { call, recogniser } = await startCall(google)
    call.receive(...createCompanionEvents(1, 'Good morning', 'en'))
    expect(recogniser()).toMatchObject({ lang: 'en-US', isRunning: true })
    call.receive(...createCompanionEvents(2, 'Et le soir ?'))
    expect(recogniser()).toMatchObject({ lang: 'fr-FR', isRunning: true })
  })

  it('continues in French when the service does not support the language', async () => {
    const { call, recogniser } = await startCall(google)
    call.receive(...createCompanionEvents(1, 'Доброе утро', 'ru'))
    expect(recogniser().lang).toBe('ru-RU')
    recogniser().fail('language-not-supported')
    call.wait(100)
    expect(recogniser()).toMatchObject({ lang: 'fr-FR', isRunning: true })
    expect(call.controller.getSnapshot().recognition).toEqual(google)
  })

  it('always listens in French on the device, which has only the French language pack', async () => {
    const { call, recogniser } = await startCall(device)
    call.receive(...createCompanionEvents(1, 'Good morning', 'en'))
    expect(recogniser().lang).toBe('fr-FR')
  })

  it('never starts when the server recognises speech, or when no recogniser is allowed', async () => {
    for (const recognition of [
      { by: 'server', recipient: null },
      { by: 'nobody', reason: 'not-allowed' },
    ] as const) {
      const call = await createFakeCall({ methods: [recognition] }).dialAndAnswer()
      expect(call.recognisers).toEqual([])
      expect(call.controller.getSnapshot().recognition).toEqual(recognition)
    }
  })

  it('stops when the page of the call is left', async () => {
    const { call, recogniser } = await startCall(google)
    call.controller.dispose()
    expect(recogniser().isRunning).toBe(false)
  })
})
