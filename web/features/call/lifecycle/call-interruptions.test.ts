import { describe, expect, it } from 'vitest'
import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { createFakeCall } from '../testing/fake-call'
import { countElapsedSeconds } from './call-timer'

const receipt: SentReceipt = {
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:01:01.000Z',
  wallMs: 61_400,
  billableMs: 41_000,
  pauses: [
    { reason: 'connecting', ms: 400 },
    { reason: 'link-lost', ms: 20_000 },
  ],
  chargedMinutes: 1,
  balanceBefore: 42,
  balanceAfter: 41,
}
const meterEvent: ServerEvent = {
  type: 'call.meter',
  event_id: 'e',
  billableMs: 0,
  minutesLeft: 42,
  pausedFor: null,
}
const callResumed: ServerEvent = { type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' }
const callEnded: ServerEvent = { type: 'call.ended', event_id: 'e', reason: 'hung-up', receipt }

/** The server replies to this event. A reply shows that the connection still works. */
const connectionProbe = { type: 'session.update', session: { type: 'realtime' } }
const getCallState = (call: { controller: { getSnapshot(): { call: object } } }) =>
  call.controller.getSnapshot().call

describe('a call whose network changes', () => {
  it('probes the connection, and reconnects when the server does not reply', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.changeNetwork()
    expect(call.eventsOnLastSocket()).toEqual([connectionProbe])
    call.wait(2_499)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    call.wait(1)
    expect(getCallState(call)).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    expect(call.lastUrl()).toContain('resume=token-0')
  })

  it('starts to reconnect at once when the device loses its network', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.goOffline()
    expect(getCallState(call)).toMatchObject({ link: 'reconnecting' })
    call.goOffline()
    call.wait(150)
    expect(call.sockets).toHaveLength(2)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    call.wait(5_000)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('keeps a connection on which the server replies to the probe', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.changeNetwork()
    call.receive(meterEvent)
    call.wait(5_000)
    expect(call.sockets).toHaveLength(1)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('reconnects at once when the network is back, instead of waiting for the next attempt', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    for (const delayMs of [150, 400, 900, 1_600]) {
      call.wait(delayMs)
      call.drop(1006)
    }
    const { length } = call.sockets
    call.changeNetwork()
    expect(call.sockets).toHaveLength(length + 1)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('gives up an attempt to reconnect that gets no answer, and tries again', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.goOffline()
    call.wait(150)
    expect(call.sockets).toHaveLength(2)
    call.wait(4_999)
    expect(call.sockets).toHaveLength(2)
    call.wait(1)
    call.wait(400)
    expect(call.sockets).toHaveLength(3)
    call.receive(callResumed)
    call.wait(1_900)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    expect(call.sockets).toHaveLength(3)
  })

  it('replaces an attempt to reconnect that is older than a second when the network changes', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.goOffline()
    call.wait(150)
    call.changeNetwork()
    expect(call.sockets).toHaveLength(2)
    call.wait(1_001)
    call.changeNetwork()
    expect(call.sockets).toHaveLength(3)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('stops watching the network once the call is over', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(callEnded)
    const { length } = call.sentEvents()
    call.changeNetwork()
    expect(call.sentEvents()).toHaveLength(length)
  })
})

describe('a message that is typed while the connection is dead', () => {
  const listTexts = (events: readonly object[]) =>
    events.flatMap((event) => /"text":"([^"]*)"/.exec(JSON.stringify(event))?.[1] ?? [])

  it('is sent again once the call is resumed', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(meterEvent)
    call.wait(300)
    expect(call.controller.sendText('Tu m’entends ?')).toBe(true)
    call.wait(6_200)
    expect(getCallState(call)).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    expect(listTexts(call.eventsOnLastSocket())).toEqual([])
    call.receive(callResumed)
    expect(listTexts(call.eventsOnLastSocket())).toEqual(['Tu m’entends ?'])
  })

  it('is sent again at each reconnection until a connection lasts', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(meterEvent)
    call.controller.sendText('Tu m’entends ?')
    for (let drop = 0; drop < 2; drop++) {
      call.goOffline()
      call.wait(12_000)
      call.receive(callResumed)
      expect(listTexts(call.eventsOnLastSocket())).toEqual(['Tu m’entends ?'])
    }
    call.wait(1_000)
    for (let second = 0; second < 11; second++) {
      call.receive(meterEvent)
      call.wait(1_000)
    }
    call.goOffline()
    call.wait(150)
    call.receive(callResumed)
    expect(listTexts(call.eventsOnLastSocket())).toEqual([])
  })
})

describe('the connection of an active call', () => {
  const isUnstable = (call: { controller: { getSnapshot(): { isConnectionUnstable: boolean } } }) =>
    call.controller.getSnapshot().isConnectionUnstable

  it('is reported as unstable after 3.5 s without a message, and replaced after 6.5 s', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.wait(3_499)
    expect(isUnstable(call)).toBe(false)
    expect(call.eventsOnLastSocket()).toEqual([connectionProbe])
    call.wait(1)
    expect(isUnstable(call)).toBe(true)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    call.wait(2_999)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    call.wait(1)
    expect(getCallState(call)).toMatchObject({ link: 'reconnecting' })
    expect(isUnstable(call)).toBe(false)
    call.wait(150)
    expect(call.lastUrl()).toContain('resume=token-0')
  })

  it('stays open when no message arrives for 4 s, at any time during the call', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.wait(1_999)
    call.wait(4_000)
    expect(isUnstable(call)).toBe(true)
    call.receive(meterEvent)
    expect(isUnstable(call)).toBe(false)
    call.wait(4_000)
    call.playAudio(1, { receivedFrames: 1, playedMs: 20 })
    call.wait(4_000)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
    expect(call.sockets).toHaveLength(1)
  })

  it('is not probed while audio arrives', async () => {
    const call = await createFakeCall().dialAndAnswer()
    for (let second = 0; second < 10; second++) {
      call.playAudio(1, { receivedFrames: 1, playedMs: 20 })
      call.wait(1_000)
    }
    expect(call.eventsOnLastSocket()).toEqual([])
  })
})

describe('a page that was suspended', () => {
  it('reads the messages that arrived meanwhile before it gives up a connection', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.sleep(12_000)
    expect(call.eventsOnLastSocket()).toEqual([connectionProbe])
    call.receive(meterEvent)
    call.wait(3_000)
    expect(call.sockets).toHaveLength(1)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('continues the call after a short sleep that dropped the connection', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.sleep(15_000)
    call.drop(1006)
    call.wait(150)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ phase: 'active', link: 'up' })
  })

  it('shows the receipt after a sleep in which the call ended', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.setOutcome({ state: 'settled', reason: 'link-lost', receipt })
    call.sleep(60_000)
    call.wait(2_500)
    call.wait(150)
    call.drop(1006, { wasOpen: false })
    await call.flushPromises()
    expect(getCallState(call)).toMatchObject({
      outcome: { kind: 'settled', reason: 'link-lost', receipt },
    })
  })

  it('shows the receipt when the device fell asleep while the call was reconnecting', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    call.setOutcome({ state: 'settled', reason: 'link-lost', receipt })
    call.sleep(60_000)
    await call.flushPromises()
    expect(getCallState(call)).toMatchObject({ outcome: { kind: 'settled', reason: 'link-lost' } })
  })
})

describe('a call whose voice provider fails', () => {
  it('pauses the timer while the server pauses the meter', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.playAudio(1, { receivedFrames: 50, playedMs: 400 })
    const countSeconds = () => countElapsedSeconds(call.controller.getSnapshot().timer, call.now())
    call.wait(5_000)
    call.receive({ ...meterEvent, pausedFor: 'provider-fault' })
    call.wait(4_000)
    expect(countSeconds()).toBe(5)
    call.receive(meterEvent)
    call.wait(2_000)
    expect(countSeconds()).toBe(7)
  })
})

describe('a call without sound', () => {
  async function reload({ isBlocked }: { isBlocked: boolean }) {
    const callBeforeReload = await createFakeCall().dialAndAnswer()
    callBeforeReload.controller.saveForReload()
    const call = createFakeCall({ storedCall: callBeforeReload.readStoredCall(), isBlocked })
    call.controller.restore()
    await call.flushPromises()
    return call
  }

  it('stays disconnected after a reload until the caller allows the sound', async () => {
    const call = await reload({ isBlocked: true })
    call.blockSound()
    call.wait(5_000)
    expect(call.sockets).toHaveLength(0)
    expect(getCallState(call)).toMatchObject({ phase: 'active', link: 'held' })
    call.controller.resumeAudio()
    call.wait(150)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('shows the help numbers after a reload in a crisis, before it is connected again', async () => {
    const callBeforeReload = await createFakeCall().dialAndAnswer()
    callBeforeReload.receive({ ...meterEvent, pausedFor: 'crisis' })
    callBeforeReload.controller.saveForReload()
    const call = createFakeCall({ storedCall: callBeforeReload.readStoredCall(), isBlocked: true })
    call.controller.restore()
    await call.flushPromises()
    expect(getCallState(call)).toMatchObject({ phase: 'active', link: 'held' })
    expect(call.controller.getSnapshot().meter.isInCrisis).toBe(true)
    call.controller.resumeAudio()
    call.wait(150)
    call.receive(callResumed)
    call.receive(meterEvent)
    expect(call.controller.getSnapshot().meter.isInCrisis).toBe(false)
  })

  it('reconnects after a reload once the sound plays', async () => {
    const call = await reload({ isBlocked: false })
    call.wait(150)
    expect(call.lastUrl()).toContain('resume=token-0')
  })

  it('does not reconnect when the user left the page while the audio was opening', async () => {
    const callBeforeReload = await createFakeCall().dialAndAnswer()
    callBeforeReload.controller.saveForReload()
    const call = createFakeCall({ storedCall: callBeforeReload.readStoredCall() })
    call.controller.restore()
    call.controller.dispose()
    await call.flushPromises()
    call.wait(5_000)
    expect(call.sockets).toHaveLength(0)
  })

  it('is held while the system interrupts the sound, and continues afterwards', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.blockSound()
    expect(call.sockets.map(({ isOpen }) => isOpen)).toEqual([false])
    expect(getCallState(call)).toMatchObject({ link: 'held' })
    call.wait(10_000)
    expect(call.sockets).toHaveLength(1)
    call.unblockSound()
    call.wait(150)
    call.receive(callResumed)
    expect(getCallState(call)).toMatchObject({ link: 'up' })
  })

  it('ends with the receipt when the sound does not return', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.setOutcome({ state: 'settled', reason: 'link-lost', receipt })
    call.blockSound()
    call.wait(20_000)
    await call.flushPromises()
    expect(getCallState(call)).toMatchObject({ outcome: { kind: 'settled', reason: 'link-lost' } })
  })

  it('is held as soon as it is answered if the sound was blocked while it rang', async () => {
    const call = createFakeCall()
    await call.dial()
    call.blockSound()
    call.answer()
    expect(getCallState(call)).toMatchObject({ phase: 'active', link: 'held' })
  })

  it('can be hung up while it is held', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.blockSound()
    call.controller.confirmEnd()
    call.wait(150)
    call.receive(callResumed)
    expect(call.eventsOnLastSocket()).toContainEqual({ type: 'call.hang_up' })
  })
})
