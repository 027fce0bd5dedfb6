/** In milliseconds; negative when the deadline that is subtracted was met early by a rounding. */
export type Timings = {
  /** `input_audio_buffer.commit` sent → first frame of the answer received. */
  committed: number[]
  /** 400 ms after the caller's last sound → first frame of the answer received. */
  silent: number[]
  /** `response.cancel` sent → `response.done` with status cancelled received. */
  cancelled: number[]
  /** 446 ms after the caller began to speak over the companion → the same. */
  interrupted: number[]
  /** Callers who waited in vain for what was due. */
  missed: number
  /** Close codes of calls that ended although nobody hung up. */
  lost: number[]
}

export const noTimings = (): Timings => ({
  committed: [],
  silent: [],
  cancelled: [],
  interrupted: [],
  missed: 0,
  lost: [],
})
