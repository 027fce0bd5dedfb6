import { describe, expect, it } from 'vitest'
import type { ServerEvent } from '../../../contract/call-server-events'
import type { SentReceipt } from '../../../contract/billing/sent-receipt'
import { startFakeCall } from './testing/fake-call'

const receipt: SentReceipt = {
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:01:01.000Z',
  wallMs: 61_400,
  billableMs: 61_000,
  pauses: [{ reason: 'connecting', ms: 400 }],
  chargedMinutes: 2,
  balanceBefore: 42,
  balanceAfter: 40,
}
const begun = (number: number): ServerEvent => ({
  type: 'response.created',
  event_id: 'e',
  response: { id: `r${number}`, status: 'in_progress', number },
})
const says = (number: number, delta: string): ServerEvent => ({
  type: 'response.output_audio_transcript.delta',
  event_id: 'e',
  response_id: `r${number}`,
  item_id: `i${number}`,
  output_index: 0,
  content_index: 0,
  delta,
  audio_start_ms: 0,
})
const done = (number: number, status: 'completed' | 'cancelled'): ServerEvent => ({
  type: 'response.done',
  event_id: 'e',
  response: { id: `r${number}`, status },
})
const callId = '11111111-1111-4111-8111-111111111111'
const resumed: ServerEvent = { type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' }
const ended: ServerEvent = { type: 'call.ended', event_id: 'e', reason: 'hung-up', receipt }

describe('a call in the page', () => {
  it('opens the sound before it asks for a line, and is up when the server says so', async () => {
    const call = startFakeCall()
    await call.dial()
    expect(call.order).toEqual(['sound opened', 'line reserved', 'socket opened'])
    call.answer()
    expect(call.phase()).toBe('active')
  })

  it('says why the server refused, and lets the microphone go', async () => {
    const call = startFakeCall({ refusal: 'ALL_LINES_BUSY' })
    await call.dial()
    expect(call.controller.read().call).toEqual({ phase: 'failed', code: 'ALL_LINES_BUSY' })
    expect(call.audio.isClosed).toBe(true)
  })

  it('given up while it rings lets a late line go', async () => {
    const call = startFakeCall()
    const dialling = call.dial()
    call.controller.requestEnd()
    await dialling
    expect(call.phase()).toBe('idle')
    expect(call.sockets).toHaveLength(0)
  })

  it('given up while it rings frees the account for the next call', async () => {
    const call = startFakeCall()
    await call.dial()
    call.controller.requestEnd()
    expect(call.released).toEqual([callId])
    await call.dial()
    call.answer()
    expect(call.phase()).toBe('active')
  })

  it('drops what was not heard when the server cuts the companion, and tells how much was', async () => {
    const call = await startFakeCall().up()
    call.receive(begun(1), says(1, 'Alors commence par la fin.'))
    call.playAudio(1, { frames: 50, heardMs: 400 })
    call.receive(done(1, 'cancelled'))
    await call.settle()
    expect(call.audio.cuts).toBe(1)
    expect(call.sent()).toContainEqual({
      type: 'conversation.item.truncate',
      item_id: 'i1',
      content_index: 0,
      audio_end_ms: 400,
    })
    expect(call.controller.read().activity.kind).toBe('listening')
  })

  it('is not made to speak again by what the player tells late', async () => {
    const call = await startFakeCall().up()
    call.receive(begun(1), says(1, 'Alors commence par la fin.'))
    call.playAudio(1, { frames: 50, heardMs: 400 })
    call.receive(done(1, 'cancelled'))
    call.playAudio(1, { frames: 0, heardMs: 440 })
    expect(call.controller.read().activity.kind).toBe('listening')
  })

  it('takes a dropped line up with its token and the last frame heard', async () => {
    const call = await startFakeCall().up()
    call.receive(begun(1))
    call.playAudio(1, { frames: 50, heardMs: 400 })
    call.drop(1006)
    expect(call.controller.read().call).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    expect(call.lastAddress()).toContain('resume=token-0&lastFrame=20')
    call.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    expect(call.controller.read().call).toMatchObject({ link: 'up' })
    expect(call.remembered()?.resumeToken).toBe('token-1')
  })

  it('takes an open line for dead that tells nothing for 8 s', async () => {
    const call = await startFakeCall().up()
    call.wait(7_900)
    expect(call.controller.read().call).toMatchObject({ link: 'up' })
    call.wait(100)
    expect(call.controller.read().call).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    expect(call.lastAddress()).toContain('resume=token-0')
  })

  it('tries again and again for 20 s, then asks what became of the call', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    for (let second = 0; second < 20; second++) {
      call.wait(1_000)
      call.drop(1006)
    }
    expect(call.sockets.length).toBeGreaterThan(6)
    expect(call.phase()).toBe('ending')
    call.outcome({ state: 'settled', reason: 'link-lost', receipt })
    await call.settle()
    call.wait(2_000)
    await call.settle()
    expect(call.phase()).toBe('rating')
  })

  it('does not come back where it was taken over', async () => {
    const call = await startFakeCall().up()
    call.outcome({ state: 'live' })
    call.drop(4409)
    await call.settle()
    expect(call.controller.read().call).toMatchObject({ outcome: { kind: 'elsewhere' } })
  })

  it('hung up without a line says so as soon as there is one', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    call.controller.confirmEnd()
    call.wait(150)
    call.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    expect(call.sent()).toContainEqual({ type: 'call.hang_up' })
    call.receive(ended)
    expect(call.phase()).toBe('rating')
  })

  it('hung up into a dying line is hung up again on the next one', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    call.wait(150)
    call.receive(resumed)
    call.controller.confirmEnd()
    expect(call.sentLast()).toContainEqual({ type: 'call.hang_up' })
    call.drop(1006)
    call.wait(400)
    expect(call.sockets).toHaveLength(3)
    call.receive(resumed)
    expect(call.sentLast()).toEqual([{ type: 'call.hang_up' }])
  })

  it('goes on when its line comes back late, rather than being metered unseen', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    for (let second = 0; second < 20; second++) {
      call.wait(1_000)
      call.drop(1006)
    }
    expect(call.phase()).toBe('ending')
    call.wait(3_000)
    call.receive(resumed)
    expect(call.controller.read().call).toMatchObject({ phase: 'active', link: 'up' })
    call.outcome({ state: 'settled', reason: 'link-lost', receipt })
    call.wait(10_000)
    await call.settle()
    expect(call.phase()).toBe('active')
  })

  it('leaves no line behind, however it ends', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    call.wait(60_000)
    expect(call.phase()).toBe('ended')
    expect(call.sockets.filter(({ isOpen }) => isOpen)).toEqual([])
    const { length } = call.sockets
    call.wait(60_000)
    expect(call.sockets).toHaveLength(length)
  })

  it('does not listen to who has hung up', async () => {
    const call = await startFakeCall().up()
    call.speak(3)
    call.controller.confirmEnd()
    call.speak(5)
    expect(call.microphoneFrames()).toBe(3)
  })

  it('tells the server again whether it is muted when the line is back', async () => {
    const call = await startFakeCall().up()
    call.drop(1006)
    call.controller.toggleMute()
    call.wait(150)
    call.receive(resumed)
    expect(call.sentLast()).toEqual([{ type: 'call.mute' }])
  })

  it('stays muted after a reload', async () => {
    const before = await startFakeCall().up()
    before.controller.toggleMute()
    before.controller.remember()
    const after = startFakeCall({ remembered: before.remembered() })
    after.controller.recall()
    await after.settle()
    after.wait(150)
    after.receive(resumed)
    expect(after.audio.isMuted).toBe(true)
    expect(after.controller.read().isMuted).toBe(true)
    expect(after.sentLast()).toEqual([{ type: 'call.mute' }])
  })

  it('after one that was taken over ends for its own reason', async () => {
    const call = await startFakeCall().up()
    call.outcome({ state: 'live' })
    call.drop(4409)
    await call.settle()
    await call.dial()
    call.answer()
    call.controller.confirmEnd()
    call.wait(6_000)
    await call.settle()
    expect(call.phase()).toBe('ending')
  })

  it('says that the microphone is gone, and goes on', async () => {
    const call = await startFakeCall().up()
    call.loseMicrophone()
    expect(call.controller.read()).toMatchObject({ microphone: 'lost', problem: null })
    expect(call.controller.sendWords('Je vous écris')).toBe(true)
  })

  it('is forgotten by the tab once it is over', async () => {
    const call = await startFakeCall().up()
    call.controller.remember()
    expect(call.remembered()).not.toBeNull()
    call.receive(ended)
    expect(call.remembered()).toBeNull()
    expect(call.audio.isClosed).toBe(true)
  })

  it('goes on after a reload, microphone count included', async () => {
    const before = await startFakeCall().up()
    before.speak(25)
    before.controller.remember()
    const after = startFakeCall({ remembered: before.remembered() })
    after.controller.recall()
    await after.settle()
    after.wait(150)
    expect(after.controller.read().call).toMatchObject({ phase: 'active', link: 'reconnecting' })
    after.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    after.startSpeaking(40)
    expect(after.sent()).toContainEqual({
      type: 'input_audio_buffer.speech_started',
      audio_start_ms: 540,
      probability: 0.9,
    })
  })

  it('keeps typed words while the line is gone', async () => {
    const call = await startFakeCall().up()
    expect(call.controller.sendWords('Bonsoir')).toBe(true)
    call.drop(1006)
    expect(call.controller.sendWords('Tu es là ?')).toBe(false)
  })
})
