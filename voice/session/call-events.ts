import type { EndReason } from '../../domain/call-end'
import type { Language } from '../../domain/languages'
import type { MessageCode } from '../../domain/messages'
import type { Pause, PauseReason } from '../../domain/receipt'

/** Input of a session: the client's messages, changes of its link, and the server's requests to end the call. */
export type CallInput =
  /** audioMs counts from the call's first microphone sample. */
  | { type: 'speech-started'; audioMs: number; probability: number }
  | { type: 'speech-stopped'; audioMs: number; probability: number }
  /** Push to talk: the client decides that the turn is over. */
  | { type: 'turn-committed' }
  | { type: 'text-typed'; itemId: string; text: string }
  /** A transcript made in the browser. It does not end the turn, and may arrive after the turn has ended. */
  | { type: 'speech-transcribed'; itemId: string; text: string }
  /** The browser is still recognising the item; text is what it has recognised so far, empty at first. */
  | { type: 'speech-recognising'; itemId: string; text: string }
  /** How much of a response the client has played, reported when the response is cancelled. */
  | { type: 'playback-truncated'; itemId: string; playedMs: number }
  /** The client asks to cancel the current response. */
  | { type: 'response-cancelled' }
  | { type: 'modalities-changed'; hasAudio: boolean }
  | { type: 'microphone-muted' }
  | { type: 'microphone-unmuted' }
  | { type: 'hung-up' }
  /** lastActivityMs: when the client was last active, on the call's monotonic clock. */
  | { type: 'link-lost'; lastActivityMs: number }
  /** lastFramePlayed is 0 when nothing was played yet. */
  | { type: 'link-restored'; lastFramePlayed: number }
  /**
   * The server ends the call: on an administrator's request, because the user starts another call, after the account
   * was erased or the API key revoked, or because the process stops.
   */
  | { type: 'stopped'; reason: 'ejected' | 'ended-by-operator' | 'server-stopping' }

export type ResponseStatus = 'completed' | 'cancelled' | 'incomplete' | 'failed'

/** Output of the session besides audio. */
export type CallOutput =
  | { type: 'session-created' }
  | { type: 'caller-transcribed'; itemId: string; text: string }
  | {
      type: 'response-created'
      responseId: string
      itemId: string
      /** The number by which frames refer to the response. */
      number: number
      /** The companion says goodbye for this reason; the call continues if the caller says more. */
      farewell?: 'time-budget'
    }
  /** audioStartMs: where in the response these words are heard. */
  | {
      type: 'response-text'
      responseId: string
      itemId: string
      text: string
      audioStartMs: number
      /** Present when the words are not French. */
      language?: Language
    }
  | { type: 'response-audio-done'; responseId: string; itemId: string }
  | { type: 'response-done'; responseId: string; status: ResponseStatus }
  | { type: 'metered'; billableMs: number; minutesLeft: number; pausedFor: PauseReason | null }
  | { type: 'balance-warned'; secondsLeft: 120 | 60 | 15 }
  | { type: 'suspended' }
  | { type: 'resumed' }
  | { type: 'problem-reported'; code: MessageCode }
  /** A turn for the stored conversation. */
  | { type: 'turn-recorded'; turn: RecordedTurn }
  /** The last output. The server settles the call and informs the caller. */
  | { type: 'closed'; reason: EndReason; figures: CallFigures }

export type RecordedTurn = {
  speaker: 'caller' | 'companion'
  /** null when the caller spoke and nothing was recognised. */
  text: string | null
  /** How much of a companion's turn was played; 0 for the caller. */
  heardMs: number
  /** In milliseconds from the session's start. */
  atMs: number
}

/**
 * stalledMs: the part of the pause during which this process was stalled; it counts towards no limit. forgivenMs: how
 * much forgiven audio a pause for a lost link contains (`forgivenAudioMs` in delivery/playout.ts).
 */
export type MeteredPause = Pause & { stalledMs?: number; forgivenMs?: number }

/** The figures for settlement: durations in whole milliseconds, measured with the monotonic clock. */
export type CallFigures = {
  wallMs: number
  billableMs: number
  pauses: readonly MeteredPause[]
  /**
   * What the timer shows: the time since the companion was first heard, without the pauses `link-lost` and
   * `provider-fault`.
   */
  durationMs: number
}

/** 20 ms of the companion's audio. */
export type OutgoingFrame = {
  responseNumber: number
  frameNumber: number
  isLastOfResponse: boolean
  /** 480 samples at 24 kHz, with free space for a header before them (voice/audio/frame-timing.ts). */
  pcm: Int16Array
}
