import type { ProcessFigures } from '../measure-process'
import type { Timings } from './timings'

/** bench/calls/server.process.ts */
export type ServerOrders = {
  /** Accounts and calls for so many callers; answers the addresses of their sockets. */
  reserve: { order: { count: number }; answer: string[] }
  begin: { order: null; answer: null }
  end: { order: null; answer: ProcessFigures }
}

/** bench/calls/callers.process.ts */
export type CallerOrders = {
  /** Answered when all of them are in their calls. */
  join: { order: { addresses: string[] }; answer: null }
  begin: { order: null; answer: null }
  end: { order: null; answer: ProcessFigures & { timings: Timings } }
}
