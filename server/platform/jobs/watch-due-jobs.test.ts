import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { type JobName, jobNames } from './jobs'
import { watchDueJobs } from './watch-due-jobs'

function createWatch(due: () => JobName[], isOnlyProcess = false) {
  const clock = createVirtualClock()
  const asked: JobName[][] = []
  const woken: JobName[] = []
  const { stop, expectJobs } = watchDueJobs({
    clock,
    isOnlyProcess,
    execute: async (_text, [names]) => {
      asked.push(names as JobName[])
      return { rows: due().map((name) => ({ name })) }
    },
    wake: (name) => woken.push(name),
  })
  return { clock, asked, woken, stop, expectJobs }
}

test('wakes the queues with due jobs, and only them', async () => {
  const { clock, woken } = createWatch(() => ['send-mail'])
  await clock.advance(2_000)
  expect(woken).toEqual(['send-mail', 'send-mail'])
})

test('polls all queues with at most one statement a second, each at its interval', async () => {
  const { clock, asked } = createWatch(() => [])
  await clock.advance(10_000)
  expect(asked).toHaveLength(10)
  const count = (name: JobName) => asked.filter((names) => names.includes(name)).length
  expect([count('send-mail'), count('check-ledger')]).toEqual([10, 2])
  expect(new Set(asked.flat()).size).toBe(jobNames.length)
})

test('polls every five seconds while no job is expected and no other process adds any', async () => {
  const { clock, asked, expectJobs } = createWatch(() => [], true)
  await clock.advance(30_000)
  asked.length = 0
  await clock.advance(60_000)
  expect(asked).toHaveLength(12)
  expect(asked.every((names) => names.length === jobNames.length)).toBe(true)
  expectJobs()
  asked.length = 0
  await clock.advance(30_000)
  expect(asked).toHaveLength(30)
})

test('goes on after a statement that failed, until it is stopped', async () => {
  let isDown = true
  const { clock, woken, stop } = createWatch(() => {
    if (isDown) throw new Error('no database')
    return ['send-mail']
  })
  await clock.advance(1_000)
  isDown = false
  await clock.advance(1_000)
  expect(woken).toEqual(['send-mail'])
  await stop()
  await clock.advance(10_000)
  expect(woken).toEqual(['send-mail'])
})
