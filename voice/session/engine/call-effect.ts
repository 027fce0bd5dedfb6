import type { EndReason } from '../../../domain/call-end'
import type { PauseReason } from '../../../domain/receipt'
import type { DialoguePrompt } from '../../ports/dialogue'
import type { CallOutput, RecordedTurn } from '../call-events'
import type { Announcement, PreparingResponse } from '../companion/companion-response'
import type { Transmission } from '../delivery/transmission'
import type {
  DialogueRequest,
  ResponseProduction,
  SpeechAttempt,
} from '../production/response-production'

/**
 * An action that a component of the call requests. A component changes its own state and returns
 * effects; perform-effects.ts carries them out in order, each completely before the next.
 */
export type CallEffect =
  | SendingEffect
  | ResponseEffect
  | ProductionEffect
  | TurnEffect
  | MeterEffect
  /** Starts a tick every 20 ms until the call closes; some ticks are skipped (handle-event.ts). */
  | { type: 'start-ticks' }
  /**
   * Records unfinished turns and responses, closes the call and ignores later effects. endedAtMs:
   * when the call was really over; now when absent.
   */
  | { type: 'close'; reason: EndReason; endedAtMs?: number }

/** Effects that send something to the client or record a turn. */
export type SendingEffect =
  /**
   * Sends the output, and keeps it for a resume if necessary. After a resume the output may first have to wait until
   * lost audio has been resent.
   */
  | { type: 'emit'; output: CallOutput }
  /** Sends a frame or an output that the playout has already recorded as sent. */
  | Transmission
  /** The response was cancelled: drops its audio that has not been played. */
  | { type: 'drop-unplayed'; announcement: Announcement }
  /**
   * turn.atMs is a monotonic time; the `turn-recorded` output that results counts it from the session's start.
   */
  | { type: 'record-turn'; turn: RecordedTurn }

/** Effects on the companion's responses. */
export type ResponseEffect =
  /** The companion speaks on its own initiative. */
  | { type: 'say'; prompt: DialoguePrompt }
  | { type: 'prepare-response'; response: PreparingResponse }
  | { type: 'discard-response'; response: PreparingResponse }
  | { type: 'announce-response'; response: PreparingResponse }
  | { type: 'cancel-response' }
  /** Sends the frames produced so far if this response is the active one. */
  | { type: 'deliver-response'; production: ResponseProduction }
  /** The response begins to be heard: the dialogue records it as said, and the meter may change. */
  | { type: 'accept-response'; production: ResponseProduction }
  /** The dialogue remembers only what was heard of its last accepted response. */
  | { type: 'truncate-dialogue'; heardText: string; heardMs: number }
  /** The companion has finished: it is the caller's turn. */
  | { type: 'finish-companion-turn'; prompt: DialoguePrompt }

/** Effects on the dialogue and the synthesiser. What these return comes back as events. */
export type ProductionEffect =
  | { type: 'ask-dialogue'; production: ResponseProduction }
  | { type: 'request-sentence'; production: ResponseProduction }
  | { type: 'abort-request'; request: DialogueRequest }
  /** The dialogue hangs: treats it like one that failed. */
  | { type: 'fail-dialogue'; production: ResponseProduction }
  /** Releases the memory of produced frames that will never be sent. */
  | { type: 'release-frames'; frames: readonly Int16Array[] }
  | { type: 'speak-sentence'; production: ResponseProduction; attempt: SpeechAttempt }
  | { type: 'resume-speech'; attempt: SpeechAttempt }
  | { type: 'stop-speech'; attempt: SpeechAttempt }
  /** The synthesiser or the passage hangs: treats it like one that failed. */
  | { type: 'fail-speech'; production: ResponseProduction; attempt: SpeechAttempt }

/** Effects on the caller's turn. */
export type TurnEffect =
  /** Runs the turn decision again, after the effects before this one. */
  | { type: 'decide-turn' }
  /** A segment of speech begins or ends. Its text follows as events, if there is a recogniser. */
  | { type: 'begin-recognition'; itemId: string }
  | { type: 'finish-recognition' }
  /** Sets the timer for a decision between two ticks; null cancels it. */
  | { type: 'schedule-turn-decision'; delayMs: number | null }
  /** Records the caller's turn that the response answered, if that has not happened yet. */
  | { type: 'record-answered-turn'; production: ResponseProduction }
  /** The caller said something: the silence is over. */
  | { type: 'reset-silence' }

/** Effects on the meter and its reports. */
export type MeterEffect =
  | { type: 'pause-meter'; reason: PauseReason; sinceMs: number }
  | { type: 'resume-meter'; reason: PauseReason; atMs: number }
  | { type: 'report-meter-change' }
  /** The companion mentions a low balance once neither side speaks. */
  | { type: 'mention-balance'; secondsLeft: 120 | 60 }

export type CallEffects = readonly CallEffect[]

/** Shared, so that a tick without effects allocates nothing. */
export const noEffects: CallEffects = []

/** Returns both lists in order; allocates only when neither is empty. */
export function joinEffects(first: CallEffects, second: CallEffects): CallEffects {
  if (second.length === 0) return first
  return first.length === 0 ? second : [...first, ...second]
}
