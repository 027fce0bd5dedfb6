import { describe, expect, it } from 'vitest'
import {
  initialRecognition,
  nextRecognition,
  type RecognitionEffect,
  type RecognitionEvent,
  unchangedMs,
} from './recognition-machine'

/** Starts the state machine, and records the effects that it requests. */
function startMachine() {
  let state = initialRecognition
  const effects: RecognitionEffect[] = []
  const takeEffects = () => effects.splice(0)
  const machine = {
    takeEffects,
    phase: () => state.phase,
    dispatch(event: RecognitionEvent) {
      const step = nextRecognition(state, event)
      state = step.state
      effects.push(...step.effects)
      return machine
    },
    setCompanionAudible: (isAudible: boolean, atMs: number) =>
      machine.dispatch({ type: 'companion-audible', isAudible, atMs }),
    setCallerSpeaking: (isSpeaking: boolean, atMs: number) =>
      machine.dispatch({ type: 'caller-speaking', isSpeaking, atMs }),
    recognise: (
      text: string,
      atMs: number,
      options: {
        isFinal?: boolean
        index?: number
        companionText?: string
        hasDetector?: boolean
      } = {},
    ) =>
      machine.dispatch({
        type: 'result',
        index: options.index ?? 0,
        text,
        isFinal: options.isFinal ?? false,
        companionText: options.companionText ?? '',
        hasDetector: options.hasDetector ?? true,
        atMs,
      }),
    takeSentTexts: () =>
      takeEffects().flatMap((effect) =>
        effect.type === 'send' ? [[effect.itemNumber, effect.text, effect.isFinal]] : [],
      ),
  }
  machine.dispatch({ type: 'wanted', isWanted: true, atMs: 0 })
  return machine
}

describe('what the caller says', () => {
  it('is announced when the caller begins to speak, then sent as it grows, then sent as final text', () => {
    const machine = startMachine()
      .setCallerSpeaking(true, 2_000)
      .recognise('je suis', 2_400)
      .recognise('je suis', 2_500)
    machine.recognise('Je suis triste.', 3_000, { isFinal: true })
    expect(machine.takeSentTexts()).toEqual([
      [1, '', false],
      [1, 'je suis', false],
      [1, 'Je suis triste.', true],
    ])
    machine
      .setCallerSpeaking(false, 3_100)
      .setCallerSpeaking(true, 9_000)
      .recognise('oui', 9_300, { index: 1, isFinal: true })
    expect(machine.takeSentTexts()).toEqual([
      [2, '', false],
      [2, 'oui', true],
    ])
  })

  it('is final when the text stays unchanged in a pause, and only new words are sent afterwards', () => {
    const machine = startMachine()
      .setCallerSpeaking(true, 2_000)
      .recognise('je suis triste', 2_600)
      .setCallerSpeaking(false, 2_700)
    expect(machine.takeEffects()).toContainEqual({
      type: 'schedule-text-unchanged',
      delayMs: unchangedMs,
    })
    machine.dispatch({ type: 'text-unchanged' })
    expect(machine.takeSentTexts()).toEqual([[1, 'je suis triste', true]])
    machine.setCallerSpeaking(true, 6_000).recognise('je suis triste mon chat est parti', 7_000)
    machine.recognise('je suis triste mon chat est parti', 8_000, { isFinal: true })
    expect(machine.takeSentTexts()).toEqual([
      [2, '', false],
      [2, 'mon chat est parti', false],
      [2, 'mon chat est parti', true],
    ])
  })

  it('is not final while the caller keeps speaking', () => {
    const machine = startMachine().setCallerSpeaking(true, 2_000).recognise('je suis', 2_400)
    machine.takeEffects()
    expect(machine.dispatch({ type: 'text-unchanged' }).takeSentTexts()).toEqual([])
  })

  it('is accepted without a voice detector while the companion is quiet', () => {
    const machine = startMachine().recognise('bonsoir', 500, { isFinal: true, hasDetector: false })
    expect(machine.takeSentTexts()).toEqual([[1, 'bonsoir', true]])
  })
})

describe("the companion's own voice", () => {
  const companionText = 'Bonsoir, comment vas-tu ce soir ?'

  it('is never sent as words of the caller', () => {
    const machine = startMachine().setCompanionAudible(true, 1_000)
    machine.recognise('bonsoir comment', 1_500, { companionText })
    machine.recognise('bonsoir comment vas-tu', 2_000, { companionText, isFinal: true })
    machine.recognise('ce soir', 2_100, { companionText, index: 1, hasDetector: false })
    expect(machine.takeSentTexts()).toEqual([])
  })

  it("is discarded when it ends, so that the caller's words are not added to it", () => {
    const machine = startMachine()
      .setCompanionAudible(true, 1_000)
      .recognise('bonsoir comment', 1_500, { companionText })
    machine.takeEffects()
    expect(machine.setCompanionAudible(false, 2_000).takeEffects()).toContainEqual({
      type: 'abort',
    })
    machine.recognise('bonsoir comment vas-tu', 2_050, { companionText, isFinal: true })
    expect(machine.takeEffects()).toEqual([])
    expect(machine.dispatch({ type: 'ended', atMs: 2_100 }).takeEffects()).toEqual([
      { type: 'start' },
    ])
    machine
      .setCallerSpeaking(true, 2_400)
      .recognise('ça va', 2_900, { companionText, isFinal: true })
    expect(machine.takeSentTexts()).toEqual([
      [1, '', false],
      [1, 'ça va', true],
    ])
  })

  it('is separated from the words of a caller who interrupts', () => {
    const machine = startMachine().setCompanionAudible(true, 1_000).setCallerSpeaking(true, 1_500)
    machine
      .recognise('comment vas-tu', 1_700, { companionText })
      .recognise('attends une seconde', 2_000, { companionText })
    expect(machine.takeSentTexts()).toEqual([
      [1, '', false],
      [1, 'attends une seconde', false],
    ])
  })

  it('is not added to an unfinished utterance of the caller', () => {
    const machine = startMachine()
      .setCallerSpeaking(true, 500)
      .recognise('bonsoir', 900)
      .setCallerSpeaking(false, 1_000)
    machine.takeEffects()
    machine.setCompanionAudible(true, 1_400)
    expect(machine.takeEffects()).toMatchObject([
      { type: 'send', itemNumber: 1, text: 'bonsoir', isFinal: true },
      { type: 'schedule-text-unchanged', delayMs: null },
      { type: 'abort' },
      { type: 'schedule-restart' },
    ])
  })
})

describe('the recogniser', () => {
  it('restarts at once after it has ended because nobody spoke', () => {
    const machine = startMachine()
    machine.takeEffects()
    machine.dispatch({ type: 'failed', error: 'no-speech' })
    expect(machine.dispatch({ type: 'ended', atMs: 8_000 }).takeEffects()).toEqual([
      { type: 'start' },
    ])
  })

  it('stops while the call does not need it', () => {
    const machine = startMachine()
    machine.takeEffects()
    machine.dispatch({ type: 'wanted', isWanted: false, atMs: 100 })
    expect(machine.takeEffects()).toContainEqual({ type: 'abort' })
    expect(machine.dispatch({ type: 'ended', atMs: 110 }).takeEffects()).toEqual([])
    expect(machine.dispatch({ type: 'wanted', isWanted: true, atMs: 200 }).takeEffects()).toEqual([
      { type: 'start' },
    ])
  })

  it('restarts even when it does not report that it has ended', () => {
    const machine = startMachine()
      .setCompanionAudible(true, 0)
      .recognise('mm', 100)
      .setCompanionAudible(false, 200)
    machine.takeEffects()
    expect(machine.dispatch({ type: 'restart-due', atMs: 1_200 }).takeEffects()).toEqual([
      { type: 'start' },
    ])
  })

  it('waits longer before the restart after each failure, and is given up after four', () => {
    const machine = startMachine()
    const delays: number[] = []
    for (let failure = 1; failure <= 4; failure++) {
      machine
        .dispatch({ type: 'failed', error: 'network' })
        .dispatch({ type: 'ended', atMs: failure * 5_000 })
      for (const effect of machine.takeEffects())
        if (effect.type === 'schedule-restart') delays.push(effect.delayMs)
        else if (effect.type === 'give-up') expect(effect.reason).toBe('unreachable')
      machine.dispatch({ type: 'restart-due', atMs: failure * 5_000 + 1 })
    }
    expect(delays).toEqual([100, 500, 1_500])
    expect(machine.phase()).toBe('given-up')
  })

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'service-refused'],
    ['language-not-supported', 'no-french'],
  ])('is given up at once after %s', (error, reason) => {
    const machine = startMachine()
    expect(machine.dispatch({ type: 'failed', error }).takeEffects()).toContainEqual({
      type: 'give-up',
      reason,
    })
    expect(machine.dispatch({ type: 'ended', atMs: 10 }).takeEffects()).toEqual([])
  })
})
