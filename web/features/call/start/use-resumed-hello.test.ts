import { expect, it } from 'vitest'
import type { CaptionLine } from '../captions/captions'
import type { CallState } from '../lifecycle/call-lifecycle'
import { createSnapshot } from '../lifecycle/call-snapshot'
import { findResumeTiming } from './use-resumed-hello'

const active: CallState = {
  phase: 'active',
  callId: 'call',
  link: 'up',
  isConfirmingEnd: false,
}
const createGreeting = (progress: 'in-progress' | 'complete'): CaptionLine => ({
  speaker: 'companion',
  responseId: 'response',
  itemId: null,
  number: 1,
  pieces: [],
  playedMs: 0,
  progress,
})
const snapshot = { ...createSnapshot(5), call: active }

it('allows sending what the visitor said on the landing page once the greeting has ended', () => {
  expect(findResumeTiming({ ...snapshot, call: { phase: 'idle' } })).toBe('too-early')
  expect(findResumeTiming(snapshot)).toBe('too-early')
  expect(findResumeTiming({ ...snapshot, captions: [createGreeting('in-progress')] })).toBe(
    'too-early',
  )
  const speakingActivity = { kind: 'speaking' } as const
  expect(
    findResumeTiming({
      ...snapshot,
      activity: speakingActivity,
      captions: [createGreeting('complete')],
    }),
  ).toBe('too-early')
  expect(findResumeTiming({ ...snapshot, captions: [createGreeting('complete')] })).toBe('now')
})

it('waits for the answer to a message that the caller types after the greeting', () => {
  const typed: CaptionLine = { speaker: 'caller', itemId: 'one', text: 'Bonsoir', isTyped: true }
  const typedCaptions = [createGreeting('complete'), typed]
  expect(findResumeTiming({ ...snapshot, captions: typedCaptions })).toBe('too-early')
  const answer = { ...createGreeting('complete'), responseId: 'answer' }
  expect(findResumeTiming({ ...snapshot, captions: [...typedCaptions, answer] })).toBe('now')
})

it('waits while the connection is down', () => {
  const call: CallState = { ...active, link: 'reconnecting' }
  expect(findResumeTiming({ ...snapshot, call, captions: [createGreeting('complete')] })).toBe(
    'too-early',
  )
})

it('allows no sending in a crisis or once the time budget is over', () => {
  const greetedSnapshot = { ...snapshot, captions: [createGreeting('complete')] }
  const meter = { ...snapshot.meter, isInCrisis: true }
  expect(findResumeTiming({ ...greetedSnapshot, meter })).toBe('too-late')
  expect(findResumeTiming({ ...greetedSnapshot, isTimeUp: true })).toBe('too-late')
})

it('allows no sending once the caller has spoken', () => {
  const words: CaptionLine = { speaker: 'caller', itemId: 'one', text: 'Bonsoir', isTyped: false }
  expect(findResumeTiming({ ...snapshot, captions: [createGreeting('complete'), words] })).toBe(
    'too-late',
  )
})
