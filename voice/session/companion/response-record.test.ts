import { expect, test } from 'vitest'
import { announceResponse, createResponse, startSpeaking } from './companion-response'
import { createResponseRecord } from './response-record'

/** Creates a response of three words of one second each, all of whose audio was sent. */
function createSentResponse() {
  const announcement = { responseId: 'resp_1', itemId: 'msg_1', number: 1 }
  const announced = announceResponse(createResponse({ kind: 'greeting' }, 0), announcement, 0)
  const response = startSpeaking(announced, 400)
  response.production.captions.beginSentence('aaaa bbbb cccc', 0, 3_000)
  response.sentMs = 3_000
  return response
}

const expectedRecord = (text: string, heardMs: number) => [
  { type: 'truncate-dialogue', heardText: text, heardMs },
  { type: 'record-turn', turn: { speaker: 'companion', text, heardMs, atMs: 400 } },
]

test('records a cancelled response up to the position that the client reports', () => {
  const record = createResponseRecord()
  expect(record.recordCancelled(createSentResponse(), 2_900, 5_000)).toEqual([])
  expect(record.recordReport('msg_1', 1_000)).toEqual(expectedRecord('aaaa', 1_000))
  expect(record.recordReport('msg_1', 2_000)).toEqual([])
})

test('records a cancelled response up to the position computed by the server when no report arrives within a second', () => {
  const record = createResponseRecord()
  record.recordCancelled(createSentResponse(), 2_000, 5_000)
  expect(record.flushOverdue(5_999)).toEqual([])
  expect(record.flushOverdue(6_000)).toEqual(expectedRecord('aaaa bbbb', 2_000))
})

test('never records more than was sent', () => {
  const record = createResponseRecord()
  record.recordCancelled(createSentResponse(), 0, 5_000)
  expect(record.recordReport('msg_1', 99_999)).toEqual(expectedRecord('aaaa bbbb cccc', 3_000))
})

test('records no turn for a response that was not heard', () => {
  const record = createResponseRecord()
  record.recordCancelled(createSentResponse(), 0, 5_000)
  expect(record.flush()).toEqual([{ type: 'truncate-dialogue', heardText: '', heardMs: 0 }])
})
