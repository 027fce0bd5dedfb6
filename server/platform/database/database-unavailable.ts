import type { Pool } from 'pg'
import { findRootCause } from '../application-error'

/** Error codes of the socket to the database, and of resolving its host name. */
const socketCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]

/**
 * SQLSTATE classes: 08 (the connection failed), 53 (no connection, memory or disk space is left)
 * and 57 (the server has stopped or has cancelled the statement).
 */
const unavailableStatePattern = /^(08|53|57)[0-9A-Z]{3}$/

/** Matches the messages of the errors of `pg` and of the embedded database that have no code. */
const connectionErrorPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Embedded database exited)/

/** Whether an error means that the database is unavailable, and not that it refused a statement. */
export function isDatabaseUnavailable(error: unknown) {
  const rootCause = findRootCause(error)
  if (!(rootCause instanceof Error)) return false
  const code = 'code' in rootCause ? String(rootCause.code) : ''
  return (
    socketCodes.includes(code) ||
    unavailableStatePattern.test(code) ||
    connectionErrorPattern.test(rootCause.message)
  )
}

/** How long the database may take by default to answer `select 1`. */
const maxAnswerMs = 1_000

/** Whether the database answers within `maxMs`. */
export async function isDatabaseReachable(pool: Pick<Pool, 'query'>, maxMs = maxAnswerMs) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), maxMs)
  })
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  const isReachable = await Promise.race([answer, timeout])
  clearTimeout(timer)
  return isReachable
}
