import type { CallSnapshot } from '../lifecycle/call-snapshot'
import type { RecognitionFailure } from '../recognition/recognition-machine'
import { findRecognitionFailure } from '../recognition/recognition-method'

export type NoticeKind =
  | 'time-up'
  | 'sound-blocked'
  | 'microphone-refused'
  | 'microphone-missing'
  | 'microphone-lost'
  | 'microphone-silent'
  /** The browser's speech recognition was given up. */
  | RecognitionFailure

/**
 * Returns the most important notice to show, or null. `hasTyped`: whether the caller has typed something in this call.
 * In a crisis only the notice about blocked sound is shown besides the help, because a call without sound is held
 * until the caller allows the sound.
 */
export function findNotice(snapshot: CallSnapshot, hasTyped: boolean): NoticeKind | null {
  const { call, meter, microphone, isMicrophoneSilent, isMuted, isSoundBlocked, isTimeUp } =
    snapshot
  if (call.phase !== 'active') return null
  if (isSoundBlocked) return 'sound-blocked'
  if (meter.isInCrisis) return null
  if (isTimeUp) return 'time-up'
  // The notices below ask the caller to write, which this caller already does.
  if (hasTyped) return null
  if (microphone === 'refused') return 'microphone-refused'
  if (microphone === 'missing') return 'microphone-missing'
  if (microphone === 'lost') return 'microphone-lost'
  if (isMicrophoneSilent && !isMuted) return 'microphone-silent'
  return findRecognitionFailure(snapshot.recognition)
}

/** Whether the notice asks the caller to write. The call's status (call-status.ts) then does not ask again. */
export const isAskingToWrite = (notice: NoticeKind | null) =>
  notice !== null && notice !== 'time-up' && notice !== 'sound-blocked'
