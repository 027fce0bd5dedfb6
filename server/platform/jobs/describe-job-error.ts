import { findRootCause } from '../application-error'

/**
 * The part of a job's error that may be stored and logged. The message is left out, because it may
 * contain personal data: a mail server repeats the address that it refuses, and Drizzle repeats the
 * values of a statement.
 */
export type JobError = {
  type: string
  /** For instance ECONNECTION, EENVELOPE or SQLSTATE 57P01. */
  code?: string
  /** The SMTP reply code, for instance 421 or 550. */
  responseCode?: number
  /** The stack without the message above it. */
  frames: string[]
}

const maxFrames = 8

/** Describes the root cause of a job's error without personal data. */
export function describeJobError(error: unknown): JobError {
  const rootCause = findRootCause(error)
  if (!(rootCause instanceof Error)) return { type: typeof rootCause, frames: [] }
  return {
    type: rootCause.name,
    ...('code' in rootCause && typeof rootCause.code === 'string' && { code: rootCause.code }),
    ...('responseCode' in rootCause &&
      typeof rootCause.responseCode === 'number' && { responseCode: rootCause.responseCode }),
    frames: listFrames(rootCause),
  }
}

const listFrames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, maxFrames)
