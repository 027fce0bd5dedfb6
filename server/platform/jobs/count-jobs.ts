import type pg from 'pg'

/** The numbers of jobs of one queue. */
export type JobCount = {
  queue: string
  /** Due and not started yet. */
  waiting: number
  /** Due later, as reminders and retries are. */
  planned: number
  running: number
  /** Failed after all retries; the queue keeps them for a day. */
  failed: number
  /** How long the oldest waiting job has been due; 0 without one. */
  oldestDueSeconds: number
}

const statement = `
  select name as queue,
    count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state < 'active' and start_after > now())::int as planned,
    count(*) filter (where state = 'active')::int as running,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(start_after) filter
      (where state < 'active' and start_after <= now())), 0)::float8 as "oldestDueSeconds"
  from pgboss.job where state not in ('completed', 'cancelled') group by name order by name`

/** Counts the jobs of each queue; leaves out completed and cancelled jobs, and queues without any other. */
export const countJobs = async (pool: Pick<pg.Pool, 'query'>): Promise<JobCount[]> =>
  (await pool.query<JobCount>(statement)).rows
