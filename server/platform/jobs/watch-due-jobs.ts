import type { Clock } from '../../../voice/ports/clock'
import { repeat } from '../repeat'
import { type JobName, jobNames, queues } from './jobs'

const tickMs = 1_000

/** How often an idle process looks for jobs if no other process adds any: for late retries only. */
const idleSeconds = 5

/** How long a process looks every second after it has added or run a job. */
const alertMs = 30_000

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
 * Wakes the workers of the queues that have due jobs. One statement looks into all queues whose turn
 * it is (`pollSeconds`): a statement for each queue would keep an idle process busy.
 */
export function watchDueJobs({ clock, isOnlyProcess, execute, wake }: Deps) {
  let seconds = 0
  let alertUntilMs = clock.monotonicMs() + alertMs

  async function wakeDueQueues() {
    seconds += 1
    const isIdle = isOnlyProcess && clock.monotonicMs() > alertUntilMs
    if (isIdle && seconds % idleSeconds !== 0) return
    const names = jobNames.filter((name) => isIdle || seconds % queues[name].pollSeconds === 0)
    if (names.length === 0) return
    const { rows } = await execute(selectDueQueues, [names])
    for (const { name } of rows) wake(name)
  }

  return {
    /** Looks every second for a while, because a job was added or will be retried. */
    expectJobs() {
      alertUntilMs = clock.monotonicMs() + alertMs
    },
    // The workers report a database that does not answer: they look for jobs by themselves too.
    stop: repeat(clock, tickMs, wakeDueQueues, () => {}),
  }
}

const selectDueQueues = `select distinct name from pgboss.job
  where name = any($1) and state < 'active' and start_after <= now()`
