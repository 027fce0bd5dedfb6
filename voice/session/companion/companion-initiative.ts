import type { Dialogue, DialoguePrompt } from '../../ports/dialogue'
import type { CallerLink } from '../caller/caller-link'
import type { CallerSide } from '../caller/caller-side'
import { type CallEffects, noEffects } from '../engine/call-effect'
import { getBalanceStage } from '../metering/balance-stage'
import type { Meter } from '../metering/meter'
import type { CompanionSide } from './companion-side'
import { createSilenceWatch } from './silence-watch'

/** Said later than this, "il vous reste deux minutes" would no longer be true. */
const maxMentionDelayMs = 15_000
/** After a goodbye was answered, the caller may go on for this long before the call ends. */
const goodbyeGraceMs = 4_000
/** Longer, because a minor may still report a danger, and is then helped. */
const closedGraceMs = 8_000
/** Longer, because the caller has not said goodbye and may want to go on. */
const timeBudgetGraceMs = 8_000

export type CompanionInitiative = {
  /** The first words of the call. */
  begin(nowMs: number): CallEffects
  /** The caller said something: the silence is over, and a greeting is no longer due. */
  resetSilence(nowMs: number): void
  /** Mentions the low balance when both are quiet. */
  mentionBalance(secondsLeft: 120 | 60, nowMs: number): void
  /** Once the time budget is used up, says goodbye when both are quiet and there is no crisis. */
  watchTimeBudget(sinceStartMs: number): void
  /** Says farewell when both are quiet, again if it is interrupted; the call ends after it. */
  requestFarewell(): void
  /** The companion has said everything that answers the prompt. */
  finishTurn(said: DialoguePrompt, nowMs: number): CallEffects
  /** Says farewell in the last seconds of the balance, at the latest over whatever is being said. */
  sayLastFarewell(nowMs: number): CallEffects
  /**
   * Ends the call some seconds after a goodbye was answered, or after the dialogue has closed the
   * conversation, if the caller does not go on.
   */
  endAfterFarewell(nowMs: number): CallEffects
  /** Makes the companion say what is due, if both sides are quiet. */
  speakIfDue(nowMs: number): CallEffects
  /** Counts the silence: asks, warns, and ends the call. */
  watchSilence(nowMs: number): CallEffects
}

/**
 * Creates the part of a call that makes the companion speak on its own initiative: greeting,
 * silence, low balance and farewell.
 */
export function createCompanionInitiative(deps: {
  isAiDisclosureDue: boolean
  /** null without a time budget. */
  timeBudgetMs: number | null
  dialogue: Pick<Dialogue, 'isCallerLeaving' | 'isConversationClosed' | 'isInCrisis'>
  meter: Pick<Meter, 'exhaustedAtMs'>
  link: Pick<CallerLink, 'isUp'>
  companion: Pick<CompanionSide, 'active'>
  caller: Pick<CallerSide, 'isSilent'>
}): CompanionInitiative {
  const { isAiDisclosureDue, timeBudgetMs, dialogue, meter, link, companion, caller } = deps
  const silence = createSilenceWatch()
  let isGreetingDue = false
  let isFarewellDue = false
  let timeBudget: 'running' | 'used-up' | 'said' = 'running'
  let hasSaidLastFarewell = false
  let farewellHeardAtMs: number | null = null
  let leavingGraceMs = goodbyeGraceMs
  let mention: { secondsLeft: 120 | 60; untilMs: number } | null = null

  const isQuiet = () => companion.active === null && caller.isSilent && link.isUp
  const isCallerLeaving = () => dialogue.isCallerLeaving?.() ?? false
  const isClosed = () => dialogue.isConversationClosed?.() ?? false

  return {
    begin(nowMs) {
      silence.reset(nowMs)
      isGreetingDue = isAiDisclosureDue
      return [{ type: 'say', prompt: { kind: isAiDisclosureDue ? 'ai-disclosure' : 'greeting' } }]
    },
    resetSilence(nowMs) {
      silence.reset(nowMs)
      isGreetingDue = false
    },
    mentionBalance(secondsLeft, nowMs) {
      mention = { secondsLeft, untilMs: nowMs + maxMentionDelayMs }
    },
    watchTimeBudget(sinceStartMs) {
      if (timeBudgetMs === null || timeBudget !== 'running') return
      if (sinceStartMs >= timeBudgetMs) timeBudget = 'used-up'
    },
    requestFarewell() {
      isFarewellDue = true
    },
    finishTurn(said, nowMs) {
      if (said.kind === 'farewell' && said.reason === 'time-limit')
        return [{ type: 'close', reason: 'time-limit' }]
      if (said.kind === 'farewell' && said.reason === 'time-budget')
        leavingGraceMs = timeBudgetGraceMs
      // In a crisis the companion offered help instead of saying farewell.
      if (said.kind === 'farewell' && said.reason !== 'time-budget')
        hasSaidLastFarewell = !dialogue.isInCrisis?.()
      if (said.kind !== 'ai-disclosure' || caller.isSilent) return noEffects
      // The caller has already begun to speak, so no greeting will end the pause for the
      // disclosure.
      return [
        { type: 'resume-meter', reason: 'ai-notice', atMs: nowMs },
        { type: 'report-meter-change' },
      ]
    },
    sayLastFarewell(nowMs) {
      const stage = getBalanceStage(meter, nowMs)
      if (stage === 'ample' || stage === 'wrap-up') return noEffects
      if (hasSaidLastFarewell || isCallerLeaving() || !link.isUp) return noEffects
      const isBeingSaid = companion.active?.production.prompt.kind === 'farewell'
      if (isBeingSaid || (stage === 'farewell' && !isQuiet())) return noEffects
      return [
        { type: 'cancel-response' },
        { type: 'say', prompt: { kind: 'farewell', reason: 'balance-exhausted' } },
      ]
    },
    endAfterFarewell(nowMs) {
      if (!isQuiet() || !(isClosed() || isCallerLeaving())) {
        farewellHeardAtMs = null
        if (!isCallerLeaving()) leavingGraceMs = goodbyeGraceMs
        return noEffects
      }
      farewellHeardAtMs ??= nowMs
      const graceMs = isClosed() ? closedGraceMs : leavingGraceMs
      if (nowMs - farewellHeardAtMs < graceMs) return noEffects
      // The caller does not pay for the wait.
      const reason = isClosed() ? 'ejected' : 'hung-up'
      return [{ type: 'close', reason, endedAtMs: farewellHeardAtMs }]
    },
    speakIfDue(nowMs) {
      if (!isQuiet() || isCallerLeaving() || isClosed()) return noEffects
      if (isFarewellDue)
        return [{ type: 'say', prompt: { kind: 'farewell', reason: 'time-limit' } }]
      if (isGreetingDue) {
        isGreetingDue = false
        return [{ type: 'say', prompt: { kind: 'greeting' } }]
      }
      if (timeBudget === 'used-up' && !dialogue.isInCrisis?.()) {
        timeBudget = 'said'
        return [{ type: 'say', prompt: { kind: 'farewell', reason: 'time-budget' } }]
      }
      if (!mention) return noEffects
      const { secondsLeft, untilMs } = mention
      mention = null
      return nowMs < untilMs
        ? [{ type: 'say', prompt: { kind: 'balance', secondsLeft } }]
        : noEffects
    },
    watchSilence(nowMs) {
      const reached = silence.update(isQuiet(), nowMs)
      if (reached === null) return noEffects
      if (reached === 120) return [{ type: 'close', reason: 'silence' }]
      return [{ type: 'say', prompt: { kind: 'silence', seconds: reached } }]
    },
  }
}
