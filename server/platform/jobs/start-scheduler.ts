import { createHash } from 'node:crypto'
import type { Clock } from '../../../voice/ports/clock'
import { repeat } from '../repeat'
import type { JobName } from './jobs'

/**
 * When a job starts, in Paris time: at `minute` of each of `hours`, or of every hour if `hours` is
 * undefined.
 */
export type Schedule = { hours?: readonly number[]; minute: number }

const minuteMs = 60_000
const tickMs = 10_000

/**
 * Jobs that have been due for longer than this are skipped, for instance after the machine has
 * slept.
 */
const maxLateMinutes = 5

type Deps = {
  clock: Clock
  schedules: ReadonlyMap<JobName, Schedule>
  /** Enqueues a job, unless one with this id exists. */
  enqueue(name: JobName, id: string): Promise<unknown>
  onError(error: unknown): void
}

/**
 * Enqueues each job at the times of its schedule. A job's id is derived from its name and time, so
 * that several processes enqueue it once. Replaces the scheduler of pg-boss, which searches backwards
 * for the last time of every cron line and so blocks the main thread for a tenth of a second; this one
 * formats one time per minute. Returns a function that stops the scheduler.
 */
export function startScheduler({ clock, schedules, enqueue, onError }: Deps) {
  const readMinutesSinceEpoch = () => Math.floor(clock.now().getTime() / minuteMs)
  // Includes the current minute, because its jobs may not have been enqueued before the start.
  let lastMinute = readMinutesSinceEpoch() - 1

  async function enqueueDue() {
    const currentMinute = readMinutesSinceEpoch()
    // The system time may have been set back.
    if (lastMinute > currentMinute) lastMinute = currentMinute
    const firstMinute = Math.max(lastMinute + 1, currentMinute - maxLateMinutes)
    for (let minute = firstMinute; minute <= currentMinute; minute += 1) {
      const time = new Date(minute * minuteMs)
      for (const name of listDue(schedules, time)) await enqueue(name, createJobId(name, time))
      lastMinute = minute
    }
  }

  return repeat(clock, tickMs, enqueueDue, onError)
}

const parisTimeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
})

function listDue(schedules: Deps['schedules'], time: Date) {
  const [hour, minute] = parisTimeFormat.format(time).split(':').map(Number)
  return [...schedules].flatMap(([name, schedule]) =>
    schedule.minute === minute && (schedule.hours?.includes(hour ?? 0) ?? true) ? [name] : [],
  )
}

/** Returns the same UUID for the same job and minute (version 8, RFC 9562). */
function createJobId(name: JobName, time: Date) {
  const digest = createHash('sha256').update(`${name} ${time.toISOString()}`).digest('hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
