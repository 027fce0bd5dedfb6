import { findRootCause } from '../application-error'
import { isDatabaseUnavailable } from '../database/database-unavailable'
import { isDiskFull } from '../database/describe-embedded-failure'
import { mapStackTrace } from '../map-stack-trace'

/**
 * Describes the root cause of an error for the log: Drizzle wraps the driver's error in an error of
 * its own, whose message contains the statement's values (addresses, tokens), which no log may
 * contain. Omits the stack when the database is unavailable or the disk is full: the fault is not
 * in the code, and every request would log the same stack.
 */
export function describeError(error: unknown) {
  const rootCause = findRootCause(error)
  if (!(rootCause instanceof Error)) return { type: typeof rootCause, message: '', stack: '' }
  const isOutage = isDiskFull(rootCause) || isDatabaseUnavailable(rootCause)
  return {
    type: rootCause.name,
    message: rootCause.message,
    stack: isOutage ? '' : mapStackTrace(rootCause.stack ?? ''),
    ...('code' in rootCause && { code: rootCause.code }),
  }
}
