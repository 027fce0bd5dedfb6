import { frameMs } from '../../audio/frame-timing'
import type { CallOutput } from '../call-events'
import type { ActiveResponse, SpeakingResponse } from '../companion/companion-response'
import { type CallEffect, type CallEffects, joinEffects, noEffects } from '../engine/call-effect'
import { resumeProduction, type SpeechSettings } from '../production/advance-production'
import type { ProviderWatch } from '../production/provider-watch'
import { isExhausted, type ResponseProduction } from '../production/response-production'
import type { FrameKind, Playout } from './playout'

export type DeliveryDeps = {
  playout: Playout
  providerWatch: ProviderWatch
  settings: SpeechSettings
}

/**
 * Sends the produced frames, as many as there is room for, and each caption just before the frame in which
 * it is heard. Then resumes the production if the buffer was full, or ends the audio if everything was sent.
 */
export function deliverResponse(
  response: SpeakingResponse,
  deps: DeliveryDeps,
  nowMs: number,
): CallEffects {
  const frameEffects = sendFrames(response, deps, nowMs)
  const effects = joinEffects(frameEffects, resumeProduction(response.production, nowMs))
  return joinEffects(effects, finishAudio(response, deps.playout, nowMs))
}

/** Whether the next frame has been produced and there is room for it. */
export function canSend(
  production: ResponseProduction,
  { playout, settings }: DeliveryDeps,
  nowMs: number,
): boolean {
  const nextFrame = production.frames[0]
  return nextFrame !== undefined && playout.hasRoom(nowMs, getKind(nextFrame, settings))
}

/** Returns the time at which there is room for the next frame; Infinity until that frame has been produced. */
export function getSendTimeMs(
  production: ResponseProduction,
  { playout, settings }: DeliveryDeps,
): number {
  const nextFrame = production.frames[0]
  if (nextFrame === undefined) return Number.POSITIVE_INFINITY
  return playout.nextSendAtMs(getKind(nextFrame, settings))
}

const getKind = (frame: Int16Array | null, { hasAudio }: SpeechSettings): FrameKind =>
  hasAudio && frame !== null ? 'audio' : 'captions'

/** Tells the provider watch that the next frame has audio, or has none because the synthesiser failed. */
export function updateProviderWatch(
  production: ResponseProduction,
  { providerWatch, settings }: DeliveryDeps,
  nowMs: number,
): CallEffects {
  // When the caller wants no audio, captions without audio do not mean that a provider failed.
  if (!settings.hasAudio || production.frames[0] !== null) return providerWatch.recordAudio(nowMs)
  return production.voiceState === 'given-up' ? providerWatch.recordMissing(nowMs) : noEffects
}

function sendFrames(response: SpeakingResponse, deps: DeliveryDeps, nowMs: number): CallEffects {
  const { production, announcement } = response
  const { playout, settings } = deps
  if (!canSend(production, deps, nowMs)) return noEffects

  const effects: CallEffect[] = []
  do {
    const providerEffects = updateProviderWatch(production, deps, nowMs)
    // The meter must change before the frame is sent: the deliver-response effect sends it afterwards.
    if (providerEffects.length > 0)
      return [...effects, ...providerEffects, { type: 'deliver-response', production }]
    const pcm = production.frames.shift()
    response.sentMs += frameMs
    sendCaptions(effects, response, playout, response.sentMs, nowMs)
    if (!settings.hasAudio || !pcm) {
      playout.advanceSilently(nowMs)
      continue
    }
    production.hasSentAudio = true
    const { number: responseNumber } = announcement
    const isLastOfResponse = isExhausted(production)
    effects.push(playout.sendFrame(nowMs, { responseNumber, isLastOfResponse, pcm }))
  } while (canSend(production, deps, nowMs))
  return effects
}

/** Once all frames were sent, sends the remaining captions and, if there was audio, `response-audio-done`. */
export function finishAudio(
  response: ActiveResponse,
  playout: Playout,
  nowMs: number,
): CallEffects {
  const { production, announcement } = response
  if (!isExhausted(production)) return noEffects
  if (response.phase === 'speaking') {
    if (response.isAudioDone) return noEffects
    response.isAudioDone = true
  }
  const effects: CallEffect[] = []
  sendCaptions(effects, response, playout, Number.POSITIVE_INFINITY, nowMs)
  if (!production.hasSentAudio) return effects
  const { responseId, itemId } = announcement
  pushOutput(effects, playout, { type: 'response-audio-done', responseId, itemId }, nowMs)
  return effects
}

function sendCaptions(
  effects: CallEffect[],
  { production, announcement }: ActiveResponse,
  playout: Playout,
  untilMs: number,
  nowMs: number,
) {
  const { responseId, itemId } = announcement
  for (const { text, startMs, language } of production.captions.releaseUntil(untilMs)) {
    const output = {
      type: 'response-text',
      responseId,
      itemId,
      text,
      audioStartMs: startMs,
      ...(language ? { language } : {}),
    } as const
    pushOutput(effects, playout, output, nowMs)
  }
}

function pushOutput(effects: CallEffect[], playout: Playout, output: CallOutput, nowMs: number) {
  const transmission = playout.sendOutput(nowMs, output)
  if (transmission) effects.push(transmission)
}
