import { describe, expect, it } from 'vitest'
import { countSecondsLeft } from '../lifecycle/call-meter-state'
import { countElapsedSeconds } from '../lifecycle/call-timer'
import type { NeededHelp } from './danger-check'
import { callId, createTestHostedCall, receipt } from './testing/create-test-hosted-call'

describe('a hosted call', () => {
  it('reserves the call, joins with its ticket, and is active once the companion answers', async () => {
    const call = createTestHostedCall()
    await call.dial()
    expect(call.steps).toEqual([
      'reserved',
      'client for https://amivoix.test/api/vapi?ticket=secret',
      'joined assistant-1',
    ])
    expect(call.dialledOptions()).toMatchObject({ sharedWith: ['api.vapi.test'] })
    expect(call.phase()).toBe('connecting')
    call.events().onAnswered()
    expect(call.phase()).toBe('active')
    expect(call.snapshot().recognition).toEqual({ by: 'server', recipient: 'api.vapi.test' })
  })

  it('reports a call that the server refuses, without loading the client', async () => {
    const call = createTestHostedCall({ refusal: 'VOICE_UNAVAILABLE' })
    await call.dial()
    expect(call.snapshot().call).toEqual({ phase: 'failed', code: 'VOICE_UNAVAILABLE' })
    expect(call.steps).toEqual([])
  })

  it('fails when the client cannot join, and releases the call', async () => {
    const call = createTestHostedCall({ canJoin: false })
    await call.dial()
    expect(call.snapshot().call).toEqual({ phase: 'failed', code: 'CALL_NOT_CONNECTED' })
    expect(call.steps).toEqual(expect.arrayContaining(['stopped', 'released', 'hung up']))
  })

  it('fails when the companion does not answer within 20 s', async () => {
    const call = createTestHostedCall()
    await call.dial()
    call.wait(20_000)
    await call.flushPromises()
    expect(call.snapshot().call).toEqual({ phase: 'failed', code: 'CALL_NOT_CONNECTED' })
    expect(call.steps).toContain('hung up')
  })

  it('shows who speaks, and counts the time since the call was answered', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.events().onCompanionSpeaking(true)
    call.events().onLevel({ companion: 0.6 })
    expect(call.snapshot().activity).toEqual({ kind: 'speaking' })
    expect(call.control.getLevels()).toEqual({ caller: 0, companion: 0.6 })
    call.events().onCompanionSpeaking(false)
    expect(call.snapshot().activity).toEqual({ kind: 'listening' })
    call.wait(61_000)
    expect(countElapsedSeconds(call.snapshot().timer, call.now())).toBe(61)
    expect(countSecondsLeft(call.snapshot().meter, call.now())).toBe(239)
    expect(call.snapshot().meter.minutesLeft).toBe(4)
  })

  it('warns before the balance is used up', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.wait(240_000)
    expect(call.snapshot().lastWarningSeconds).toBe(60)
    call.wait(45_000)
    expect(call.snapshot().lastWarningSeconds).toBe(15)
  })

  it('leaves the room and ends the call at the service when the caller hangs up', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.control.confirmEnd()
    expect(call.phase()).toBe('ending')
    call.settle()
    await call.flushPromises()
    expect(call.steps.slice(3)).toEqual(['stopped', 'hung up', 'stopped'])
    expect(call.snapshot().call).toMatchObject({ phase: 'rating', outcome: { receipt } })
  })

  it('asks for a rating when the service ends the call', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.settle()
    call.events().onEnded()
    await call.flushPromises()
    expect(call.phase()).toBe('rating')
  })

  it('ends when the call room fails, and shows why', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.settle()
    call.events().onFailure('ROOM_EJECTED')
    await call.flushPromises()
    expect(call.snapshot().failure?.message).toBe('Le service vocal a mis fin à l’appel')
    expect(call.steps).toContain('hung up')
    expect(call.phase()).toBe('rating')
  })

  it('ends 5 s after its reserved time is over when the service does not end it', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.wait(304_000)
    expect(call.phase()).toBe('active')
    call.wait(1_000)
    expect(call.phase()).toBe('ending')
  })

  it('mutes the microphone, but does not unmute it after its permission was refused', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.control.toggleMute()
    expect(call.steps.at(-1)).toBe('muted')
    expect(call.snapshot().isMuted).toBe(true)
    call.events().onMicrophone('refused')
    call.control.toggleMute()
    expect(call.snapshot()).toMatchObject({ microphone: 'refused', isMuted: true })
  })

  it('shows captions of both speakers and of typed text', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    const { onTranscript } = call.events()
    onTranscript({ speaker: 'companion', text: 'Bonjour.', isFinal: true })
    onTranscript({ speaker: 'caller', text: 'Je', isFinal: false })
    onTranscript({ speaker: 'caller', text: 'Je vais bien.', isFinal: true })
    expect(call.control.sendText('Et vous ?')).toBe(true)
    expect(call.steps).toContain('sent Et vous ?')
    expect(call.snapshot().captions).toMatchObject([
      { speaker: 'companion', pieces: [{ text: 'Bonjour.' }], progress: 'text-only' },
      { speaker: 'caller', text: 'Je vais bien.' },
      { speaker: 'caller', text: 'Et vous ?', isTyped: true },
    ])
  })

  it('shows the help numbers and pauses the meter when the server detects danger', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.wait(70_000)
    call.setNeededHelp('crisis')
    await call.say('Je vais me', { isFinal: false })
    expect(call.steps).not.toContain('checked Je vais me')
    await call.say('Je vais me tuer.')
    expect(call.steps).toContain('checked Je vais me tuer.')
    expect(call.snapshot().meter).toMatchObject({ isInCrisis: true, pausedFor: 'crisis' })
    call.wait(180_000)
    expect(countSecondsLeft(call.snapshot().meter, call.now())).toBe(230)
    expect(call.snapshot().lastWarningSeconds).toBeNull()
  })

  it('checks only the last part of a long unfinished utterance for danger, but all of a finished one', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    const text = `${'Et puis '.repeat(200)}je vais me tuer`
    await call.say(text, { isFinal: false })
    call.wait(1_000)
    expect(call.steps).toContain(`checked ${text.slice(-1_000)} …`)
    await call.say(text)
    expect(call.steps).toContain(`checked ${text}`)
  })

  it('checks an unfinished utterance for danger once it has not changed for a second', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('crisis')
    await call.say('Je vais me', { isFinal: false })
    call.wait(900)
    await call.say('Je vais me tuer', { isFinal: false })
    call.wait(900)
    await call.flushPromises()
    expect(call.snapshot().meter.isInCrisis).toBe(false)
    call.wait(100)
    await call.flushPromises()
    expect(call.steps.filter((step) => step.startsWith('checked'))).toEqual([
      'checked Je vais me tuer …',
    ])
    expect(call.snapshot().meter.isInCrisis).toBe(true)
    await call.say('Je vais me tuer.')
    expect(call.steps.at(-1)).toBe('checked Je vais me tuer.')
  })

  it('checks a long utterance for danger every three seconds, without its last words', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    for (let count = 1; count <= 40; count++) {
      const words = Array.from({ length: count }, (_, index) => `mot${index}`).join(' ')
      await call.say(words, { isFinal: false })
      call.wait(200)
    }
    const checkSteps = call.steps.filter((step) => step.startsWith('checked'))
    expect(checkSteps).toHaveLength(2)
    expect(checkSteps[0]).toMatch(/mot11 …$/)
  })

  it('checks the last unfinished words for danger before it hangs up', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('crisis')
    await call.say('Je vais me tuer', { isFinal: false })
    call.control.confirmEnd()
    await call.flushPromises()
    expect(call.steps.indexOf('checked Je vais me tuer')).toBeLessThan(
      call.steps.indexOf('hung up'),
    )
    expect(call.snapshot().meter.isInCrisis).toBe(true)
  })

  it('checks typed words for danger, too', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('crisis')
    call.control.sendText('Je vais me tuer.')
    await call.flushPromises()
    expect(call.snapshot().meter.isInCrisis).toBe(true)
  })

  it('hides the help numbers and resumes the meter when the caller says that there is no danger', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('crisis')
    await call.say('Je vais me tuer.')
    call.wait(60_000)
    call.setNeededHelp('none')
    await call.say('Je plaisantais.')
    expect(call.snapshot().meter).toMatchObject({ isInCrisis: false, pausedFor: null })
    call.wait(30_000)
    expect(countSecondsLeft(call.snapshot().meter, call.now())).toBe(270)
  })

  it('asks for no rating after a crisis, even when the receipt does not show the crisis', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('crisis')
    await call.say('Je vais me tuer.')
    call.settle()
    call.events().onEnded()
    await call.flushPromises()
    expect(call.phase()).toBe('ended')
    expect(call.snapshot().meter.isInCrisis).toBe(true)
  })

  it('waits a limited time for the check of the last words before it hangs up', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    let resolveCheck = (_: NeededHelp) => {}
    call.setNeededHelp(() => new Promise((resolve) => (resolveCheck = resolve)))
    await call.say('Adieu.')
    call.control.confirmEnd()
    await call.flushPromises()
    expect(call.steps).not.toContain('hung up')
    resolveCheck('crisis')
    await call.flushPromises()
    expect(call.steps).toContain('hung up')
    expect(call.snapshot().meter.isInCrisis).toBe(true)

    const slowCall = await createTestHostedCall().dialAndAnswer()
    slowCall.setNeededHelp(() => new Promise(() => {}))
    await slowCall.say('Adieu.')
    slowCall.control.confirmEnd()
    slowCall.wait(1_500)
    await slowCall.flushPromises()
    expect(slowCall.steps).toContain('hung up')
  })

  it('ends 20 s after the caller says that they are a minor', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.setNeededHelp('closed')
    await call.say('J’ai quinze ans.')
    expect(call.snapshot().meter.isInCrisis).toBe(true)
    call.wait(20_000)
    expect(call.phase()).toBe('ending')
  })

  it('repeats a danger check that failed', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    let failures = 1
    call.setNeededHelp(async () => {
      if (failures-- > 0) throw new Error('offline')
      return 'crisis'
    })
    await call.say('Je vais me tuer.')
    expect(call.snapshot().meter.isInCrisis).toBe(true)
  })

  it('hangs up before a reload of the page', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.control.saveForReload()
    expect(call.steps.at(-1)).toBe(`left ${callId}`)
  })

  it('hangs up the call that ran before a reload', async () => {
    const callBeforeReload = await createTestHostedCall().dialAndAnswer()
    callBeforeReload.control.dispose()
    const call = createTestHostedCall({ unfinishedCallId: callBeforeReload.storedCallId() })
    call.control.restore()
    expect(call.steps).toEqual(['hung up'])
    expect(call.storedCallId()).toBeNull()
  })

  it('removes the stored id of the call once it is settled', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    call.settle()
    call.events().onEnded()
    await call.flushPromises()
    expect(call.storedCallId()).toBeNull()
  })

  it('ignores events of the client after the call', async () => {
    const call = await createTestHostedCall().dialAndAnswer()
    const { onAnswered, onFailure } = call.events()
    call.control.dispose()
    onAnswered()
    onFailure('ROOM_FULL')
    expect(call.snapshot().failure).toBeNull()
  })

  it('can be cancelled while it rings, and dialled again', async () => {
    const call = createTestHostedCall()
    await call.dial()
    call.control.requestEnd()
    expect(call.phase()).toBe('idle')
    await call.flushPromises()
    expect(call.steps).toEqual(expect.arrayContaining(['stopped', 'released', 'hung up']))
    await call.dialAndAnswer()
    expect(call.phase()).toBe('active')
  })
})
