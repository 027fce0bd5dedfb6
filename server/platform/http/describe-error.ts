import { rootCause } from '../root-cause'

/**
 * What the log keeps of an error. The database layer puts a statement's values (addresses, tokens)
 * into its message, which no log may hold (05); the driver's own error below it has none.
 */
export function describeError(error: unknown) {
  const root = rootCause(error)
  if (!(root instanceof Error)) return { type: typeof root, message: '', stack: '' }
  return {
    type: root.name,
    message: root.message,
    stack: root.stack ?? '',
    ...('code' in root && { code: root.code }),
  }
}
