import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAudioFrame } from '../../../../contract/audio-frame'
import { readClientMessage } from './read-client-message'

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

function createFrame(source: 'microphone' | 'companion', pcmBytes: number) {
  const pcm = new Uint8Array(pcmBytes)
  const numbers = { isLastOfResponse: false, responseNumber: 0, frameNumber: 1 }
  const encoded = encodeAudioFrame({ source, pcm, ...numbers })
  if (!encoded.ok) throw new Error(encoded.fault)
  return Buffer.from(encoded.value)
}

/** 20 ms at another rate, with the header of a microphone frame. */
const createFrameAtRate = (rate: number) =>
  Buffer.concat([createFrame('microphone', 640).subarray(0, 8), Buffer.alloc((rate / 50) * 2)])
const frameAt48kHz = createFrameAtRate(48_000)
const frameAt8kHz = createFrameAtRate(8_000)

const readText = (data: Buffer) => {
  const isBinary = false
  return readClientMessage(data, isBinary)
}

test('reads a binary frame as 20 ms of audio', () => {
  const isBinary = true
  const message = readClientMessage(createFrame('microphone', 640), isBinary)
  expect(message).toMatchObject({ kind: 'frame', durationMs: 20 })
})

test('computes the duration of a base64 chunk from its samples', () => {
  const audio = Buffer.alloc(3_200).toString('base64')
  const message = readText(json({ type: 'input_audio_buffer.append', audio }))
  expect(message).toMatchObject({ kind: 'chunk', durationMs: 100 })
})

test.each([
  ['a companion’s frame', createFrame('companion', 960), true],
  ['a microphone frame at 48 kHz', frameAt48kHz, true],
  ['a microphone frame at 8 kHz', frameAt8kHz, true],
  ['half a sample', json({ type: 'input_audio_buffer.append', audio: 'AA==' }), false],
  ['an unknown event', json({ type: 'call.free_minutes' }), false],
  ['invalid UTF-8', Buffer.from([0xff, 0xfe]), false],
])('reports %s as malformed', (_case, data, isBinary) => {
  expect(readClientMessage(data, isBinary)).toEqual({ kind: 'malformed' })
})

test('reports the id of a malformed event if it has one', () => {
  const data = json({ type: 'call.free_minutes', event_id: 'mine' })
  expect(readText(data)).toEqual({ kind: 'malformed', causedBy: 'mine' })
})

test('never throws, whatever the client sends', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_000 }), fc.boolean(), (bytes, isBinary) => {
      readClientMessage(Buffer.from(bytes), isBinary)
    }),
  )
  fc.assert(fc.property(fc.json(), (text) => void readText(Buffer.from(text))))
})
