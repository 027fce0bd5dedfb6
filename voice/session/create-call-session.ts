import type { CallSession, CallSessionOptions } from './call-session'
import { createSpeechRecogniser } from './caller/recognise-speech'
import type { CallEvent } from './engine/call-event'
import { createCallState } from './engine/call-state'
import { createEventHandler } from './engine/handle-event'
import { createEffectPerformer } from './engine/perform-effects'
import { createSerialQueue } from './engine/serial-queue'
import { createProductionRunner } from './production/run-production'

/**
 * Creates the session of one live call. Every `CallInput`, and every result of the dialogue, the synthesiser and the
 * recogniser, is an event on the session's serial queue. Microphone audio bypasses the queue; only the events that are
 * detected in it, such as the start of speech, are queued. The components of the call handle an event and return
 * effects, which are performed immediately, one after the other.
 */
export function createCallSession(options: CallSessionOptions): CallSession {
  const queue = createSerialQueue<CallEvent>()
  const call = createCallState({ ...options, hasRecogniser: Boolean(options.speechToText) })
  const { dialogue, textToSpeech, voice } = options
  const hasAudio = () => call.companion.settings.hasAudio
  const runner = createProductionRunner({ dialogue, textToSpeech, voice, hasAudio }, queue.post)
  const recogniser = createSpeechRecogniser(
    options.speechToText,
    queue.post,
    options.callerLanguages,
  )
  const perform = createEffectPerformer({ call, options, runner, recogniser, post: queue.post })
  const handleEvent = createEventHandler({ call, options, perform })
  const nowMs = () => Math.floor(options.clock.monotonicMs())

  function closeOnError(error: unknown) {
    options.onError?.(error)
    try {
      perform([{ type: 'close', reason: 'provider-failed' }], nowMs())
    } catch (closingError) {
      options.onError?.(closingError)
    }
  }

  queue.consume((event) => handleEvent(event, nowMs()), closeOnError)

  return {
    start: () => queue.post({ type: 'call-started' }),
    handle: queue.post,
    pushMicrophone(pcm) {
      const { lifecycle, link, companion, microphone } = call
      if (lifecycle.phase !== 'live' || !link.isUp || link.isMuted) return
      recogniser.push(pcm)
      const event = microphone.detect(pcm, companion.active !== null)
      if (event) queue.post(event)
    },
    readFigures() {
      const { lifecycle } = call
      return 'figures' in lifecycle ? lifecycle.figures : call.meter.read(nowMs())
    },
  }
}
