import type { Clock } from '../ports/clock'
import { SpeechUnavailable, type TextToSpeech } from '../ports/text-to-speech'
import { createServiceHealth } from './service-health'

/** A synthesiser that yields no audio for this long has failed. */
const firstAudioTimeoutMs = 2_500
/** After a failure the fallback synthesiser is used for this long. */
const retryAfterFailureMs = 60_000

/**
 * Combines two synthesisers: the fallback speaks a sentence for which the preferred synthesiser yields no
 * audio, and the sentences of the following minute, so that a companion does not change its voice with
 * every sentence. The fallback's audio is marked with `isFallback`. A sentence whose audio breaks off fails. One
 * instance serves all calls of a process.
 */
export function withFallbackSpeech(
  preferred: TextToSpeech,
  fallback: TextToSpeech,
  options: {
    clock: Pick<Clock, 'monotonicMs' | 'schedule'>
    onFailure?(error: unknown): void
  },
): TextToSpeech {
  const { clock, onFailure } = options
  const health = createServiceHealth(clock, retryAfterFailureMs)

  return {
    recipient: preferred.recipient,
    async *speak(text, voice, signal, spans) {
      if (health.isAvailable()) {
        let hasYieldedAudio = false
        const attemptController = new AbortController()
        const abort = () => attemptController.abort()
        signal.addEventListener('abort', abort, { once: true })
        const cancelTimeout = clock.schedule(firstAudioTimeoutMs, abort)
        try {
          for await (const part of preferred.speak(text, voice, attemptController.signal, spans)) {
            if (part.kind === 'audio' && !hasYieldedAudio) {
              hasYieldedAudio = true
              cancelTimeout()
            }
            yield part
          }
          if (hasYieldedAudio || signal.aborted) return
          throw new SpeechUnavailable('No sound')
        } catch (error) {
          if (signal.aborted) return
          health.recordFailure(error)
          onFailure?.(error)
          if (hasYieldedAudio) throw error
        } finally {
          cancelTimeout()
          signal.removeEventListener('abort', abort)
        }
      }
      for await (const part of fallback.speak(text, voice, signal, spans))
        yield part.kind === 'audio' ? { ...part, isFallback: true } : part
    },
  }
}
