import { findRootCause } from '../application-error'

/** SQLSTATEs of a transaction that PostgreSQL has rolled back for the sake of another one. */
const victimStates = ['40P01', '40001']

const maxRepetitions = 2

/**
 * Runs a transaction, and again when PostgreSQL has rolled it back to end a deadlock: nothing of it
 * was stored, and the other transaction goes on. `onRepeated` is told each time.
 */
export async function repeatIfRolledBack<Result>(
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
