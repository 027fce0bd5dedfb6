import { describe, expect, it } from 'vitest'
import { type ActivityEvent, getMaxActivityMs, listening, nextActivity } from './companion-activity'

const applyEvents = (...types: ActivityEvent['type'][]) =>
  types.reduce((activity, type) => nextActivity(activity, { type }), listening)

describe('the companion', () => {
  it('is speaking during playback and listening after it', () => {
    expect(applyEvents('response-started', 'playback-progressed').kind).toBe('speaking')
    expect(applyEvents('response-started', 'playback-progressed', 'playback-ended').kind).toBe(
      'listening',
    )
  })

  it('continues speaking after a backchannel', () => {
    expect(applyEvents('playback-progressed', 'caller-started').kind).toBe('ducked')
    expect(applyEvents('playback-progressed', 'caller-started', 'caller-stopped').kind).toBe(
      'speaking',
    )
  })

  it('is listening at once after an interruption', () => {
    expect(applyEvents('playback-progressed', 'caller-started', 'turn-yielded').kind).toBe(
      'listening',
    )
  })

  it('does not show thinking during a short pause of the caller', () => {
    expect(applyEvents('caller-stopped')).toMatchObject({ kind: 'thinking', isShown: false })
    expect(applyEvents('caller-stopped', 'caller-started').kind).toBe('listening')
  })

  it('continues to show thinking when the response starts', () => {
    expect(applyEvents('caller-stopped', 'deadline-passed', 'response-started')).toEqual({
      kind: 'thinking',
      startedBy: 'response',
      isShown: true,
    })
  })

  it('shows thinking after 400 ms, and returns to listening when no response follows', () => {
    const thinkingState = applyEvents('text-sent')
    expect(getMaxActivityMs(thinkingState)).toBe(400)
    expect(applyEvents('text-sent', 'deadline-passed')).toMatchObject({ isShown: true })
    expect(applyEvents('text-sent', 'deadline-passed', 'deadline-passed').kind).toBe('listening')
  })

  it('keeps thinking about a typed message while the microphone picks up sound', () => {
    expect(applyEvents('text-sent', 'caller-started').kind).toBe('thinking')
    expect(applyEvents('text-sent', 'response-started', 'caller-started').kind).toBe('thinking')
  })

  it('keeps speaking, without a new state object, when the next response starts or more is played', () => {
    const speakingState = applyEvents('playback-progressed')
    expect(nextActivity(speakingState, { type: 'response-started' })).toBe(speakingState)
    expect(nextActivity(speakingState, { type: 'playback-progressed' })).toBe(speakingState)
  })

  it('stops speaking when nothing more is played', () => {
    expect(getMaxActivityMs(applyEvents('playback-progressed'))).not.toBeNull()
    expect(applyEvents('playback-progressed', 'deadline-passed')).toEqual(listening)
  })
})
