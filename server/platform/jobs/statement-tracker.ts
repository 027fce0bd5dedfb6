import type pg from 'pg'

export type StatementTracker = ReturnType<typeof createStatementTracker>

/**
 * Tracks the running statements of pg-boss, which stops without waiting for its workers'
 * statements: the database must not be closed before they have ended.
 */
export function createStatementTracker(pool: pg.Pool) {
  const runningStatements = new Set<Promise<unknown>>()
  let hasEnded = false
  return {
    /** Runs a statement. After `end`, runs nothing and returns a promise that never settles. */
    execute(text: string, values: unknown[]): Promise<pg.QueryResult> {
      if (hasEnded) return new Promise(() => {})
      const statement = pool.query(text, values)
      runningStatements.add(statement)
      const remove = () => runningStatements.delete(statement)
      statement.then(remove, remove)
      return statement
    },
    /** Resolves when the statements that are running now have ended. */
    async waitForRunning() {
      await Promise.allSettled(runningStatements)
    },
    /** Runs no further statements; resolves when the running ones have ended. */
    async end() {
      hasEnded = true
      await Promise.allSettled(runningStatements)
    },
  }
}
