import { decodeAudioFrame } from '../../contract/audio-frame'
import { type ServerEvent, serverEvent } from '../../contract/call-server-events'
import { type PageRecording, recordingRate } from './record-page'

/** A call as the caller heard it; all times in milliseconds from the first recorded sample. */
export type CallRecording = {
  microphone: Int16Array
  speakers: Int16Array
  answers: Answer[]
  /** When the page was told that an answer is cut. */
  cutsAtMs: number[]
}

/** What the server sent of one response, whether it was played or not: PCM16 at 24 kHz. */
export type Answer = { number: number; announcedAtMs: number; pcm: Int16Array }

type TimedEvent = { atMs: number; event: ServerEvent }

/** Two seconds around an event show how the page's clock and the sound's go together. */
const clockWindowMs = 2_000

/** Decodes what a page has recorded and brings it to one clock. */
export function readRecording(recording: PageRecording): CallRecording {
  const toMs = createClock(recording)
  const events = recording.messages.flatMap(({ atMs, text }): TimedEvent[] =>
    text === undefined ? [] : [{ atMs: toMs(atMs), event: serverEvent.parse(JSON.parse(text)) }],
  )
  const sounds = soundsOf(recording)
  return {
    microphone: toPcm(Buffer.from(recording.microphone, 'base64')),
    speakers: toPcm(Buffer.from(recording.speakers, 'base64')),
    answers: events.flatMap(({ atMs, event }): Answer[] => {
      if (event.type !== 'response.created') return []
      const { number } = event.response
      const pcm = toPcm(Buffer.concat(sounds.get(number) ?? []))
      return [{ number, announcedAtMs: atMs, pcm }]
    }),
    cutsAtMs: events
      .filter(({ event }) => event.type === 'response.done' && isCut(event))
      .map(({ atMs }) => atMs),
  }
}

const isCut = ({ response }: ServerEvent & { type: 'response.done' }) =>
  response.status === 'cancelled'

/**
 * From performance.now() to the recording: blocks arrive a little after they sound, and the one
 * that was quickest around a moment tells best what sounded at it.
 */
function createClock({ blocks, firstSample }: PageRecording) {
  const samplesPerMs = recordingRate / 1_000
  return (atMs: number) => {
    const delays = blocks
      .filter((block) => Math.abs(block.atMs - atMs) < clockWindowMs)
      .map((block) => block.atMs - block.endSample / samplesPerMs)
    return atMs - Math.min(...delays) - firstSample / samplesPerMs
  }
}

function soundsOf({ messages }: PageRecording) {
  const sounds = new Map<number, Uint8Array[]>()
  for (const { frame } of messages) {
    if (frame === undefined) continue
    const decoded = decodeAudioFrame(Buffer.from(frame, 'base64'))
    if (!decoded.ok) throw new Error(`The page was sent no frame: ${decoded.fault}`)
    const { responseNumber, pcm } = decoded.value
    sounds.set(responseNumber, [...(sounds.get(responseNumber) ?? []), pcm])
  }
  return sounds
}

/** Copied, because a buffer of bytes may begin in the midst of a sample. */
const toPcm = (bytes: Uint8Array) => new Int16Array(new Uint8Array(bytes).buffer)
