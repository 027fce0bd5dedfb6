import { z } from 'zod'
import { audioFrameMs, decodeAudioFrame } from '../../../../contract/audio-frame'
import { type ClientEvent, clientEvent } from '../../../../contract/call-client-events'
import { audioDurationMs } from './microphone-framer'

export type ClientMessage =
  | { kind: 'event'; event: ClientEvent }
  /** Samples as little-endian bytes: a whole frame, or a chunk of any length. */
  | { kind: 'frame' | 'chunk'; pcm: Uint8Array; durationMs: number }
  /** causedBy: the event's id, if it could be read. */
  | { kind: 'malformed'; causedBy?: string }

/** Parses a message of the client. Never throws, whatever the client sends. */
export function readClientMessage(data: Buffer, isBinary: boolean): ClientMessage {
  if (isBinary) return readFrame(data)
  const json = parseJson(data)
  const result = clientEvent.safeParse(json)
  if (!result.success) return { kind: 'malformed', ...readEventId(json) }
  const event = result.data
  if (event.type !== 'input_audio_buffer.append') return { kind: 'event', event }
  const pcm = Buffer.from(event.audio, 'base64')
  if (pcm.byteLength % 2 === 1) return { kind: 'malformed', ...readEventId(json) }
  return { kind: 'chunk', pcm, durationMs: audioDurationMs(pcm.byteLength) }
}

function readFrame(data: Buffer): ClientMessage {
  const frame = decodeAudioFrame(data)
  if (!frame.ok || frame.value.source !== 'microphone') return { kind: 'malformed' }
  return { kind: 'frame', pcm: frame.value.pcm, durationMs: audioFrameMs }
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}

const withEventId = z.object({ event_id: z.string().max(512) })

function readEventId(json: unknown) {
  const result = withEventId.safeParse(json)
  return result.success ? { causedBy: result.data.event_id } : {}
}
