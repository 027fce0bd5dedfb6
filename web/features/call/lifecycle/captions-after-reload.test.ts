import { expect, it } from 'vitest'
import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { splitHeardText } from '../captions/captions'
import { createFakeCall } from '../testing/fake-call'

const responseCreated: ServerEvent = {
  type: 'response.created',
  event_id: 'e',
  response: { id: 'resp_1', status: 'in_progress', number: 1 },
}
const wordsReceived = (
  delta: string,
  startMs: number,
  eventId = `words_${delta}`,
): ServerEvent => ({
  type: 'response.output_audio_transcript.delta',
  event_id: eventId,
  response_id: 'resp_1',
  item_id: 'msg_1',
  output_index: 0,
  content_index: 0,
  delta,
  audio_start_ms: startMs,
})
const interrupted: ServerEvent = {
  type: 'response.done',
  event_id: 'e',
  response: { id: 'resp_1', status: 'cancelled' },
}
const callResumed: ServerEvent = { type: 'call.resumed', event_id: 'e', resumeToken: 'token-1' }

type FakeCall = ReturnType<typeof createFakeCall>

const listCaptions = ({ controller }: FakeCall) =>
  controller
    .getSnapshot()
    .captions.map((line) => (line.speaker === 'caller' ? line.text : splitHeardText(line).heard))

/** Starts a call in which the caller has typed a line and heard the first word of the answer. */
async function startConversation() {
  const call = await createFakeCall().dialAndAnswer()
  call.controller.sendText('Je dors mal.')
  call.receive(responseCreated, wordsReceived('Racontez-moi ', 0), wordsReceived('la suite.', 900))
  call.playAudio(1, { receivedFrames: 40, playedMs: 600 })
  return call
}

async function reload(call: FakeCall) {
  call.controller.saveForReload()
  const callAfterReload = createFakeCall({ storedCall: call.readStoredCall() })
  callAfterReload.controller.restore()
  await callAfterReload.flushPromises()
  callAfterReload.wait(150)
  return callAfterReload
}

it('shows the captions again after a reload, before the connection is restored', async () => {
  const call = await reload(await startConversation())
  expect(listCaptions(call)).toEqual(['Je dors mal.', 'Racontez-moi '])
})

it('does not repeat words that the server sends again after the reload', async () => {
  const call = await reload(await startConversation())
  call.receive(
    callResumed,
    responseCreated,
    wordsReceived('Racontez-moi ', 0),
    wordsReceived('la suite.', 900),
  )
  expect(listCaptions(call)).toEqual(['Je dors mal.', 'Racontez-moi '])
  call.playAudio(1, { receivedFrames: 40, playedMs: 3_000 })
  expect(listCaptions(call)).toEqual(['Je dors mal.', 'Racontez-moi la suite.'])
})

it('shows further words after the reload when their audio is heard', async () => {
  const call = await reload(await startConversation())
  call.receive(
    callResumed,
    responseCreated,
    wordsReceived('Racontez-moi ', 0),
    wordsReceived('la suite.', 900),
  )
  call.playAudio(1, { receivedFrames: 40, playedMs: 500 })
  expect(listCaptions(call)).toEqual(['Je dors mal.', 'Racontez-moi la suite.'])
})

it('reports how much was heard before the reload when the response is interrupted after it', async () => {
  const call = await reload(await startConversation())
  call.receive(
    callResumed,
    responseCreated,
    wordsReceived('Racontez-moi ', 0),
    wordsReceived('la suite.', 900),
  )
  call.receive(interrupted)
  await call.flushPromises()
  expect(call.eventsOnLastSocket()).toContainEqual(
    expect.objectContaining({ type: 'conversation.item.truncate', audio_end_ms: 600 }),
  )
})

it('reports the exact playback position before the reload, also in a pause between two words', async () => {
  const callBeforeReload = await startConversation()
  callBeforeReload.playAudio(1, { receivedFrames: 0, playedMs: 850 })
  const call = await reload(callBeforeReload)
  call.receive(callResumed, interrupted)
  await call.flushPromises()
  expect(call.eventsOnLastSocket()).toContainEqual(
    expect.objectContaining({ type: 'conversation.item.truncate', audio_end_ms: 850 }),
  )
})

it('shows the same words again when they come in another event', async () => {
  const call = createFakeCall()
  await call.dialAndAnswer()
  call.receive(
    responseCreated,
    wordsReceived('non, ', 0, 'event_a'),
    wordsReceived('non, ', 0, 'event_b'),
  )
  const callAfterReload = await reload(call)
  callAfterReload.receive(
    callResumed,
    wordsReceived('non, ', 0, 'event_b'),
    wordsReceived('non.', 0, 'event_c'),
  )
  callAfterReload.receive({
    type: 'response.done',
    event_id: 'e',
    response: { id: 'resp_1', status: 'completed' },
  })
  expect(listCaptions(callAfterReload)).toEqual(['non, non, non.'])
})

it('keeps no captions in the storage during the call, nor after its end', async () => {
  const call = await startConversation()
  call.receive(callResumed)
  expect(call.readStoredCall()?.captions).toEqual([])
  call.controller.saveForReload()
  expect(call.readStoredCall()?.captions).toHaveLength(2)
  call.receive({ type: 'call.ended', event_id: 'e', reason: 'hung-up', receipt })
  expect(call.readStoredCall()).toBeNull()
})

it('deletes the captions a minute after the page of the call was left', async () => {
  const call = await startConversation()
  call.controller.dispose()
  expect(call.readStoredCall()?.captions).toHaveLength(2)
  call.wait(60_000)
  expect(call.readStoredCall()?.captions).toEqual([])
})

it('does not stop the audio again when response.done arrives again for an interrupted response', async () => {
  const callBeforeReload = await startConversation()
  callBeforeReload.receive(interrupted)
  await callBeforeReload.flushPromises()
  const call = await reload(callBeforeReload)
  call.receive(callResumed, interrupted)
  await call.flushPromises()
  expect(listCaptions(call)).toEqual(['Je dors mal.', 'Racontez-moi…'])
  expect(call.audio.clearCount).toBe(0)
})

const receipt: SentReceipt = {
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:00:41.000Z',
  wallMs: 41_000,
  billableMs: 41_000,
  pauses: [],
  chargedMinutes: 1,
  balanceBefore: 42,
  balanceAfter: 41,
}
