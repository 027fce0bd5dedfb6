import { describe, expect, it } from 'vitest'
import { freshWatch, type WatchState, watchMicrophone } from './microphone-watch'

const turn = { levelDb: -100, isMuted: false, isCompanionAudible: false }

function after(seconds: number, input: Partial<typeof turn>, from: WatchState = freshWatch) {
  let state = from
  for (let frame = 0; frame < seconds * 50; frame++)
    state = watchMicrophone(state, { ...turn, ...input })
  return state
}

describe('a microphone that gives nothing', () => {
  it('is noticed after eight seconds of the caller’s turn', () => {
    expect(after(7.9, {}).isSilent).toBe(false)
    expect(after(8, {}).isSilent).toBe(true)
  })

  it('is not blamed while the companion speaks or the caller is muted', () => {
    expect(after(60, { isCompanionAudible: true }).isSilent).toBe(false)
    expect(after(60, { isMuted: true }).isSilent).toBe(false)
  })

  it('is not blamed for a caller who only keeps quiet', () => {
    expect(after(60, { levelDb: -62 }).isSilent).toBe(false)
  })

  it('has more time once it was heard', () => {
    const heard = after(1, { levelDb: -30 })
    expect(after(29, {}, heard).isSilent).toBe(false)
    expect(after(30, {}, heard).isSilent).toBe(true)
  })

  it('is trusted again at the first sound', () => {
    expect(after(0.02, { levelDb: -40 }, after(10, {})).isSilent).toBe(false)
  })
})
