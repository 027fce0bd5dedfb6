import type { MicrophoneStatus } from './audio/open-microphone'
import { type CallCredit, openingCredit } from './call-credit'
import { type CallState, idle } from './call-lifecycle'
import { type CallTimer, stoppedTimer } from './call-timer'
import type { Captions } from './captions'
import { type CompanionActivity, listening } from './companion-activity'

/** All that the call screen shows, but for the levels, which move faster than React should. */
export type CallSnapshot = {
  call: CallState
  activity: CompanionActivity
  captions: Captions
  timer: CallTimer
  credit: CallCredit
  /**
   * 'asking': the browser has not yet said whether there is a microphone; 'lost': there was one,
   * until it was unplugged or another programme took it.
   */
  microphone: MicrophoneStatus | 'asking' | 'lost'
  isMuted: boolean
  /** The microphone is open, yet nothing comes out of it. */
  isMicrophoneSilent: boolean
  /** The browser waits for a touch before it plays any sound. */
  isSoundBlocked: boolean
  /** The last warning of the server, in seconds; said aloud to readers. */
  warnedSeconds: 120 | 60 | 15 | null
  /** A fault that leaves the call as it is; the number tells two equal ones apart. */
  problem: { message: string; number: number } | null
}

export const restingSnapshot = (minutesLeft: number): CallSnapshot => ({
  call: idle,
  activity: listening,
  captions: [],
  timer: stoppedTimer,
  credit: openingCredit(minutesLeft, null),
  microphone: 'asking',
  isMuted: false,
  isMicrophoneSilent: false,
  isSoundBlocked: false,
  warnedSeconds: null,
  problem: null,
})
