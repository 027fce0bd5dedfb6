import type { Database, Transaction } from '../../../server/platform/database/open-database'

/** Thrown by the statement at which the simulated process is killed. */
class ProcessKilled extends Error {}

/** Runs the work of a simulated process that may be killed. Returns whether it was completed. */
export async function ignoreKill(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof ProcessKilled)) throw error
    return false
  }
}

/**
 * Wraps a database to simulate a process that is killed at its statement number `killAtStatement`, counted from 0, or
 * never (Infinity). Uncommitted changes are lost.
 */
export function createKillableDatabase(database: Database, killAtStatement: number): Database {
  if (killAtStatement === Number.POSITIVE_INFINITY) return database
  let statementCount = 0
  const statementNames = ['execute', 'select', 'insert', 'update', 'delete']
  const makeKillable = <Handle extends object>(handle: Handle): Handle =>
    new Proxy(handle, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (name === 'transaction')
          return (work: (transaction: Transaction) => unknown) =>
            database.transaction(async (transaction) => work(makeKillable(transaction)))
        if (typeof name === 'string' && statementNames.includes(name)) {
          statementCount += 1
          if (statementCount > killAtStatement) throw new ProcessKilled()
        }
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  return makeKillable(database)
}
