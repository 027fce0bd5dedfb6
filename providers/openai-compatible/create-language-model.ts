import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { type LanguageModel, LanguageModelUnavailable } from '../../voice/ports/language-model'
import { removeControlCharacters } from '../shared/remove-control-characters'
import {
  followSignal,
  getRecipient,
  post,
  type Service,
  type ServiceDeps,
  ServiceError,
} from './service'

/** Enough for 1,200 characters, the maximum length of a spoken response. */
const maxTokens = 400
/** High enough for varied small talk, low enough for coherent answers. */
const temperature = 0.8

/** In euros per million tokens. */
export type TokenPrice = { input: number; output: number }

/** Used to estimate the number of tokens when the service does not report it. */
const charactersPerToken = 4
/** Approximate speed of a companion's speech. */
const charactersPerMinute = 900

const usageSchema = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
type Usage = z.infer<typeof usageSchema>

/** One event of a streamed chat completion; services add fields of their own. */
const chunkSchema = z.object({
  choices: z
    .array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() }))
    .default([]),
  usage: usageSchema.nullish().catch(null),
})

/**
 * Creates a language model from a service that offers streamed chat completions, such as hosted
 * services or Ollama.
 */
export function createLanguageModel(
  service: Service & { price?: TokenPrice | undefined },
  deps: ServiceDeps,
): LanguageModel {
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
        const answer = await post(service, 'chat/completions', body, request.signal, deps)
        let answerLength = 0
        let tokens: Usage | undefined
        for await (const { content, usage } of readChunks(answer.body)) {
          tokens = usage ?? tokens
          answerLength += content.length
          if (content !== '') yield content
        }
        const promptLength = messages.reduce((sum, message) => sum + message.content.length, 0)
        tokens ??= {
          prompt_tokens: promptLength / charactersPerToken,
          completion_tokens: answerLength / charactersPerToken,
        }
        answer.reportUsage(
          answerLength / charactersPerMinute,
          service.price ? computeCost(service.price, tokens) : null,
        )
      } catch (error) {
        if (signal.aborted) return
        throw toUnavailable(error, service)
      } finally {
        request.abort()
      }
    },
  }
}

async function* readChunks(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data === '[DONE]') return
    yield readChunk(data)
  }
}

function readChunk(data: string): { content: string; usage: Usage | undefined } {
  let event: unknown
  try {
    event = JSON.parse(data)
  } catch {
    throw new ServiceError('invalid-answer', 'An event is not JSON')
  }
  const chunk = chunkSchema.safeParse(event)
  if (!chunk.success) throw new ServiceError('invalid-answer', 'An event is not a completion')
  const { choices, usage } = chunk.data
  const content = removeControlCharacters(choices[0]?.delta?.content ?? '')
  return { content, usage: usage ?? undefined }
}

const computeCost = (price: TokenPrice, { prompt_tokens, completion_tokens }: Usage) =>
  (prompt_tokens * price.input + completion_tokens * price.output) / 1e6

function toUnavailable(error: unknown, { url }: Service): LanguageModelUnavailable {
  if (error instanceof ServiceError)
    return new LanguageModelUnavailable(error.failure, error.message, error.retryAfterMs)
  return new LanguageModelUnavailable('invalid-answer', `${url.host}: the answer broke off`)
}
