import { createFrameCutter, type FrameCutter } from '../../audio/frame-cutter'
import type { MultilingualText } from '../../language-spans/language-markers'
import type { AudioPassage, DialoguePrompt, PreparedResponse } from '../../ports/dialogue'
import { type CaptionTrack, createCaptionTrack } from './caption-track'

/** What is being produced for one response: its sentences, its audio and its captions. */
export type ResponseProduction = {
  readonly prompt: DialoguePrompt
  readonly captions: CaptionTrack
  readonly cutter: FrameCutter
  request: DialogueRequest
  state: ProductionState
  /**
   * failing: the latest attempt to speak failed, and no audio has come since;
   * given-up: the second attempt for a sentence failed too, so that the rest appears as text only.
   */
  voiceState: 'working' | 'failing' | 'given-up'
  /** The frames that were produced and not sent yet; null stands for 20 ms of captions without audio. */
  frames: (Int16Array | null)[]
  producedMs: number
  /** Whether part of its audio was sent. */
  hasSentAudio: boolean
  /** Adds a frame. Created once per production, so that no function is allocated for each part of audio. */
  readonly addFrame: (frame: Int16Array) => void
}

export type ProductionState =
  /** The production waits for the next sentence of the dialogue. */
  | { phase: 'awaiting-sentence'; askedAtMs: number }
  /** Enough frames are buffered; the next sentence is requested once some of them were sent. */
  | { phase: 'buffer-full' }
  | { phase: 'speaking'; attempt: SpeechAttempt }
  /** hasFailed: the dialogue failed twice, or after part of the response was produced. */
  | { phase: 'finished'; hasFailed: boolean }
  /** The response was cancelled or discarded: later results are ignored. */
  | { phase: 'stopped' }

/** One request to the dialogue; a second one follows when the first fails before anything was produced. */
export type DialogueRequest = {
  readonly controller: AbortController
  readonly isRetry: boolean
  /** null until the dialogue has been asked. */
  answer: {
    prepared: PreparedResponse<string | AudioPassage>
    sentences: AsyncIterator<string | AudioPassage>
  } | null
}

/** One attempt to speak one sentence, or to play one passage. */
export type SpeechAttempt = {
  readonly content: MultilingualText | AudioPassage
  readonly controller: AbortController
  readonly startedAtMs: number
  readonly isRetry: boolean
  /** Set while the synthesiser waits until there is room for more audio. */
  resume: (() => void) | null
}

/**
 * The production waits while this many frames are not sent yet: 1 s, which hides the start-up of a synthesiser and
 * needs little memory.
 */
const maxFramesAhead = 50

export const createDialogueRequest = ({ isRetry }: { isRetry: boolean }): DialogueRequest => ({
  controller: new AbortController(),
  isRetry,
  answer: null,
})

/** Creates the production of a response; the dialogue has not been asked yet. */
export function createResponseProduction(
  prompt: DialoguePrompt,
  nowMs: number,
): ResponseProduction {
  const production: ResponseProduction = {
    prompt,
    captions: createCaptionTrack(),
    cutter: createFrameCutter(),
    request: createDialogueRequest({ isRetry: false }),
    state: { phase: 'awaiting-sentence', askedAtMs: nowMs },
    voiceState: 'working',
    frames: [],
    producedMs: 0,
    hasSentAudio: false,
    addFrame: (frame) => production.frames.push(frame),
  }
  return production
}

export const isFull = ({ frames }: ResponseProduction) => frames.length >= maxFramesAhead

export const isCurrentAttempt = ({ state }: ResponseProduction, attempt: SpeechAttempt) =>
  state.phase === 'speaking' && state.attempt === attempt

export const isCurrentRequest = (production: ResponseProduction, request: DialogueRequest) =>
  production.state.phase === 'awaiting-sentence' && production.request === request

/** Whether the production has finished and all frames were sent. */
export const isExhausted = ({ state, frames }: ResponseProduction) =>
  state.phase === 'finished' && frames.length === 0
