import { describe, expect, it } from 'vitest'
import { closeCodes } from '../../../../contract/close-codes'
import type { Receipt } from '../../../../domain/receipt'
import { type CallEvent, type CallState, getMaxPhaseMs, idle, transition } from './call-lifecycle'

const createReceipt = (seconds: number, linkLostSeconds = 0): Receipt => ({
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:10:00.000Z',
  wallMs: (seconds + linkLostSeconds) * 1_000 + 400,
  billableMs: seconds * 1_000,
  pauses: [
    { reason: 'connecting', ms: 400 },
    { reason: 'link-lost', ms: linkLostSeconds * 1_000 },
  ],
  chargedMinutes: Math.ceil(seconds / 60),
  balanceBefore: 42,
  balanceAfter: 42 - Math.ceil(seconds / 60),
})

const callEnded = (seconds: number, linkLostSeconds?: number): CallEvent => ({
  type: 'outcome-received',
  outcome: { kind: 'settled', reason: 'hung-up', receipt: createReceipt(seconds, linkLostSeconds) },
})

const answerEvents: CallEvent[] = [
  { type: 'call-dialled' },
  { type: 'call-reserved', callId: 'c1' },
  { type: 'call-answered' },
]

const applyEvents = (...events: CallEvent[]) =>
  events.reduce<CallState>((state, event) => transition(state, event).state, idle)
const listEffects = (lastEvent: CallEvent, ...earlierEvents: CallEvent[]) =>
  transition(applyEvents(...earlierEvents), lastEvent).effects.map(({ type }) => type)

describe('a call', () => {
  it('can be dialled, answered, hung up with a confirmation, settled and rated', () => {
    const state = applyEvents(
      ...answerEvents,
      { type: 'end-requested' },
      { type: 'end-confirmed' },
      callEnded(61),
      { type: 'rating-closed' },
    )
    expect(state).toMatchObject({ phase: 'ended', outcome: { kind: 'settled', reason: 'hung-up' } })
  })

  it('asks for a rating after more than ten seconds of conversation, and not before', () => {
    expect(applyEvents(...answerEvents, { type: 'end-confirmed' }, callEnded(10)).phase).toBe(
      'ended',
    )
    expect(applyEvents(...answerEvents, { type: 'end-confirmed' }, callEnded(11)).phase).toBe(
      'rating',
    )
  })

  it('does not count time without a connection as conversation', () => {
    expect(applyEvents(...answerEvents, callEnded(8, 15)).phase).toBe('ended')
  })

  it('asks for no rating after a crisis', () => {
    const receiptWithCrisis = {
      ...createReceipt(61),
      pauses: [...createReceipt(61).pauses, { reason: 'crisis', ms: 20_000 } as const],
    }
    const outcome = { kind: 'settled', reason: 'hung-up', receipt: receiptWithCrisis } as const
    expect(applyEvents(...answerEvents, { type: 'outcome-received', outcome }).phase).toBe('ended')
  })

  it.each(['provider-failed', 'server-stopping'] as const)(
    'asks for no rating when it ended with "%s", a failure of the service',
    (reason) => {
      const outcome = { kind: 'settled', reason, receipt: createReceipt(61) } as const
      expect(applyEvents(...answerEvents, { type: 'outcome-received', outcome }).phase).toBe(
        'ended',
      )
    },
  )

  it('keeps the hang-up confirmation open during a reconnection', () => {
    const state = applyEvents(
      ...answerEvents,
      { type: 'end-requested' },
      { type: 'link-lost' },
      { type: 'link-restored' },
    )
    expect(state).toEqual({ phase: 'active', callId: 'c1', link: 'up', isConfirmingEnd: true })
  })

  it('polls the outcome when the connection does not come back in time', () => {
    expect(
      listEffects({ type: 'deadline-passed' }, ...answerEvents, { type: 'link-lost' }),
    ).toEqual(['poll-outcome'])
  })

  it('waits at most 20 s for the sound after a reload', () => {
    const callRestored: CallEvent = { type: 'call-restored', callId: 'c1' }
    expect(listEffects(callRestored)).toEqual([])
    expect(getMaxPhaseMs(applyEvents(callRestored))).toBe(20_000)
    expect(applyEvents(callRestored, { type: 'deadline-passed' }).phase).toBe('ending')
  })

  it('disconnects while the sound is blocked, and reconnects when the sound is back or the caller hangs up', () => {
    const soundBlockedEvents: CallEvent[] = [...answerEvents, { type: 'sound-blocked' }]
    expect(listEffects({ type: 'sound-blocked' }, ...answerEvents)).toEqual(['suspend-link'])
    expect(listEffects({ type: 'link-lost' }, ...soundBlockedEvents)).toEqual([])
    expect(listEffects({ type: 'sound-allowed' }, ...soundBlockedEvents)).toEqual(['resume-link'])
    expect(listEffects({ type: 'end-confirmed' }, ...soundBlockedEvents)).toEqual([
      'resume-link',
      'hang-up',
    ])
  })

  it('continues after a reload of the page', () => {
    const callRestored: CallEvent = { type: 'call-restored', callId: 'c1' }
    expect(listEffects({ type: 'sound-allowed' }, callRestored)).toEqual(['resume-link'])
    expect(
      applyEvents(callRestored, { type: 'sound-allowed' }, { type: 'link-restored' }),
    ).toMatchObject({
      link: 'up',
      callId: 'c1',
    })
  })

  it('ends without confirmation when the minutes are used up, and asks for a rating unless it was short', () => {
    const createExhaustedOutcome = (seconds: number): CallEvent => ({
      type: 'outcome-received',
      outcome: { kind: 'settled', reason: 'balance-exhausted', receipt: createReceipt(seconds) },
    })
    const outcome = { reason: 'balance-exhausted' }
    expect(applyEvents(...answerEvents, createExhaustedOutcome(300))).toMatchObject({
      phase: 'rating',
      outcome,
    })
    expect(applyEvents(...answerEvents, createExhaustedOutcome(9))).toMatchObject({
      phase: 'ended',
      outcome,
    })
  })

  it('sends the hang-up again after a reconnection', () => {
    const lostEvents: CallEvent[] = [
      ...answerEvents,
      { type: 'end-confirmed' },
      { type: 'link-lost' },
    ]
    expect(listEffects({ type: 'link-lost' }, ...answerEvents, { type: 'end-confirmed' })).toEqual([
      'resume-link',
      'poll-outcome',
    ])
    expect(listEffects({ type: 'link-restored' }, ...lostEvents)).toEqual(['hang-up'])
  })

  it('continues when the connection comes back after the deadline', () => {
    const lostEvents: CallEvent[] = [
      ...answerEvents,
      { type: 'link-lost' },
      { type: 'deadline-passed' },
    ]
    expect(applyEvents(...lostEvents, { type: 'link-restored' })).toMatchObject({
      phase: 'active',
      link: 'up',
    })
    expect(listEffects({ type: 'link-restored' }, ...lostEvents)).toEqual([
      'stop-polling',
      'send-mute-state',
    ])
  })

  it('returns to idle when it is cancelled while it rings', () => {
    expect(applyEvents({ type: 'call-dialled' }, { type: 'end-requested' })).toEqual(idle)
    expect(listEffects({ type: 'end-requested' }, { type: 'call-dialled' })).toEqual([
      'abandon-call',
    ])
  })

  it('keeps the reason when it could not start, and can be dialled again', () => {
    const refusedEvents: CallEvent[] = [
      { type: 'call-dialled' },
      { type: 'start-failed', code: 'ALL_LINES_BUSY' },
    ]
    expect(applyEvents(...refusedEvents)).toEqual({ phase: 'failed', code: 'ALL_LINES_BUSY' })
    expect(applyEvents(...refusedEvents, { type: 'call-dialled' }).phase).toBe('connecting')
  })

  it('can be dialled again after it has ended', () => {
    const endedEvents = [...answerEvents, callEnded(4)]
    expect(listEffects({ type: 'call-dialled' }, ...endedEvents)).toEqual(['open-call'])
  })

  it('ignores a second confirmation of its end', () => {
    const endingState = applyEvents(...answerEvents, { type: 'end-confirmed' })
    expect(transition(endingState, { type: 'end-confirmed' }).state).toBe(endingState)
  })
})

describe('the reachable states', () => {
  const events: CallEvent[] = [
    ...answerEvents,
    { type: 'start-failed', code: 'VOICE_UNAVAILABLE' },
    { type: 'call-restored', callId: 'c1' },
    { type: 'sound-blocked' },
    { type: 'sound-allowed' },
    { type: 'link-lost' },
    { type: 'link-restored' },
    { type: 'link-refused', code: closeCodes.callUnknown.code },
    { type: 'link-refused', code: closeCodes.takenOver.code },
    { type: 'end-requested' },
    { type: 'end-cancelled' },
    { type: 'end-confirmed' },
    callEnded(4),
    callEnded(90),
    { type: 'outcome-received', outcome: { kind: 'released' } },
    { type: 'outcome-received', outcome: { kind: 'taken-over' } },
    { type: 'deadline-passed' },
    { type: 'rating-closed' },
    { type: 'screen-closed' },
  ]
  const listReachableStates = (start: CallState) => {
    const seenStates = new Map([[JSON.stringify(start), start]])
    for (const state of seenStates.values()) {
      for (const event of events) {
        const { state: next } = transition(state, event)
        seenStates.set(JSON.stringify(next), next)
      }
    }
    return [...seenStates.values()]
  }

  it('include every phase and accept every event', () => {
    const phases = new Set(listReachableStates(idle).map(({ phase }) => phase))
    expect([...phases].sort()).toEqual(
      ['active', 'connecting', 'ended', 'ending', 'failed', 'idle', 'rating'].sort(),
    )
  })

  it('can all return to idle', () => {
    for (const state of listReachableStates(idle)) {
      expect(listReachableStates(state).map(({ phase }) => phase)).toContain('idle')
    }
  })

  it('change their phase at their deadline, if they have one', () => {
    for (const state of listReachableStates(idle)) {
      if (getMaxPhaseMs(state) === null) continue
      expect(transition(state, { type: 'deadline-passed' }).state.phase).not.toBe(state.phase)
    }
  })
})
