import type pg from 'pg'

/**
 * The statements that run now. pg-boss does not wait for the one that marks a job as done, so that
 * a stop would take the database away from under it, and the job would run again.
 */
export function createOpenStatements(pool: pg.Pool) {
  const open = new Set<Promise<unknown>>()
  return {
    execute(text: string, values: unknown[]) {
      const statement = pool.query(text, values)
      open.add(statement)
      const forget = () => open.delete(statement)
      statement.then(forget, forget)
      return statement
    },
    async ended() {
      await Promise.allSettled(open)
    },
  }
}
