import type { Clock } from '../../../voice/ports/clock'
import { repeat } from '../repeat'
import { type JobName, jobNames, queues } from './jobs'

const tickMs = 1_000

/**
 * Polling interval of an idle process if no other process adds jobs: only delayed jobs and retries
 * can become due then.
 */
const idlePollSeconds = 5

/** How long a process polls each queue at its `pollSeconds` after it has added or run a job. */
const activePollingMs = 30_000

type Deps = {
  clock: Clock
  /** Whether no other process adds jobs. */
  isOnlyProcess: boolean
  /** Runs a statement and returns its rows. */
  execute(text: string, values: unknown[]): Promise<{ rows: { name: JobName }[] }>
  /** Makes the worker of a queue fetch its jobs. */
  wake(name: JobName): void
}

/**
 * Wakes the workers of the queues that have due jobs. One statement checks all queues that are due
 * for a poll (`pollSeconds`): one statement per queue would keep an idle process busy.
 */
export function watchDueJobs({ clock, isOnlyProcess, execute, wake }: Deps) {
  let elapsedSeconds = 0
  let activeUntilMs = clock.monotonicMs() + activePollingMs

  async function wakeDueQueues() {
    elapsedSeconds += 1
    const isIdle = isOnlyProcess && clock.monotonicMs() > activeUntilMs
    if (isIdle && elapsedSeconds % idlePollSeconds !== 0) return
    const names = jobNames.filter(
      (name) => isIdle || elapsedSeconds % queues[name].pollSeconds === 0,
    )
    if (names.length === 0) return
    const { rows } = await execute(selectDueQueues, [names])
    for (const { name } of rows) wake(name)
  }

  return {
    /** Ends the idle polling for a while, because a job was added, or was run and may be retried. */
    pollFrequently() {
      activeUntilMs = clock.monotonicMs() + activePollingMs
    },
    // Errors are ignored: the workers also poll on their own, and report a database that does not
    // answer.
    stop: repeat(clock, tickMs, wakeDueQueues, () => {}),
  }
}

const selectDueQueues = `select distinct name from pgboss.job
  where name = any($1) and state < 'active' and start_after <= now()`
