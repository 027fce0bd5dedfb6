import { createFrameCutter, type FrameCutter } from '../audio/frame-cutter'
import type { DialoguePrompt, PreparedResponse } from '../ports/dialogue'
import { type CaptionTrack, createCaptionTrack } from './caption-track'

/** One answer of the companion from its preparation to its last sound. */
export type CompanionResponse = {
  readonly prompt: DialoguePrompt
  /** Ends what the dialogue is still making for it. */
  controller: AbortController
  readonly captions: CaptionTrack
  readonly cutter: FrameCutter
  /** Cut, thrown away or said to the end: whatever still comes in for it is dropped. */
  isOver: boolean

  // What the dialogue gives.
  prepared: PreparedResponse | null
  sentences: AsyncIterator<string> | null
  preparations: number
  askedAtMs: number
  hasFailed: boolean

  // What the synthesiser makes of it.
  attempt: SpeechAttempt | null
  /** The synthesiser failed twice: the rest of it is read, not heard. */
  isTextOnly: boolean
  /** The synthesiser failed and has not made a sound since. */
  isVoiceBroken: boolean
  /** Made and not sent; null is 20 ms in which words pass without sound. */
  frames: (Int16Array | null)[]
  producedMs: number
  isProduced: boolean
  /** Lets the production go on when there is room again. */
  onRoom: (() => void) | null

  // What the caller has of it; all set when it is no longer a speculation.
  announced: { responseId: string; itemId: string; number: number } | null
  committedAtMs: number
  startedAtMs: number | null
  sentMs: number
  hasSentSound: boolean
  isAudioDone: boolean
  reportedPlayedMs: number | null
}

/** One go at speaking one sentence. */
export type SpeechAttempt = {
  readonly controller: AbortController
  readonly startedAtMs: number
  readonly isRetry: boolean
  isOver: boolean
}

/** A response that nothing was asked for yet. */
export function createCompanionResponse(prompt: DialoguePrompt): CompanionResponse {
  return {
    prompt,
    controller: new AbortController(),
    captions: createCaptionTrack(),
    cutter: createFrameCutter(),
    isOver: false,
    prepared: null,
    sentences: null,
    preparations: 0,
    askedAtMs: 0,
    hasFailed: false,
    attempt: null,
    isTextOnly: false,
    isVoiceBroken: false,
    frames: [],
    producedMs: 0,
    isProduced: false,
    onRoom: null,
    announced: null,
    committedAtMs: 0,
    startedAtMs: null,
    sentMs: 0,
    hasSentSound: false,
    isAudioDone: false,
    reportedPlayedMs: null,
  }
}

/** Of what was sent, how much the caller must have heard by nowMs. */
export const playedMsOf = (response: CompanionResponse, unplayedMs: number) =>
  Math.max(0, Math.round(response.sentMs - unplayedMs))

/** Nothing more is made or sent for it. */
export function abandonResponse(response: CompanionResponse): void {
  response.isOver = true
  if (response.attempt) response.attempt.isOver = true
  response.frames = []
  response.controller.abort()
  response.attempt?.controller.abort()
  response.onRoom?.()
}
