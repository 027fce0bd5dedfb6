import type { StoredCall } from '../connection/stored-call'
import type { CallSnapshot } from './call-snapshot'

type Progress = Pick<StoredCall, 'agentId' | 'resumeToken' | 'lastFramePlayed' | 'microphoneFrames'>

/**
 * Returns the values with which the page can resume the call after a reload, without the captions; null when the call
 * is not active or its `limitMs` is not known yet.
 */
export function toStoredCall(snapshot: CallSnapshot, progress: Progress): StoredCall | null {
  const { call, timer, meter, isMuted } = snapshot
  if (call.phase !== 'active' || meter.limitMs === null) return null
  return {
    ...progress,
    callId: call.callId,
    limitMs: meter.limitMs,
    minutesLeft: meter.minutesLeft,
    billableMs: meter.billableMs,
    isInCrisis: meter.isInCrisis,
    timer,
    isMuted,
    captions: [],
  }
}
