import { expect, it } from 'vitest'
import { createServiceHealth } from '../fallback/service-health'
import type { HistoryEntry } from '../model-dialogue/message-history'
import { testVoice } from '../ports/testing/conformance'
import { createFakeRealtimeModel, type FakeTranscription } from '../testing/fake-realtime-model'
import { createVirtualClock } from '../testing/virtual-clock'
import { createModelConversation } from './model-conversation'

function openConversation(segments: readonly FakeTranscription[]) {
  const clock = createVirtualClock()
  const model = createFakeRealtimeModel(clock, segments)
  const history: HistoryEntry[] = []
  const conversation = createModelConversation({
    model,
    voice: testVoice,
    health: createServiceHealth(clock),
    history,
    fallbackRecogniser: null,
    writeInstructions: () => 'Réponds.',
  })
  const { signal } = new AbortController()
  const listCallerTexts = () =>
    history.flatMap(({ speaker, text }) => (speaker === 'caller' ? [text] : []))

  async function read(results: AsyncIterable<unknown>) {
    for await (const _ of results);
  }

  return {
    clock,
    conversation,
    listCallerTexts,
    speak() {
      const recognition = conversation.speechToText.open(signal)
      recognition.finish()
      void read(recognition.results)
    },
    answerSpeech() {
      const entry = { speaker: 'companion', text: 'Oui.' } as const
      conversation.record({ kind: 'unrecognised', speechMs: 500 }, { ...entry })
    },
  }
}

it('adds a transcript that arrives after the next turn to its own turn', async () => {
  const { clock, speak, answerSpeech, listCallerTexts } = openConversation([
    { text: 'Je rentre du travail.', delayMs: 5_000 },
    { text: 'Il fait froid.', delayMs: 100 },
  ])
  speak()
  answerSpeech()
  speak()
  answerSpeech()
  await clock.advance(1_000)
  await clock.advance(5_000)
  expect(listCallerTexts()).toEqual(['Je rentre du travail.', 'Il fait froid.'])
})

it('does not use the model while the transcripts of two turns are missing, and uses it again once they arrive', async () => {
  const { clock, conversation, speak, answerSpeech } = openConversation([
    { text: 'Je rentre du travail.', delayMs: 9_000 },
    { text: 'Il fait froid.', delayMs: 9_000 },
    { text: 'Tu es là ?', delayMs: 9_000 },
  ])
  for (const _ of [1, 2, 3]) {
    speak()
    answerSpeech()
  }
  expect(conversation.tryConnect()).toBe(false)
  await clock.advance(9_000)
  expect(conversation.tryConnect()).toBe(true)
})

it('keeps typed words when speech before them is recognised later', async () => {
  const { clock, speak, conversation, listCallerTexts } = openConversation([
    { text: 'Euh.', delayMs: 1_000 },
  ])
  speak()
  conversation.record(
    { kind: 'typed', text: 'Je préfère écrire.' },
    { speaker: 'companion', text: '' },
  )
  await clock.advance(2_000)
  expect(listCallerTexts()).toEqual(['Je préfère écrire.'])
})
