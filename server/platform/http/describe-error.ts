import { findRootCause } from '../application-error'
import { mapStackTrace } from '../map-stack-trace'

/**
 * Describes an error for the log. Drizzle puts a statement's values (addresses, tokens) into its
 * message, and no log may contain them; the driver's error, which is its cause, has none.
 */
export function describeError(error: unknown) {
  const root = findRootCause(error)
  if (!(root instanceof Error)) return { type: typeof root, message: '', stack: '' }
  return {
    type: root.name,
    message: root.message,
    stack: mapStackTrace(root.stack ?? ''),
    ...('code' in root && { code: root.code }),
  }
}
