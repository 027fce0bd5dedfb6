import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { CallOutput, ResponseStatus } from '../call-events'
import type { CallerLink } from '../caller/caller-link'
import {
  canSend,
  type DeliveryDeps,
  deliverResponse,
  finishAudio,
  getSendTimeMs,
  updateProviderWatch,
} from '../delivery/deliver-response'
import type { Playout } from '../delivery/playout'
import { type CallEffect, type CallEffects, joinEffects, noEffects } from '../engine/call-effect'
import { type SpeechSettings, stopProduction } from '../production/advance-production'
import { createProviderWatch } from '../production/provider-watch'
import { isExhausted, type ResponseProduction } from '../production/response-production'
import {
  type ActiveResponse,
  type AnnouncedResponse,
  announceResponse,
  type PreparingResponse,
  startSpeaking,
} from './companion-response'
import { createResponseRecord } from './response-record'

export type CompanionSide = {
  /** The response that the caller hears or waits for. */
  readonly active: ActiveResponse | null
  readonly settings: SpeechSettings
  /**
   * Starts to prepare a response, which is not heard until it is announced. If the record of a cancelled response
   * still waits for the client's report, writes it now.
   */
  prepare(response: PreparingResponse): CallEffects
  /** Makes a prepared response the active one. Must not be called while another one is active. */
  announce(response: PreparingResponse, nowMs: number): CallEffects
  /**
   * Sends the frames produced so far if this response is the active one; ends the response once it has been
   * played.
   */
  deliver(production: ResponseProduction, nowMs: number): CallEffects
  /** Cancels the active response, if there is one. */
  cancel(nowMs: number): CallEffects
  /**
   * Stores how much of a response the client reports as played. The record of a cancelled response waits for this
   * report, and is now written.
   */
  reportPlayed(itemId: string, playedMs: number): CallEffects
  /** Returns when the next tick is needed: when audio can be sent, or when the response has been played. */
  nextTickAtMs(): number
  /** Performs what is due at this tick: writes records, sends frames and captions, ends responses. */
  handleTick(nowMs: number): CallEffects
  /** Detects a provider that hangs, and treats it like one that failed. Ends the call after a long fault. */
  checkProviders(nowMs: number): CallEffects
  /** Restarts the provider timeouts after a lost link or a stall. */
  restartTimeouts(nowMs: number): void
  /** Records the last response without waiting for the client's report, because the call has ended. */
  flushRecord(): CallEffects
}

/** The number has 16 bits in a frame's header, so after this one the numbers begin again at 1. */
const maxResponseNumber = 65_535

/** Creates the companion's side of one call: its responses, one at a time. */
export function createCompanionSide(deps: {
  voice: CompanionVoice
  playout: Playout
  link: Pick<CallerLink, 'isUp'>
}): CompanionSide {
  const { voice, playout, link } = deps
  const settings: SpeechSettings = { hasAudio: true, voice }
  const record = createResponseRecord()
  const providerWatch = createProviderWatch(playout)
  const deliveryDeps: DeliveryDeps = { playout, providerWatch, settings }
  let responseCount = 0

  function deliverActive(response: ActiveResponse, nowMs: number): CallEffects {
    const replayEffects = playout.replay(nowMs)
    if (playout.isReplaying()) return joinEffects(replayEffects, finishIfPlayed(response, nowMs))
    const deliveryEffects =
      response.phase === 'announced'
        ? startDelivery(response, nowMs)
        : deliverResponse(response, deliveryDeps, nowMs)
    const sendEffects = joinEffects(replayEffects, deliveryEffects)
    return joinEffects(sendEffects, finishIfPlayed(response, nowMs))
  }

  /** Makes the dialogue accept the response before its first frame is sent. */
  function startDelivery(response: AnnouncedResponse, nowMs: number): CallEffects {
    const { production } = response
    if (!canSend(production, deliveryDeps, nowMs)) return finishAudio(response, playout, nowMs)
    side.active = startSpeaking(response, nowMs)
    return [
      ...updateProviderWatch(production, deliveryDeps, nowMs),
      { type: 'accept-response', production },
      { type: 'deliver-response', production },
    ]
  }

  function finishIfPlayed(response: ActiveResponse, nowMs: number): CallEffects {
    const { production } = response
    const isPlayed = isExhausted(production) && playout.unplayedMs(nowMs) <= 0
    if (!isPlayed || !link.isUp) return noEffects
    const { state } = production
    const hasFailed = state.phase === 'finished' && state.hasFailed
    side.active = null
    return [
      ...(hasFailed ? providerWatch.recordMissing(nowMs) : noEffects),
      { type: 'record-answered-turn', production },
      // A completed response is not aborted, because the dialogue must count it as said.
      ...(hasFailed ? stopProduction(production) : noEffects),
      emitDone(response, hasFailed ? getFailureStatus(response) : 'completed'),
      ...(response.phase === 'speaking' ? record.recordCompleted(response) : noEffects),
      { type: 'finish-companion-turn', prompt: production.prompt },
    ]
  }

  function cancel(nowMs: number): CallEffects {
    if (!side.active) return noEffects
    const response = side.active
    const { production, announcement } = response
    side.active = null
    return [
      { type: 'record-answered-turn', production },
      { type: 'drop-unplayed', announcement },
      ...stopProduction(production),
      emitDone(response, 'cancelled'),
      ...recordCancelled(response, nowMs),
    ]
  }

  function recordCancelled(response: ActiveResponse, nowMs: number): CallEffects {
    if (response.phase === 'announced') return record.flush()
    const playedMs = Math.max(0, Math.round(response.sentMs - playout.unplayedMs(nowMs)))
    return record.recordCancelled(response, playedMs, nowMs)
  }

  const side: Omit<CompanionSide, 'active'> & { active: ActiveResponse | null } = {
    active: null,
    settings,
    prepare({ production }) {
      return joinEffects(record.flush(), [{ type: 'ask-dialogue', production }])
    },
    announce(response, nowMs) {
      responseCount += 1
      const announcement = {
        responseId: `resp_${responseCount}`,
        itemId: `msg_${responseCount}`,
        number: ((responseCount - 1) % maxResponseNumber) + 1,
      }
      side.active = announceResponse(response, announcement, nowMs)
      const { production } = response
      const { prompt } = production
      const isTimeBudgetFarewell = prompt.kind === 'farewell' && prompt.reason === 'time-budget'
      const farewell = isTimeBudgetFarewell ? ({ farewell: 'time-budget' } as const) : {}
      return [
        { type: 'emit', output: { type: 'response-created', ...announcement, ...farewell } },
        { type: 'deliver-response', production },
      ]
    },
    deliver(production, nowMs) {
      const { active } = side
      return active?.production === production ? deliverActive(active, nowMs) : noEffects
    },
    cancel,
    reportPlayed(itemId, playedMs) {
      const { active } = side
      if (active?.announcement.itemId !== itemId) return record.recordReport(itemId, playedMs)
      active.reportedPlayedMs = playedMs
      return noEffects
    },
    nextTickAtMs() {
      if (!link.isUp) return Number.POSITIVE_INFINITY
      if (playout.isReplaying()) return playout.nextSendAtMs('audio')
      const { active } = side
      if (!active) return Number.POSITIVE_INFINITY
      const { production } = active
      return isExhausted(production) ? playout.endsAtMs() : getSendTimeMs(production, deliveryDeps)
    },
    handleTick(nowMs) {
      const recordEffects = record.flushOverdue(nowMs)
      if (!link.isUp) return recordEffects
      const { active } = side
      const sendEffects = active ? deliverActive(active, nowMs) : playout.replay(nowMs)
      return joinEffects(recordEffects, sendEffects)
    },
    checkProviders: (nowMs) => (link.isUp ? providerWatch.check(side.active, nowMs) : noEffects),
    restartTimeouts: (nowMs) => providerWatch.restartTimeouts(nowMs),
    flushRecord: () => record.flush(),
  }
  return side
}

const getFailureStatus = ({ phase }: ActiveResponse): ResponseStatus =>
  phase === 'announced' ? 'failed' : 'incomplete'

function emitDone({ announcement }: ActiveResponse, status: ResponseStatus): CallEffect {
  const { responseId } = announcement
  const output: CallOutput = { type: 'response-done', responseId, status }
  return { type: 'emit', output }
}
