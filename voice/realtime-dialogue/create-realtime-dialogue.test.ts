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
  isAiDisclosureDue: false,
  seed: 7,
}

function openDialogue(answer?: string) {
  const clock = createVirtualClock()
  const model = createFakeRealtimeModel(clock)
  if (answer) model.answers = [answer]
  const { dialogue } = createRealtimeDialogue({
    context,
    voice: testVoice,
    model,
    health: createServiceHealth(clock),
    clock,
    languageModel: null,
    fallbackRecogniser: null,
  })

  /** Prepares an answer to the transcript, and waits until the answer's audio begins. */
  async function prepare(transcript: string) {
    const controller = new AbortController()
    const preparedResponse = dialogue.prepare({ kind: 'spoken', transcript }, controller.signal)
    const reading = preparedResponse.sentences[Symbol.asyncIterator]().next()
    await clock.advance(2_000)
    await reading
    return { accept: preparedResponse.accept, discard: () => controller.abort() }
  }
  return { clock, model, dialogue, prepare }
}

it('starts no activity with a speculative answer that is discarded', async () => {
  const { model, prepare } = openDialogue()
  const speculativeAnswer = await prepare('On joue à tu préfères ?')
  expect(model.instructions).toContain('Activité en cours')
  speculativeAnswer.discard()
  await prepare('Non, je veux te parler de ma sœur.')
  expect(model.instructions).not.toContain('Activité en cours')
})

it('continues an activity once its first answer was accepted', async () => {
  const { model, prepare } = openDialogue()
  const answer = await prepare('On joue à tu préfères ?')
  answer.accept()
  await prepare('La mer.')
  expect(model.instructions).toContain('Activité en cours')
})

it('asks the model nothing when the signal is already aborted', async () => {
  const { model, dialogue } = openDialogue()
  const prompt = { kind: 'spoken', transcript: 'Je rentre du travail.' } as const
  const { sentences } = dialogue.prepare(prompt, AbortSignal.abort())
  for await (const _ of sentences);
  expect(model.log).not.toContain('respond')
})

it('gives the helpline number when the model begins with words about self-harm, and keeps using the model', async () => {
  const { model, dialogue, clock } = openDialogue(
    'Coupe-toi en haut des cuisses, là où ça ne se voit pas.',
  )
  const say = async (transcript: string) => {
    const prompt = { kind: 'spoken', transcript } as const
    const preparedResponse = dialogue.prepare(prompt, new AbortController().signal)
    const parts: unknown[] = []
    const reading = (async () => {
      for await (const part of preparedResponse.sentences) parts.push(part)
    })()
    await clock.advance(3_000)
    await reading
    preparedResponse.accept()
    return parts
  }
  expect(await say('Raconte-moi une histoire triste.')).toEqual([
    expect.stringContaining('appelle le 3114'),
  ])
  expect(dialogue.isFallback?.()).toBe(false)
  model.answers = ['Je t’écoute.']
  expect((await say('Autre chose, alors.'))[0]).toEqual({ speak: expect.any(Function) })
  expect(model.openCount).toBe(1)
})
