import { describe, expect, test } from 'vitest'
import type { CallerPauses } from './caller-pauses'
import { addTranscript, type CallerTurn, noTurn, startSpeaking, stopSpeaking } from './caller-turn'
import { decideTurn, type Floor } from './decide-turn'

/** Creates the turn of a caller who spoke from 0 to `speechEndMs` and then fell silent. */
function createPausedTurn(
  speechEndMs: number,
  words?: string,
  { isOverCompanion = false } = {},
): CallerTurn {
  const turn = stopSpeaking(startSpeaking(noTurn, 0, { isOverCompanion }), speechEndMs, speechEndMs)
  return words === undefined
    ? turn
    : addTranscript(turn, { itemId: 'item', text: words }, speechEndMs)
}

const createPausedTurnOverCompanion = (speechEndMs: number, words?: string) =>
  createPausedTurn(speechEndMs, words, { isOverCompanion: true })

/** Creates the turn of a caller who speaks over the companion from 0 on. */
function createSpeakingTurn(words?: string): CallerTurn {
  const turn = startSpeaking(noTurn, 0, { isOverCompanion: true })
  return words === undefined ? turn : addTranscript(turn, { itemId: 'item', text: words }, 100)
}

const decide = (
  turn: CallerTurn,
  nowMs: number,
  {
    floor = 'caller' as Floor,
    pauses = [] as CallerPauses,
    isPrepared = true,
    isRecognising = false,
    canAnswerFromAudio = false,
    isTranscriptExpected = false,
    isAnsweringText = false,
    soundMs = 0,
  } = {},
) =>
  decideTurn(turn, {
    floor,
    pauses,
    isPrepared,
    isRecognising,
    canAnswerFromAudio,
    isTranscriptExpected,
    isAnsweringText,
    soundMs,
    nowMs,
  })

describe('endpointing', () => {
  test.each([
    ['speech without a transcript', undefined, 400],
    ['"Je suis allé voir ma mère dimanche"', 'Je suis allé voir ma mère dimanche', 400],
    ['"Oui"', 'Oui', 250],
    ['"Pas vraiment."', 'Pas vraiment.', 250],
    ['"Je voulais vous dire que"', 'Je voulais vous dire que', 1_200],
    ['"Je ne dors pas bien parce que"', 'Je ne dors pas bien parce que', 1_200],
    ['"Et puis, euh…"', 'Et puis, euh…', 1_200],
    ['"Du pain, du lait, des œufs"', 'Du pain, du lait, des œufs', 1_200],
    ['"Attends"', 'Attends', 8_000],
    ['"Laissez-moi réfléchir"', 'Laissez-moi réfléchir', 8_000],
  ])('ends a turn after a silence that depends on the words: %s', (_title, words, silenceMs) => {
    expect(decide(createPausedTurn(1_000, words), 1_000 + silenceMs - 1)).toEqual({
      kind: 'wait',
      untilMs: 1_000 + silenceMs,
    })
    expect(decide(createPausedTurn(1_000, words), 1_000 + silenceMs)).toEqual({ kind: 'end' })
  })

  test('waits longer for a caller with long pauses', () => {
    const pauses = [700, 800, 900, 900, 950]
    expect(decide(createPausedTurn(1_000), 1_899, { pauses }).kind).toBe('wait')
    expect(decide(createPausedTurn(1_000), 1_900, { pauses }).kind).toBe('end')
  })

  test('never ends a turn while the caller speaks', () => {
    expect(decide(startSpeaking(noTurn, 0, { isOverCompanion: false }), 60_000)).toEqual({
      kind: 'wait',
      untilMs: null,
    })
  })

  test('prepares a response once, after 200 ms of silence', () => {
    const unprepared = { isPrepared: false }
    expect(decide(createPausedTurn(1_000), 1_199, unprepared)).toEqual({
      kind: 'wait',
      untilMs: 1_200,
    })
    expect(decide(createPausedTurn(1_000), 1_200, unprepared)).toEqual({ kind: 'prepare' })
    expect(decide(createPausedTurn(1_000), 1_200)).toEqual({ kind: 'wait', untilMs: 1_400 })
  })

  test('waits for the final text of a recogniser, for a limited time', () => {
    const recognising = { isRecognising: true, isPrepared: false }
    expect(decide(createPausedTurn(1_000), 1_500, recognising)).toEqual({
      kind: 'wait',
      untilMs: 3_500,
    })
    expect(decide(createPausedTurn(1_000), 3_500, recognising)).toEqual({ kind: 'end' })
    expect(decide(createPausedTurn(1_000, 'Oui'), 1_200, recognising)).toEqual({ kind: 'prepare' })
    expect(decide(createPausedTurn(1_000, 'Oui'), 1_300, recognising)).toEqual({
      kind: 'wait',
      untilMs: 3_500,
    })
  })

  test('after a request to wait, keeps waiting while the caller is busy, and answers other words', () => {
    const holdTurn = createPausedTurn(600, 'Attends')
    const continueWith = (text: string) => {
      const continuedTurn = stopSpeaking(
        startSpeaking(holdTurn, 4_000, { isOverCompanion: false }),
        5_000,
        1_000,
      )
      return addTranscript(continuedTurn, { itemId: 'next', text }, 5_000)
    }
    expect(decide(continueWith('Je cherche mes lunettes'), 8_000).kind).toBe('wait')
    expect(decide(continueWith('Il habite à Lyon maintenant'), 5_400)).toEqual({ kind: 'end' })
    expect(decide(continueWith('Voilà je l’ai trouvé'), 5_400)).toEqual({ kind: 'end' })
  })

  test('ignores what was said to somebody else, and answers what was said to the companion', () => {
    const addressedElsewhere = createPausedTurn(1_500, 'Chéri, tu peux baisser la télé ?')
    expect(decide(addressedElsewhere, 1_600)).toEqual({ kind: 'ignore' })
    const both = addTranscript(
      addressedElsewhere,
      { itemId: 'next', text: 'Pardon, tu disais quoi ?' },
      1_600,
    )
    expect(decide(both, 3_000)).toEqual({ kind: 'end' })
  })

  test('ignores a click and prepares nothing for it', () => {
    expect(decide(createPausedTurn(150), 400, { isPrepared: false })).toEqual({
      kind: 'wait',
      untilMs: 550,
    })
    expect(decide(createPausedTurn(150), 550)).toEqual({ kind: 'ignore' })
    expect(decide(createPausedTurn(160), 560)).toEqual({ kind: 'end' })
  })
})

describe('speech over the companion', () => {
  const overCompanion = { floor: 'companion' as Floor }

  test('interrupts after 350 ms of speech that is still heard', () => {
    expect(decide(createSpeakingTurn(), 349, { ...overCompanion, soundMs: 340 }).kind).toBe('wait')
    expect(decide(createSpeakingTurn(), 350, { ...overCompanion, soundMs: 340 })).toEqual({
      kind: 'interrupt',
    })
  })

  test('counts the speech from its first sound, which the detector reports late', () => {
    expect(decide(createSpeakingTurn(), 149, { ...overCompanion, soundMs: 349 }).kind).toBe('wait')
    expect(decide(createSpeakingTurn(), 150, { ...overCompanion, soundMs: 350 })).toEqual({
      kind: 'interrupt',
    })
  })

  test('does not count noise that began before the speech', () => {
    expect(decide(createSpeakingTurn(), 349, { ...overCompanion, soundMs: 900 }).kind).toBe('wait')
    expect(decide(createSpeakingTurn(), 350, { ...overCompanion, soundMs: 900 })).toEqual({
      kind: 'interrupt',
    })
  })

  test('waits 96 ms longer when the microphone is quiet, so that the detector can report the end of the speech', () => {
    expect(decide(createSpeakingTurn(), 100, overCompanion)).toEqual({ kind: 'wait', untilMs: 120 })
    expect(decide(createSpeakingTurn(), 300, overCompanion)).toEqual({ kind: 'wait', untilMs: 320 })
    expect(decide(createSpeakingTurn(), 445, overCompanion)).toEqual({ kind: 'wait', untilMs: 446 })
    expect(decide(createSpeakingTurn(), 446, overCompanion)).toEqual({ kind: 'interrupt' })
  })

  test('is ignored when it is shorter than 350 ms and no transcript arrives', () => {
    expect(decide(createPausedTurnOverCompanion(349), 500, overCompanion)).toEqual({
      kind: 'wait',
      untilMs: 2_349,
    })
    expect(decide(createPausedTurnOverCompanion(349), 2_349, overCompanion)).toEqual({
      kind: 'ignore',
    })
  })

  test('interrupts at once when its transcript is more than a backchannel', () => {
    expect(decide(createSpeakingTurn('Attendez, non'), 120, overCompanion)).toEqual({
      kind: 'interrupt',
    })
    expect(decide(createPausedTurnOverCompanion(200, 'Non merci'), 260, overCompanion)).toEqual({
      kind: 'interrupt',
    })
  })

  test.each(['mm-hm', 'Oui, oui.', 'D’accord', "c'est vrai", 'Ah bon ?', 'OK'])(
    'does not interrupt with "%s"',
    (words) => {
      expect(decide(createSpeakingTurn(words), 900, overCompanion).kind).toBe('wait')
      expect(decide(createPausedTurnOverCompanion(700, words), 900, overCompanion).kind).toBe(
        'wait',
      )
    },
  )

  test('waits for an expected transcript, and interrupts after a second without one', () => {
    const expectingTranscript = { ...overCompanion, isTranscriptExpected: true }
    expect(decide(createSpeakingTurn(), 600, expectingTranscript)).toEqual({
      kind: 'wait',
      untilMs: 750,
    })
    expect(decide(createSpeakingTurn(), 1_096, expectingTranscript)).toEqual({ kind: 'interrupt' })
    expect(decide(createPausedTurnOverCompanion(600), 700, expectingTranscript).kind).toBe('wait')
    expect(
      decide(createPausedTurnOverCompanion(600, 'Oui, je comprends'), 1_100, expectingTranscript)
        .kind,
    ).toBe('wait')
  })

  test('waits for the next word when it may become a backchannel', () => {
    expect(decide(createSpeakingTurn("c'est"), 300, overCompanion).kind).toBe('wait')
    expect(decide(createPausedTurnOverCompanion(300, "c'est"), 899, overCompanion)).toEqual({
      kind: 'wait',
      untilMs: 900,
    })
    expect(decide(createPausedTurnOverCompanion(300, "c'est"), 900, overCompanion)).toEqual({
      kind: 'interrupt',
    })
    expect(decide(createSpeakingTurn("c'est faux"), 300, overCompanion)).toEqual({
      kind: 'interrupt',
    })
  })

  test('interrupts when it began as a backchannel and goes on for a second', () => {
    expect(decide(createSpeakingTurn('oui'), 1_195, overCompanion).kind).toBe('wait')
    expect(decide(createSpeakingTurn('oui'), 1_196, overCompanion).kind).toBe('interrupt')
  })

  test('counts two sounds close together as one', () => {
    const turnAfterShortGap = startSpeaking(createPausedTurnOverCompanion(250), 500, {
      isOverCompanion: true,
    })
    expect(decide(turnAfterShortGap, 695, overCompanion).kind).toBe('wait')
    expect(decide(turnAfterShortGap, 696, overCompanion).kind).toBe('interrupt')
    const turnAfterLongGap = startSpeaking(createPausedTurnOverCompanion(250), 700, {
      isOverCompanion: true,
    })
    expect(decide(turnAfterLongGap, 1_145, overCompanion).kind).toBe('wait')
  })

  test('is not answered when it was a backchannel or too short', () => {
    expect(decide(createPausedTurnOverCompanion(500, 'oui'), 1_500)).toEqual({ kind: 'ignore' })
    expect(decide(createPausedTurnOverCompanion(300), 1_500)).toEqual({ kind: 'ignore' })
  })

  test('never interrupts the AI disclosure', () => {
    expect(decide(createSpeakingTurn('Stop, stop'), 5_000, { floor: 'uninterruptible' })).toEqual({
      kind: 'wait',
      untilMs: null,
    })
  })
})
