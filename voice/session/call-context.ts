import type { EndReason } from '../../domain/call-end'
import type { CallOutput } from './call-events'
import type { CallSessionOptions } from './call-session'
import type { Meter } from './meter'
import type { Playout } from './playout'

/** What the parts of one call share. */
export type CallContext = {
  readonly options: CallSessionOptions
  readonly meter: Meter
  readonly playout: Playout
  /** False when the caller wants the companion's words without its sound. */
  hasAudio: boolean
  isSuspended: boolean
  /** Whole monotonic milliseconds. */
  nowMs(): number
  /** Since the session's start. */
  sinceStartMs(nowMs: number): number
  /** Tells the caller's side; after the call has closed nothing is told. */
  emit(output: CallOutput): void
  /** Tells the meter at once when what it stands still for has changed. */
  tellMeterChange(nowMs: number): void
  /** Work that was waited for comes back in order. */
  post(action: () => void): void
  close(reason: EndReason, nowMs: number): void
}
