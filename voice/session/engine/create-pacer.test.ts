import { expect, test } from 'vitest'
import { createVirtualClock } from '../../testing/virtual-clock'
import { createPacer } from './create-pacer'

test('ticks every 20 ms for each of two members, in different slots', async () => {
  const clock = createVirtualClock()
  const pacer = createPacer(clock)
  const ticks: [string, number][] = []
  const firstTicker = pacer.join(() => ticks.push(['first', clock.monotonicMs()]))
  const secondTicker = pacer.join(() => ticks.push(['second', clock.monotonicMs()]))
  await clock.advance(45)
  firstTicker.leave()
  await clock.advance(20)
  secondTicker.leave()
  await clock.advance(200)

  expect(ticks).toEqual([
    ['second', 4],
    ['first', 20],
    ['second', 24],
    ['first', 40],
    ['second', 44],
    ['second', 64],
  ])
})

test('ticks once for all ticks that a late timer missed, and does not drift', async () => {
  let nowMs = 0
  const dueActions: (() => void)[] = []
  const ticks: number[] = []
  const pacer = createPacer({
    monotonicMs: () => nowMs,
    now: () => new Date(0),
    schedule(_delayMs, action) {
      dueActions.push(action)
      return () => {}
    },
  })
  pacer.join(() => ticks.push(nowMs))
  for (const atMs of [20, 47, 110, 119.5, 120]) {
    nowMs = atMs
    dueActions.shift()?.()
  }
  expect(ticks).toEqual([20, 47, 110, 120])
})

test('lets a member leave in the middle of a tick', async () => {
  const clock = createVirtualClock()
  const pacer = createPacer(clock)
  let ticks = 0
  const { leave } = pacer.join(() => {
    ticks += 1
    leave()
  })
  await clock.advance(100)
  expect(ticks).toBe(1)
})

test('skips the ticks of a member until the time of its latest skipUntil', async () => {
  const clock = createVirtualClock()
  const pacer = createPacer(clock)
  const ticks: number[] = []
  const member = pacer.join(() => ticks.push(clock.monotonicMs()))
  member.skipUntil(60)
  await clock.advance(90)
  member.skipUntil(1_000)
  await clock.advance(45)
  member.skipUntil(0)
  await clock.advance(10)

  expect(ticks).toEqual([60, 80, 140])
})
