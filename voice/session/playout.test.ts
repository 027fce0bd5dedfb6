import { describe, expect, test } from 'vitest'
import type { CallOutput, OutgoingFrame } from './call-events'
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
  const told: CallOutput[] = []
  const playout = createPlayout(
    (out) => sent.push(out),
    (output) => told.push(output),
  )
  return { playout, told, numbers: () => sent.map(({ frameNumber }) => frameNumber), sent }
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
    playout.resume(5_000, 8, 5_000)
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
    playout.resume(3_000, 20, 3_000)
    expect(playout.replay(3_000)).toBe(false)
    expect(sent).toHaveLength(150)
    expect(playout.replay(3_600)).toBe(true)
    expect(sent.at(-1)?.frameNumber).toBe(100)
  })

  test('forgets a response that was cut, for a resume too', () => {
    const { playout, numbers } = open()
    fill(playout, 0, 10)
    playout.drop(100, { number: 1, responseId: 'resp_1' })
    expect(playout.unplayedMs(100)).toBe(0)
    playout.suspend(200)
    playout.resume(300, 0, 300)
    playout.replay(300)
    expect(numbers()).toHaveLength(10)
  })

  const words = (text: string): CallOutput => {
    return { type: 'response-text', responseId: 'resp_1', itemId: 'msg_1', text, audioStartMs: 0 }
  }

  test('tells again after a resume, in its place, what may have been lost, and nothing else', () => {
    const { playout, told, sent } = open()
    playout.tell(0, words('arrived'))
    fill(playout, 0, 5)
    playout.tell(0, words('lost'))
    playout.tell(0, { type: 'suspended' })
    fill(playout, 0, 5)
    playout.tell(100, words('last'))
    playout.suspend(200)
    told.splice(0)
    playout.resume(300, 5, 300)
    playout.tell(300, words('new'))
    expect(told).toEqual([])
    expect(playout.replay(300)).toBe(true)
    expect(told).toEqual([words('lost'), words('last'), words('new')])
    expect(sent.slice(10).map(({ frameNumber }) => frameNumber)).toEqual([6, 7, 8, 9, 10])
  })

  test('forgets the words of a response that was cut, and tells the rest at once', () => {
    const { playout, told } = open()
    const end: CallOutput = { type: 'response-audio-done', responseId: 'resp_1', itemId: 'msg_1' }
    fill(playout, 0, 5)
    playout.tell(0, words('lost'))
    playout.tell(0, end)
    playout.suspend(100)
    playout.resume(200, 0, 200)
    told.splice(0)
    playout.drop(200, { number: 1, responseId: 'resp_1' })
    expect(told).toEqual([end])
  })

  test('tells at the end what waits behind sound that will not be heard any more', () => {
    const { playout, told } = open()
    fill(playout, 0, 5)
    playout.suspend(0)
    playout.resume(200, 0, 200)
    playout.tell(200, words('late'))
    expect(told).toEqual([])
    playout.tellRest(200)
    expect(told).toEqual([words('late')])
  })

  test('keeps five seconds at least, and not for ever', () => {
    const { playout, sent } = open()
    for (let nowMs = 0; nowMs < 20_000; nowMs += 20) {
      fill(playout, nowMs)
      playout.forgetPlayed(nowMs, nowMs)
    }
    const last = sent.at(-1)!.frameNumber
    playout.suspend(20_000)
    playout.resume(20_000, 0, 20_000)
    const before = sent.length
    for (let nowMs = 20_000; !playout.replay(nowMs); ) nowMs += 20
    const kept = sent.slice(before).map(({ frameNumber }) => frameNumber)
    expect(kept.at(-1)).toBe(last)
    expect(kept.length).toBeGreaterThanOrEqual(250)
    expect(kept.length).toBeLessThanOrEqual(275)
  })

  test('keeps whatever a line may have lost that gives no sign of life', () => {
    const { playout, sent } = open()
    for (let nowMs = 0; nowMs < 10_000; nowMs += 20) {
      fill(playout, nowMs)
      playout.forgetPlayed(nowMs, 1_000)
    }
    const count = sent.length
    playout.suspend(10_000)
    playout.resume(10_000, 50, 10_000)
    for (let nowMs = 10_000; !playout.replay(nowMs); ) nowMs += 20
    expect(sent.slice(count).map(({ frameNumber }) => frameNumber)).toEqual(
      Array.from({ length: count - 50 }, (_frame, index) => index + 51),
    )
  })

  test('lets words without sound pass in their own time', () => {
    const { playout } = open()
    let passed = 0
    for (let nowMs = 0; nowMs <= 1_000; nowMs += 20)
      for (; playout.hasRoom(nowMs, false); passed += 1) playout.passWords(nowMs)
    expect(passed).toBe(51)
  })
})
