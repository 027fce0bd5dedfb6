import type { Clock } from '../../../voice/ports/clock'
import { repeat } from '../repeat'
import { type JobName, jobNames, queues } from './jobs'

const tickMs = 1_000

type Deps = {
  clock: Clock
  /** Runs a statement and returns its rows. */
  execute(text: string, values: unknown[]): Promise<{ rows: { name: JobName }[] }>
  /** Makes the worker of a queue fetch its jobs. */
  wake(name: JobName): void
}

/**
 * Wakes the workers of the queues that have due jobs. One statement looks into all queues whose turn
 * it is (`pollSeconds`): a statement for each queue would keep an idle process busy. Returns a
 * function that stops it.
 */
export function watchDueJobs({ clock, execute, wake }: Deps) {
  let seconds = 0

  async function wakeDueQueues() {
    seconds += 1
    const names = jobNames.filter((name) => seconds % queues[name].pollSeconds === 0)
    if (names.length === 0) return
    const { rows } = await execute(selectDueQueues, [names])
    for (const { name } of rows) wake(name)
  }

  // The workers report a database that does not answer: they look for jobs by themselves too.
  return repeat(clock, tickMs, wakeDueQueues, () => {})
}

const selectDueQueues = `select distinct name from pgboss.job
  where name = any($1) and state < 'active' and start_after <= now()`
