import type { SpeechEvent } from './speech-detector'

/** One of 20 ms, as the playback worklet takes it. */
export type PlaybackFrame = {
  pcm: Int16Array
  frameNumber: number
  responseNumber: number
  isLastOfResponse: boolean
}

/** How far playing is. playedMs counts from the first sample of that response heard in this page. */
export type Played = {
  /** The last frame that was played whole; 0 before the first. */
  frameNumber: number
  responseNumber: number
  playedMs: number
}

export type PlaybackOrder =
  | { frame: PlaybackFrame }
  | { isLowered: boolean }
  /** Answered by `cleared` with the same id. */
  | { clear: number }
  /** The voice detector lowers the volume by itself, without asking the page. */
  | { detector: MessagePort }

export type PlaybackReport =
  | ({ type: 'played'; isResponseOver: boolean } & Played)
  | ({ type: 'cleared'; id: number } & Played)
  | { type: 'audible'; isAudible: boolean }
  /** Root mean square of what is heard, 0 to 1. */
  | { type: 'level'; rms: number }

/** From the capture worklet to the detector: 512 samples at 16 kHz, and where they end. */
export type DetectorWindow = { pcm: Int16Array; endSample: number }

/** Once, to the detector: where windows come from, and where the volume is. */
export type DetectorOrder = { windows: MessagePort; playback: MessagePort }

export type DetectorReport =
  | { type: 'ready' }
  | { type: 'unavailable'; reason: string }
  | { type: 'speech'; event: SpeechEvent }
