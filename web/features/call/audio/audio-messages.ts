import type { SpeechEvent } from './detection/speech-detector'

/** A frame of 20 ms, as the playback worklet expects it. */
export type PlaybackFrame = {
  pcm: Int16Array
  frameNumber: number
  responseNumber: number
  isLastOfResponse: boolean
}

/** Position of the playback. `playedMs` is how much of the response this page has played; a reload resets it. */
export type PlaybackPosition = {
  /** The last frame that was played completely; 0 before the first. */
  frameNumber: number
  responseNumber: number
  playedMs: number
}

export type PlaybackCommand =
  | { frame: PlaybackFrame }
  /** Lowers or restores the volume. */
  | { isLowered: boolean }
  /** Drops what was not played. The number is an id, which the `cleared` report of the worklet repeats. */
  | { clear: number }
  /** The port on which the voice detector's worker sets the volume without involving the page. */
  | { detector: MessagePort }

export type PlaybackReport =
  | ({ type: 'played'; isResponseOver: boolean } & PlaybackPosition)
  | ({ type: 'cleared'; id: number } & PlaybackPosition)
  | { type: 'audible'; isAudible: boolean }
  /** Root mean square of the output, 0 to 1. */
  | { type: 'level'; rms: number }

/**
 * 512 samples at 16 kHz from the capture worklet, with the position of their end in the stream. A probe
 * lies halfway between two windows and overlaps both.
 */
export type DetectorWindow = { pcm: Int16Array; endSample: number; isProbe: boolean }

/**
 * Sent to the detector's worker when it starts, and again when a microphone gets another capture worklet, with
 * ports to the capture and playback worklets.
 */
export type DetectorCommand = { windows: MessagePort; playback: MessagePort }

export type DetectorReport =
  | { type: 'ready' }
  | { type: 'unavailable'; reason: string }
  | { type: 'speech'; event: SpeechEvent }
