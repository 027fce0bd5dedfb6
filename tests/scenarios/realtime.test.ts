import { describe, expect, test } from 'vitest'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import { testCompanion } from '../../voice/brain/testing/start-test-call'
import { createServiceHealth } from '../../voice/fallback/service-health'
import type { LanguageModel } from '../../voice/ports/language-model'
import { createRealtimeDialogue } from '../../voice/realtime-dialogue/create-realtime-dialogue'
import { createFakeLanguageModel } from '../../voice/testing/fake-language-model'
import {
  createFakeRealtimeModel,
  type FakeRealtimeModel,
  type FakeTranscription,
} from '../../voice/testing/fake-realtime-model'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

const answer = 'Je t’écoute bien. Raconte-moi la suite.'
/** Longer than the audio that is sent ahead of playback. */
const longAnswer =
  'Je t’écoute bien, et je suis contente de t’entendre ce soir. Une journée de travail laisse des traces, et il est bon de les poser quelque part. Raconte-moi la suite, à ton rythme. Je peux aussi te proposer de souffler un peu avec moi.'

/** Opens a call with a realtime model, and listens to the greeting. */
async function openCall(
  transcriptions: readonly FakeTranscription[],
  {
    languageModel = null,
    behaviour = 'answers',
    answers = [answer],
  }: {
    languageModel?: LanguageModel | null
    behaviour?: FakeRealtimeModel['behaviour']
    answers?: string[]
  } = {},
) {
  const clock = createVirtualClock()
  const model = createFakeRealtimeModel(clock, transcriptions)
  Object.assign(model, { behaviour, answers })
  const context: DialogueContext = {
    caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
    companion: testCompanion,
    isAiDisclosureDue: false,
    seed: 7,
  }
  const errors: unknown[] = []
  const realtime = createRealtimeDialogue({
    context,
    voice: { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 },
    model,
    health: createServiceHealth(clock),
    clock,
    languageModel,
    fallbackRecogniser: null,
    onError: (error) => errors.push(error),
  })
  const call = openSimulatedCall({ clock, ...realtime })
  await startCall(call)
  return { call, caller: createSimulatedCaller(call), model, providerErrors: errors }
}

type OpenedCall = Awaited<ReturnType<typeof openCall>>
const listLastTurns = ({ call }: OpenedCall, count: number) => call.listTurns().slice(-count)
const countSpoken = ({ call }: OpenedCall, words: string) =>
  call.textToSpeech.requests.filter((text) => text.includes(words)).length

describe('a call with a realtime model', () => {
  test('answers in the model’s voice, stops at an interruption, and is billed', async () => {
    const openedCall = await openCall(
      [
        { text: 'Je rentre du travail.', delayMs: 400 },
        { text: 'Attends, je veux te dire autre chose.', delayMs: 300 },
      ],
      { answers: [longAnswer, answer] },
    )
    const { call, caller, model } = openedCall
    const greetingRequestCount = call.textToSpeech.requests.length
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.listen(1_200)
    expect(call.textToSpeech.requests.length).toBe(greetingRequestCount)
    expect(call.frames.length).toBeGreaterThan(50)
    expect(call.session.readFigures().billableMs).toBeGreaterThan(0)

    const billedMs = call.session.readFigures().billableMs
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.pause(600)
    const cancelledResponse = call
      .listOutputs('response-done')
      .find(({ status }) => status === 'cancelled')
    expect(cancelledResponse).toBeDefined()
    const { turn } = call
      .listOutputs('turn-recorded')
      .find(({ turn }) => turn.speaker === 'companion' && longAnswer.startsWith(turn.text ?? '?'))!
    expect(turn.text).not.toBe(longAnswer)
    expect(turn.heardMs).toBeGreaterThan(800)
    expect(
      model.log.filter((line) => /^(heard|respond|cancel|truncate)/.test(line)).slice(0, 4),
    ).toEqual(['heard', 'respond', 'cancel', `truncate ${turn.heardMs}`])

    await caller.hearResponse()
    expect(listLastTurns(openedCall, 4)).toEqual([
      'caller: Je rentre du travail.',
      `companion: ${turn.text}`,
      'caller: Attends, je veux te dire autre chose.',
      `companion: ${answer}`,
    ])
    expect(call.session.readFigures().billableMs).toBeGreaterThan(billedMs + 2_000)
    await caller.hangUp()
    expectSettledCall(call)
    expect(call.createReceipt().pauses).toEqual([])
  })

  test('prepares the answer before the transcript arrives, and speaks it only afterwards', async () => {
    const { call, caller, model } = await openCall([
      { text: 'Je rentre du travail.', delayMs: 900 },
    ])
    await caller.speak(untranscribedSpeech, 1_200)
    const silentAtMs = call.nowMs()
    const frameCountBefore = call.frames.length
    await caller.pause(600)
    expect(model.log.at(-1)).toBe('respond')
    expect(call.frames.length).toBe(frameCountBefore)
    await caller.hearResponse()
    const heardAfterMs = call.frames[frameCountBefore]!.atMs - silentAtMs
    expect(heardAfterMs).toBeGreaterThanOrEqual(900)
    expect(heardAfterMs).toBeLessThan(1_100)
    expect(model.log.filter((line) => line === 'respond')).toHaveLength(1)
  })

  test('answers a danger with the scripted dialogue, and plays no audio of the model', async () => {
    const openedCall = await openCall([{ text: 'Je veux mourir ce soir.', delayMs: 1_000 }])
    const { call, caller, model } = openedCall
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.hearResponse()
    expect(model.log).toContain('cancel unheard')
    expect(listLastTurns(openedCall, 1)[0]).toContain('3114')
    expect(call.listTurns().join()).not.toContain(answer)
    expect(call.listOutputs('metered').at(-1)?.pausedFor).toBe('crisis')
    // The speech that the scripted dialogue has answered is removed from the model's conversation.
    expect(model.log).toContain('remove Je veux mourir ce soir.')
  })

  test('stops the model at once when a late transcript contains a danger', async () => {
    const openedCall = await openCall([{ text: 'Je veux mourir ce soir.', delayMs: 2_500 }], {
      answers: [longAnswer],
    })
    const { call, caller, model } = openedCall
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.listen(200)
    await caller.pause(1_200)
    expect(model.log.filter((line) => line === 'cancel')).toHaveLength(1)
    await caller.hearResponse()
    expect(listLastTurns(openedCall, 1)[0]).toContain('3114')
    expect(call.listTurns()).toContain('caller: Je veux mourir ce soir.')
  })

  test('answers a danger whose transcript arrives after the answer', async () => {
    const openedCall = await openCall([{ text: 'Je veux mourir ce soir.', delayMs: 7_000 }])
    await openedCall.caller.speak(untranscribedSpeech, 1_200)
    await openedCall.caller.hearResponse()
    expect(listLastTurns(openedCall, 1)).toEqual([`companion: ${answer}`])
    await openedCall.caller.hearResponse()
    expect(listLastTurns(openedCall, 1)[0]).toContain('3114')
  })

  test('answers a danger whose transcript arrives while the caller speaks again', async () => {
    const openedCall = await openCall([
      { text: 'Je veux mourir ce soir.', delayMs: 7_000 },
      { text: 'Tu m’entends ?', delayMs: 300 },
    ])
    const { caller } = openedCall
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.hearResponse()
    await caller.pause(1_500)
    await caller.speak(untranscribedSpeech, 3_000)
    await caller.hearResponse()
    expect(listLastTurns(openedCall, 1)[0]).toContain('3114')
  })

  test('neither repeats nor loses audio of the model after a lost link', async () => {
    const { call, caller } = await openCall([{ text: 'Je rentre du travail.', delayMs: 300 }], {
      answers: [longAnswer],
    })
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.listen(1_500)
    await caller.loseLink(2_000)
    await caller.hearRest()
    expect(call.listTurns().at(-1)).toBe(`companion: ${longAnswer}`)
    const heardFrameNumbers = call.player.listHeardFrames(call.nowMs())
    expect(heardFrameNumbers).toEqual(heardFrameNumbers.map((_, index) => index + 1))
    await caller.hangUp()
    expectSettledCall(call)
    expect(call.createReceipt().pauses).toEqual([{ reason: 'link-lost', ms: 2_000 }])
  })

  test('replaces a forbidden sentence of the model before it is heard', async () => {
    const openedCall = await openCall([{ text: 'Parle-moi un peu de toi.', delayMs: 300 }], {
      answers: ['Bonne question. Je suis une vraie femme, tu sais. Et toi ?'],
    })
    await openedCall.caller.speak(untranscribedSpeech, 1_200)
    await openedCall.caller.hearResponse()
    const [lastTurn] = listLastTurns(openedCall, 1)
    expect(lastTurn).toContain('intelligence artificielle')
    expect(lastTurn).not.toContain('vraie femme')
    expect(openedCall.model.log).toContain('cancel')
  })

  test('answers typed words in the model’s voice', async () => {
    const openedCall = await openCall([])
    await openedCall.caller.typeText('Bonsoir, je rentre du travail.')
    await openedCall.caller.hearResponse()
    expect(openedCall.model.log.slice(-2)).toEqual([
      'user: Bonsoir, je rentre du travail.',
      'respond',
    ])
    expect(listLastTurns(openedCall, 1)).toEqual([`companion: ${answer}`])
    expect(openedCall.model.instructions).toContain(`Tu es ${testCompanion.name}`)
  })

  test.each(['hangs', 'unreachable'] as const)(
    'answers with the scripted dialogue, without billing, when the model fails: %s',
    async (behaviour) => {
      const openedCall = await openCall([], { behaviour })
      const { call, caller } = openedCall
      const billedMs = call.session.readFigures().billableMs
      await caller.typeText('Je rentre du travail.')
      await caller.hearResponse()
      await caller.pause(5_000)
      expect(openedCall.providerErrors.length).toBeGreaterThan(0)
      expect(call.listOutputs('metered').at(-1)?.pausedFor).toBe('provider-fault')
      // Up to 4 s may be billed, because the model has that long to begin its answer.
      expect(call.session.readFigures().billableMs - billedMs).toBeLessThan(4_500)
      await caller.hangUp()
      expectSettledCall(call)
    },
  )

  test('continues with a language model and our own voice, billed, while the realtime model is unavailable', async () => {
    const openedCall = await openCall([], {
      languageModel: createFakeLanguageModel('Et ensuite, tu as fait quoi ?'),
      behaviour: 'unreachable',
    })
    const { call, caller } = openedCall
    await caller.typeText('Je rentre du travail.')
    await caller.hearResponse()
    expect(countSpoken(openedCall, 'Et ensuite')).toBe(1)
    await caller.typeText('J’ai marché.')
    await caller.hearResponse()
    expect(call.listOutputs('metered').at(-1)?.pausedFor).toBeNull()
  })

  test('bills the answers of the language model, except the one that replaces a failed answer of the realtime model', async () => {
    const openedCall = await openCall([], {
      languageModel: createFakeLanguageModel('Et ensuite, tu as fait quoi ?'),
      behaviour: 'hangs',
    })
    const { call, caller } = openedCall
    await caller.typeText('Je rentre du travail.')
    await caller.hearResponse()
    expect(countSpoken(openedCall, 'Et ensuite')).toBe(1)
    expect(call.listOutputs('metered').at(-1)?.pausedFor).toBe('provider-fault')
    await caller.typeText('J’ai marché.')
    await caller.hearResponse()
    expect(countSpoken(openedCall, 'Et ensuite')).toBe(2)
    expect(call.listOutputs('metered').at(-1)?.pausedFor).toBeNull()
  })

  test.each(['breaks-midway', 'stalls-midway'] as const)(
    'says in our own voice what the model had written when it failed in the middle of its answer: %s',
    async (behaviour) => {
      const openedCall = await openCall([], { behaviour, answers: [longAnswer] })
      openedCall.model.leadingCharacters = 60
      await openedCall.caller.typeText('Je rentre du travail.')
      await openedCall.caller.hearResponse()
      const spokenByUs = openedCall.call.textToSpeech.requests.at(-1) ?? ''
      // The sentence that the model's voice had begun, and the next one, of which only the text had arrived.
      expect(spokenByUs).toMatch(/^\S.*\. Raconte-moi la suite, à ton rythme\.$/)
      const spokenEnd = longAnswer.indexOf(spokenByUs) + spokenByUs.length
      const spokenAnswer = longAnswer.slice(0, spokenEnd)
      expect(listLastTurns(openedCall, 1)).toEqual([`companion: ${spokenAnswer}`])
      expect(openedCall.providerErrors.length).toBeGreaterThan(0)
      await openedCall.caller.hangUp()
      expectSettledCall(openedCall.call)
    },
  )

  test('reconnects with the history after a lost connection', async () => {
    const openedCall = await openCall([])
    const { call, caller, model } = openedCall
    await caller.typeText('Je rentre du travail.')
    await caller.hearResponse()
    model.disconnect()
    model.log.length = 0
    await caller.typeText('Et j’ai faim.')
    await caller.hearResponse()
    expect(model.openCount).toBe(2)
    expect(model.log).toEqual(
      expect.arrayContaining(['user: Je rentre du travail.', `assistant: ${answer}`, 'respond']),
    )
    expect(listLastTurns(openedCall, 1)).toEqual([`companion: ${answer}`])
    expect(call.listOutputs('metered').at(-1)?.pausedFor).toBeNull()
  })

  test('stops using a model that sends no transcripts', async () => {
    const withoutTranscript = { text: null, delayMs: 0 }
    const openedCall = await openCall([
      withoutTranscript,
      withoutTranscript,
      withoutTranscript,
      withoutTranscript,
    ])
    for (const _ of [1, 2, 3, 4]) {
      await openedCall.caller.speak(untranscribedSpeech, 1_200)
      await openedCall.caller.hearResponse()
    }
    expect(openedCall.model.log.filter((line) => line === 'respond').length).toBeLessThan(4)
  })

  test('cancels the response of the model when the call ends', async () => {
    const { call, caller, model } = await openCall([{ text: 'Oui.', delayMs: 100 }])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.listen(300)
    await caller.hangUp()
    expect(model.log).toContain('cancel')
    expectSettledCall(call)
  })
})
