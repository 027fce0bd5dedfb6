import { findRootCause } from '../application-error'
import { isDatabaseUnavailable } from '../database/database-unavailable'
import { isDiskFull } from '../database/describe-embedded-failure'
import { mapStackTrace } from '../map-stack-trace'

/**
 * Describes an error for the log. Drizzle puts a statement's values (addresses, tokens) into its
 * message, and no log may contain them, so it describes the cause, which is the driver's error.
 * Omits the stack when the database is unavailable or the disk is full: the fault is not in the
 * code, and every request logs it.
 */
export function describeError(error: unknown) {
  const root = findRootCause(error)
  if (!(root instanceof Error)) return { type: typeof root, message: '', stack: '' }
  const isOutage = isDiskFull(root) || isDatabaseUnavailable(root)
  return {
    type: root.name,
    message: root.message,
    stack: isOutage ? '' : mapStackTrace(root.stack ?? ''),
    ...('code' in root && { code: root.code }),
  }
}
