import type { ServerEventOf } from '../../../../contract/call-server-events'
import type { RealtimeFault } from './realtime-faults'

/** An event of the OpenAI Realtime protocol (general availability), without its event id. */
export type RealtimeServerEvent = { type: string; [field: string]: unknown }

/** The session as our own voice protocol describes it. */
type NativeSession = ServerEventOf<'session.created'>['session']

/** The session settings that the client may change. */
export type SessionSettings = {
  /** Whether the companion's voice is sent; otherwise only its text. */
  hasAudio: boolean
  /** Whether the server decides when the caller has finished; otherwise the client commits. */
  hasTurnDetection: boolean
}

/** The only sample rate, in both directions. */
export const realtimeRate = 24_000
const pcm = { type: 'audio/pcm', rate: realtimeRate }

/**
 * Describes our turn detection in the protocol's fields. The values are only typical: our own rules adapt to the
 * caller (voice/session/turn-taking), and clients cannot change them.
 */
const turnDetection = {
  type: 'server_vad',
  threshold: 0.5,
  prefix_padding_ms: 500,
  silence_duration_ms: 400,
  create_response: true,
  interrupt_response: true,
}

/** Describes the session in force, which may differ from what the client requested. */
export const describeRealtimeSession = (
  { id, agent, synthetic }: NativeSession,
  { hasAudio, hasTurnDetection }: SessionSettings,
  hasRecogniser: boolean,
) => ({
  type: 'realtime',
  object: 'realtime.session',
  id,
  model: agent.id,
  output_modalities: [hasAudio ? 'audio' : 'text'],
  audio: {
    input: {
      format: pcm,
      noise_reduction: null,
      /** Null when no recogniser is configured; only typed words are then understood. */
      transcription: hasRecogniser ? { model: 'amivoix', language: 'fr' } : null,
      turn_detection: hasTurnDetection ? turnDetection : null,
    },
    output: { format: pcm, voice: agent.voice, speed: 1 },
  },
  tools: [],
  tool_choice: 'none',
  tracing: null,
  agent,
  synthetic,
})

export type ItemStatus = 'in_progress' | 'completed' | 'incomplete'

/** A message of the conversation, as the client sees it. */
export type RealtimeItem = {
  id: string
  object: 'realtime.item'
  type: 'message'
  role: 'user' | 'assistant'
  status: ItemStatus
  content: (
    | { type: 'input_audio'; transcript: string | null }
    | { type: 'output_audio'; transcript: string }
    | { type: 'input_text' | 'output_text'; text: string }
  )[]
}

export const createItem = (
  id: string,
  role: RealtimeItem['role'],
  status: ItemStatus,
  content: RealtimeItem['content'],
): RealtimeItem => ({ id, object: 'realtime.item', type: 'message', role, status, content })

/** An error in the protocol's shape; `eventId`: the client event that caused it. */
export const createErrorEvent = (
  { type, code, message, param }: RealtimeFault,
  eventId: string | null,
): RealtimeServerEvent => ({
  type: 'error',
  error: { type, code, message, param: param ?? null, event_id: eventId },
})
