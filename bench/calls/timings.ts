/**
 * In milliseconds. Can be slightly negative: the nominal delay (400 or 446 ms) is subtracted, and times
 * are rounded.
 */
export type Timings = {
  /** `input_audio_buffer.commit` sent → first frame of the response received. */
  committed: number[]
  /** 400 ms after the caller's last sound → first frame of the response received. */
  silent: number[]
  /** `response.cancel` sent → `response.done` with status cancelled received. */
  cancelled: number[]
  /** 446 ms after the caller began to speak over the companion → the same `response.done`. */
  interrupted: number[]
  /** How often a caller waited for an event that did not come. */
  timedOut: number
  /** WebSocket close codes of calls that ended without a hang-up. */
  closeCodes: number[]
}

export const createTimings = (): Timings => ({
  committed: [],
  silent: [],
  cancelled: [],
  interrupted: [],
  timedOut: 0,
  closeCodes: [],
})
