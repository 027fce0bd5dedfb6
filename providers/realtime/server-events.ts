import { z } from 'zod'

const text = z.string().catch('')
const format = z.object({ rate: z.number().int().min(8_000).max(96_000).optional() }).nullish()
const session = z
  .object({
    /** Only in the former shape of a session. */
    input_audio_format: z.string().optional().catch(undefined),
    audio: z
      .object({
        input: z.object({ format: format.catch(undefined) }).nullish(),
        output: z.object({ format: format.catch(undefined) }).nullish(),
      })
      .nullish(),
  })
  .catch({})

const problem = z
  .object({
    type: text,
    code: z.string().nullish().catch(undefined),
    event_id: z.string().nullish().catch(undefined),
  })
  .catch({ type: '' })

const responseId = z.string().optional()
const item = z.object({ id: z.string(), type: text })

/**
 * Events of the general-availability protocol that matter here; services send many others, and add
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
    error: problem.optional(),
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
      status_details: z.object({ error: problem.nullish() }).nullish().catch(undefined),
    }),
  }),
  z.object({ type: z.literal('error'), error: problem }),
])

export type ServerEvent = z.output<typeof serverEventSchema>
export type SessionDescription = z.output<typeof session>
export type Problem = z.output<typeof problem>

/** Names before the general availability of the protocol, which speaches still uses. */
const formerTypes: Readonly<Record<string, ServerEvent['type']>> = {
  'response.audio.delta': 'response.output_audio.delta',
  'response.audio_transcript.delta': 'response.output_audio_transcript.delta',
}

const knownTypes: ReadonlySet<string> = new Set(
  serverEventSchema.options.map(({ shape }) => shape.type.value),
)

/**
 * Parses a message of the service. Returns null for an event that does not matter here; throws a
 * SyntaxError or a ZodError for anything else.
 */
export function parseServerEvent(message: string): ServerEvent | null {
  const value: unknown = JSON.parse(message)
  const event = z.looseObject({ type: z.string() }).parse(value)
  const type = formerTypes[event.type] ?? event.type
  return knownTypes.has(type) ? serverEventSchema.parse({ ...event, type }) : null
}
