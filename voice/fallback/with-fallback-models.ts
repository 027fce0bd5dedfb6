import type { Clock } from '../ports/clock'
import {
  type ChatMessage,
  type LanguageModel,
  LanguageModelUnavailable,
} from '../ports/language-model'
import { createServiceHealth } from './service-health'

/** A model that writes nothing for this long has failed. */
const pieceTimeoutMs = 4_000

export type FallbackOptions = {
  clock: Pick<Clock, 'monotonicMs' | 'schedule'>
  /** Called for the log after each failure, except when the same model is asked again. */
  onFailure?(model: LanguageModel, error: unknown): void
}

/**
 * Combines several language models, in order of preference, into one. A model that fails before it has
 * written anything is retried once if the error is retryable, then the next model is asked. A response
 * that breaks off later ends with an error, because another model could not continue it. One instance
 * serves all calls of a process: after a failure in one call, other than an invalid answer, no call uses the
 * model for half a minute, or for as long as its service asks. When no model is available, the response
 * fails at once.
 */
export function withFallbackModels(
  models: readonly LanguageModel[],
  { clock, onFailure }: FallbackOptions,
): LanguageModel {
  const [preferred] = models
  if (!preferred) throw new Error('At least one language model is needed')
  const healthByModel = new Map(models.map((model) => [model, createServiceHealth(clock)]))

  const selectModels = () => models.filter((model) => healthByModel.get(model)?.isAvailable())

  function recordFailure(model: LanguageModel, error: unknown) {
    // A service may refuse or break off one answer, for instance because of what the caller said: other
    // calls can still use the model.
    const isServiceFailure = !(
      error instanceof LanguageModelUnavailable && error.failure === 'invalid-answer'
    )
    if (isServiceFailure) healthByModel.get(model)?.recordFailure(error)
    onFailure?.(model, error)
  }

  return {
    name: preferred.name,
    recipient: preferred.recipient,
    async *respond(messages: readonly ChatMessage[], signal: AbortSignal) {
      let lastError: unknown = new LanguageModelUnavailable(
        'unreachable',
        `${preferred.name}: it failed a moment ago and is not retried yet`,
      )
      for (const model of selectModels()) {
        for (const isRetry of [false, true]) {
          let hasWritten = false
          try {
            for await (const piece of respondInTime(model, messages, signal, clock)) {
              hasWritten = true
              yield piece
            }
            if (hasWritten || signal.aborted) return
            throw new LanguageModelUnavailable('invalid-answer', 'The model wrote nothing')
          } catch (error) {
            if (signal.aborted) return
            lastError = error
            const isRetryable = error instanceof LanguageModelUnavailable && error.isRetryable
            if (!hasWritten && !isRetry && isRetryable) continue
            recordFailure(model, error)
            if (hasWritten) throw error
            break
          }
        }
      }
      throw lastError
    },
  }
}

/** Throws when the model writes nothing for too long, and aborts its request. */
async function* respondInTime(
  model: LanguageModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  clock: Pick<Clock, 'schedule'>,
) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  const pieces = model.respond(messages, controller.signal)[Symbol.asyncIterator]()
  try {
    while (true) {
      const piece = await rejectAfterTimeout(pieces.next(), clock)
      if (piece.done) return
      if (piece.value !== '') yield piece.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    abort()
  }
}

function rejectAfterTimeout<Value>(
  promise: Promise<Value>,
  clock: Pick<Clock, 'schedule'>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.schedule(pieceTimeoutMs, () =>
      reject(new TimeoutError(`The model wrote nothing for ${pieceTimeoutMs} ms`)),
    )
    promise.then(resolve, reject).finally(cancel)
  })
}

/** Not retryable, because the caller has already waited for several seconds. */
class TimeoutError extends LanguageModelUnavailable {
  constructor(message: string) {
    super('unreachable', message)
  }
  override get isRetryable() {
    return false
  }
}
