import { z } from 'zod'
import { audioFormats, audioFrameMs, audioHeaderBytes } from '../../../../contract/audio-frame'
import { type ClientEvent, clientEvent } from '../../../../contract/call-client-events'
import { parseJsonOrNull } from '../../../../domain/parse-json'
import { getAudioDurationMs } from './microphone-framer'

export type ClientMessage =
  | { kind: 'event'; event: ClientEvent }
  /** The message is a microphone frame of the contract. */
  | { kind: 'frame'; durationMs: number }
  /** Samples as little-endian bytes: a chunk of any length. */
  | { kind: 'chunk'; pcm: Uint8Array; durationMs: number }
  /** causedBy: the event's id, if it could be read. */
  | { kind: 'malformed'; causedBy?: string }

/** One object for all frames, which are the most frequent message by far. */
const frameMessage: ClientMessage = { kind: 'frame', durationMs: audioFrameMs }
const frameBytes = audioHeaderBytes + audioFormats.microphone.pcmBytes

/** Parses a message of the client. Never throws, whatever the client sends. */
export function readClientMessage(data: Buffer, isBinary: boolean): ClientMessage {
  if (isBinary) return isMicrophoneFrame(data) ? frameMessage : { kind: 'malformed' }
  const json = parseJsonOrNull(data.toString('utf8'))
  const result = clientEvent.safeParse(json)
  if (!result.success) return { kind: 'malformed', ...readEventId(json) }
  const event = result.data
  if (event.type !== 'input_audio_buffer.append') return { kind: 'event', event }
  const pcm = Buffer.from(event.audio, 'base64')
  if (pcm.byteLength % 2 === 1) return { kind: 'malformed', ...readEventId(json) }
  return { kind: 'chunk', pcm, durationMs: getAudioDurationMs(pcm.byteLength) }
}

function isMicrophoneFrame(data: Buffer): boolean {
  const isMicrophone = data[0] === audioFormats.microphone.kind
  // The only flag is bit 0.
  const hasKnownFlags = (data[1] ?? 0) <= 1
  return isMicrophone && hasKnownFlags && data.length === frameBytes
}

const withEventId = z.object({ event_id: z.string().max(512) })

function readEventId(json: unknown) {
  const result = withEventId.safeParse(json)
  return result.success ? { causedBy: result.data.event_id } : {}
}
