import { closeCodes } from '../../../contract/close-codes'
import type { EndReason } from '../../../domain/call-end'
import type { MessageCode } from '../../../domain/messages'
import { ratingThresholdSeconds } from '../../../domain/ratings'
import type { Receipt } from '../../../domain/receipt'
import { conversationMs } from './conversation-duration'

/** How a call that was answered came out, as the server tells it. */
export type CallOutcome =
  | { kind: 'settled'; reason: EndReason; receipt: Receipt }
  /** Nothing was said: nothing was charged and nothing saved. */
  | { kind: 'released' }
  /** The same call goes on in another window. */
  | { kind: 'elsewhere' }
  /** The server could not be asked; it settles without the page. `code` says what failed here. */
  | { kind: 'unknown'; code: 'CALL_NOT_ENDED' | 'CALL_NOT_SAVED' }

type SettledCall = Extract<CallOutcome, { kind: 'settled' }>

/** 'refused': the server took the line away for good, here or for another window. */
type EndingLink = 'up' | 'reconnecting' | 'refused'

export type CallState =
  | { phase: 'idle' }
  /** callId: null until the line is reserved. */
  | { phase: 'connecting'; callId: string | null }
  | { phase: 'active'; callId: string; link: 'up' | 'reconnecting'; isConfirmingEnd: boolean }
  | { phase: 'ending'; callId: string; isHungUp: boolean; link: EndingLink }
  | { phase: 'rating'; callId: string; outcome: SettledCall }
  | { phase: 'ended'; callId: string; outcome: CallOutcome }
  | { phase: 'failed'; code: MessageCode }

export type CallEvent =
  | { type: 'call-dialled' }
  /** The line is reserved and the microphone settled: the server is being reached. */
  | { type: 'line-reserved'; callId: string }
  | { type: 'call-answered' }
  | { type: 'start-failed'; code: MessageCode }
  /** The page was loaded again in the middle of a call. */
  | { type: 'call-recalled'; callId: string }
  | { type: 'link-lost' }
  | { type: 'link-restored' }
  /** `code`: why the server closed it. */
  | { type: 'link-refused'; code: number }
  | { type: 'end-requested' }
  | { type: 'end-declined' }
  | { type: 'end-confirmed' }
  | { type: 'outcome-told'; outcome: CallOutcome }
  | { type: 'deadline-passed' }
  | { type: 'rating-closed' }
  | { type: 'screen-closed' }

export type CallEffect =
  | { type: 'open-call' }
  /** Nobody was reached yet: the reservation, if there is one already, is let go. */
  | { type: 'abandon-call'; callId: string | null }
  | { type: 'resume-link' }
  /** The server may have forgotten, or never heard, whether the caller is muted. */
  | { type: 'tell-mute' }
  | { type: 'hang-up' }
  /** isTakenOver: a call that is still live goes on in another window. */
  | { type: 'ask-outcome'; callId: string; isTakenOver: boolean }
  | { type: 'stop-asking' }
  | { type: 'release-line' }

export type Transition = { state: CallState; effects: readonly CallEffect[] }

export const idle: CallState = { phase: 'idle' }

/** Pure and total: an event that makes no sense in a state leaves that very state. */
export function transition(state: CallState, event: CallEvent): Transition {
  switch (state.phase) {
    case 'idle':
    case 'failed':
      return fromRest(state, event)
    case 'connecting':
      return fromConnecting(state, event)
    case 'active':
      return fromActive(state, event)
    case 'ending':
      return fromEnding(state, event)
    case 'rating':
      return event.type === 'rating-closed'
        ? go({ phase: 'ended', callId: state.callId, outcome: state.outcome })
        : stay(state)
    case 'ended':
      return fromRest(state, event)
  }
}

function fromRest(state: CallState, event: CallEvent): Transition {
  switch (event.type) {
    case 'call-dialled':
      return go({ phase: 'connecting', callId: null }, { type: 'open-call' })
    case 'call-recalled':
      return go(
        { phase: 'active', callId: event.callId, link: 'reconnecting', isConfirmingEnd: false },
        { type: 'resume-link' },
      )
    case 'screen-closed':
      return state.phase === 'idle' ? stay(state) : go(idle)
    default:
      return stay(state)
  }
}

function fromConnecting(state: CallState & { phase: 'connecting' }, event: CallEvent): Transition {
  const abandon: CallEffect = { type: 'abandon-call', callId: state.callId }
  switch (event.type) {
    case 'line-reserved':
      return go({ phase: 'connecting', callId: event.callId })
    case 'call-answered':
      return state.callId === null
        ? stay(state)
        : go({ phase: 'active', callId: state.callId, link: 'up', isConfirmingEnd: false })
    case 'start-failed':
      return go({ phase: 'failed', code: event.code }, abandon)
    case 'link-lost':
    case 'link-refused':
    case 'deadline-passed':
      return go({ phase: 'failed', code: 'CALL_NOT_CONNECTED' }, abandon)
    case 'outcome-told':
      return go({ phase: 'failed', code: 'CALL_NOT_CONNECTED' }, { type: 'release-line' })
    case 'end-requested':
    case 'screen-closed':
      return go(idle, abandon)
    default:
      return stay(state)
  }
}

function fromActive(state: CallState & { phase: 'active' }, event: CallEvent): Transition {
  const { callId } = state
  switch (event.type) {
    case 'end-requested':
      return state.isConfirmingEnd ? stay(state) : go({ ...state, isConfirmingEnd: true })
    case 'end-declined':
      return state.isConfirmingEnd ? go({ ...state, isConfirmingEnd: false }) : stay(state)
    case 'end-confirmed':
      return go({ phase: 'ending', callId, isHungUp: true, link: state.link }, { type: 'hang-up' })
    case 'link-lost':
      return state.link === 'reconnecting'
        ? stay(state)
        : go({ ...state, link: 'reconnecting' }, { type: 'resume-link' })
    case 'link-restored':
      return state.link === 'up' ? stay(state) : go({ ...state, link: 'up' }, { type: 'tell-mute' })
    case 'link-refused':
      return go({ phase: 'ending', callId, isHungUp: false, link: 'refused' }, ask(callId, event))
    case 'deadline-passed':
      return go({ phase: 'ending', callId, isHungUp: false, link: 'reconnecting' }, ask(callId))
    case 'outcome-told':
      return conclude(callId, event.outcome)
    default:
      return stay(state)
  }
}

/**
 * The server notices a dropped line later than the page and may take it up again after the page has
 * given up; its meter would then run. So the line is tried on while the call ends, and once it is
 * back the call is hung up again, or goes on where nobody hung up.
 */
function fromEnding(state: CallState & { phase: 'ending' }, event: CallEvent): Transition {
  const { callId, isHungUp, link } = state
  switch (event.type) {
    case 'outcome-told':
      return conclude(callId, event.outcome)
    case 'link-lost':
      return link === 'up'
        ? go({ ...state, link: 'reconnecting' }, { type: 'resume-link' }, ask(callId))
        : stay(state)
    case 'link-restored':
      if (link !== 'reconnecting') return stay(state)
      return isHungUp
        ? go({ ...state, link: 'up' }, { type: 'hang-up' })
        : go(
            { phase: 'active', callId, link: 'up', isConfirmingEnd: false },
            { type: 'stop-asking' },
            { type: 'tell-mute' },
          )
    case 'link-refused':
      return go({ ...state, link: 'refused' }, ask(callId, event))
    case 'deadline-passed':
      return conclude(callId, {
        kind: 'unknown',
        code: isHungUp ? 'CALL_NOT_ENDED' : 'CALL_NOT_SAVED',
      })
    default:
      return stay(state)
  }
}

const ask = (callId: string, refused?: { code: number }): CallEffect => ({
  type: 'ask-outcome',
  callId,
  isTakenOver: refused?.code === closeCodes.takenOver.code,
})

/** A rating is asked for after more than 10 s of conversation (first document, section 4). */
function conclude(callId: string, outcome: CallOutcome): Transition {
  const isRated =
    outcome.kind === 'settled' && conversationMs(outcome.receipt) > ratingThresholdSeconds * 1_000
  return go(isRated ? { phase: 'rating', callId, outcome } : { phase: 'ended', callId, outcome }, {
    type: 'release-line',
  })
}

/**
 * How long a state may last before `deadline-passed` leads out of it, in ms; null: as long as the
 * person likes. A dropped line has 20 s (03, « A call's life »); the microphone's own question may
 * stay open for a minute and a half.
 */
export function deadlineMs(state: CallState): number | null {
  switch (state.phase) {
    case 'connecting':
      return state.callId === null ? 90_000 : 20_000
    case 'active':
      return state.link === 'reconnecting' ? 20_000 : null
    case 'ending':
      return 30_000
    case 'idle':
    case 'rating':
    case 'ended':
    case 'failed':
      return null
  }
}

const go = (state: CallState, ...effects: CallEffect[]): Transition => ({ state, effects })
const stay = (state: CallState): Transition => ({ state, effects: [] })
