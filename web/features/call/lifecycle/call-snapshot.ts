import type { MicrophoneStatus } from '../audio/capture/open-microphone'
import type { Captions } from '../captions/captions'
import type { RecognitionMethod } from '../recognition/recognition-method'
import { type CallState, idle } from './call-lifecycle'
import { type CallMeterState, createMeterState } from './call-meter-state'
import { type CallTimer, unstartedTimer } from './call-timer'
import { type CompanionActivity, listening } from './companion-activity'

/** Everything the call screen shows, except audio levels, which change too often for React. */
export type CallSnapshot = {
  call: CallState
  activity: CompanionActivity
  captions: Captions
  timer: CallTimer
  meter: CallMeterState
  /**
   * 'asking': the browser has not answered yet. 'lost': the microphone was unplugged during the call, or
   * another program took it.
   */
  microphone: MicrophoneStatus | 'asking' | 'lost'
  isMuted: boolean
  /** Who turns the caller's words into text: set when a call begins, changed when a method fails. */
  recognition: RecognitionMethod
  /** Whether the microphone is open but delivers only silence. */
  isMicrophoneSilent: boolean
  /** Whether the browser or the system plays no sound: before a user gesture, or during a phone call. */
  isSoundBlocked: boolean
  /** Whether nothing arrives from the server although the connection is open. */
  isConnectionUnstable: boolean
  /** Whether the companion says goodbye because the time budget is over. */
  isTimeUp: boolean
  /** Seconds left at the last warning; 60 and 15 are announced to screen readers. */
  lastWarningSeconds: 120 | 60 | 15 | null
  /** A failure that does not end the call. The number distinguishes two equal messages. */
  failure: { message: string; number: number } | null
}

/** Returns the snapshot before a call. */
export const createSnapshot = (minutesLeft: number): CallSnapshot => ({
  call: idle,
  activity: listening,
  captions: [],
  timer: unstartedTimer,
  meter: createMeterState(minutesLeft, null),
  microphone: 'asking',
  isMuted: false,
  recognition: { by: 'server', recipient: null },
  isMicrophoneSilent: false,
  isSoundBlocked: false,
  isConnectionUnstable: false,
  isTimeUp: false,
  lastWarningSeconds: null,
  failure: null,
})
