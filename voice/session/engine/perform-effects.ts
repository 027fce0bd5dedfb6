import type { EndReason } from '../../../domain/call-end'
import type { CallFigures } from '../call-events'
import type { CallSessionOptions } from '../call-session'
import type { SpeechRecogniser } from '../caller/recognise-speech'
import { createResponse } from '../companion/companion-response'
import { failDialogue, failSpeech, stopProduction } from '../production/advance-production'
import type { ResponseProduction } from '../production/response-production'
import { noLongerNeeded, type ProductionRunner } from '../production/run-production'
import type { CallEffect, CallEffects } from './call-effect'
import type { CallEvent } from './call-event'
import type { CallState } from './call-state'

/** Carries out effects in order, each completely before the next. */
export type PerformEffects = (effects: CallEffects, nowMs: number) => void

type EffectPerformerDeps = {
  call: CallState
  options: CallSessionOptions
  runner: ProductionRunner
  recogniser: SpeechRecogniser
  post(event: CallEvent): void
}

/**
 * Creates the function that performs the effects that the components of a call return: it sends frames and
 * outputs, calls the dialogue and the synthesiser, sets the timer, and passes requests between components.
 */
export function createEffectPerformer(deps: EffectPerformerDeps): PerformEffects {
  const { call, options, runner, recogniser, post } = deps
  const { meter, meterReports, link, playout, companion, answers, caller, initiative } = call
  const tick: CallEvent = { type: 'tick' }
  let cancelTimer = () => {}
  let isFallback = false

  function perform(effects: CallEffects, nowMs: number) {
    for (const effect of effects) {
      if (call.lifecycle.phase === 'closed') return
      performOne(effect, nowMs)
    }
  }

  function performOne(effect: CallEffect, nowMs: number) {
    switch (effect.type) {
      // The playout has already recorded a frame or output with this type as sent.
      case 'send-frame':
        return options.onFrame(effect)
      case 'send-output':
        return options.onOutput(effect.output)
      // A new output goes through the playout, which returns it as 'send-output', or null if it has to wait.
      case 'emit': {
        const transmission = playout.sendOutput(nowMs, effect.output)
        return transmission ? perform([transmission], nowMs) : undefined
      }
      case 'drop-unplayed':
        return perform(playout.dropResponse(nowMs, effect.announcement), nowMs)
      case 'record-turn': {
        const turn = { ...effect.turn, atMs: effect.turn.atMs - getStartMs(effect.turn.atMs) }
        return perform([{ type: 'emit', output: { type: 'turn-recorded', turn } }], nowMs)
      }

      case 'say': {
        const response = createResponse(effect.prompt, nowMs)
        perform(companion.prepare(response), nowMs)
        return perform(companion.announce(response, nowMs), nowMs)
      }
      case 'prepare-response':
        return perform(companion.prepare(effect.response), nowMs)
      case 'discard-response':
        return perform(stopProduction(effect.response.production), nowMs)
      case 'announce-response':
        return perform(companion.announce(effect.response, nowMs), nowMs)
      case 'cancel-response':
        return perform(companion.cancel(nowMs), nowMs)
      case 'deliver-response':
        return perform(companion.deliver(effect.production, nowMs), nowMs)
      case 'accept-response':
        return acceptResponse(effect.production, nowMs)
      case 'truncate-dialogue':
        options.dialogue.truncate(effect.heardText)
        options.dialogue.truncateVoice?.(effect.heardMs)
        return
      case 'finish-companion-turn':
        caller.continueAfterCompanionTurn(nowMs)
        return perform(initiative.finishTurn(effect.prompt, nowMs), nowMs)

      case 'ask-dialogue':
        return askDialogue(effect.production, nowMs)
      case 'request-sentence':
        return runner.requestSentence(effect.production)
      case 'abort-request':
        return effect.request.controller.abort(noLongerNeeded)
      case 'fail-dialogue':
        return perform(failDialogue(effect.production, nowMs), nowMs)
      case 'release-frames':
        for (const frame of effect.frames) call.frameAllocator.release(frame)
        return
      case 'speak-sentence':
        return runner.speakSentence(effect.production, effect.attempt)
      case 'resume-speech':
        return runner.resumeSpeech(effect.attempt)
      case 'stop-speech':
        return runner.stopSpeech(effect.attempt)
      case 'fail-speech':
        return perform(
          failSpeech(effect.production, effect.attempt, companion.settings, nowMs),
          nowMs,
        )

      case 'decide-turn':
        return perform(caller.decide(nowMs), nowMs)
      case 'begin-recognition':
        return recogniser.begin(effect.itemId)
      case 'finish-recognition':
        return recogniser.finish()
      case 'schedule-turn-decision':
        return scheduleTurnDecision(effect.delayMs)
      case 'record-answered-turn':
        return perform(answers.recordAnsweredBy(effect.production), nowMs)
      case 'reset-silence':
        return initiative.resetSilence(nowMs)

      case 'pause-meter':
        return meter.pause(effect.reason, effect.sinceMs)
      case 'resume-meter':
        // While a fallback dialogue answers, the meter stays paused although the caller hears audio.
        if (effect.reason === 'provider-fault' && options.dialogue.isFallback?.()) return
        return meter.resume(effect.reason, effect.atMs)
      case 'report-meter-change':
        return perform(meterReports.reportChange(nowMs), nowMs)
      case 'mention-balance':
        return initiative.mentionBalance(effect.secondsLeft, nowMs)

      case 'start-ticks':
        call.ticks = options.pacer.join(() => post(tick))
        return
      case 'close':
        return close(effect.reason, nowMs, effect.endedAtMs)
      default:
        return effect satisfies never
    }
  }

  /** Returns when the session started; atMs for a call that was never started. */
  function getStartMs(atMs: number): number {
    const { lifecycle } = call
    return 'startedAtMs' in lifecycle ? (lifecycle.startedAtMs ?? atMs) : atMs
  }

  function acceptResponse({ prompt, request }: ResponseProduction, nowMs: number) {
    request.answer?.prepared.accept()
    if (prompt.kind === 'ai-disclosure') meter.pause('ai-notice', nowMs)
    else meter.resume('ai-notice', nowMs)
    if (options.dialogue.isInCrisis?.()) meter.pause('crisis', nowMs)
    else meter.resume('crisis', nowMs)
    updateFallbackPause(nowMs)
    meter.markCompanionHeard(nowMs)
    perform(meterReports.reportChange(nowMs), nowMs)
  }

  /** Pauses the meter while a fallback dialogue answers for a failed provider, and resumes it afterwards. */
  function updateFallbackPause(nowMs: number) {
    const wasFallback = isFallback
    isFallback = options.dialogue.isFallback?.() ?? false
    if (isFallback) meter.pause('provider-fault', nowMs)
    else if (wasFallback) meter.resume('provider-fault', nowMs)
  }

  /** Marks the crisis pause as a false alarm when the caller denied every danger that the companion asked about. */
  function markFalseAlarm(figures: CallFigures): CallFigures {
    if (options.dialogue.hasHadDanger?.() ?? true) return figures
    const pauses = figures.pauses.map((pause) =>
      pause.reason === 'crisis' ? { ...pause, isFalseAlarm: true } : pause,
    )
    return { ...figures, pauses }
  }

  function askDialogue(production: ResponseProduction, nowMs: number) {
    try {
      runner.askDialogue(production)
    } catch (error) {
      options.onError?.(error)
      perform(failDialogue(production, nowMs), nowMs)
    }
  }

  function scheduleTurnDecision(delayMs: number | null) {
    cancelTimer()
    if (delayMs === null) return
    cancelTimer = options.clock.schedule(delayMs, () => post({ type: 'turn-decision-due' }))
  }

  function close(reason: EndReason, nowMs: number, endedAtMs = nowMs) {
    const { lifecycle } = call
    if (lifecycle.phase === 'closing' || lifecycle.phase === 'closed') return
    if (!link.isUp) {
      // The client did not resume, so it reported no played frame.
      const lastFramePlayed = 0
      // Later than `link.lostSinceMs` if the meter has changed since that time.
      const pausedSinceMs = meter.unchangedSinceMs()
      meter.billLostTime(playout.billLoss(nowMs, lastFramePlayed, pausedSinceMs), nowMs)
    }
    const figures = markFalseAlarm(meter.read(endedAtMs))
    const startedAtMs = lifecycle.phase === 'live' ? lifecycle.startedAtMs : null
    call.lifecycle = { phase: 'closing', startedAtMs, figures }
    call.ticks?.leave()
    recogniser.close()
    try {
      perform(companion.cancel(nowMs), nowMs)
      perform(companion.flushRecord(), nowMs)
      perform(caller.close(), nowMs)
      perform(playout.flushOutputs(nowMs), nowMs)
      options.dialogue.close?.()
    } catch (error) {
      options.onError?.(error)
    }
    perform([{ type: 'emit', output: { type: 'closed', reason, figures } }], nowMs)
    call.lifecycle = { phase: 'closed', figures }
  }

  return perform
}
