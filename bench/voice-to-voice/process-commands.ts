import type { ReservedCall } from '../calls/reserve-calls'

/** bench/voice-to-voice/services.process.ts */
export type ServiceCommands = {
  /** Returns the URL of the services. */
  locate: { input: null; output: string }
  /** false: the services answer at once. */
  setDelayed: { input: { isOn: boolean }; output: null }
  /** Returns what happened since the last time. */
  takeCounts: {
    input: null
    output: {
      /** When requests were aborted before their answer was complete, in ms since 1970. */
      abortedAt: number[]
      /** Number of requests to the language model. */
      answersStarted: number
    }
  }
}

/** bench/voice-to-voice/product.process.ts */
export type ProductCommands = {
  /** Starts the product with these environment variables. */
  start: { input: { services: Record<string, string> }; output: { origin: string } }
  /** Creates accounts and reserved calls. */
  reserve: { input: { count: number; sharedWith?: string[] }; output: ReservedCall[] }
  /** Returns what the services have cost since the start, in euros; null when one has no price. */
  readCost: { input: null; output: number | null }
  /** Returns what a call was charged, and the user's balance. */
  readLedger: {
    input: { callId: string; userId: string }
    output: { charged: number; balance: number }
  }
}
