import type { SpeechToText } from '../../voice/ports/speech-to-text'
import { createSpeechToText } from '../openai-compatible/create-speech-to-text'
import type { ServiceDeps } from '../openai-compatible/service'
import { createRealtimeRecogniser, type RecogniserService } from './create-realtime-recogniser'

/**
 * Creates the recogniser of a service by its address: over a socket when it begins with ws: or wss:,
 * else with one file for each segment of speech.
 */
export const selectRecogniser = (service: RecogniserService, deps: ServiceDeps): SpeechToText =>
  /^wss?:$/.test(service.url.protocol)
    ? createRealtimeRecogniser(service, deps)
    : createSpeechToText(service, deps)
