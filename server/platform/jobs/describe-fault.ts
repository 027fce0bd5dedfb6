import { rootCause } from '../root-cause'

/**
 * What may be kept of a job's fault. Its message may hold anything the job had in hand: a mail
 * server repeats the address that it refuses, the database layer the values of its statement (05).
 */
export type JobFault = {
  type: string
  /** The library's own name for it: ECONNECTION, EENVELOPE, 57P01. */
  code?: string
  /** Of SMTP: 421, 550. */
  responseCode?: number
  /** Where it was thrown; the message above the stack is left out. */
  frames: string[]
}

const frameCount = 8

/** The root of a fault, without what it says of people. */
export function describeFault(error: unknown): JobFault {
  const root = rootCause(error)
  if (!(root instanceof Error)) return { type: typeof root, frames: [] }
  return {
    type: root.name,
    ...('code' in root && typeof root.code === 'string' && { code: root.code }),
    ...('responseCode' in root &&
      typeof root.responseCode === 'number' && { responseCode: root.responseCode }),
    frames: framesOf(root),
  }
}

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, frameCount)
