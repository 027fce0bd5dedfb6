import type { AudioPassage, PassagePart } from '../../ports/dialogue'
import type { SpeechPart } from '../../ports/text-to-speech'
import type { CallInput } from '../call-events'
import type {
  DialogueRequest,
  ResponseProduction,
  SpeechAttempt,
} from '../production/response-production'

/** An event of a call. Events are handled one after the other. */
export type CallEvent =
  | CallInput
  | { type: 'call-started' }
  /** Every 20 ms; while nothing is due, ticks are skipped for up to 100 ms (handle-event.ts). */
  | { type: 'tick' }
  /** Between two ticks, when the caller's turn may end. */
  | { type: 'turn-decision-due' }
  | MicrophoneEvent
  | RecognitionEvent
  | ProductionEvent

/** From the loudness of the microphone, used while the client has no trustworthy voice activity detector. */
export type MicrophoneEvent =
  | { type: 'loud-speech-started'; audioMs: number }
  | { type: 'loud-speech-stopped'; audioMs: number }
  /** The reports of the client's detector contradict the microphone, so the detector's last report no longer counts. */
  | { type: 'detector-distrusted' }

/** From the recogniser, about one segment of the caller's speech. */
export type RecognitionEvent =
  | { type: 'segment-recognised'; itemId: string; text: string; isFinal: boolean }
  /** No final text follows; error is null when the recogniser reported none. */
  | { type: 'recognition-failed'; itemId: string; error: unknown }

/** From the dialogue and the synthesiser. */
export type ProductionEvent =
  /** sentence is null after the last one. */
  | {
      type: 'sentence-received'
      production: ResponseProduction
      request: DialogueRequest
      sentence: string | AudioPassage | null
    }
  | {
      type: 'dialogue-failed'
      production: ResponseProduction
      request: DialogueRequest
      error: unknown
    }
  | {
      type: 'speech-received'
      production: ResponseProduction
      attempt: SpeechAttempt
      part: SpeechPart | PassagePart
    }
  | { type: 'speech-finished'; production: ResponseProduction; attempt: SpeechAttempt }
  | {
      type: 'speech-failed'
      production: ResponseProduction
      attempt: SpeechAttempt
      error: unknown
    }
