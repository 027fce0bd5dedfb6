import { describe, expect, it } from 'vitest'
import { type GateInput, type GateState, gateMicrophone, initialGateState } from './microphone-gate'

/** Returns the numbers of the frames that are sent; `inputs` has one entry per frame. */
function listSentFrames(inputs: Partial<GateInput>[]): number[] {
  let state: GateState = initialGateState
  return inputs.flatMap((input, frameNumber) => {
    const frame = { pcm: new Int16Array(320), frameNumber }
    const result = gateMicrophone(state, {
      frame,
      levelDb: -60,
      isMuted: false,
      isSpeech: false,
      ...input,
    })
    state = result.state
    return result.framesToSend.map(({ frameNumber: number }) => number)
  })
}

const repeatInput = (count: number, input: Partial<GateInput>) =>
  Array.from({ length: count }, () => input)

describe('the microphone gate', () => {
  it('sends all frames during speech and for two seconds after it', () => {
    expect(
      listSentFrames([...repeatInput(50, { isSpeech: true }), ...repeatInput(99, {})]),
    ).toHaveLength(149)
  })

  it('sends nothing after two seconds of silence', () => {
    expect(listSentFrames(repeatInput(500, {})).at(-1)).toBe(98)
  })

  it('sends the 300 ms before speech when speech starts again', () => {
    const numbers = listSentFrames([...repeatInput(200, {}), { isSpeech: true }])
    expect(numbers.slice(-16)).toEqual(Array.from({ length: 16 }, (_, index) => 185 + index))
  })

  it('never sends frames from the time in which the caller was muted', () => {
    expect(listSentFrames([...repeatInput(200, { isMuted: true }), { isSpeech: true }])).toEqual([
      200,
    ])
  })

  it('detects speech by level when there is no detector', () => {
    const quietInputs = repeatInput(200, { isSpeech: undefined, levelDb: -60 })
    expect(listSentFrames(quietInputs).at(-1)).toBe(98)
    expect(listSentFrames([...quietInputs, { isSpeech: undefined, levelDb: -30 }]).at(-1)).toBe(200)
  })

  it('treats constant noise as silence after some seconds', () => {
    const noisyInputs = repeatInput(1_000, { isSpeech: undefined, levelDb: -45 })
    expect(listSentFrames(noisyInputs).at(-1)).toBeLessThan(600)
  })
})
