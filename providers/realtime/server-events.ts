import { z } from 'zod'

const text = z.string().catch('')
const format = z.object({ rate: z.number().int().min(8_000).max(96_000).optional() }).nullish()
const session = z
  .object({
    /** Only in a session of the beta protocol. */
    input_audio_format: z.string().optional().catch(undefined),
    audio: z
      .object({
        input: z.object({ format: format.catch(undefined) }).nullish(),
        output: z.object({ format: format.catch(undefined) }).nullish(),
      })
      .nullish(),
  })
  .catch({})

const errorDetails = z
  .object({
    type: text,
    code: z.string().nullish().catch(undefined),
    event_id: z.string().nullish().catch(undefined),
  })
  .catch({ type: '' })

const responseId = z.string().optional()
const item = z.object({ id: z.string(), type: text })

/**
 * The events of the general-availability protocol that we handle; services send many others, and add
 * fields of their own.
 */
const serverEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.created'), session }),
  z.object({ type: z.literal('session.updated'), session }),
  z.object({ type: z.literal('input_audio_buffer.committed'), item_id: z.string() }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.delta'),
    item_id: z.string(),
    delta: text,
  }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    item_id: z.string(),
    transcript: text,
  }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.failed'),
    item_id: z.string(),
    error: errorDetails.optional(),
  }),
  z.object({ type: z.literal('response.created'), response: z.object({ id: z.string() }) }),
  z.object({
    type: z.literal('response.output_item.added'),
    response_id: responseId,
    item,
  }),
  z.object({
    type: z.literal('response.output_audio.delta'),
    response_id: responseId,
    item_id: z.string().optional(),
    delta: z.string(),
  }),
  z.object({
    type: z.literal('response.output_audio_transcript.delta'),
    response_id: responseId,
    delta: text,
  }),
  z.object({
    type: z.literal('response.done'),
    response: z.object({
      id: z.string().optional(),
      status: text,
      status_details: z.object({ error: errorDetails.nullish() }).nullish().catch(undefined),
    }),
  }),
  z.object({ type: z.literal('error'), error: errorDetails }),
])

export type ServerEvent = z.output<typeof serverEventSchema>
export type ErrorDetails = z.output<typeof errorDetails>

/** Event types of the beta protocol. The self-hosted server Speaches still sends them. */
const betaTypes: Readonly<Record<string, ServerEvent['type']>> = {
  'response.audio.delta': 'response.output_audio.delta',
  'response.audio_transcript.delta': 'response.output_audio_transcript.delta',
}

const knownTypes: ReadonlySet<string> = new Set(
  serverEventSchema.options.map(({ shape }) => shape.type.value),
)

/**
 * Parses a message of the service. Returns null for events that we do not handle. Throws SyntaxError
 * or ZodError when the message is not an event, or when an event that we handle is malformed.
 */
export function parseServerEvent(message: string): ServerEvent | null {
  const event = z.looseObject({ type: z.string() }).parse(JSON.parse(message))
  const type = betaTypes[event.type] ?? event.type
  return knownTypes.has(type) ? serverEventSchema.parse({ ...event, type }) : null
}
