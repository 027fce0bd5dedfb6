import type { SpeechToText } from '../../voice/ports/speech-to-text'
import { createSpeechToText } from '../openai-compatible/create-speech-to-text'
import type { ServiceDeps } from '../openai-compatible/service'
import { createRealtimeRecogniser, type RecogniserService } from './create-realtime-recogniser'

/**
 * Creates the recogniser of a service: over a WebSocket when its URL begins with ws: or wss:,
 * otherwise with one HTTP request for each segment of speech.
 */
export const selectRecogniser = (service: RecogniserService, deps: ServiceDeps): SpeechToText =>
  /^wss?:$/.test(service.url.protocol)
    ? createRealtimeRecogniser(service, deps)
    : createSpeechToText(service, deps)
