import type { DialoguePrompt } from '../../ports/dialogue'
import type { CaptionTrack } from '../production/caption-track'
import {
  createResponseProduction,
  type ResponseProduction,
} from '../production/response-production'

/** One response of the companion, from its preparation to its end. */
export type CompanionResponse =
  | PreparingResponse
  | AnnouncedResponse
  | SpeakingResponse
  | CancelledResponse

/** The response that the caller hears or waits for. */
export type ActiveResponse = Extract<CompanionResponse, { phase: 'announced' | 'speaking' }>

/** Being prepared, perhaps speculatively; not announced to the client yet. */
export type PreparingResponse = { phase: 'preparing'; production: ResponseProduction }

/** Announced to the client; no audio or caption was sent yet. */
export type AnnouncedResponse = {
  phase: 'announced'
  production: ResponseProduction
  announcement: Announcement
  announcedAtMs: number
  /** What the client reported as played; null when it has not reported. */
  reportedPlayedMs: number | null
}

/** The audio or captions of the response are being sent. */
export type SpeakingResponse = Omit<AnnouncedResponse, 'phase'> & {
  phase: 'speaking'
  startedAtMs: number
  sentMs: number
  /** Whether all audio and all captions were sent. */
  isAudioDone: boolean
}

/** A response that was cancelled before it was fully played, with the data to record the part that was heard. */
export type CancelledResponse = {
  phase: 'cancelled'
  itemId: string
  captions: CaptionTrack
  startedAtMs: number
  sentMs: number
  playedMs: number
}

/** The ids of the response in messages to the client. Its binary frames carry the number, 1–65535. */
export type Announcement = { responseId: string; itemId: string; number: number }

/** Whether the response says that the companion is an AI. By law it must be said in full, so nothing may cancel it. */
export const isAiDisclosure = (response: ActiveResponse | null): boolean =>
  response?.production.prompt.kind === 'ai-disclosure'

/** Creates a response that the dialogue has not been asked for yet. */
export const createResponse = (prompt: DialoguePrompt, nowMs: number): PreparingResponse => ({
  phase: 'preparing',
  production: createResponseProduction(prompt, nowMs),
})

export const announceResponse = (
  { production }: PreparingResponse,
  announcement: Announcement,
  nowMs: number,
): AnnouncedResponse => ({
  phase: 'announced',
  production,
  announcement,
  announcedAtMs: nowMs,
  reportedPlayedMs: null,
})

/**
 * Called right before the first audio or caption of the response is sent. Properties are listed instead of copied
 * with a spread, because accesses to spread copies miss V8's inline caches, and every tick reads this object.
 */
export const startSpeaking = (response: AnnouncedResponse, nowMs: number): SpeakingResponse => ({
  phase: 'speaking',
  production: response.production,
  announcement: response.announcement,
  announcedAtMs: response.announcedAtMs,
  reportedPlayedMs: response.reportedPlayedMs,
  startedAtMs: nowMs,
  sentMs: 0,
  isAudioDone: false,
})

/**
 * Returns the data that is kept of a cancelled response. `playedMs` is what the client reported, or else what the
 * server computed.
 */
export const cancelResponse = (
  response: SpeakingResponse,
  computedPlayedMs: number,
): CancelledResponse => ({
  phase: 'cancelled',
  itemId: response.announcement.itemId,
  captions: response.production.captions,
  startedAtMs: response.startedAtMs,
  sentMs: response.sentMs,
  playedMs: response.reportedPlayedMs ?? computedPlayedMs,
})
