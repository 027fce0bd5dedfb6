import { describe, expect, test } from 'vitest'
import type { OutgoingFrame } from './call-events'
import { createPlayout, type Playout } from './playout'

const frame = { responseNumber: 1, isLastOfResponse: false, pcm: new Int16Array(480) }

/** Sends as much as there is room for; returns how many frames that were. */
function fill(playout: Playout, nowMs: number, most = 1_000): number {
  let count = 0
  for (; count < most && playout.hasRoom(nowMs, true); count += 1) playout.send(nowMs, frame)
  return count
}

function open() {
  const sent: OutgoingFrame[] = []
  const playout = createPlayout((out) => sent.push(out))
  return { playout, numbers: () => sent.map(({ frameNumber }) => frameNumber), sent }
}

describe('playout', () => {
  test('is sent one second ahead and no more, then 100 ms at a time', () => {
    const { playout, numbers } = open()
    expect(fill(playout, 0)).toBe(50)
    expect(fill(playout, 19)).toBe(0)
    expect(fill(playout, 99)).toBe(0)
    expect(fill(playout, 100)).toBe(5)
    expect(numbers()).toEqual(Array.from({ length: 55 }, (_frame, index) => index + 1))
    expect(playout.unplayedMs(100)).toBe(1_000)
  })

  test('replays after a resume exactly what was not played, under its own numbers', () => {
    const { playout, numbers } = open()
    fill(playout, 0, 20)
    playout.suspend(200)
    expect(playout.hasRoom(200, true)).toBe(false)
    playout.resume(5_000, 8)
    expect(playout.replay(5_000)).toBe(true)
    playout.send(5_000, frame)
    expect(numbers().slice(20)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
    expect(playout.endsAtMs()).toBe(5_260)
  })

  test('replays within the same second ahead, and goes on only behind it', () => {
    const { playout, sent } = open()
    fill(playout, 0)
    fill(playout, 1_000)
    playout.suspend(1_000)
    playout.resume(3_000, 20)
    expect(playout.replay(3_000)).toBe(false)
    expect(sent).toHaveLength(150)
    expect(playout.replay(3_600)).toBe(true)
    expect(sent.at(-1)?.frameNumber).toBe(100)
  })

  test('forgets a response that was cut, for a resume too', () => {
    const { playout, numbers } = open()
    fill(playout, 0, 10)
    playout.drop(100, 1)
    expect(playout.unplayedMs(100)).toBe(0)
    playout.suspend(200)
    playout.resume(300, 0)
    playout.replay(300)
    expect(numbers()).toHaveLength(10)
  })

  test('keeps five seconds at least, and not for ever', () => {
    const { playout, sent } = open()
    for (let nowMs = 0; nowMs < 20_000; nowMs += 20) {
      fill(playout, nowMs)
      playout.forgetPlayed(nowMs)
    }
    const last = sent.at(-1)!.frameNumber
    playout.suspend(20_000)
    playout.resume(20_000, 0)
    const before = sent.length
    for (let nowMs = 20_000; !playout.replay(nowMs); ) nowMs += 20
    const kept = sent.slice(before).map(({ frameNumber }) => frameNumber)
    expect(kept.at(-1)).toBe(last)
    expect(kept.length).toBeGreaterThanOrEqual(250)
    expect(kept.length).toBeLessThanOrEqual(275)
  })

  test('lets words without sound pass in their own time', () => {
    const { playout } = open()
    let passed = 0
    for (let nowMs = 0; nowMs <= 1_000; nowMs += 20)
      for (; playout.hasRoom(nowMs, false); passed += 1) playout.passWords(nowMs)
    expect(passed).toBe(51)
  })
})
