import { findRootCause } from '../application-error'

/**
 * SQLSTATEs of a transaction that PostgreSQL has rolled back because it conflicted with another
 * one.
 */
const victimStates = ['40P01', '40001']

const maxRepetitions = 2

/**
 * Runs a transaction, and retries it when PostgreSQL has rolled it back to end a deadlock: nothing
 * of it was stored, and the other transaction goes on. Calls `onRepeated` before each retry.
 */
export async function retryIfRolledBack<Result>(
  run: () => Promise<Result>,
  onRepeated: (error: Error) => void,
): Promise<Result> {
  for (let repetitions = 0; ; repetitions += 1)
    try {
      return await run()
    } catch (error) {
      const cause = findRootCause(error)
      if (!isVictim(cause) || repetitions === maxRepetitions) throw error
      onRepeated(cause)
    }
}

const isVictim = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && victimStates.includes(String(error.code))
