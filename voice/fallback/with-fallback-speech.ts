import type { Clock } from '../ports/clock'
import { SpeechUnavailable, type TextToSpeech } from '../ports/text-to-speech'
import { createServiceHealth } from './service-health'

/** A synthesiser that yields no audio for this long has failed. */
const firstSoundTimeoutMs = 2_500
/** After a failure the other synthesiser speaks for this long. */
const retryAfterFailureMs = 60_000

/**
 * Joins two synthesisers: the other one speaks a sentence that the preferred one cannot begin, and
 * the sentences of the following minute, so that a companion does not change its voice with every
 * sentence; its audio is marked as a replacement. A sentence that breaks off fails. One instance
 * serves all calls of a process.
 */
export function withFallbackSpeech(
  preferred: TextToSpeech,
  other: TextToSpeech,
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
        let hasSounded = false
        const attempt = new AbortController()
        const abort = () => attempt.abort()
        signal.addEventListener('abort', abort, { once: true })
        const cancelTimeout = clock.schedule(firstSoundTimeoutMs, abort)
        try {
          for await (const part of preferred.speak(text, voice, attempt.signal, spans)) {
            if (part.kind === 'audio' && !hasSounded) {
              hasSounded = true
              cancelTimeout()
            }
            yield part
          }
          if (hasSounded || signal.aborted) return
          throw new SpeechUnavailable('No sound')
        } catch (error) {
          if (signal.aborted) return
          health.recordFailure(error)
          onFailure?.(error)
          if (hasSounded) throw error
        } finally {
          cancelTimeout()
          signal.removeEventListener('abort', abort)
        }
      }
      for await (const part of other.speak(text, voice, signal, spans))
        yield part.kind === 'audio' ? { ...part, isFallback: true } : part
    },
  }
}
