import type { CallInput } from '../call-events'
import type { CallSessionOptions } from '../call-session'
import { isAiDisclosure } from '../companion/companion-response'
import { getBalanceStage } from '../metering/balance-stage'
import {
  failDialogue,
  failSpeech,
  finishSentence,
  receiveSentence,
  receiveSpeech,
} from '../production/advance-production'
import {
  isCurrentAttempt,
  isCurrentRequest,
  type ResponseProduction,
} from '../production/response-production'
import type { CallEvent, ProductionEvent } from './call-event'
import type { CallState } from './call-state'
import type { PerformEffects } from './perform-effects'

/** A longer gap between ticks is a stall: they come at least every 120 ms, and audio is sent up to 1 s ahead. */
const maxTickGapMs = 1_500
/** Ticks are skipped for at most this long: skipping delays the checks of providers, silence and unbilled time. */
const maxSkippedMs = 100
/** More messages than a caller types during the time in which a client may resend one. */
const maxRememberedItems = 50

type EventHandlerDeps = {
  call: CallState
  options: CallSessionOptions
  perform: PerformEffects
}

/**
 * Creates the function that handles one event. It passes the event to each component that the event
 * concerns, and performs the effects of one component before it calls the next.
 */
export function createEventHandler({ call, options, perform }: EventHandlerDeps) {
  const { meter, meterReports, limits, link, detectorTrust, playout } = call
  const { companion, caller, initiative } = call
  let lastTickAtMs = 0
  /** The ids of the last typed messages, oldest first. */
  let typedItemIds: readonly string[] = []

  /** Handles the event, then skips ticks until the next due action. */
  return function handleEventAndSkipTicks(event: CallEvent, nowMs: number) {
    handleEvent(event, nowMs)
    call.ticks?.skipUntil(findNextTickAtMs())
  }

  function handleEvent(event: CallEvent, nowMs: number) {
    if (call.lifecycle.phase === 'live') {
      // Detects a stall before it checks the limits, because a stall must not end a call.
      detectStall(nowMs)
      const { startedAtMs } = call.lifecycle
      const reason = limits.findEndReason(nowMs, nowMs - startedAtMs)
      // When this process notices the maximum duration late, the time after the maximum is not billed: an API key
      // may have set the maximum to limit the cost of its calls.
      const endedAtMs = Math.min(nowMs, startedAtMs + limits.maxMs)
      if (reason) return perform([{ type: 'close', reason, endedAtMs }], nowMs)
    }
    switch (event.type) {
      case 'call-started':
        return start(nowMs)
      case 'hung-up':
        return perform([{ type: 'close', reason: 'hung-up' }], nowMs)
      case 'stopped':
        return perform([{ type: 'close', reason: event.reason }], nowMs)
      default:
        if (call.lifecycle.phase === 'live') handleLiveEvent(event, nowMs)
    }
  }

  function start(nowMs: number) {
    if (call.lifecycle.phase !== 'new') return
    call.lifecycle = { phase: 'live', startedAtMs: nowMs }
    lastTickAtMs = nowMs
    meter.begin(nowMs)
    perform([{ type: 'start-ticks' }, { type: 'emit', output: { type: 'session-created' } }], nowMs)
    perform(meterReports.report(nowMs), nowMs)
    perform(initiative.begin(nowMs), nowMs)
  }

  function handleLiveEvent(event: LiveEvent, nowMs: number) {
    switch (event.type) {
      case 'tick':
        return handleTick(nowMs)
      case 'sentence-received':
      case 'dialogue-failed':
      case 'speech-received':
      case 'speech-finished':
      case 'speech-failed':
        return handleProductionEvent(event, nowMs)
      case 'turn-decision-due':
        return perform(caller.decideOnTimer(nowMs), nowMs)
      case 'segment-recognised':
        return perform(caller.addRecognised(event, nowMs), nowMs)
      case 'recognition-failed':
        if (event.error) options.onError?.(event.error)
        return perform(caller.failRecognition(event.itemId, nowMs), nowMs)
      case 'loud-speech-started':
        return perform(caller.startSpeech(event.audioMs, nowMs), nowMs)
      case 'loud-speech-stopped':
        return perform(caller.stopSpeech(event.audioMs, nowMs), nowMs)
      case 'detector-distrusted':
        return perform(caller.endSpeech(nowMs), nowMs)
      default:
        return handleInput(event, nowMs)
    }
  }

  /**
   * Returns when the next tick is needed. Valid until the next event, because nothing else changes the state of
   * a call.
   */
  function findNextTickAtMs() {
    return Math.min(
      lastTickAtMs + maxSkippedMs,
      companion.nextTickAtMs(),
      caller.nextTickAtMs(),
      meter.exhaustedAtMs(),
      meterReports.nextTickAtMs(),
    )
  }

  function handleTick(nowMs: number) {
    lastTickAtMs = nowMs
    perform(meterReports.reportDue(nowMs), nowMs)
    if (limits.isDisclosureTimeUsedUp(nowMs)) meter.resume('ai-notice', nowMs)
    if (limits.checkCrisisTime(nowMs)) initiative.requestFarewell()
    if (call.lifecycle.phase === 'live')
      initiative.watchTimeBudget(nowMs - call.lifecycle.startedAtMs)
    advanceCompanion(nowMs)
    if (call.lifecycle.phase === 'closed') return
    perform(caller.handleTick(nowMs), nowMs)
    perform(initiative.sayLastFarewell(nowMs), nowMs)
    perform(initiative.endAfterFarewell(nowMs), nowMs)
    perform(initiative.speakIfDue(nowMs), nowMs)
    perform(initiative.watchSilence(nowMs), nowMs)
  }

  function detectStall(nowMs: number) {
    if (nowMs - lastTickAtMs <= maxTickGapMs) return
    handleStall(lastTickAtMs, nowMs)
    lastTickAtMs = nowMs
  }

  /**
   * This process was stalled and sent nothing. The time is not billed, except while the caller still heard
   * audio that had been sent ahead.
   */
  function handleStall(sinceMs: number, nowMs: number) {
    companion.restartTimeouts(nowMs)
    const heardUntilMs = link.isUp ? playout.endsAtMs() : sinceMs
    meter.recordStall(Math.min(nowMs, Math.max(sinceMs, heardUntilMs)), nowMs)
  }

  function advanceCompanion(nowMs: number) {
    playout.discardOld(nowMs, options.lastActivityMs?.() ?? nowMs)
    perform(companion.handleTick(nowMs), nowMs)
    perform(companion.checkProviders(nowMs), nowMs)
  }

  /** Whether the response must end after its current sentence, because the balance is nearly used up. */
  function isWrappingUp({ prompt, producedMs }: ResponseProduction, nowMs: number) {
    if (producedMs === 0 || prompt.kind === 'farewell') return false
    return getBalanceStage(meter, nowMs) !== 'ample'
  }

  /**
   * Handles a result of the dialogue or of the synthesiser; ignores the result when its response is over or its
   * attempt was given up.
   */
  function handleProductionEvent(event: ProductionEvent, nowMs: number) {
    const { production } = event
    const isCurrent =
      'request' in event
        ? isCurrentRequest(production, event.request)
        : isCurrentAttempt(production, event.attempt)
    if (!isCurrent) return
    if ('error' in event) options.onError?.(event.error)
    const { settings } = companion
    switch (event.type) {
      case 'sentence-received': {
        const sentence = isWrappingUp(production, nowMs) ? null : event.sentence
        return perform(receiveSentence(production, sentence, settings, nowMs), nowMs)
      }
      case 'dialogue-failed':
        return perform(failDialogue(production, nowMs), nowMs)
      case 'speech-received':
        return perform(receiveSpeech(production, event.part, call.frameAllocator), nowMs)
      case 'speech-finished':
        return perform(finishSentence(production, event.attempt, nowMs), nowMs)
      case 'speech-failed':
        return perform(failSpeech(production, event.attempt, settings, nowMs), nowMs)
    }
  }

  function handleInput(input: LiveInput, nowMs: number) {
    switch (input.type) {
      case 'speech-started':
      case 'speech-stopped':
        return handleDetectorReport(input, nowMs)
      case 'turn-committed':
        return perform(caller.commitTurn(nowMs), nowMs)
      case 'text-typed':
        if (wasReceivedBefore(input.itemId)) return
        return perform(caller.typeText(input.text, nowMs), nowMs)
      case 'speech-transcribed':
        return perform(caller.addTranscript(input, nowMs), nowMs)
      case 'speech-recognising':
        return perform(caller.updateTranscript(input, nowMs), nowMs)
      case 'playback-truncated':
        return perform(companion.reportPlayed(input.itemId, input.playedMs), nowMs)
      case 'response-cancelled':
        if (isAiDisclosure(companion.active)) return
        return perform(companion.cancel(nowMs), nowMs)
      case 'modalities-changed':
        companion.settings.hasAudio = input.hasAudio
        return
      case 'microphone-muted':
        link.isMuted = true
        return perform(caller.endSpeech(nowMs), nowMs)
      case 'microphone-unmuted':
        link.isMuted = false
        return
      case 'link-lost':
        return loseLink(input.lastActivityMs, nowMs)
      case 'link-restored':
        return restoreLink(input.lastFramePlayed, nowMs)
      default:
        return input satisfies never
    }
  }

  /**
   * Whether this typed message was received before; otherwise remembers it. After a lost connection, a client sends
   * again the last messages that may not have arrived.
   */
  function wasReceivedBefore(itemId: string) {
    if (typedItemIds.includes(itemId)) return true
    typedItemIds = [...typedItemIds, itemId].slice(-maxRememberedItems)
    return false
  }

  function handleDetectorReport(input: DetectorReport, nowMs: number) {
    const hasStarted = input.type === 'speech-started'
    detectorTrust.recordReport({ isSpeech: hasStarted })
    if (!link.isUp || link.isMuted) return
    if (hasStarted) perform(caller.startSpeech(input.audioMs, nowMs), nowMs)
    else perform(caller.stopSpeech(input.audioMs, nowMs), nowMs)
  }

  function loseLink(lastActivityMs: number, nowMs: number) {
    if (!link.isUp) return
    link.markLost(lastActivityMs, nowMs)
    meter.pause('link-lost', link.lostSinceMs)
    limits.suspend(nowMs)
    playout.suspend(nowMs)
    perform(caller.endSpeech(nowMs), nowMs)
    perform(
      [{ type: 'emit', output: { type: 'suspended' } }, { type: 'report-meter-change' }],
      nowMs,
    )
  }

  function restoreLink(lastFramePlayed: number, nowMs: number) {
    // The client may reconnect before the server has noticed the loss.
    loseLink(nowMs, nowMs)
    // Later than `link.lostSinceMs` if the meter has changed since that time.
    const pausedSinceMs = meter.unchangedSinceMs()
    link.markRestored()
    limits.restore()
    meter.resume('link-lost', nowMs)
    perform([{ type: 'emit', output: { type: 'resumed' } }, { type: 'report-meter-change' }], nowMs)
    detectorTrust.reset()
    const billedMs = playout.billLoss(nowMs, lastFramePlayed, pausedSinceMs)
    playout.resume(nowMs, lastFramePlayed)
    companion.restartTimeouts(nowMs)
    advanceCompanion(nowMs)
    meter.billLostTime(billedMs, nowMs)
    perform(caller.restartSilence(nowMs), nowMs)
  }
}

type LiveEvent = Exclude<CallEvent, { type: 'call-started' | 'hung-up' | 'stopped' }>
type LiveInput = Exclude<CallInput, { type: 'hung-up' | 'stopped' }>
type DetectorReport = Extract<CallInput, { audioMs: number }>
