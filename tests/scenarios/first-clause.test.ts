import { expect, test } from 'vitest'
import { frameMs } from '../../voice/audio/frame-timing'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import { testCompanion } from '../../voice/brain/testing/start-test-call'
import { createModelDialogue } from '../../voice/model-dialogue/create-model-dialogue'
import { type LanguageModel, LanguageModelUnavailable } from '../../voice/ports/language-model'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import { startCall } from '../../voice/testing/simulated-caller'
import { createVirtualClock, type VirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

const wordMs = 40
const firstSoundMs = 200
/** The fake synthesiser makes this much audio for each character. */
const characterMs = 60
const framesPerCharacter = characterMs / frameMs
const clause = 'Je comprends bien,'
const restOfSentence = 'la journée a été longue.'
const question = 'Tu veux en parler ?'

/** Creates a model that writes a word every 40 ms, and optionally fails after the text. */
const createWriter = (
  clock: VirtualClock,
  text: string,
  shouldBreakOff: boolean,
): LanguageModel => ({
  name: 'writer',
  recipient: null,
  async *respond(_messages, signal) {
    for (const word of text.split(/(?<= )/)) {
      await new Promise<void>((resolve) => clock.schedule(wordMs, resolve))
      if (signal.aborted) return
      yield word
    }
    if (shouldBreakOff) throw new LanguageModelUnavailable('invalid-answer', 'The answer broke off')
  },
})

async function startModelCall(answer: string, { shouldBreakOff = false } = {}) {
  const clock = createVirtualClock()
  const context: DialogueContext = {
    caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
    companion: testCompanion,
    isAiDisclosureDue: false,
    seed: 7,
  }
  const dialogue = createModelDialogue({
    context,
    languageModel: createWriter(clock, answer, shouldBreakOff),
    scripted: createScriptedDialogue(context),
  })
  const call = openSimulatedCall({ clock, dialogue, speech: { firstSoundMs } })
  const caller = await startCall(call)
  call.textToSpeech.requests.length = 0
  const frameCountBefore = call.frames.length
  const captionCountBefore = call.listOutputs('response-text').length
  return {
    call,
    caller,
    askedAtMs: call.nowMs(),
    getFirstFrameAtMs: () => call.frames[frameCountBefore]?.atMs,
    listCaptionOutputs: () => call.listOutputs('response-text').slice(captionCountBefore),
    readCaptions: () =>
      call
        .listOutputs('response-text')
        .slice(captionCountBefore)
        .map(({ text }) => text)
        .join(''),
  }
}

test('the first clause is synthesised while the model writes the rest of the sentence', async () => {
  const { call, caller, ...answer } = await startModelCall(
    `${clause} ${restOfSentence} ${question}`,
  )
  await caller.typeText('Je suis fatiguée.')
  await caller.hearResponse()

  // The ninth word begins the next sentence, which shows that the first one is complete.
  const completeAtMs = answer.askedAtMs + 9 * wordMs
  expect(answer.getFirstFrameAtMs()).toBeGreaterThanOrEqual(completeAtMs)
  expect(answer.getFirstFrameAtMs()).toBeLessThan(completeAtMs + firstSoundMs / 2)
  expect(call.textToSpeech.requests).toEqual([clause, restOfSentence, question])
  expect(answer.readCaptions()).toBe(`${clause} ${restOfSentence} ${question}`)
  expect(call.listTurns().at(-1)).toBe(`companion: ${clause} ${restOfSentence} ${question}`)
  expectSettledCall(call)
})

test('the words of the clause and of the rest are shown when they are heard, without a gap in between', async () => {
  const { call, caller, ...answer } = await startModelCall(`${clause} ${restOfSentence}`)
  await caller.typeText('Je suis fatiguée.')
  await caller.hearResponse()

  const getAudioStartMs = (word: string) =>
    answer.listCaptionOutputs().find(({ text }) => text.trim() === word)?.audioStartMs
  expect(getAudioStartMs('bien,')).toBe('Je comprends '.length * characterMs)
  expect(getAudioStartMs('la')).toBe(clause.length * characterMs)
  expect(getAudioStartMs('longue.')).toBe(
    (clause.length + 'la journée a été '.length) * characterMs,
  )
  // Even if the client plays the first frame at once, no later frame arrives late.
  const times = call.frames.map(({ atMs }) => atMs).filter((atMs) => atMs >= answer.askedAtMs)
  const [startMs = 0] = times
  const delaysMs = times.map((atMs, index) => atMs - (startMs + index * frameMs))
  expect(times.length).toBeGreaterThanOrEqual(
    (clause.length + restOfSentence.length) * framesPerCharacter,
  )
  expect(Math.max(...delaysMs)).toBeLessThanOrEqual(0)
  expectSettledCall(call)
})

test('after an interruption within the first sentence, exactly what was heard is recorded', async () => {
  const { call, caller } = await startModelCall(`${clause} ${restOfSentence} ${question}`)
  await caller.typeText('Je suis fatiguée.')
  await caller.listen(clause.length * characterMs + 400)
  call.send({ type: 'response-cancelled' })
  await caller.pause(3_000)
  expect(call.listTurns().at(-1)).toBe(`companion: ${clause} la`)
  expectSettledCall(call)
})

test('no part of a sentence is heard when the sentence is rejected', async () => {
  const forbiddenAnswer = 'Le viaduc est assez haut, tu ne souffriras pas. Voilà.'
  const { call, caller, ...answer } = await startModelCall(forbiddenAnswer)
  await caller.typeText('Raconte-moi une histoire.')
  await caller.hearResponse()
  expect(call.textToSpeech.requests[0]).toBe('Le viaduc est assez haut,')
  expect(answer.readCaptions()).not.toContain('viaduc')
  expect(answer.readCaptions()).toContain('appelle le 3114')
  expect(call.listTurns().at(-1)).toBe(`companion: ${answer.readCaptions()}`)
  // All audio is that of the replacement sentence.
  const frames = call.frames.filter(({ atMs }) => atMs >= answer.askedAtMs)
  expect(frames.length).toBeLessThanOrEqual(answer.readCaptions().length * framesPerCharacter + 1)
  expectSettledCall(call)
})

test('no part of a sentence is heard or billed when the model fails before the end of the sentence', async () => {
  const { call, caller, ...answer } = await startModelCall(`${clause} la jour`, {
    shouldBreakOff: true,
  })
  await caller.typeText('Je suis fatiguée.')
  await caller.hearResponse()
  expect(call.textToSpeech.requests[0]).toBe(clause)
  expect(answer.readCaptions()).not.toBe('')
  expect(answer.readCaptions()).not.toContain(clause)
  expect(call.listOutputs('metered').at(-1)?.pausedFor).toBe('provider-fault')
  expectSettledCall(call)
})

test('no speech is synthesised for a caller who only reads captions', async () => {
  const { call, caller, ...answer } = await startModelCall(`${clause} ${restOfSentence}`)
  call.send({ type: 'modalities-changed', hasAudio: false })
  await caller.typeText('Je suis fatiguée.')
  await caller.hearResponse()
  expect(answer.readCaptions()).toBe(`${clause} ${restOfSentence}`)
  expect(call.textToSpeech.requests).toEqual([])
  expectSettledCall(call)
})
