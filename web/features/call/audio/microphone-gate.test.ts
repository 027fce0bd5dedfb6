import { describe, expect, it } from 'vitest'
import { type GateInput, type GateState, openGate, passMicrophone } from './microphone-gate'

/** Numbers of the frames that leave; one entry of `inputs` a frame. */
function sent(inputs: Partial<GateInput>[]): number[] {
  let state: GateState = openGate
  return inputs.flatMap((input, frameNumber) => {
    const frame = { pcm: new Int16Array(320), frameNumber }
    const passed = passMicrophone(state, {
      frame,
      levelDb: -60,
      isMuted: false,
      isSpeech: false,
      ...input,
    })
    state = passed.state
    return passed.send.map(({ frameNumber: number }) => number)
  })
}

const times = (count: number, input: Partial<GateInput>) =>
  Array.from({ length: count }, () => input)

describe('what leaves the microphone', () => {
  it('is everything while there is a voice, and for two seconds after', () => {
    expect(sent([...times(50, { isSpeech: true }), ...times(99, {})])).toHaveLength(149)
  })

  it('is nothing after two seconds of silence', () => {
    expect(sent(times(500, {})).at(-1)).toBe(98)
  })

  it('begins again with the 300 ms before the voice', () => {
    const numbers = sent([...times(200, {}), { isSpeech: true }])
    expect(numbers.slice(-16)).toEqual(Array.from({ length: 16 }, (_, index) => 185 + index))
  })

  it('is nothing while muted, not even what was said just before', () => {
    expect(sent([...times(200, { isMuted: true }), { isSpeech: true }])).toEqual([200])
  })

  it('goes by the level where there is no detector', () => {
    const quiet = times(200, { isSpeech: undefined, levelDb: -60 })
    expect(sent(quiet).at(-1)).toBe(98)
    expect(sent([...quiet, { isSpeech: undefined, levelDb: -30 }]).at(-1)).toBe(200)
  })

  it('takes a noisy room for silence in the end', () => {
    const noisy = times(1_000, { isSpeech: undefined, levelDb: -45 })
    expect(sent(noisy).at(-1)).toBeLessThan(600)
  })
})
