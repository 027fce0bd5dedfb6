import { describe, expect, it } from 'vitest'
import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { closeCodes } from '../../../../contract/close-codes'
import { createFakeCall } from '../testing/fake-call'

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
const responseStarted = (number: number): ServerEvent => ({
  type: 'response.created',
  event_id: 'e',
  response: { id: `r${number}`, status: 'in_progress', number },
})
const transcriptDelta = (number: number, delta: string): ServerEvent => ({
  type: 'response.output_audio_transcript.delta',
  event_id: 'e',
  response_id: `r${number}`,
  item_id: `i${number}`,
  output_index: 0,
  content_index: 0,
  delta,
  audio_start_ms: 0,
})
const responseDone = (number: number, status: 'completed' | 'cancelled'): ServerEvent => ({
  type: 'response.done',
  event_id: 'e',
  response: { id: `r${number}`, status },
})
const callId = '11111111-1111-4111-8111-111111111111'
const callResumed: ServerEvent = { type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' }
const callEnded: ServerEvent = { type: 'call.ended', event_id: 'e', reason: 'hung-up', receipt }

describe('the call controller', () => {
  it('opens the audio before it reserves the call, and is active when the server answers', async () => {
    const call = createFakeCall()
    await call.dial()
    expect(call.steps).toEqual(['audio opened', 'call reserved', 'socket opened'])
    call.answer()
    expect(call.phase()).toBe('active')
  })

  it('reports why the server refused the call, and closes the audio', async () => {
    const call = createFakeCall({ refusal: 'ALL_LINES_BUSY' })
    await call.dial()
    expect(call.controller.getSnapshot().call).toEqual({ phase: 'failed', code: 'ALL_LINES_BUSY' })
    expect(call.audio.isClosed).toBe(true)
  })

  it('opens no socket for a call that was cancelled while it was being reserved', async () => {
    const call = createFakeCall()
    const dialling = call.dial()
    call.controller.requestEnd()
    await dialling
    expect(call.phase()).toBe('idle')
    expect(call.sockets).toHaveLength(0)
  })

  it('releases the reservation of a call that was cancelled while it rang', async () => {
    const call = createFakeCall()
    await call.dial()
    call.controller.requestEnd()
    expect(call.releasedCallIds).toEqual([callId])
    await call.dial()
    call.answer()
    expect(call.phase()).toBe('active')
  })

  it('drops the rest of an interrupted response, and tells the server how much was played', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(responseStarted(1), transcriptDelta(1, 'Alors commence par la fin.'))
    call.playAudio(1, { receivedFrames: 50, playedMs: 400 })
    call.receive(responseDone(1, 'cancelled'))
    await call.flushPromises()
    expect(call.audio.clearCount).toBe(1)
    expect(call.sentEvents()).toContainEqual({
      type: 'conversation.item.truncate',
      item_id: 'i1',
      content_index: 0,
      audio_end_ms: 400,
    })
    expect(call.controller.getSnapshot().activity.kind).toBe('listening')
  })

  it('ignores playback reports of an interrupted response', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(responseStarted(1), transcriptDelta(1, 'Alors commence par la fin.'))
    call.playAudio(1, { receivedFrames: 50, playedMs: 400 })
    call.receive(responseDone(1, 'cancelled'))
    call.playAudio(1, { receivedFrames: 0, playedMs: 440 })
    expect(call.controller.getSnapshot().activity.kind).toBe('listening')
  })

  it('resumes with the resume token and the number of the last frame played', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.receive(responseStarted(1))
    call.playAudio(1, { receivedFrames: 50, playedMs: 400 })
    call.drop(1006)
    expect(call.controller.getSnapshot().call).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    expect(call.lastUrl()).toContain('resume=token-0&lastFrame=20')
    call.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    expect(call.controller.getSnapshot().call).toMatchObject({ link: 'up' })
    expect(call.readStoredCall()?.resumeToken).toBe('token-1')
  })

  it('resumes a call whose connection the server closed because the page had sent too much at once', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(closeCodes.tooFast.code)
    expect(call.controller.getSnapshot().call).toMatchObject({ link: 'reconnecting' })
    call.wait(150)
    call.receive(callResumed)
    expect(call.controller.getSnapshot().call).toMatchObject({ phase: 'active', link: 'up' })
  })

  it('polls the outcome after 20 s of failed reconnections', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    for (let second = 0; second < 20; second++) {
      call.wait(1_000)
      call.drop(1006)
    }
    expect(call.sockets.length).toBeGreaterThan(6)
    expect(call.phase()).toBe('ending')
    call.setOutcome({ state: 'settled', reason: 'link-lost', receipt })
    await call.flushPromises()
    call.wait(2_000)
    await call.flushPromises()
    expect(call.phase()).toBe('rating')
  })

  it('ends with the outcome "taken-over" when another window took the call over', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.setOutcome({ state: 'live' })
    call.drop(closeCodes.takenOver.code)
    await call.flushPromises()
    expect(call.controller.getSnapshot().call).toMatchObject({ outcome: { kind: 'taken-over' } })
  })

  it('sends a hang-up that was requested without a connection as soon as the call is reconnected', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    call.controller.confirmEnd()
    call.wait(150)
    call.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    expect(call.sentEvents()).toContainEqual({ type: 'call.hang_up' })
    call.receive(callEnded)
    expect(call.phase()).toBe('rating')
  })

  it('sends the hang-up again when the connection drops right after it', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    call.wait(150)
    call.receive(callResumed)
    call.controller.confirmEnd()
    expect(call.eventsOnLastSocket()).toContainEqual({ type: 'call.hang_up' })
    call.drop(1006)
    call.wait(400)
    expect(call.sockets).toHaveLength(3)
    call.receive(callResumed)
    expect(call.eventsOnLastSocket()).toEqual([{ type: 'call.hang_up' }])
  })

  it('continues the call when the connection comes back late', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    for (let second = 0; second < 20; second++) {
      call.wait(1_000)
      call.drop(1006)
    }
    expect(call.phase()).toBe('ending')
    call.wait(3_000)
    call.receive(callResumed)
    expect(call.controller.getSnapshot().call).toMatchObject({ phase: 'active', link: 'up' })
    call.setOutcome({ state: 'settled', reason: 'link-lost', receipt })
    call.wait(10_000)
    await call.flushPromises()
    expect(call.phase()).toBe('active')
  })

  it('leaves no socket open after the call', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    call.wait(60_000)
    expect(call.phase()).toBe('ended')
    expect(call.sockets.filter(({ isOpen }) => isOpen)).toEqual([])
    const { length } = call.sockets
    call.wait(60_000)
    expect(call.sockets).toHaveLength(length)
  })

  it('sends no microphone frames after the caller has hung up', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.captureFrames(3)
    call.controller.confirmEnd()
    call.captureFrames(5)
    expect(call.countMicrophoneFrames()).toBe(3)
  })

  it('sends the mute state again after a reconnection', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.drop(1006)
    call.controller.toggleMute()
    call.wait(150)
    call.receive(callResumed)
    expect(call.eventsOnLastSocket()).toEqual([{ type: 'call.mute' }])
  })

  it('stays muted after a reload', async () => {
    const callBeforeReload = await createFakeCall().dialAndAnswer()
    callBeforeReload.controller.toggleMute()
    callBeforeReload.controller.saveForReload()
    const callAfterReload = createFakeCall({ storedCall: callBeforeReload.readStoredCall() })
    callAfterReload.controller.restore()
    await callAfterReload.flushPromises()
    callAfterReload.wait(150)
    callAfterReload.receive(callResumed)
    expect(callAfterReload.audio.isMuted).toBe(true)
    expect(callAfterReload.controller.getSnapshot().isMuted).toBe(true)
    expect(callAfterReload.eventsOnLastSocket()).toEqual([{ type: 'call.mute' }])
  })

  it('ignores the takeover of an earlier call when it polls the outcome of the current one', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.setOutcome({ state: 'live' })
    call.drop(closeCodes.takenOver.code)
    await call.flushPromises()
    await call.dial()
    call.answer()
    call.controller.confirmEnd()
    call.wait(6_000)
    await call.flushPromises()
    expect(call.phase()).toBe('ending')
  })

  it('asks the API for the outcome when a reconnection is refused, and shows it', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.setOutcome({ state: 'settled', reason: 'provider-failed', receipt })
    call.drop(1006)
    call.wait(150)
    call.drop(1006, { wasOpen: false })
    await call.flushPromises()
    expect(call.controller.getSnapshot().call).toMatchObject({
      outcome: { kind: 'settled', reason: 'provider-failed' },
    })
  })

  it('reports a lost microphone and continues the call', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.loseMicrophone()
    expect(call.controller.getSnapshot()).toMatchObject({ microphone: 'lost', failure: null })
    expect(call.controller.sendText('Je vous écris')).toBe(true)
  })

  it('clears the stored call once the call is over', async () => {
    const call = await createFakeCall().dialAndAnswer()
    call.controller.saveForReload()
    expect(call.readStoredCall()).not.toBeNull()
    call.receive(callEnded)
    expect(call.readStoredCall()).toBeNull()
    expect(call.audio.isClosed).toBe(true)
  })

  it('continues the call and its count of microphone frames after a reload', async () => {
    const callBeforeReload = await createFakeCall().dialAndAnswer()
    callBeforeReload.captureFrames(25)
    callBeforeReload.controller.saveForReload()
    const callAfterReload = createFakeCall({ storedCall: callBeforeReload.readStoredCall() })
    callAfterReload.controller.restore()
    await callAfterReload.flushPromises()
    callAfterReload.wait(150)
    expect(callAfterReload.controller.getSnapshot().call).toMatchObject({
      phase: 'active',
      link: 'reconnecting',
    })
    callAfterReload.receive({ type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' })
    callAfterReload.startSpeaking(40)
    expect(callAfterReload.sentEvents()).toContainEqual({
      type: 'input_audio_buffer.speech_started',
      audio_start_ms: 540,
      probability: 0.9,
    })
  })

  it('does not send text without a connection', async () => {
    const call = await createFakeCall().dialAndAnswer()
    expect(call.controller.sendText('Bonsoir')).toBe(true)
    call.drop(1006)
    expect(call.controller.sendText('Tu es là ?')).toBe(false)
  })
})
