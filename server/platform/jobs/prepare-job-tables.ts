import type { ClientBase } from 'pg'
import PgBoss from 'pg-boss'
import { jobNames, queues } from './jobs'

/**
 * Creates the tables of the job queue, the queues of this build, and `archivedQueues`, so that jobs
 * of queues that this build no longer has can be restored too. Runs no jobs.
 */
export async function prepareJobTables(
  client: ClientBase,
  archivedQueues: readonly { name: string; policy: string }[],
) {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const name of jobNames)
      await boss.createQueue(name, {
        name,
        policy: queues[name].isSingleton ? 'stately' : 'standard',
      })
    for (const { name, policy } of archivedQueues)
      await boss.createQueue(name, { name, policy: policy as PgBoss.QueuePolicy })
  } finally {
    await boss.stop({ graceful: false, wait: true })
  }
}
