import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { type JobName, jobNames } from './jobs'
import { watchDueJobs } from './watch-due-jobs'

function createWatch(due: () => JobName[], { isOnlyProcess = false } = {}) {
  const clock = createVirtualClock()
  const polledNames: JobName[][] = []
  const wokenNames: JobName[] = []
  const { stop, pollFrequently } = watchDueJobs({
    clock,
    isOnlyProcess,
    execute: async (_text, [names]) => {
      polledNames.push(names as JobName[])
      return { rows: due().map((name) => ({ name })) }
    },
    wake: (name) => wokenNames.push(name),
  })
  return { clock, polledNames, wokenNames, stop, pollFrequently }
}

test('wakes only the queues with due jobs', async () => {
  const { clock, wokenNames } = createWatch(() => ['send-mail'])
  await clock.advance(2_000)
  expect(wokenNames).toEqual(['send-mail', 'send-mail'])
})

test('polls all queues with at most one statement a second, each at its interval', async () => {
  const { clock, polledNames } = createWatch(() => [])
  await clock.advance(10_000)
  expect(polledNames).toHaveLength(10)
  const countPolls = (name: JobName) => polledNames.filter((names) => names.includes(name)).length
  expect([countPolls('send-mail'), countPolls('check-ledger')]).toEqual([10, 2])
  expect(new Set(polledNames.flat()).size).toBe(jobNames.length)
})

test('as the only process, polls all queues every five seconds while idle, and some of them every second after `pollFrequently`', async () => {
  const { clock, polledNames, pollFrequently } = createWatch(() => [], { isOnlyProcess: true })
  await clock.advance(30_000)
  polledNames.length = 0
  await clock.advance(60_000)
  expect(polledNames).toHaveLength(12)
  expect(polledNames.every((names) => names.length === jobNames.length)).toBe(true)
  pollFrequently()
  polledNames.length = 0
  await clock.advance(30_000)
  expect(polledNames).toHaveLength(30)
})

test('continues polling after a failed statement, until `stop` is called', async () => {
  let isDown = true
  const { clock, wokenNames, stop } = createWatch(() => {
    if (isDown) throw new Error('no database')
    return ['send-mail']
  })
  await clock.advance(1_000)
  isDown = false
  await clock.advance(1_000)
  expect(wokenNames).toEqual(['send-mail'])
  await stop()
  await clock.advance(10_000)
  expect(wokenNames).toEqual(['send-mail'])
})
