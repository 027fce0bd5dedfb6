import { describe, expect, it } from 'vitest'
import { createMeterState } from '../lifecycle/call-meter-state'
import { type CallSnapshot, createSnapshot } from '../lifecycle/call-snapshot'
import { describeCallStatus } from './call-status'
import { findNotice, isAskingToWrite } from './find-notice'

const activeSnapshot: CallSnapshot = {
  ...createSnapshot(42),
  call: { phase: 'active', callId: 'c1', link: 'up', isConfirmingEnd: false },
  meter: { ...createMeterState(42, 2_520_000), pausedFor: null },
  microphone: 'granted',
}
const describeStatus = (
  change: Partial<CallSnapshot>,
  secondsLeft: number | null = 2_000,
  address: 'tu' | 'vous' = 'vous',
) => describeCallStatus({ ...activeSnapshot, ...change }, { name: 'Margaux', address }, secondsLeft)

describe('the status of a call', () => {
  it('says whose turn it is', () => {
    expect(describeStatus({}).title).toBe('à toi...')
    expect(describeStatus({ activity: { kind: 'speaking' } }).title).toBe('à moi...')
  })

  it('asks the caller to write when nobody transcribes speech', () => {
    const recognition = { by: 'nobody', reason: 'not-allowed' } as const
    expect(describeStatus({ recognition }).detail).toBe('Écrivez, Margaux vous lit')
    expect(describeStatus({}).detail).toBe('Margaux vous écoute')
  })

  it('shows that the companion still speaks while the caller only makes a sound', () => {
    expect(describeStatus({ activity: { kind: 'ducked' } }).title).toBe('à moi...')
  })

  it('keeps "à toi..." until thinking is shown', () => {
    const thinkingActivity = { kind: 'thinking', startedBy: 'response' } as const
    expect(describeStatus({ activity: { ...thinkingActivity, isShown: false } }).title).toBe(
      'à toi...',
    )
    expect(describeStatus({ activity: { ...thinkingActivity, isShown: true } }).detail).toBe(
      'Margaux réfléchit',
    )
  })

  it('says that the call waits and is not billed while the sound is stopped', () => {
    const call = { ...activeSnapshot.call, link: 'held' } as CallSnapshot['call']
    expect(describeStatus({ call })).toMatchObject({
      title: 'L’appel vous attend...',
      detail: 'Le son s’est arrêté. Rien n’est décompté.',
    })
  })

  it('says that nothing is charged while reconnecting', () => {
    const call = { ...activeSnapshot.call, link: 'reconnecting' } as CallSnapshot['call']
    expect(describeStatus({ call }).detail).toContain('Rien n’est décompté')
  })

  it('says that the connection is unstable while nothing arrives', () => {
    expect(describeStatus({ isConnectionUnstable: true, isMuted: true }).detail).toBe(
      'Connexion instable',
    )
  })

  it('says that the microphone is muted', () => {
    expect(describeStatus({ isMuted: true }).detail).toBe('Votre micro est coupé')
  })

  it('gives the last-minute warning precedence over other details', () => {
    expect(describeStatus({ isMuted: true }, 60)).toMatchObject({ tone: 'urgent' })
    expect(describeStatus({}, 61).tone).toBe('calm')
  })

  it('addresses the caller as the companion does', () => {
    expect(describeStatus({}, null, 'tu').detail).toBe('Margaux t’écoute')
    expect(describeStatus({}, null, 'vous').detail).toBe('Margaux vous écoute')
    expect(describeStatus({ activity: { kind: 'speaking' } }, null, 'tu').detail).toBe(
      'Tu peux l’interrompre',
    )
    expect(describeStatus({ microphone: 'lost' }, null, 'tu').detail).toBe('Écris, Margaux te lit')
  })

  it('does not repeat the AI disclosure, which the companion speaks and the badge shows', () => {
    const meter = { ...activeSnapshot.meter, pausedFor: 'ai-notice' } as const
    expect(describeStatus({ meter }).detail).toBe('Margaux vous écoute')
  })

  it('does not ask the caller to write when a notice already asks', () => {
    const snapshot: CallSnapshot = { ...activeSnapshot, microphone: 'refused' }
    const companion = { name: 'Margaux', address: 'tu' } as const
    const isAskedToWrite = true
    expect(describeCallStatus(snapshot, companion, null, isAskedToWrite)).toMatchObject({
      title: 'à toi...',
      detail: '',
    })
    const isNoticeAsking = (hasTyped: boolean) => isAskingToWrite(findNotice(snapshot, hasTyped))
    expect([false, true].map(isNoticeAsking)).toEqual([true, false])
    expect(
      describeCallStatus({ ...snapshot, isMuted: true }, companion, 60, isAskedToWrite).detail,
    ).toBe('Moins d’une minute restante')
  })

  it('asks the caller to write when the microphone is refused', () => {
    expect(describeStatus({ microphone: 'refused' }).detail).toBe('Écrivez, Margaux vous lit')
  })
})
