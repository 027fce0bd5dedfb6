import type pg from 'pg'

/**
 * The statements that run now. pg-boss does not wait for those that mark a job as done, nor for its
 * own workers': a stop would take the database away from under them.
 */
export function createOpenStatements(pool: pg.Pool) {
  const open = new Set<Promise<unknown>>()
  let isOver = false
  return {
    /** After the end nothing is asked any more, and nobody gets an answer. */
    execute(text: string, values: unknown[]): Promise<pg.QueryResult> {
      if (isOver) return new Promise(() => {})
      const statement = pool.query(text, values)
      open.add(statement)
      const forget = () => open.delete(statement)
      statement.then(forget, forget)
      return statement
    },
    /** Resolves when what runs has ended. */
    async end() {
      isOver = true
      await Promise.allSettled(open)
    },
  }
}
