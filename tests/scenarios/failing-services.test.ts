import { describe, expect, test } from 'vitest'
import { encodeWav } from '../../domain/audio/encode-wav'
import { findReceiptErrors } from '../../domain/receipt'
import { createLanguageModel } from '../../providers/openai-compatible/create-language-model'
import { createSpeechToText } from '../../providers/openai-compatible/create-speech-to-text'
import { createTextToSpeech } from '../../providers/openai-compatible/create-text-to-speech'
import {
  type RecordedAnswer,
  recordedFailures,
  replay,
  silent,
  unreachable,
} from '../../providers/openai-compatible/testing/recorded-service'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import { testCompanion } from '../../voice/brain/testing/start-test-call'
import { withFallbackModels } from '../../voice/fallback/with-fallback-models'
import { withFallbackSpeech } from '../../voice/fallback/with-fallback-speech'
import { createModelDialogue } from '../../voice/model-dialogue/create-model-dialogue'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

type Answer = RecordedAnswer | typeof unreachable | typeof silent

const words = 'Je rentre du travail.'
/** Words of a caller that the recorded services quote in their errors. */
const quotedWords = 'grand-mère'
const context: DialogueContext = {
  caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
  companion: testCompanion,
  isAiDisclosureDue: false,
  seed: 7,
}

const createCompletion = (pieces: readonly string[], end: RecordedAnswer['end'] = 'complete') => ({
  pieces: pieces.map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  ),
  end,
})

/** Opens a call with the real adapter of a language model service that gives this answer. */
async function openCall(answer: Answer) {
  const clock = createVirtualClock()
  const failures: string[] = []
  const { port, requests } = replay(answer, createLanguageModel)
  const languageModel = withFallbackModels([port], {
    clock,
    onFailure: (_, error) => failures.push(error instanceof Error ? error.message : ''),
  })
  const dialogue = createModelDialogue({
    context,
    languageModel,
    scripted: createScriptedDialogue(context),
    onError: (error) => failures.push(error instanceof Error ? error.message : ''),
  })
  const call = openSimulatedCall({ clock, dialogue })
  const caller = await startCall(call)
  return { call, caller, failures, requests }
}

type OpenedCall = Awaited<ReturnType<typeof openCall>>
const readBilledMs = ({ call }: OpenedCall) => call.session.readFigures().billableMs
const readAnswer = ({ call }: Pick<OpenedCall, 'call'>) =>
  (call.listTurns().at(-1) ?? '').replace(/^companion: /, '')

/** Types a message and listens to the answer. Returns the latency of the answer, and how much of it was billed. */
async function takeTurn(openedCall: OpenedCall) {
  const { call, caller } = openedCall
  await caller.typeText(words)
  const askedAtMs = call.nowMs()
  await caller.listen(0)
  const waitedMs = call.nowMs() - askedAtMs
  const billedBeforeMs = readBilledMs(openedCall)
  await caller.hearRest()
  return { waitedMs, billedMs: readBilledMs(openedCall) - billedBeforeMs }
}

describe('when the language model', () => {
  test.each<[string, Answer, RegExp]>([
    ['refuses the key', recordedFailures['wrong key'], /status 401, invalid_api_key/],
    ['is unknown', recordedFailures['unknown model'], /status 404.*model recorded/],
    ['has no credit left', recordedFailures['quota exceeded'], /insufficient_quota/],
    ['gets too many requests', recordedFailures['too many requests'], /rate_limit_exceeded/],
    ['cannot be reached', unreachable, /fetch failed/],
    ['is unavailable', recordedFailures['service unavailable'], /status 503/],
    ['does not answer', silent, /wrote nothing for 4000 ms/],
    ['sends no completion', { pieces: ['data: <html>\n\n'] }, /not JSON/],
    [
      'writes English',
      createCompletion(['I am happy to hear you tonight, ', 'my friend. Tell me more.']),
      /does not write French/,
    ],
  ])(
    '%s, the script answers, unbilled, and the log states the cause without quoting the caller',
    async (_, answer, logPattern) => {
      const openedCall = await openCall(answer)
      const { waitedMs, ...turn } = await takeTurn(openedCall)
      expect(waitedMs).toBeLessThan(5_000)
      expect(turn.billedMs).toBeLessThan(100)
      expect(openedCall.call.listOutputs('metered').at(-1)?.pausedFor).toBe('provider-fault')
      expect(readAnswer(openedCall)).toMatch(/\p{L}/u)
      expect(openedCall.failures.join()).toMatch(logPattern)
      expect(openedCall.failures.join()).not.toContain(quotedWords)
      await openedCall.caller.hangUp()
      expectSettledCall(openedCall.call)
    },
  )

  test('asks the product to wait, it gets no request before that time has passed', async () => {
    const openedCall = await openCall({ status: 429, headers: { 'retry-after': '60' } })
    await takeTurn(openedCall)
    const requestCount = openedCall.requests.length
    await takeTurn(openedCall)
    expect(openedCall.requests).toHaveLength(requestCount)
    await openedCall.caller.pause(60_000)
    await takeTurn(openedCall)
    expect(openedCall.requests.length).toBeGreaterThan(requestCount)
  })

  test('stops in the middle of a sentence, the sentences before it are spoken and the call continues', async () => {
    const openedCall = await openCall(
      createCompletion(['Pose ton sac. Et raconte', '-moi '], 'silence'),
    )
    await takeTurn(openedCall)
    expect(readAnswer(openedCall)).toMatch(/^Pose ton sac\./)
    await openedCall.caller.pause(5_000)
    await openedCall.caller.typeText('Tu es là ?')
    await openedCall.caller.hearResponse()
    await openedCall.caller.hangUp()
    expectSettledCall(openedCall.call)
  })

  test('writes thousands of words, the answer is cut and billed as far as it was heard', async () => {
    const sentences = Array.from(
      { length: 1_500 },
      (_, index) => `Voici ma phrase numéro ${index}. `,
    )
    const openedCall = await openCall(createCompletion(sentences))
    const { billedMs } = await takeTurn(openedCall)
    expect(readAnswer(openedCall).split('. ').length).toBeLessThanOrEqual(10)
    expect(billedMs).toBeGreaterThan(1_000)
    expect(billedMs).toBeLessThan(120_000)
    expect(openedCall.requests.every((request) => request.isAborted())).toBe(true)
    await openedCall.caller.hangUp()
    expectSettledCall(openedCall.call)
  })

  test('sends control characters, the answer is spoken without them', async () => {
    const openedCall = await openCall(
      createCompletion(['Pose\u0000 ton\u0007 sac\u202e,', ' et\u200b souffle.']),
    )
    await takeTurn(openedCall)
    expect(readAnswer(openedCall)).toBe('Pose ton sac, et souffle.')
    expect(openedCall.call.textToSpeech.requests.slice(-2)).toEqual([
      'Pose ton sac,',
      'et souffle.',
    ])
  })
})

describe('when the synthesiser', () => {
  /** The first part of a sentence: 100 ms at 24 kHz. */
  const firstPart = new Uint8Array(4_800).fill(20)
  const createSound = (answer: RecordedAnswer) => ({
    headers: { 'content-type': 'audio/pcm' },
    ...answer,
  })

  /** Opens a call with the real adapter of a voice service that gives this answer; the embedded voice is the fallback. */
  async function openVoiceCall(answer: Answer) {
    const clock = createVirtualClock()
    const failures: string[] = []
    const { port, requests } = replay(answer, (service, deps) =>
      createTextToSpeech({ ...service, voices: { default: 'ff_siwis' } }, deps),
    )
    const call = openSimulatedCall({
      clock,
      createTextToSpeech: (embedded) =>
        withFallbackSpeech(port, embedded, {
          clock,
          onFailure: (error) => failures.push(error instanceof Error ? error.message : ''),
        }),
    })
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.hearResponse()
    return { call, caller, failures, requests }
  }

  test.each<[string, Answer, RegExp]>([
    ['refuses the key', recordedFailures['wrong key'], /status 401, invalid_api_key/],
    ['is unknown', recordedFailures['unknown model'], /status 404.*model recorded/],
    ['has no credit left', recordedFailures['quota exceeded'], /insufficient_quota/],
    ['gets too many requests', recordedFailures['too many requests'], /rate_limit_exceeded/],
    ['cannot be reached', unreachable, /fetch failed/],
    ['does not answer', silent, /No sound/],
    [
      'sends a page instead of sound',
      { headers: { 'content-type': 'text/html' }, pieces: ['<html>'] },
      /service\.example: .*text\/html/,
    ],
  ])('%s, the embedded voice speaks instead and is billed', async (_, answer, logPattern) => {
    const openedCall = await openVoiceCall(answer)
    const { call, caller, failures, requests } = openedCall
    expect(call.textToSpeech.requests).toEqual(['Bonjour Camille, comment allez-vous ?'])
    expect(failures).toEqual([expect.stringMatching(logPattern)])
    const billedBeforeMs = call.session.readFigures().billableMs
    await caller.typeText(words)
    await caller.hearResponse()
    // The service is not asked again for a minute.
    expect(requests).toHaveLength(1)
    expect(readAnswer(openedCall)).toBe('Merci de me l’écrire. Racontez-moi la suite.')
    expect(call.session.readFigures().billableMs - billedBeforeMs).toBeGreaterThan(1_000)
    await caller.hangUp()
    expectSettledCall(call)
  })

  test('stops in the middle of a sentence, the embedded voice speaks the rest and the silence is not billed', async () => {
    const { call, caller } = await openVoiceCall(
      createSound({ pieces: [firstPart], end: 'silence' }),
    )
    expect(call.listTurns()).toContain('companion: Bonjour Camille, comment allez-vous ?')
    expect(
      call.listOutputs('metered').some(({ pausedFor }) => pausedFor === 'provider-fault'),
    ).toBe(true)
    await caller.hangUp()
    expectSettledCall(call)
    expect(call.createReceipt().pauses).toContainEqual(
      expect.objectContaining({ reason: 'provider-fault' }),
    )
  })

  test('uses another sample rate, the audio has the right length', async () => {
    const oneSecond = encodeWav([new Int16Array(44_100).fill(500)], { sampleRate: 44_100 })
    const { call } = await openVoiceCall(createSound({ pieces: [oneSecond] }))
    const samples = call.frames.reduce((sum, { frame }) => sum + frame.pcm.length, 0)
    expect(Math.abs(samples - 24_000)).toBeLessThanOrEqual(480)
    expect(call.textToSpeech.requests).toEqual([])
  })
})

describe('when the recogniser', () => {
  const createTranscription = (text: string): RecordedAnswer => ({
    headers: { 'content-type': 'application/json' },
    pieces: [JSON.stringify({ text })],
  })

  async function speakToRecogniser(answer: Answer) {
    const { port } = replay(answer, createSpeechToText)
    const call = openSimulatedCall({ speechToText: port })
    await startCall(call)
    const caller = createSimulatedCaller(call)
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.hearResponse()
    await caller.hangUp()
    expect(findReceiptErrors(call.createReceipt())).toEqual([])
    return call
  }

  test('repeats a sentence in its transcript, the sentence is used once', async () => {
    const call = await speakToRecogniser(createTranscription('Je dors mal. '.repeat(60)))
    expect(call.listTurns()).toContain('caller: Je dors mal.')
  })

  test.each<[string, Answer]>([
    ['refuses the key', recordedFailures['wrong key']],
    ['has no credit left', recordedFailures['quota exceeded']],
    ['does not answer', silent],
    ['invents subtitles for noise', createTranscription('Sous-titrage ST’ 501')],
  ])(
    '%s, the call continues and the companion answers that it heard no words',
    async (_, answer) => {
      const call = await speakToRecogniser(answer)
      expect(call.dialogue.acceptedPrompts.at(-1)?.kind).toBe('unrecognised')
      expect(call.errors.join()).not.toContain(quotedWords)
    },
  )
})
