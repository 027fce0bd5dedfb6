import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import type { JobName } from './jobs'
import { startScheduler } from './start-scheduler'

const hourMs = 3_600_000
/** The hours are in Paris time. */
const schedules = new Map([
  ['check-ledger', { hours: [4], minute: 50 }],
  ['resume-withdrawals', { minute: 25 }],
  ['release-waiting-minutes', { hours: [0, 6, 12], minute: 15 }],
] as const)

type Options = { shouldFail?(): boolean; offsetMs?(): number }

function startTestScheduler({ shouldFail = () => false, offsetMs = () => 0 }: Options = {}) {
  const virtualClock = createVirtualClock()
  const clock = { ...virtualClock, now: () => new Date(virtualClock.now().getTime() + offsetMs()) }
  /** The enqueued jobs. The virtual clock starts on 1 March 2026 at 20:00 UTC, 21:00 in Paris. */
  const jobs: { name: JobName; id: string; utcTime: string }[] = []
  const errors: unknown[] = []
  const stop = startScheduler({
    clock,
    schedules,
    enqueue: async (name, id) => {
      if (shouldFail()) throw new Error('no database')
      jobs.push({ name, id, utcTime: clock.now().toISOString().slice(11, 16) })
    },
    onError: (error) => errors.push(error),
  })
  const listTimes = (name: JobName) =>
    jobs.filter((job) => job.name === name).map(({ utcTime }) => utcTime)
  return { clock, jobs, errors, stop, listTimes }
}

test('enqueues each job once at each of its times in Paris', async () => {
  const { clock, jobs, listTimes } = startTestScheduler()
  await clock.advance(24 * hourMs)
  expect(listTimes('check-ledger')).toEqual(['03:50'])
  expect(listTimes('release-waiting-minutes')).toEqual(['23:15', '05:15', '11:15'])
  expect(listTimes('resume-withdrawals')).toHaveLength(24)
  expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
})

test('follows daylight saving time', async () => {
  const { clock, listTimes } = startTestScheduler({ offsetMs: () => 120 * 24 * hourMs })
  await clock.advance(24 * hourMs)
  expect(listTimes('check-ledger')).toEqual(['02:50'])
})

test('gives a job the same id in every process', async () => {
  const [one, other] = [startTestScheduler(), startTestScheduler()]
  for (const { clock } of [one, other]) await clock.advance(hourMs)
  expect(one.jobs).toEqual(other.jobs)
  expect(one.jobs[0]?.id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('retries a failed enqueue once the database is back', async () => {
  let isDown = true
  const { clock, errors, listTimes } = startTestScheduler({ shouldFail: () => isDown })
  await clock.advance(26 * 60_000)
  expect(errors.length).toBeGreaterThan(0)
  isDown = false
  await clock.advance(60_000)
  expect(listTimes('resume-withdrawals')).toEqual(['20:26'])
})

test('continues when the system time is set back, until `stop` is called', async () => {
  let offsetMs = 5 * hourMs
  const { clock, listTimes, stop } = startTestScheduler({ offsetMs: () => offsetMs })
  await clock.advance(60_000)
  offsetMs = 0
  await clock.advance(hourMs)
  expect(listTimes('resume-withdrawals')).toEqual(['20:25'])
  await stop()
  await clock.advance(hourMs)
  expect(listTimes('resume-withdrawals')).toEqual(['20:25'])
})
