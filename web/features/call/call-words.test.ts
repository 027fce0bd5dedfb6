import { describe, expect, it } from 'vitest'
import { openingCredit } from './call-credit'
import { type CallSnapshot, restingSnapshot } from './call-snapshot'
import { describeCall } from './call-words'

const active: CallSnapshot = {
  ...restingSnapshot(42),
  call: { phase: 'active', callId: 'c1', link: 'up', isConfirmingEnd: false },
  credit: { ...openingCredit(42, 2_520_000), pausedFor: null },
  microphone: 'granted',
}
const say = (part: Partial<CallSnapshot>, secondsLeft: number | null = 2_000) =>
  describeCall({ ...active, ...part }, 'Margaux', secondsLeft)

describe('the call in words', () => {
  it('says whose turn it is', () => {
    expect(say({}).title).toBe('à toi...')
    expect(say({ activity: { kind: 'speaking' } }).title).toBe('à moi...')
  })

  it('does not give the turn away while the caller only made a sound', () => {
    expect(say({ activity: { kind: 'holding' } }).title).toBe('à moi...')
  })

  it('keeps « à toi... » until thinking has lasted', () => {
    const thinking = { kind: 'thinking', since: 'answer' } as const
    expect(say({ activity: { ...thinking, isShown: false } }).title).toBe('à toi...')
    expect(say({ activity: { ...thinking, isShown: true } }).detail).toBe('Margaux réfléchit')
  })

  it('says that nothing is charged while the line is gone', () => {
    const call = { ...active.call, link: 'reconnecting' } as CallSnapshot['call']
    expect(say({ call }).detail).toContain('Rien n’est décompté')
  })

  it('says that the microphone is off', () => {
    expect(say({ isMuted: true }).detail).toBe('Votre micro est coupé')
  })

  it('says the last minute before anything else', () => {
    expect(say({ isMuted: true }, 60)).toMatchObject({ tone: 'urgent' })
    expect(say({}, 61).tone).toBe('calm')
  })

  it('invites to write where there is no microphone', () => {
    expect(say({ microphone: 'refused' }).detail).toBe('Écrivez, Margaux vous lit')
  })
})
