import { describe, expect, it } from 'vitest'
import { type EarsEffect, type EarsEvent, initialEars, nextEars, settleMs } from './ears-machine'

/** Ears that listen, and everything they were told to do. */
function listen() {
  let state = initialEars
  const effects: EarsEffect[] = []
  const take = () => effects.splice(0)
  const ears = {
    take,
    phase: () => state.phase,
    do(event: EarsEvent) {
      const step = nextEars(state, event)
      state = step.state
      effects.push(...step.effects)
      return ears
    },
    companion: (isAudible: boolean, atMs: number) =>
      ears.do({ type: 'companion-audible', isAudible, atMs }),
    caller: (isSpeaking: boolean, atMs: number) =>
      ears.do({ type: 'caller-speaking', isSpeaking, atMs }),
    hear: (
      text: string,
      atMs: number,
      options: { isFinal?: boolean; index?: number; said?: string; hasDetector?: boolean } = {},
    ) =>
      ears.do({
        type: 'result',
        index: options.index ?? 0,
        text,
        isFinal: options.isFinal ?? false,
        companionText: options.said ?? '',
        hasDetector: options.hasDetector ?? true,
        atMs,
      }),
    sent: () =>
      take().flatMap((effect) =>
        effect.type === 'send' ? [[effect.item, effect.text, effect.isFinal]] : [],
      ),
  }
  ears.do({ type: 'wanted', isWanted: true, atMs: 0 })
  return ears
}

describe('what the caller says', () => {
  it('announces text when the caller begins, then sends it as it grows, and the final text', () => {
    const ears = listen().caller(true, 2_000).hear('je suis', 2_400).hear('je suis', 2_500)
    ears.hear('Je suis triste.', 3_000, { isFinal: true })
    expect(ears.sent()).toEqual([
      [1, '', false],
      [1, 'je suis', false],
      [1, 'Je suis triste.', true],
    ])
    ears.caller(false, 3_100).caller(true, 9_000).hear('oui', 9_300, { index: 1, isFinal: true })
    expect(ears.sent()).toEqual([
      [2, '', false],
      [2, 'oui', true],
    ])
  })

  it('counts unchanged text as final when the caller pauses, and only new words afterwards', () => {
    const ears = listen().caller(true, 2_000).hear('je suis triste', 2_600).caller(false, 2_700)
    expect(ears.take()).toContainEqual({ type: 'schedule-settled', delayMs: settleMs })
    ears.do({ type: 'settled' })
    expect(ears.sent()).toEqual([[1, 'je suis triste', true]])
    ears.caller(true, 6_000).hear('je suis triste mon chat est parti', 7_000)
    ears.hear('je suis triste mon chat est parti', 8_000, { isFinal: true })
    expect(ears.sent()).toEqual([
      [2, '', false],
      [2, 'mon chat est parti', false],
      [2, 'mon chat est parti', true],
    ])
  })

  it('is not cut while the caller goes on', () => {
    const ears = listen().caller(true, 2_000).hear('je suis', 2_400)
    ears.take()
    expect(ears.do({ type: 'settled' }).sent()).toEqual([])
  })

  it('is taken without a voice detector while the companion is quiet', () => {
    const ears = listen().hear('bonsoir', 500, { isFinal: true, hasDetector: false })
    expect(ears.sent()).toEqual([[1, 'bonsoir', true]])
  })
})

describe('the companion’s own voice', () => {
  const said = 'Bonsoir, comment vas-tu ce soir ?'

  it('never becomes words of the caller', () => {
    const ears = listen().companion(true, 1_000)
    ears.hear('bonsoir comment', 1_500, { said })
    ears.hear('bonsoir comment vas-tu', 2_000, { said, isFinal: true })
    ears.hear('ce soir', 2_100, { said, index: 1, hasDetector: false })
    expect(ears.sent()).toEqual([])
  })

  it('is forgotten when it ends, so that the caller’s words are not added to it', () => {
    const ears = listen().companion(true, 1_000).hear('bonsoir comment', 1_500, { said })
    ears.take()
    expect(ears.companion(false, 2_000).take()).toContainEqual({ type: 'abort' })
    ears.hear('bonsoir comment vas-tu', 2_050, { said, isFinal: true })
    expect(ears.take()).toEqual([])
    expect(ears.do({ type: 'ended', atMs: 2_100 }).take()).toEqual([{ type: 'start' }])
    ears.caller(true, 2_400).hear('ça va', 2_900, { said, isFinal: true })
    expect(ears.sent()).toEqual([
      [1, '', false],
      [1, 'ça va', true],
    ])
  })

  it('is kept apart from the words of a caller who interrupts', () => {
    const ears = listen().companion(true, 1_000).caller(true, 1_500)
    ears.hear('comment vas-tu', 1_700, { said }).hear('attends une seconde', 2_000, { said })
    expect(ears.sent()).toEqual([
      [1, '', false],
      [1, 'attends une seconde', false],
    ])
  })

  it('is not added to an utterance of the caller that was still open', () => {
    const ears = listen().caller(true, 500).hear('bonsoir', 900).caller(false, 1_000)
    ears.take()
    ears.companion(true, 1_400)
    expect(ears.take()).toMatchObject([
      { type: 'send', item: 1, text: 'bonsoir', isFinal: true },
      { type: 'schedule-settled', delayMs: null },
      { type: 'abort' },
      { type: 'schedule-restart' },
    ])
  })
})

describe('the recogniser', () => {
  it('restarts after it has ended by itself without an error', () => {
    const ears = listen()
    ears.take()
    ears.do({ type: 'failed', error: 'no-speech' })
    expect(ears.do({ type: 'ended', atMs: 8_000 }).take()).toEqual([{ type: 'start' }])
  })

  it('stops while it is not wanted', () => {
    const ears = listen()
    ears.take()
    ears.do({ type: 'wanted', isWanted: false, atMs: 100 })
    expect(ears.take()).toContainEqual({ type: 'abort' })
    expect(ears.do({ type: 'ended', atMs: 110 }).take()).toEqual([])
    expect(ears.do({ type: 'wanted', isWanted: true, atMs: 200 }).take()).toEqual([
      { type: 'start' },
    ])
  })

  it('restarts when it never reports that it has ended', () => {
    const ears = listen().companion(true, 0).hear('mm', 100).companion(false, 200)
    ears.take()
    expect(ears.do({ type: 'restart-due', atMs: 1_200 }).take()).toEqual([{ type: 'start' }])
  })

  it('waits longer after each failure, and is given up after four', () => {
    const ears = listen()
    const delays: number[] = []
    for (let failure = 1; failure <= 4; failure++) {
      ears.do({ type: 'failed', error: 'network' }).do({ type: 'ended', atMs: failure * 5_000 })
      for (const effect of ears.take())
        if (effect.type === 'schedule-restart') delays.push(effect.delayMs)
        else if (effect.type === 'give-up') expect(effect.reason).toBe('unreachable')
      ears.do({ type: 'restart-due', atMs: failure * 5_000 + 1 })
    }
    expect(delays).toEqual([100, 500, 1_500])
    expect(ears.phase()).toBe('given-up')
  })

  it.each([
    ['not-allowed', 'refused'],
    ['service-not-allowed', 'service-refused'],
    ['language-not-supported', 'no-french'],
  ])('is given up at once after %s', (error, reason) => {
    const ears = listen()
    expect(ears.do({ type: 'failed', error }).take()).toContainEqual({ type: 'give-up', reason })
    expect(ears.do({ type: 'ended', atMs: 10 }).take()).toEqual([])
  })
})
