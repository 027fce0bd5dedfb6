import { z } from 'zod'
import { audioFrameMs, decodeAudioFrame } from '../../../contract/audio-frame'
import { type ClientEvent, clientEvent } from '../../../contract/call-client-events'
import { soundMs } from './microphone-sound'

export type ClientMessage =
  | { kind: 'event'; event: ClientEvent }
  /** Samples as little-endian bytes: a whole frame, or a piece of any length. */
  | { kind: 'frame' | 'piece'; pcm: Uint8Array; soundMs: number }
  /** causedBy: the event's own name, when it could still be read. */
  | { kind: 'malformed'; causedBy?: string }

/** Never throws: what comes from the line may be anything. */
export function readClientMessage(data: Buffer, isBinary: boolean): ClientMessage {
  if (isBinary) return readFrame(data)
  const json = parseJson(data)
  const result = clientEvent.safeParse(json)
  if (!result.success) return { kind: 'malformed', ...nameOf(json) }
  const event = result.data
  if (event.type !== 'input_audio_buffer.append') return { kind: 'event', event }
  const pcm = Buffer.from(event.audio, 'base64')
  if (pcm.byteLength % 2 === 1) return { kind: 'malformed', ...nameOf(json) }
  return { kind: 'piece', pcm, soundMs: soundMs(pcm.byteLength) }
}

function readFrame(data: Buffer): ClientMessage {
  const frame = decodeAudioFrame(data)
  if (!frame.ok || frame.value.source !== 'microphone') return { kind: 'malformed' }
  return { kind: 'frame', pcm: frame.value.pcm, soundMs: audioFrameMs }
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}

const named = z.object({ event_id: z.string().max(512) })

function nameOf(json: unknown) {
  const result = named.safeParse(json)
  return result.success ? { causedBy: result.data.event_id } : {}
}
