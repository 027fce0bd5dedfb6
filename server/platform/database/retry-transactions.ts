import { findRootCause } from '../application-error'

/**
 * SQLSTATEs of a transaction that PostgreSQL has rolled back because it conflicted with another
 * one.
 */
const retryableSqlStates = ['40P01', '40001']

const maxRetries = 2

/**
 * Runs a transaction, and retries it when PostgreSQL has rolled it back because of a deadlock or
 * another conflict: none of its changes were stored, and the other transaction continues. Calls
 * `onRetry` before each retry.
 */
export async function retryIfRolledBack<Result>(
  run: () => Promise<Result>,
  onRetry: (error: Error) => void,
): Promise<Result> {
  for (let retryCount = 0; ; retryCount += 1)
    try {
      return await run()
    } catch (error) {
      const cause = findRootCause(error)
      if (!isRetryable(cause) || retryCount === maxRetries) throw error
      onRetry(cause)
    }
}

const isRetryable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && retryableSqlStates.includes(String(error.code))
