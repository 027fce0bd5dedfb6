import type { ReservedCall } from '../calls/reserve-calls'

/** Commands that bench/voice-to-voice/services.process.ts executes. */
export type ServiceCommands = {
  getBaseUrl: { input: null; output: string }
  /** Sets whether the services respond with a realistic latency or at once. */
  setDelayed: { input: { isDelayed: boolean }; output: null }
  /** Returns what was recorded since this command last ran. */
  readAndResetRequestLog: {
    input: null
    output: {
      /** When requests were aborted before their answer was complete, in ms since 1970. */
      abortedAtMs: number[]
      /** Number of requests to the language model. */
      modelRequestCount: number
    }
  }
}

/** Commands that bench/voice-to-voice/product.process.ts executes. */
export type ProductCommands = {
  /** Starts the product with these environment variables. */
  start: { input: { environment: Record<string, string> }; output: { origin: string } }
  /**
   * Creates accounts with one reserved call each. `sharedWith`: the hosts to which the callers consent to send what
   * they say; none by default.
   */
  reserve: { input: { count: number; sharedWith?: string[] }; output: ReservedCall[] }
  /**
   * Returns what requests to voice services have cost since the start, in euros; null when the price
   * of a request is unknown.
   */
  readCost: { input: null; output: number | null }
  /** Returns how many minutes a call was charged, and how many the user has left. */
  readLedger: {
    input: { callId: string; userId: string }
    output: { charged: number; balance: number }
  }
}
