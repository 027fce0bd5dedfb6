import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { type LanguageModel, LanguageModelUnavailable } from '../../voice/ports/language-model'
import {
  followSignal,
  getRecipient,
  post,
  removeControlCharacters,
  type Service,
  type ServiceDeps,
  ServiceError,
} from './service'

/** About 1,200 characters, which is the most that a response speaks. */
const maxTokens = 400
/** Varied enough for small talk without losing the thread. */
const temperature = 0.8

/** One event of a streamed chat completion; services add fields of their own. */
const chunkSchema = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() }))
    .default([]),
})

/**
 * Creates a language model from a service that offers streamed chat completions, such as hosted
 * services or Ollama.
 */
export function createLanguageModel(service: Service, deps: ServiceDeps): LanguageModel {
  return {
    name: service.model,
    recipient: getRecipient(service),
    async *respond(messages, signal) {
      const request = followSignal(signal)
      try {
        const body = {
          model: service.model,
          messages,
          stream: true,
          max_tokens: maxTokens,
          temperature,
        }
        const response = await post(service, 'chat/completions', body, request.signal, deps)
        yield* readPieces(response.body)
      } catch (error) {
        if (signal.aborted) return
        throw toUnavailable(error, service)
      } finally {
        request.abort()
      }
    },
  }
}

async function* readPieces(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data === '[DONE]') return
    const content = removeControlCharacters(readContent(data) ?? '')
    if (content) yield content
  }
}

function readContent(data: string): string | null | undefined {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    throw new ServiceError('invalid-answer', 'An event is not JSON')
  }
  const chunk = chunkSchema.safeParse(value)
  if (!chunk.success) throw new ServiceError('invalid-answer', 'An event is not a completion')
  return chunk.data.choices[0]?.delta?.content
}

function toUnavailable(error: unknown, { url }: Service): LanguageModelUnavailable {
  if (error instanceof ServiceError)
    return new LanguageModelUnavailable(error.failure, error.message, error.retryAfterMs)
  return new LanguageModelUnavailable('invalid-answer', `${url.host}: the answer broke off`)
}
