import type { StoredCall } from '../connection/stored-call'
import type { CallSnapshot } from './call-snapshot'

type Progress = Pick<StoredCall, 'agentId' | 'resumeToken' | 'lastFramePlayed' | 'microphoneFrames'>

/**
 * Returns the values with which the page can resume the call after a reload, without the captions; null when the call
 * is not active.
 */
export function toStoredCall(snapshot: CallSnapshot, progress: Progress): StoredCall | null {
  const { call, timer, credit, isMuted } = snapshot
  if (call.phase !== 'active' || credit.limitMs === null) return null
  return {
    ...progress,
    callId: call.callId,
    limitMs: credit.limitMs,
    minutesLeft: credit.minutesLeft,
    billableMs: credit.billableMs,
    isInCrisis: credit.isInCrisis,
    timer,
    isMuted,
    captions: [],
  }
}
