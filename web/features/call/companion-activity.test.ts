import { expect, it } from 'vitest'
import {
  type ActivityEvent,
  activityDeadlineMs,
  listening,
  nextActivity,
} from './companion-activity'

const after = (...types: ActivityEvent['type'][]) =>
  types.reduce((activity, type) => nextActivity(activity, { type }), listening)

it('speaks when its voice is heard and listens when the voice has ended', () => {
  expect(after('answer-begun', 'voice-heard').kind).toBe('speaking')
  expect(after('answer-begun', 'voice-heard', 'voice-ended').kind).toBe('listening')
})

it('goes on in the same sentence after « mm-hm »', () => {
  expect(after('voice-heard', 'caller-started').kind).toBe('holding')
  expect(after('voice-heard', 'caller-started', 'caller-stopped').kind).toBe('speaking')
})

it('listens at once when it was interrupted', () => {
  expect(after('voice-heard', 'caller-started', 'turn-given').kind).toBe('listening')
})

it('does not say that it thinks while the caller only draws breath', () => {
  expect(after('caller-stopped')).toMatchObject({ kind: 'thinking', isShown: false })
  expect(after('caller-stopped', 'caller-started').kind).toBe('listening')
})

it('keeps saying that it thinks when the answer begins to be made', () => {
  expect(after('caller-stopped', 'deadline-passed', 'answer-begun')).toEqual({
    kind: 'thinking',
    since: 'answer',
    isShown: true,
  })
})

it('shows thinking only after a while, and gives the turn back when nothing comes', () => {
  const thinking = after('words-sent')
  expect(activityDeadlineMs(thinking)).toBe(400)
  expect(after('words-sent', 'deadline-passed')).toMatchObject({ isShown: true })
  expect(after('words-sent', 'deadline-passed', 'deadline-passed').kind).toBe('listening')
})

it('is not disturbed by its own next sentence', () => {
  const speaking = after('voice-heard')
  expect(nextActivity(speaking, { type: 'answer-begun' })).toBe(speaking)
  expect(nextActivity(speaking, { type: 'voice-heard' })).toBe(speaking)
})

it('has stopped speaking when nothing more of its voice is played', () => {
  expect(activityDeadlineMs(after('voice-heard'))).not.toBeNull()
  expect(after('voice-heard', 'deadline-passed')).toEqual(listening)
})
