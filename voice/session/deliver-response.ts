import { frameMs } from '../audio/frame-timing'
import type { CallContext } from './call-context'
import type { CompanionResponse } from './companion-response'

/**
 * Sends what there is of a response and room for, each word just before the frame in which it is
 * heard.
 */
export function deliverResponse(
  context: CallContext,
  response: CompanionResponse,
  providerIsBack: (nowMs: number) => void,
  providerIsMissed: (nowMs: number) => void,
): void {
  const { announced } = response
  const nowMs = context.nowMs()
  if (!announced || !context.playout.replay(nowMs)) return

  while (response.frames.length > 0) {
    const frame = context.hasAudio ? (response.frames[0] ?? null) : null
    if (!context.playout.hasRoom(nowMs, frame !== null)) break
    response.frames.shift()
    if (frame || !context.hasAudio) providerIsBack(nowMs)
    // Words that were made when the caller wanted no sound are nobody's fault.
    else if (response.isTextOnly) providerIsMissed(nowMs)
    if (response.startedAtMs === null) startSounding(context, response, nowMs)
    tellWords(context, response, announced, response.sentMs + frameMs)
    response.sentMs += frameMs
    if (frame === null) {
      context.playout.passWords(nowMs)
      continue
    }
    response.hasSentSound = true
    const isLastOfResponse = response.isProduced && response.frames.length === 0
    context.playout.send(nowMs, {
      responseNumber: announced.number,
      isLastOfResponse,
      pcm: frame,
    })
  }
  if (response.frames.length < 50) response.onRoom?.()
  if (response.isProduced && response.frames.length === 0) endAudio(context, response, announced)
}

type Announced = NonNullable<CompanionResponse['announced']>

function startSounding(context: CallContext, response: CompanionResponse, nowMs: number) {
  const { meter, options } = context
  response.startedAtMs = nowMs
  response.prepared?.accept()
  if (response.prompt.kind === 'ai-notice') meter.pause('ai-notice', nowMs)
  else meter.resume('ai-notice', nowMs)
  if (options.dialogue.isInCrisis?.()) meter.pause('crisis', nowMs)
  else meter.resume('crisis', nowMs)
  meter.hearCompanion(nowMs)
  context.tellMeterChange(nowMs)
}

function tellWords(
  context: CallContext,
  response: CompanionResponse,
  { responseId, itemId }: Announced,
  untilMs: number,
) {
  for (const { text, startMs } of response.captions.takeUntil(untilMs))
    context.emit({ type: 'response-text', responseId, itemId, text, audioStartMs: startMs })
}

function endAudio(context: CallContext, response: CompanionResponse, announced: Announced) {
  if (response.isAudioDone) return
  response.isAudioDone = true
  tellWords(context, response, announced, Number.POSITIVE_INFINITY)
  if (!response.hasSentSound) return
  const { responseId, itemId } = announced
  context.emit({ type: 'response-audio-done', responseId, itemId })
}
