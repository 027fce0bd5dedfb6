// @ts-check
// Plain JavaScript, because Node loads child processes directly in development and in tests.
import os from 'node:os'

/**
 * Sends a message to the parent process. Ignores errors: `exitWithParent` handles a parent that has
 * exited.
 * @param {unknown} message
 */
export const sendToParent = (message) =>
  process.connected && process.send?.(message, undefined, undefined, () => {})

/**
 * Makes this process exit when the connection to its parent ends. The process ignores SIGINT and SIGTERM,
 * because Ctrl-C reaches the whole process group, but the parent decides when its children stop.
 */
export function exitWithParent() {
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit())
}

/** Lowers the priority of this process, so that its work does not delay calls in the server. */
export function lowerPriority() {
  try {
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some containers do not allow a change of priority.
  }
}
