import { closeCodes } from '../../../../contract/close-codes'
import { type EndReason, isOurFault } from '../../../../domain/call-end'
import { ratingThresholdSeconds } from '../../../../domain/ratings'
import { hasCrisisPause, type Receipt } from '../../../../domain/receipt'
import { measureConversationMs } from '../../../../domain/receipt-seconds'
import type { CallFailureCode } from '../ended/room-messages'

/** How a reserved call ended for this page. */
export type CallOutcome =
  | { kind: 'settled'; reason: EndReason; receipt: Receipt }
  /** The call was released before it was answered: nothing was charged and nothing saved. */
  | { kind: 'released' }
  /** Another window took the call over; the call continues there. */
  | { kind: 'taken-over' }
  /** The server could not be reached; it settles the call by itself. `code` is shown to the caller. */
  | { kind: 'unknown'; code: 'CALL_NOT_ENDED' | 'CALL_NOT_SAVED' }

type SettledCall = Extract<CallOutcome, { kind: 'settled' }>

/**
 * 'held': the caller hears nothing, because the browser or the system has stopped the sound. The page
 * stays disconnected meanwhile, so that nothing is billed that the caller cannot hear.
 */
type ActiveLink = 'up' | 'reconnecting' | 'held'

/** 'refused': the server closed the connection for good or gave the call to another window. */
type EndingLink = 'up' | 'reconnecting' | 'refused'

export type CallState =
  | { phase: 'idle' }
  /** `callId` is null until the call is reserved. */
  | { phase: 'connecting'; callId: string | null }
  | { phase: 'active'; callId: string; link: ActiveLink; isConfirmingEnd: boolean }
  | { phase: 'ending'; callId: string; isHungUp: boolean; link: EndingLink }
  | { phase: 'rating'; callId: string; outcome: SettledCall }
  | { phase: 'ended'; callId: string; outcome: CallOutcome }
  | { phase: 'failed'; code: CallFailureCode }

export type CallEvent =
  | { type: 'call-dialled' }
  /** The server has reserved the call; the WebSocket is opening. */
  | { type: 'call-reserved'; callId: string }
  | { type: 'call-answered' }
  | { type: 'start-failed'; code: CallFailureCode }
  /** The page was reloaded during a call, which is held until `sound-allowed`. */
  | { type: 'call-restored'; callId: string }
  | { type: 'sound-blocked' }
  | { type: 'sound-allowed' }
  | { type: 'link-lost' }
  | { type: 'link-restored' }
  /** `code` is the close code of the WebSocket. */
  | { type: 'link-refused'; code: number }
  | { type: 'end-requested' }
  | { type: 'end-cancelled' }
  | { type: 'end-confirmed' }
  | { type: 'outcome-received'; outcome: CallOutcome }
  | { type: 'deadline-passed' }
  | { type: 'rating-closed' }
  | { type: 'screen-closed' }

export type CallEffect =
  | { type: 'open-call' }
  /** Gives up a call that was not answered yet and releases its reservation, if any. */
  | { type: 'abandon-call'; callId: string | null }
  | { type: 'resume-link' }
  /** Disconnects; the server keeps the call for 20 s and bills nothing. */
  | { type: 'suspend-link' }
  /** Sent after a reconnection, because the server may not know whether the caller is muted. */
  | { type: 'send-mute-state' }
  | { type: 'hang-up' }
  /** `isTakenOver`: another window took the call over, so a live call continues there. */
  | { type: 'poll-outcome'; callId: string; isTakenOver: boolean }
  | { type: 'stop-polling' }
  | { type: 'release-resources' }

export type Transition = { state: CallState; effects: readonly CallEffect[] }

export const idle: CallState = { phase: 'idle' }

/**
 * Returns the next state and the effects to perform. A pure function. For an event that does not apply to
 * the state, returns the same state object.
 */
export function transition(state: CallState, event: CallEvent): Transition {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return handleInactive(state, event)
    case 'connecting':
      return handleConnecting(state, event)
    case 'active':
      return handleActive(state, event)
    case 'ending':
      return handleEnding(state, event)
    case 'rating':
      return event.type === 'rating-closed'
        ? moveTo({ phase: 'ended', callId: state.callId, outcome: state.outcome })
        : keepState(state)
    case 'ended':
      return handleInactive(state, event)
  }
}

function handleInactive(state: CallState, event: CallEvent): Transition {
  switch (event.type) {
    case 'call-dialled':
      return moveTo({ phase: 'connecting', callId: null }, { type: 'open-call' })
    case 'call-restored':
      return moveTo({
        phase: 'active',
        callId: event.callId,
        link: 'held',
        isConfirmingEnd: false,
      })
    case 'screen-closed':
      return state.phase === 'idle' ? keepState(state) : moveTo(idle)
    default:
      return keepState(state)
  }
}

function handleConnecting(
  state: CallState & { phase: 'connecting' },
  event: CallEvent,
): Transition {
  const abandon: CallEffect = { type: 'abandon-call', callId: state.callId }
  switch (event.type) {
    case 'call-reserved':
      return moveTo({ phase: 'connecting', callId: event.callId })
    case 'call-answered':
      return state.callId === null
        ? keepState(state)
        : moveTo({ phase: 'active', callId: state.callId, link: 'up', isConfirmingEnd: false })
    case 'start-failed':
      return moveTo({ phase: 'failed', code: event.code }, abandon)
    case 'link-lost':
    case 'link-refused':
    case 'deadline-passed':
      return moveTo({ phase: 'failed', code: 'CALL_NOT_CONNECTED' }, abandon)
    case 'outcome-received':
      return moveTo({ phase: 'failed', code: 'CALL_NOT_CONNECTED' }, { type: 'release-resources' })
    case 'end-requested':
    case 'screen-closed':
      return moveTo(idle, abandon)
    default:
      return keepState(state)
  }
}

function handleActive(state: CallState & { phase: 'active' }, event: CallEvent): Transition {
  const { callId } = state
  switch (event.type) {
    case 'end-requested':
      return state.isConfirmingEnd ? keepState(state) : moveTo({ ...state, isConfirmingEnd: true })
    case 'end-cancelled':
      return state.isConfirmingEnd ? moveTo({ ...state, isConfirmingEnd: false }) : keepState(state)
    case 'end-confirmed':
      return moveTo(
        {
          phase: 'ending',
          callId,
          isHungUp: true,
          link: state.link === 'up' ? 'up' : 'reconnecting',
        },
        ...(state.link === 'held' ? [{ type: 'resume-link' } as const] : []),
        { type: 'hang-up' },
      )
    case 'link-lost':
      return state.link === 'up'
        ? moveTo({ ...state, link: 'reconnecting' }, { type: 'resume-link' })
        : keepState(state)
    case 'sound-blocked':
      return state.link === 'held'
        ? keepState(state)
        : moveTo({ ...state, link: 'held' }, { type: 'suspend-link' })
    case 'sound-allowed':
      return state.link === 'held'
        ? moveTo({ ...state, link: 'reconnecting' }, { type: 'resume-link' })
        : keepState(state)
    case 'link-restored':
      return state.link !== 'reconnecting'
        ? keepState(state)
        : moveTo({ ...state, link: 'up' }, { type: 'send-mute-state' })
    case 'link-refused':
      return moveTo(
        { phase: 'ending', callId, isHungUp: false, link: 'refused' },
        pollOutcome(callId, event),
      )
    case 'deadline-passed':
      return moveTo(
        { phase: 'ending', callId, isHungUp: false, link: 'reconnecting' },
        pollOutcome(callId),
      )
    case 'outcome-received':
      return conclude(callId, event.outcome)
    default:
      return keepState(state)
  }
}

/**
 * The page keeps trying to reconnect while the call ends. The server notices a dropped connection later than the
 * page, so the call may still be live there and its meter running. Once reconnected, the page hangs up
 * again, or continues the call if the caller had not hung up.
 */
function handleEnding(state: CallState & { phase: 'ending' }, event: CallEvent): Transition {
  const { callId, isHungUp, link } = state
  switch (event.type) {
    case 'outcome-received':
      return conclude(callId, event.outcome)
    case 'link-lost':
      return link === 'up'
        ? moveTo({ ...state, link: 'reconnecting' }, { type: 'resume-link' }, pollOutcome(callId))
        : keepState(state)
    case 'link-restored':
      if (link !== 'reconnecting') return keepState(state)
      return isHungUp
        ? moveTo({ ...state, link: 'up' }, { type: 'hang-up' })
        : moveTo(
            { phase: 'active', callId, link: 'up', isConfirmingEnd: false },
            { type: 'stop-polling' },
            { type: 'send-mute-state' },
          )
    case 'link-refused':
      return moveTo({ ...state, link: 'refused' }, pollOutcome(callId, event))
    case 'deadline-passed':
      return conclude(callId, {
        kind: 'unknown',
        code: isHungUp ? 'CALL_NOT_ENDED' : 'CALL_NOT_SAVED',
      })
    default:
      return keepState(state)
  }
}

const pollOutcome = (callId: string, refusal?: { code: number }): CallEffect => ({
  type: 'poll-outcome',
  callId,
  isTakenOver: refusal?.code === closeCodes.takenOver.code,
})

/**
 * Ends the call. Asks for a rating when the conversation lasted longer than the threshold, but not
 * after a crisis, and not when a failure of the service ended the call.
 */
function conclude(callId: string, outcome: CallOutcome): Transition {
  const shouldAskRating =
    outcome.kind === 'settled' &&
    !hasCrisisPause(outcome.receipt) &&
    !isOurFault(outcome.reason) &&
    measureConversationMs(outcome.receipt) > ratingThresholdSeconds * 1_000
  const next: CallState = shouldAskRating
    ? { phase: 'rating', callId, outcome }
    : { phase: 'ended', callId, outcome }
  return moveTo(next, { type: 'release-resources' })
}

/**
 * Returns how long a state may last before `deadline-passed`, in ms; null for no limit. The browser's
 * microphone prompt may stay open for 90 s. A reserved call has 20 s to be answered, and a dropped or held connection
 * 20 s to be restored. The outcome has 30 s to arrive.
 */
export function getMaxPhaseMs(state: CallState): number | null {
  switch (state.phase) {
    case 'connecting':
      return state.callId === null ? 90_000 : 20_000
    case 'active':
      return state.link === 'up' ? null : 20_000
    case 'ending':
      return 30_000
    case 'idle':
    case 'rating':
    case 'ended':
    case 'failed':
      return null
  }
}

const moveTo = (state: CallState, ...effects: CallEffect[]): Transition => ({ state, effects })
const keepState = (state: CallState): Transition => ({ state, effects: [] })
