import { describe, expect, test } from 'vitest'
import { createFakeDialogue } from '../testing/fake-dialogue'
import { openSimulatedCall, type SimulatedCall } from '../testing/simulated-call'
import { startCall, untranscribedSpeech } from '../testing/simulated-caller'

const loudFrame = Int16Array.from({ length: 320 }, (_sample, index) => (index % 2 ? 4_000 : -4_000))
const quietFrame = new Int16Array(320)

describe('the first words', () => {
  test('begin with session-created, a meter report and the greeting, whose captions state when each word is heard', async () => {
    const call = openSimulatedCall()
    await startCall(call)

    expect(call.outputs.slice(0, 4).map(({ output }) => output.type)).toEqual([
      'session-created',
      'metered',
      'response-created',
      'metered',
    ])
    expect(call.listOutputs('metered')[0]).toMatchObject({ billableMs: 0, pausedFor: 'connecting' })
    const words = call.listOutputs('response-text')
    expect(words.map(({ text }) => text)).toEqual([
      'Bonjour',
      ' Camille,',
      ' comment',
      ' allez-vous ?',
    ])
    expect(words.map(({ audioStartMs }) => audioStartMs)).toEqual([0, 480, 1_020, 1_500])
  })

  test('end with a frame marked as the last, then response-audio-done, and response-done once they have been played', async () => {
    const call = openSimulatedCall()
    await startCall(call)

    const lastFrames = call.frames.filter(({ frame }) => frame.isLastOfResponse)
    expect(lastFrames).toEqual([call.frames.at(-1)])
    const playedAtMs = call.frames.length * 20
    expect(call.listOutputs('response-audio-done')[0]!.atMs).toBeLessThan(playedAtMs)
    expect(call.listOutputs('response-done')[0]!.atMs).toBe(playedAtMs)
  })

  test('are followed by a meter report every five seconds', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.pause(20_000)
    const atMs = call.listOutputs('metered').map((metered) => metered.atMs)
    expect(atMs.slice(2)).toEqual([5_000, 10_000, 15_000, 20_000])
  })
})

describe('a transcript of the caller', () => {
  test('replaces a response that was prepared without it and is not heard yet', async () => {
    const call = openSimulatedCall({ speech: { firstSoundMs: 300 } })
    const caller = await startCall(call)
    await caller.speak('Je cherche du travail', 900, 1_350)
    await caller.hearResponse()
    await caller.hearRest()

    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'spoken', transcript: 'Je cherche du travail' },
    ])
    expect(call.listTurns()[1]).toBe('caller: Je cherche du travail')
    expect(call.listTurns()).toHaveLength(3)
  })

  test('cancels a response that was prepared without it and is already heard, and is answered', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Je cherche du travail', 900, 1_900)
    await caller.pause(1_500)
    await caller.hearRest()

    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'unrecognised', speechMs: 900 },
      { kind: 'spoken', transcript: 'Je cherche du travail' },
    ])
    expect(call.listTurns().filter((turn) => turn.startsWith('caller'))).toEqual([
      'caller: Je cherche du travail',
    ])
  })

  test('does not interrupt the answer to an item that is transcribed again', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Je cherche du travail', 900)
    await caller.listen(300)
    call.send({ type: 'speech-transcribed', itemId: 'said_1', text: 'Je cherche du travail.' })
    await caller.speak(untranscribedSpeech, 200)
    call.send({ type: 'speech-transcribed', itemId: 'said_1', text: 'Je cherche un travail.' })
    await caller.hearRest()
    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
  })

  test('is answered only when push to talk commits it, if no speech was detected', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.send({ type: 'speech-transcribed', itemId: 'pushed', text: 'Bonsoir' })
    await caller.pause(10_000)
    expect(call.listOutputs('response-created')).toHaveLength(1)
    call.send({ type: 'turn-committed' })
    await caller.hearRest()
    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({ kind: 'spoken', transcript: 'Bonsoir' })
  })
})

describe('a transcript that the browser is still making', () => {
  const createPartial = (text: string) =>
    ({ type: 'speech-recognising', itemId: 'heard_1', text }) as const
  const createFinal = (text: string) =>
    ({ type: 'speech-transcribed', itemId: 'heard_1', text }) as const

  test('keeps the turn open until the final text, which counts as what was said', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.clock.schedule(10, () => call.send(createPartial('')))
    call.clock.schedule(600, () => call.send(createPartial('je cherche du travail')))
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(1_000)
    expect(call.dialogue.acceptedPrompts).toHaveLength(1)
    call.send(createFinal('Je cherche du travail à Lyon'))
    await caller.hearResponse()
    await caller.hearRest()
    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'spoken', transcript: 'Je cherche du travail à Lyon' },
    ])
    expect(call.listTurns()[1]).toBe('caller: Je cherche du travail à Lyon')
  })

  test('is answered as speech without words when no text arrives', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.clock.schedule(10, () => call.send(createPartial('')))
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(4_000)
    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({
      kind: 'unrecognised',
      speechMs: 900,
      hasRecogniser: true,
    })
  })

  test('interrupts the companion as soon as it is more than a backchannel', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Bonsoir')
    await caller.listen(300)
    call.clock.schedule(100, () => call.send(createPartial('attends une')))
    await caller.speak(untranscribedSpeech, 200)
    expect(call.listOutputs('response-done').map(({ status }) => status)).toContain('cancelled')
  })
})

describe('a committed turn', () => {
  test('is answered at once', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.send({ type: 'speech-started', audioMs: 0, probability: 1 })
    await caller.pause(700)
    const framesBefore = call.frames.length
    call.send({ type: 'turn-committed' })
    await caller.pause(0)
    expect(call.frames[framesBefore]?.atMs).toBe(call.nowMs())
    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({ kind: 'unrecognised', speechMs: 700 })
  })

  test('is ignored when nothing was said', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.send({ type: 'turn-committed' })
    await caller.pause(1_000)
    expect(call.listOutputs('response-created')).toHaveLength(1)
  })
})

describe('a caller who goes on before the response is heard', () => {
  test('continues the same turn, and the unheard response is cancelled', async () => {
    const call = openSimulatedCall({ speech: { firstSoundMs: 900 } })
    const caller = await startCall(call)
    await caller.speak('C’était mon anniversaire.', 1_000)
    await caller.pause(600)
    await caller.speak('Et personne n’a appelé.', 1_200)
    await caller.hearResponse()

    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'cancelled',
      'completed',
    ])
    expect(call.listTurns()[1]).toBe('caller: C’était mon anniversaire. Et personne n’a appelé.')
    expect(call.dialogue.truncations).toEqual([])
  })
})

describe('a speculative response', () => {
  test('is discarded when the caller types instead', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak(untranscribedSpeech, 800)
    await caller.pause(300)
    expect(call.dialogue.abortedPrompts).toEqual([])
    await caller.typeText('Je préfère l’écrire')
    expect(call.dialogue.abortedPrompts).toEqual([{ kind: 'unrecognised', speechMs: 800 }])
    await caller.hearRest()
    expect(call.dialogue.acceptedPrompts.map(({ kind }) => kind)).toEqual(['greeting', 'typed'])
  })

  test('is not aborted after it was spoken to its end', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak(untranscribedSpeech, 800)
    await caller.hearResponse()
    await caller.hangUp()
    expect(call.dialogue.abortedPrompts).toEqual([])
  })
})

describe('speech that goes on after the companion has finished', () => {
  test.each([
    ['is answered when it goes on for 200 ms, as an early answer does', 500, 1],
    ['is ignored when it goes on for 100 ms, as the tail of an echo does', 400, 0],
  ])('%s', async (_title, lengthMs, turnCount) => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Bonsoir')
    const companionSpeechMs = 'Merci de me l’écrire.Racontez-moi la suite.'.length * 60
    await caller.pause(companionSpeechMs - 300)
    await caller.speak(untranscribedSpeech, lengthMs)
    await caller.pause(3_000)
    expect(
      call.dialogue.acceptedPrompts.filter(({ kind }) => kind === 'unrecognised'),
    ).toHaveLength(turnCount)
    expect(call.listOutputs('response-done')[1]!.status).toBe('completed')
  })
})

describe('a client without a voice activity detector', () => {
  test('has its speech detected by loudness', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    for (let frame = 0; frame < 200; frame += 1) {
      call.session.pushMicrophone(frame >= 50 && frame < 100 ? loudFrame : quietFrame)
      await caller.pause(20)
    }
    await caller.hearRest()
    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({ kind: 'unrecognised', speechMs: 1_000 })
  })

  test('no longer has its speech detected by loudness once it reports speech itself', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak(untranscribedSpeech, 64)
    await caller.pause(1_000)
    for (let frame = 0; frame < 200; frame += 1) {
      call.session.pushMicrophone(frame >= 50 && frame < 100 ? loudFrame : quietFrame)
      await caller.pause(20)
    }
    expect(call.listOutputs('response-created')).toHaveLength(1)
  })
})

describe('a client whose detector may have stopped reporting', () => {
  /** Passes the given number of ms of microphone audio, loud or quiet. */
  async function pushMicrophone(call: SimulatedCall, pcm: Int16Array, ms: number) {
    for (let passedMs = 0; passedMs < ms; passedMs += 20) {
      call.session.pushMicrophone(pcm)
      await call.clock.advance(20)
    }
  }
  /**
   * Passes loud sound with pauses, as between syllables: steady sound counts as room noise.
   */
  async function pushSpeech(call: SimulatedCall, ms: number) {
    for (let passedMs = 0; passedMs < ms; passedMs += 400) {
      await pushMicrophone(call, loudFrame, 320)
      await pushMicrophone(call, quietFrame, 80)
    }
  }
  const countUnrecognisedTurns = (call: SimulatedCall) =>
    call.dialogue.acceptedPrompts.filter(({ kind }) => kind === 'unrecognised').length

  test('has its speech detected by loudness after three seconds of loud sound without a report', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak(untranscribedSpeech, 64)
    await pushMicrophone(call, quietFrame, 1_000)
    await pushSpeech(call, 2_800)
    await pushMicrophone(call, quietFrame, 1_000)
    expect(countUnrecognisedTurns(call)).toBe(0)
    await pushSpeech(call, 2_000)
    await pushMicrophone(call, quietFrame, 1_000)
    await caller.hearRest()
    expect(countUnrecognisedTurns(call)).toBe(1)
  })

  test('has its speech detected by loudness at once when the link came back without a detector', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak(untranscribedSpeech, 64)
    await caller.loseLink(2_000)
    await pushMicrophone(call, quietFrame, 1_000)
    await pushMicrophone(call, loudFrame, 1_000)
    await pushMicrophone(call, quietFrame, 1_000)
    await caller.hearRest()
    expect(countUnrecognisedTurns(call)).toBe(1)
  })

  test('has a turn counted only once when both its detector and loudness detect it after a resume', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.loseLink(2_000)
    await pushMicrophone(call, quietFrame, 1_000)
    const speaking = pushMicrophone(call, loudFrame, 1_000)
    await caller.speak(untranscribedSpeech, 1_000)
    await speaking
    await pushMicrophone(call, quietFrame, 2_000)
    await caller.hearRest()
    expect(countUnrecognisedTurns(call)).toBe(1)
  })
})

describe('an error inside the session', () => {
  test('closes the call and is reported', async () => {
    const dialogue = createFakeDialogue()
    dialogue.truncate = () => {
      throw new Error('no memory')
    }
    const call = openSimulatedCall({ dialogue })
    const caller = await startCall(call)
    await caller.typeText('Bonsoir')
    await caller.listen(300)
    call.send({ type: 'response-cancelled' })
    await caller.pause(5_000)

    expect(call.listOutputs('closed').map(({ reason }) => reason)).toEqual(['provider-failed'])
    expect(call.errors).toEqual([new Error('no memory')])
  })
})

describe('the end of a call', () => {
  test('comes when the maximum duration is reached', async () => {
    const call = openSimulatedCall({ maxCallMs: 20_000 })
    const caller = await startCall(call)
    await caller.pause(30_000)
    const closedOutputs = call.listOutputs('closed')
    expect(closedOutputs.map(({ reason, atMs }) => [reason, atMs])).toEqual([
      ['time-limit', 20_000],
    ])
  })

  test('is counted at the maximum duration, even if the process notices that late', async () => {
    const call = openSimulatedCall({ maxCallMs: 20_005 })
    const caller = await startCall(call)
    await caller.pause(30_000)
    expect(call.listOutputs('closed')).toMatchObject([
      { reason: 'time-limit', figures: { wallMs: 20_005 } },
    ])
  })

  test('has figures of zero when the call was never started', () => {
    const call = openSimulatedCall()
    call.send({ type: 'text-typed', itemId: 'early', text: 'Bonjour' })
    call.send({ type: 'hung-up' })
    call.session.start()
    expect(call.outputs.map(({ output }) => output)).toEqual([
      {
        type: 'closed',
        reason: 'hung-up',
        figures: { wallMs: 0, billableMs: 0, pauses: [], durationMs: 0 },
      },
    ])
  })

  test('records what was recognised and not yet answered', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.send({ type: 'speech-started', audioMs: 0, probability: 1 })
    call.send({ type: 'speech-transcribed', itemId: 'last', text: 'Au revoir' })
    await caller.hangUp()
    expect(call.listTurns().at(-1)).toBe('caller: Au revoir')
  })
})

test('resends the audio after the last played frame when the link is restored before its loss was noticed', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Bonsoir')
  await caller.listen(500)
  const lastFrameNumber = call.frames.at(-1)!.frame.frameNumber
  const framesBefore = call.frames.length
  call.send({ type: 'link-restored', lastFramePlayed: lastFrameNumber - 30 })
  expect(call.frames[framesBefore]?.frame.frameNumber).toBe(lastFrameNumber - 29)
  expect(call.listOutputs('resumed')).toHaveLength(1)
})
