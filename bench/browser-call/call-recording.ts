import { decodeAudioFrame } from '../../contract/audio-frame'
import { type ServerEvent, serverEvent } from '../../contract/call-server-events'
import { type PageRecording, recordingRate } from './record-page'

/** What was recorded of a call in the caller's browser; all times in milliseconds from the first recorded sample. */
export type CallRecording = {
  microphone: Int16Array
  speakers: Int16Array
  responses: RecordedResponse[]
  /** When the page received each `response.done` with status cancelled. */
  cancellationsMs: number[]
}

/**
 * The audio that the server sent for one response, played or not: PCM16 at 24 kHz. `announcedAtMs`: when the page
 * received `response.created`.
 */
export type RecordedResponse = { number: number; announcedAtMs: number; pcm: Int16Array }

type TimedEvent = { atMs: number; event: ServerEvent }

/** The time of an event is converted with the delays of the blocks that arrived within two seconds of the event. */
const clockWindowMs = 2_000

/** Decodes a page's recording and converts all its times to the recording's clock. */
export function readRecording(recording: PageRecording): CallRecording {
  const toRecordingMs = createTimeConverter(recording)
  const events = recording.messages.flatMap(({ atMs, text }): TimedEvent[] =>
    text === undefined
      ? []
      : [{ atMs: toRecordingMs(atMs), event: serverEvent.parse(JSON.parse(text)) }],
  )
  const audioByResponse = collectResponseAudio(recording)
  return {
    microphone: toPcm(Buffer.from(recording.microphone, 'base64')),
    speakers: toPcm(Buffer.from(recording.speakers, 'base64')),
    responses: events.flatMap(({ atMs, event }): RecordedResponse[] => {
      if (event.type !== 'response.created') return []
      const { number } = event.response
      const pcm = toPcm(Buffer.concat(audioByResponse.get(number) ?? []))
      return [{ number, announcedAtMs: atMs, pcm }]
    }),
    cancellationsMs: events
      .filter(({ event }) => event.type === 'response.done' && isCancelled(event))
      .map(({ atMs }) => atMs),
  }
}

const isCancelled = ({ response }: ServerEvent & { type: 'response.done' }) =>
  response.status === 'cancelled'

/**
 * Returns a function that converts the page's performance.now() to milliseconds from the first recorded sample.
 * Blocks arrive with a varying delay, so the smallest delay around a moment is the best estimate of the offset.
 */
function createTimeConverter({ blocks, firstSample }: PageRecording) {
  const samplesPerMs = recordingRate / 1_000
  return (atMs: number) => {
    const delays = blocks
      .filter((block) => Math.abs(block.atMs - atMs) < clockWindowMs)
      .map((block) => block.atMs - block.endSample / samplesPerMs)
    return atMs - Math.min(...delays) - firstSample / samplesPerMs
  }
}

function collectResponseAudio({ messages }: PageRecording) {
  const audioByResponse = new Map<number, Uint8Array[]>()
  for (const { frame } of messages) {
    if (frame === undefined) continue
    const decoded = decodeAudioFrame(Buffer.from(frame, 'base64'))
    if (!decoded.ok) throw new Error(`The page received an invalid frame: ${decoded.fault}`)
    const { responseNumber, pcm } = decoded.value
    audioByResponse.set(responseNumber, [...(audioByResponse.get(responseNumber) ?? []), pcm])
  }
  return audioByResponse
}

/** Copies the bytes, because their offset may not be aligned to samples of two bytes. */
const toPcm = (bytes: Uint8Array) => new Int16Array(new Uint8Array(bytes).buffer)
