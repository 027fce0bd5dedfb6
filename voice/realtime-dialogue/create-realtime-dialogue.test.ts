import { expect, it } from 'vitest'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import { testCompanion } from '../brain/testing/start-test-call'
import { createServiceHealth } from '../fallback/service-health'
import { testVoice } from '../ports/testing/conformance'
import { createFakeRealtimeModel } from '../testing/fake-realtime-model'
import { createVirtualClock } from '../testing/virtual-clock'
import { createRealtimeDialogue } from './create-realtime-dialogue'

const context: DialogueContext = {
  caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
  companion: testCompanion,
  isFirstCallOfTheDay: false,
  seed: 7,
}

function open() {
  const clock = createVirtualClock()
  const model = createFakeRealtimeModel(clock)
  const { dialogue } = createRealtimeDialogue({
    context,
    voice: testVoice,
    model,
    health: createServiceHealth(clock),
    clock,
    languageModel: null,
    fallbackRecogniser: null,
  })

  /** Prepares an answer to the words until its audio begins. */
  async function prepare(transcript: string) {
    const controller = new AbortController()
    const prepared = dialogue.prepare({ kind: 'spoken', transcript }, controller.signal)
    const reading = prepared.sentences[Symbol.asyncIterator]().next()
    await clock.advance(2_000)
    await reading
    return { accept: prepared.accept, discard: () => controller.abort() }
  }
  return { model, dialogue, prepare }
}

it('starts no activity with a speculative answer that is discarded', async () => {
  const { model, prepare } = open()
  const speculative = await prepare('On joue à tu préfères ?')
  expect(model.instructions).toContain('Activité en cours')
  speculative.discard()
  await prepare('Non, je veux te parler de ma sœur.')
  expect(model.instructions).not.toContain('Activité en cours')
})

it('continues an activity once its first answer was accepted', async () => {
  const { model, prepare } = open()
  const answer = await prepare('On joue à tu préfères ?')
  answer.accept()
  await prepare('La mer.')
  expect(model.instructions).toContain('Activité en cours')
})

it('asks the model nothing when the signal is aborted already', async () => {
  const { model, dialogue } = open()
  const prompt = { kind: 'spoken', transcript: 'Je rentre du travail.' } as const
  const { sentences } = dialogue.prepare(prompt, AbortSignal.abort())
  for await (const _ of sentences);
  expect(model.log).not.toContain('respond')
})
