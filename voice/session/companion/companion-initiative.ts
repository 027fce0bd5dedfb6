import type { Dialogue, DialoguePrompt } from '../../ports/dialogue'
import type { CallerLink } from '../caller/caller-link'
import type { CallerSide } from '../caller/caller-side'
import { type CallEffects, noEffects } from '../engine/call-effect'
import { getBalanceStage } from '../metering/balance-stage'
import type { Meter } from '../metering/meter'
import type { CompanionSide } from './companion-side'
import { createSilenceWatch } from './silence-watch'

/** Later than this, the mention "il vous reste deux minutes" would no longer be true. */
const maxMentionDelayMs = 15_000
/** After the answer to a goodbye, the call ends unless the caller says more within this time. */
const goodbyeGraceMs = 5_000
/** Replaces `goodbyeGraceMs` after a farewell to a minor: longer, so that a minor in danger can still ask for help. */
const closedConversationGraceMs = 8_000
/** Replaces `goodbyeGraceMs` after the time budget: longer, because the caller did not say goodbye. */
const timeBudgetGraceMs = 8_000

export type CompanionInitiative = {
  /** Says the first words of the call. */
  begin(nowMs: number): CallEffects
  /** The caller said something: the silence is over, and a greeting is no longer due. */
  resetSilence(nowMs: number): void
  /** Makes the companion mention the low balance once neither side speaks, if that is within `maxMentionDelayMs`. */
  mentionBalance(secondsLeft: 120 | 60, nowMs: number): void
  /** Makes the companion say goodbye once the time budget is used up, neither side speaks and there is no crisis. */
  watchTimeBudget(sinceStartMs: number): void
  /**
   * The free time of a crisis is used up: makes the companion say farewell once neither side speaks, and repeat it
   * after an interruption; then the call ends.
   */
  requestFarewell(): void
  /** The companion has finished its response to the prompt. */
  finishTurn(prompt: DialoguePrompt, nowMs: number): CallEffects
  /** Says farewell in the last seconds of the balance; shortly before the end it interrupts the current speaker. */
  sayLastFarewell(nowMs: number): CallEffects
  /**
   * Ends the call some seconds after a goodbye was answered, or after the dialogue has closed the
   * conversation, if the caller says nothing more.
   */
  endAfterFarewell(nowMs: number): CallEffects
  /** Says a due farewell, greeting or mention of the balance, if neither side speaks. */
  speakIfDue(nowMs: number): CallEffects
  /**
   * Measures the silence: makes the companion ask, then warn, and finally ends the call. Sound without words is no
   * silence: some recognisers return the words of long speech only at its end.
   */
  watchSilence(nowMs: number): CallEffects
}

/**
 * Creates the component that makes the companion speak on its own initiative: greeting, silence, low
 * balance and farewell.
 */
export function createCompanionInitiative(deps: {
  isAiDisclosureDue: boolean
  /** null without a time budget. */
  timeBudgetMs: number | null
  dialogue: Pick<Dialogue, 'isCallEnding' | 'isConversationClosed' | 'isInCrisis'>
  meter: Pick<Meter, 'exhaustedAtMs'>
  link: Pick<CallerLink, 'isUp'>
  companion: Pick<CompanionSide, 'active'>
  caller: Pick<CallerSide, 'isSilent' | 'isWordless'>
}): CompanionInitiative {
  const { isAiDisclosureDue, timeBudgetMs, dialogue, meter, link, companion, caller } = deps
  const silence = createSilenceWatch()
  let isGreetingDue = false
  let isTimeLimitFarewellDue = false
  let timeBudget: 'running' | 'used-up' | 'announced' = 'running'
  let hasSaidLastFarewell = false
  /** Since when neither side has spoken after a farewell. */
  let quietSinceMs: number | null = null
  /** `timeBudgetGraceMs` while the call ends because of the time budget, otherwise `goodbyeGraceMs`. */
  let callEndingGraceMs = goodbyeGraceMs
  let pendingBalanceMention: { secondsLeft: 120 | 60; untilMs: number } | null = null

  const isQuiet = () => companion.active === null && caller.isSilent() && link.isUp
  const isQuietOrWordless = () => companion.active === null && caller.isWordless() && link.isUp
  const isCallEnding = () => dialogue.isCallEnding?.() ?? false
  const isConversationClosed = () => dialogue.isConversationClosed?.() ?? false

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
      pendingBalanceMention = { secondsLeft, untilMs: nowMs + maxMentionDelayMs }
    },
    watchTimeBudget(sinceStartMs) {
      if (timeBudgetMs === null || timeBudget !== 'running') return
      if (sinceStartMs >= timeBudgetMs) timeBudget = 'used-up'
    },
    requestFarewell() {
      isTimeLimitFarewellDue = true
    },
    finishTurn(prompt, nowMs) {
      if (prompt.kind === 'farewell' && prompt.reason === 'time-limit')
        return [{ type: 'close', reason: 'time-limit' }]
      if (prompt.kind === 'farewell' && prompt.reason === 'time-budget')
        callEndingGraceMs = timeBudgetGraceMs
      // In a crisis the companion offered help instead of saying farewell.
      if (prompt.kind === 'farewell' && prompt.reason !== 'time-budget')
        hasSaidLastFarewell = !dialogue.isInCrisis?.()
      if (prompt.kind !== 'ai-disclosure' || caller.isSilent()) return noEffects
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
      if (hasSaidLastFarewell || isCallEnding() || !link.isUp) return noEffects
      const isFarewellBeingSaid = companion.active?.production.prompt.kind === 'farewell'
      if (isFarewellBeingSaid || (stage === 'farewell' && !isQuiet())) return noEffects
      return [
        { type: 'cancel-response' },
        { type: 'say', prompt: { kind: 'farewell', reason: 'balance-exhausted' } },
      ]
    },
    endAfterFarewell(nowMs) {
      if (!isQuietOrWordless() || !(isConversationClosed() || isCallEnding())) {
        quietSinceMs = null
        if (!isCallEnding()) callEndingGraceMs = goodbyeGraceMs
        return noEffects
      }
      quietSinceMs ??= nowMs
      const graceMs = isConversationClosed() ? closedConversationGraceMs : callEndingGraceMs
      if (nowMs - quietSinceMs < graceMs) return noEffects
      // The call ends at the farewell, so that the caller does not pay for the wait after it.
      const reason = isConversationClosed() ? 'ejected' : 'hung-up'
      return [{ type: 'close', reason, endedAtMs: quietSinceMs }]
    },
    speakIfDue(nowMs) {
      if (!isQuiet() || isCallEnding() || isConversationClosed()) return noEffects
      if (isTimeLimitFarewellDue)
        return [{ type: 'say', prompt: { kind: 'farewell', reason: 'time-limit' } }]
      if (isGreetingDue) {
        isGreetingDue = false
        return [{ type: 'say', prompt: { kind: 'greeting' } }]
      }
      if (timeBudget === 'used-up' && !dialogue.isInCrisis?.()) {
        timeBudget = 'announced'
        return [{ type: 'say', prompt: { kind: 'farewell', reason: 'time-budget' } }]
      }
      if (!pendingBalanceMention) return noEffects
      const { secondsLeft, untilMs } = pendingBalanceMention
      pendingBalanceMention = null
      return nowMs < untilMs
        ? [{ type: 'say', prompt: { kind: 'balance', secondsLeft } }]
        : noEffects
    },
    watchSilence(nowMs) {
      const threshold = silence.update(isQuiet(), nowMs)
      if (threshold === null) return noEffects
      if (threshold === 120) return [{ type: 'close', reason: 'silence' }]
      return [{ type: 'say', prompt: { kind: 'silence', seconds: threshold } }]
    },
  }
}
