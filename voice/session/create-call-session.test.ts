import { describe, expect, test } from 'vitest'
import { createFakeDialogue } from '../testing/fake-dialogue'
import { openSimulatedCall, type SimulatedCall } from '../testing/simulated-call'
import { greet, unheard } from '../testing/simulated-caller'

const loud = Int16Array.from({ length: 320 }, (_sample, index) => (index % 2 ? 4_000 : -4_000))
const quiet = new Int16Array(320)

describe('the first words', () => {
  test('are told in order: created, metered, and the greeting with its sound and captions', async () => {
    const call = openSimulatedCall()
    await greet(call)

    expect(call.outputs.slice(0, 4).map(({ output }) => output.type)).toEqual([
      'session-created',
      'metered',
      'response-created',
      'metered',
    ])
    expect(call.told('metered')[0]).toMatchObject({ billableMs: 0, pausedFor: 'connecting' })
    const words = call.told('response-text')
    expect(words.map(({ text }) => text)).toEqual([
      'Bonjour',
      ' Camille,',
      ' comment',
      ' allez-vous ?',
    ])
    expect(words.map(({ audioStartMs }) => audioStartMs)).toEqual([0, 480, 1_020, 1_500])
  })

  test('end with a flagged frame, then the end of audio, and are done when they were played', async () => {
    const call = openSimulatedCall()
    await greet(call)

    const flagged = call.frames.filter(({ frame }) => frame.isLastOfResponse)
    expect(flagged).toEqual([call.frames.at(-1)])
    const playedAtMs = call.frames.length * 20
    expect(call.told('response-audio-done')[0]!.atMs).toBeLessThan(playedAtMs)
    expect(call.told('response-done')[0]!.atMs).toBe(playedAtMs)
  })

  test('are metered every five seconds from then on', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.pauses(20_000)
    const atMs = call.told('metered').map((metered) => metered.atMs)
    expect(atMs.slice(2)).toEqual([5_000, 10_000, 15_000, 20_000])
  })
})

describe('a transcript', () => {
  test('that is slower than the answer to unheard speech replaces that answer', async () => {
    const call = openSimulatedCall({ speech: { firstSoundMs: 300 } })
    const caller = await greet(call)
    await caller.says('Je cherche du travail', 900, 1_350)
    await caller.hearsOut()
    await caller.hearsOutTheRest()

    expect(call.dialogue.accepted.slice(1)).toEqual([
      { kind: 'spoken', transcript: 'Je cherche du travail' },
    ])
    expect(call.turns()[1]).toBe('caller: Je cherche du travail')
    expect(call.turns()).toHaveLength(3)
  })

  test('that comes when that answer is already heard cuts it and is answered itself', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says('Je cherche du travail', 900, 1_900)
    await caller.pauses(1_500)
    await caller.hearsOutTheRest()

    expect(call.dialogue.accepted.slice(1)).toEqual([
      { kind: 'unheard', speechMs: 900 },
      { kind: 'spoken', transcript: 'Je cherche du travail' },
    ])
    expect(call.turns().filter((turn) => turn.startsWith('caller'))).toEqual([
      'caller: Je cherche du travail',
    ])
  })

  test('that repeats what is being answered interrupts nothing', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says('Je cherche du travail', 900)
    await caller.listensFor(300)
    call.send({ type: 'speech-transcribed', itemId: 'said_1', text: 'Je cherche du travail.' })
    await caller.says(unheard, 200)
    call.send({ type: 'speech-transcribed', itemId: 'said_1', text: 'Je cherche un travail.' })
    await caller.hearsOutTheRest()
    expect(call.told('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
  })

  test('never answers by itself, but is what push to talk commits', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.send({ type: 'speech-transcribed', itemId: 'pushed', text: 'Bonsoir' })
    await caller.pauses(10_000)
    expect(call.told('response-created')).toHaveLength(1)
    call.send({ type: 'turn-committed' })
    await caller.hearsOutTheRest()
    expect(call.dialogue.accepted.at(-1)).toEqual({ kind: 'spoken', transcript: 'Bonsoir' })
  })
})

describe('a turn that the caller’s side commits', () => {
  test('is answered at once', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.send({ type: 'speech-started', audioMs: 0, probability: 1 })
    await caller.pauses(700)
    const framesBefore = call.frames.length
    call.send({ type: 'turn-committed' })
    await caller.pauses(0)
    expect(call.frames[framesBefore]?.atMs).toBe(call.nowMs())
    expect(call.dialogue.accepted.at(-1)).toEqual({ kind: 'unheard', speechMs: 700 })
  })

  test('in which nothing was said is none', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.send({ type: 'turn-committed' })
    await caller.pauses(1_000)
    expect(call.told('response-created')).toHaveLength(1)
  })
})

describe('a caller who goes on while the companion is still thinking', () => {
  test('has said one turn, and the unheard answer is stopped', async () => {
    const call = openSimulatedCall({ speech: { firstSoundMs: 900 } })
    const caller = await greet(call)
    await caller.says('C’était mon anniversaire.', 1_000)
    await caller.pauses(600)
    await caller.says('Et personne n’a appelé.', 1_200)
    await caller.hearsOut()

    expect(call.told('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'cancelled',
      'completed',
    ])
    expect(call.turns()[1]).toBe('caller: C’était mon anniversaire. Et personne n’a appelé.')
    expect(call.dialogue.truncations).toEqual([])
  })
})

describe('an answer that was prepared at 200 ms of silence', () => {
  test('is given up when the caller types instead', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says(unheard, 800)
    await caller.pauses(300)
    expect(call.dialogue.aborted).toEqual([])
    await caller.types('Je préfère l’écrire')
    expect(call.dialogue.aborted).toEqual([{ kind: 'unheard', speechMs: 800 }])
    await caller.hearsOutTheRest()
    expect(call.dialogue.accepted.map(({ kind }) => kind)).toEqual(['greeting', 'typed'])
  })

  test('is never aborted once it was said to its end', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says(unheard, 800)
    await caller.hearsOut()
    await caller.hangsUp()
    expect(call.dialogue.aborted).toEqual([])
  })
})

describe('speech that outlasts the companion', () => {
  test.each([
    ['an early answer is answered', 500, 1],
    ['the tail of an echo is not', 400, 0],
  ])('%s', async (_what, lengthMs, turns) => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.types('Bonsoir')
    const lastWordMs = 'Merci de me l’écrire.Racontez-moi la suite.'.length * 60
    await caller.pauses(lastWordMs - 300)
    await caller.says(unheard, lengthMs)
    await caller.pauses(3_000)
    expect(call.dialogue.accepted.filter(({ kind }) => kind === 'unheard')).toHaveLength(turns)
    expect(call.told('response-done')[1]!.status).toBe('completed')
  })
})

describe('a client without a detector', () => {
  test('is heard by its loudness', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    for (let frame = 0; frame < 200; frame += 1) {
      call.session.pushMicrophone(frame >= 50 && frame < 100 ? loud : quiet)
      await caller.pauses(20)
    }
    await caller.hearsOutTheRest()
    expect(call.dialogue.accepted.at(-1)).toEqual({ kind: 'unheard', speechMs: 1_000 })
  })

  test('that turns out to have one is no longer', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says(unheard, 64)
    await caller.pauses(1_000)
    for (let frame = 0; frame < 200; frame += 1) {
      call.session.pushMicrophone(frame >= 50 && frame < 100 ? loud : quiet)
      await caller.pauses(20)
    }
    expect(call.told('response-created')).toHaveLength(1)
  })
})

describe('a client whose detector has fallen silent', () => {
  /** So many ms of the microphone, loud or quiet. */
  async function sound(call: SimulatedCall, pcm: Int16Array, ms: number) {
    for (let passedMs = 0; passedMs < ms; passedMs += 20) {
      call.session.pushMicrophone(pcm)
      await call.clock.advance(20)
    }
  }
  /** Speech has syllables: sound that never dips is the room. */
  async function speech(call: SimulatedCall, ms: number) {
    for (let passedMs = 0; passedMs < ms; passedMs += 400) {
      await sound(call, loud, 320)
      await sound(call, quiet, 80)
    }
  }
  const unheardTurns = (call: SimulatedCall) =>
    call.dialogue.accepted.filter(({ kind }) => kind === 'unheard').length

  test('is heard by its loudness again after three seconds of speech, once a turn', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says(unheard, 64)
    await sound(call, quiet, 1_000)
    await speech(call, 2_800)
    await sound(call, quiet, 1_000)
    expect(unheardTurns(call)).toBe(0)
    await speech(call, 2_000)
    await sound(call, quiet, 1_000)
    await caller.hearsOutTheRest()
    expect(unheardTurns(call)).toBe(1)
  })

  test('is heard by its loudness at once when the line came back without it', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says(unheard, 64)
    await caller.losesLink(2_000)
    await sound(call, quiet, 1_000)
    await sound(call, loud, 1_000)
    await sound(call, quiet, 1_000)
    await caller.hearsOutTheRest()
    expect(unheardTurns(call)).toBe(1)
  })

  test('and which comes back with the line takes one turn for one', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.losesLink(2_000)
    await sound(call, quiet, 1_000)
    const speaking = sound(call, loud, 1_000)
    await caller.says(unheard, 1_000)
    await speaking
    await sound(call, quiet, 2_000)
    await caller.hearsOutTheRest()
    expect(unheardTurns(call)).toBe(1)
  })
})

describe('a fault inside', () => {
  test('closes the call in good order and is told', async () => {
    const dialogue = createFakeDialogue()
    dialogue.truncate = () => {
      throw new Error('no memory')
    }
    const call = openSimulatedCall({ dialogue })
    const caller = await greet(call)
    await caller.types('Bonsoir')
    await caller.listensFor(300)
    call.send({ type: 'response-cancelled' })
    await caller.pauses(5_000)

    expect(call.told('closed').map(({ reason }) => reason)).toEqual(['provider-failed'])
    expect(call.faults).toEqual([new Error('no memory')])
  })
})

describe('the ends of a call', () => {
  test('its longest time', async () => {
    const call = openSimulatedCall({ maximumCallMs: 20_000 })
    const caller = await greet(call)
    await caller.pauses(30_000)
    const closed = call.told('closed')
    expect(closed.map(({ reason, atMs }) => [reason, atMs])).toEqual([['time-limit', 20_000]])
  })

  test('before it was started, with nothing on the meter', () => {
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

  test('what was understood and not yet answered goes on record', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.send({ type: 'speech-started', audioMs: 0, probability: 1 })
    call.send({ type: 'speech-transcribed', itemId: 'last', text: 'Au revoir' })
    await caller.hangsUp()
    expect(call.turns().at(-1)).toBe('caller: Au revoir')
  })
})

test('a line taken up elsewhere before it was known to be lost plays on from what was played', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Bonsoir')
  await caller.listensFor(500)
  const sent = call.frames.at(-1)!.frame.frameNumber
  const framesBefore = call.frames.length
  call.send({ type: 'link-restored', lastFramePlayed: sent - 30 })
  expect(call.frames[framesBefore]?.frame.frameNumber).toBe(sent - 29)
  expect(call.told('resumed')).toHaveLength(1)
})
