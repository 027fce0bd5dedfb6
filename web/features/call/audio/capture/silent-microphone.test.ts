import { describe, expect, it } from 'vitest'
import { detectSilentMicrophone, initialSilenceState, type SilenceState } from './silent-microphone'

const silentInput = { levelDb: -100, isMuted: false, isCompanionAudible: false }

function listenFor(
  seconds: number,
  input: Partial<typeof silentInput>,
  from: SilenceState = initialSilenceState,
) {
  let state = from
  for (let frame = 0; frame < seconds * 50; frame++)
    state = detectSilentMicrophone(state, { ...silentInput, ...input })
  return state
}

describe('a microphone', () => {
  it('is reported as silent after eight seconds of silence', () => {
    expect(listenFor(7.9, {}).isSilent).toBe(false)
    expect(listenFor(8, {}).isSilent).toBe(true)
  })

  it('is not reported as silent while the companion speaks or the caller is muted', () => {
    expect(listenFor(60, { isCompanionAudible: true }).isSilent).toBe(false)
    expect(listenFor(60, { isMuted: true }).isSilent).toBe(false)
  })

  it('is not reported as silent when the caller says nothing but the room is audible', () => {
    expect(listenFor(60, { levelDb: -62 }).isSilent).toBe(false)
  })

  it('that has delivered sound is reported as silent only after 30 seconds of silence', () => {
    const stateAfterSound = listenFor(1, { levelDb: -30 })
    expect(listenFor(29, {}, stateAfterSound).isSilent).toBe(false)
    expect(listenFor(30, {}, stateAfterSound).isSilent).toBe(true)
  })

  it('is no longer reported as silent after the first sound', () => {
    expect(listenFor(0.02, { levelDb: -40 }, listenFor(10, {})).isSilent).toBe(false)
  })
})
