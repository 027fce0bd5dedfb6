import { z } from 'zod'
import { parseJsonOrNull } from '../../../../domain/parse-json'

/**
 * Creates the schema of an event that a client of the OpenAI Realtime protocol sends (the released
 * version, not the beta).
 */
const createEventSchema = <Type extends string, Fields extends z.ZodRawShape>(
  type: Type,
  fields: Fields,
) => z.object({ type: z.literal(type), event_id: z.string().max(512).optional(), ...fields })

const format = z.object({ type: z.string(), rate: z.number().optional() })

const turnDetection = z.object({
  type: z.string(),
  create_response: z.boolean().nullish(),
  interrupt_response: z.boolean().nullish(),
})

/**
 * The fields of a session.update that we read. Those that the companion defines, such as
 * instructions and voice, are ignored; `applySessionUpdate` refuses what we do not support, such as
 * tools and other audio formats.
 */
const session = z.object({
  type: z.string().optional(),
  output_modalities: z.array(z.string()).nullish(),
  tools: z.array(z.unknown()).nullish(),
  audio: z
    .object({
      input: z
        .object({ format: format.nullish(), turn_detection: turnDetection.nullable().optional() })
        .nullish(),
      output: z.object({ format: format.nullish() }).nullish(),
    })
    .nullish(),
})

export type RequestedSession = z.infer<typeof session>

const item = z.object({
  id: z.string().min(1).max(64).optional(),
  type: z.string(),
  role: z.string().optional(),
  content: z
    .array(z.object({ type: z.string(), text: z.string().max(4_000).optional() }))
    .max(16)
    .optional(),
})

export type RequestedItem = z.infer<typeof item>

const itemId = z.string().min(1).max(200)

/** Maximum length of the base64 audio in one event; the protocol's own limit is higher. */
const maxAudioCharacters = 400_000

export const realtimeClientEvent = z.discriminatedUnion('type', [
  /** PCM16 at 24 kHz, mono, little-endian. */
  createEventSchema('input_audio_buffer.append', { audio: z.base64().max(maxAudioCharacters) }),
  createEventSchema('input_audio_buffer.commit', {}),
  createEventSchema('input_audio_buffer.clear', {}),
  createEventSchema('conversation.item.create', { item }),
  createEventSchema('conversation.item.retrieve', { item_id: itemId }),
  createEventSchema('conversation.item.truncate', {
    item_id: itemId,
    audio_end_ms: z.number().min(0).transform(Math.floor),
  }),
  createEventSchema('response.create', {
    response: z
      .object({ conversation: z.string().optional(), input: z.array(z.unknown()).optional() })
      .nullish(),
  }),
  createEventSchema('response.cancel', { response_id: z.string().nullish() }),
  createEventSchema('session.update', { session }),
  /** Not part of the protocol: ends the call, and is answered by call.ended with the receipt. */
  createEventSchema('call.hang_up', {}),
])

export type RealtimeClientEvent = z.infer<typeof realtimeClientEvent>
export type RealtimeClientEventOf<Type extends RealtimeClientEvent['type']> = Extract<
  RealtimeClientEvent,
  { type: Type }
>

export type RealtimeMessage =
  | { kind: 'event'; event: Exclude<RealtimeClientEvent, { type: 'input_audio_buffer.append' }> }
  /** Samples as little-endian bytes. */
  | { kind: 'audio'; pcm: Buffer }
  /** A well-formed event whose type we do not handle. */
  | { kind: 'unsupported'; type: string; eventId: string | null }
  | { kind: 'malformed'; eventId: string | null }

const knownTypes: ReadonlySet<string> = new Set(
  realtimeClientEvent.options.map(({ shape }) => shape.type.value),
)
const anyEvent = z.object({ type: z.string().max(200), event_id: z.string().max(512).optional() })

/** Parses a message. Never throws, whatever the client sends. */
export function readRealtimeMessage(data: Buffer, isBinary: boolean): RealtimeMessage {
  const json = isBinary ? null : parseJsonOrNull(data.toString('utf8'))
  const envelope = anyEvent.safeParse(json)
  if (!envelope.success) return { kind: 'malformed', eventId: null }
  const { type, event_id: eventId = null } = envelope.data
  if (!knownTypes.has(type)) return { kind: 'unsupported', type, eventId }
  const parsedEvent = realtimeClientEvent.safeParse(json)
  if (!parsedEvent.success) return { kind: 'malformed', eventId }
  const event = parsedEvent.data
  if (event.type !== 'input_audio_buffer.append') return { kind: 'event', event }
  const pcm = Buffer.from(event.audio, 'base64')
  return pcm.byteLength % 2 === 1 ? { kind: 'malformed', eventId } : { kind: 'audio', pcm }
}
