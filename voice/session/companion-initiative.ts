import type { DialoguePrompt } from '../ports/dialogue'
import type { BalanceWarning } from './balance-warnings'
import type { CallContext } from './call-context'
import type { CompanionResponse } from './companion-response'
import type { CompanionSide } from './companion-side'
import { beginSilence, watchSilence } from './silence-watch'

/** Said later, « il vous reste deux minutes » would no longer be true. */
const warningPatienceMs = 15_000

export type CompanionInitiative = {
  /** The first words of the call. */
  begin(nowMs: number): void
  /** The caller said something: silence and a greeting that did not come are over. */
  hearCaller(nowMs: number): void
  warn(secondsLeft: BalanceWarning, nowMs: number): void
  onSaid(response: CompanionResponse, isCallerSilent: boolean, nowMs: number): void
  step(isCallerSilent: boolean, nowMs: number): void
}

/** What the companion says without having been spoken to (03, « Turn taking », « Metering »). */
export function createCompanionInitiative(
  context: CallContext,
  companion: CompanionSide,
): CompanionInitiative {
  let isGreetingDue = false
  let warning: { secondsLeft: BalanceWarning; untilMs: number } | null = null
  let silence = beginSilence(0)

  const say = (prompt: DialoguePrompt, nowMs: number) =>
    companion.commit(companion.prepare(prompt), nowMs)

  function watch(isSilent: boolean, nowMs: number) {
    const watched = watchSilence(silence, isSilent, nowMs)
    silence = watched.watch
    if (watched.reached === 120) context.close('silence', nowMs)
    else if (watched.reached) say({ kind: 'silence', seconds: watched.reached }, nowMs)
  }

  function warnOf({ secondsLeft, untilMs }: NonNullable<typeof warning>, nowMs: number) {
    warning = null
    if (nowMs < untilMs) say({ kind: 'balance', secondsLeft }, nowMs)
  }

  function greet(nowMs: number) {
    isGreetingDue = false
    say({ kind: 'greeting' }, nowMs)
  }

  return {
    begin(nowMs) {
      silence = beginSilence(nowMs)
      isGreetingDue = true
      if (context.options.isAiNoticeDue) say({ kind: 'ai-notice' }, nowMs)
      else greet(nowMs)
    },
    hearCaller(nowMs) {
      silence = beginSilence(nowMs)
      isGreetingDue = false
    },
    warn(secondsLeft, nowMs) {
      warning = { secondsLeft, untilMs: nowMs + warningPatienceMs }
    },
    onSaid(response, isCallerSilent, nowMs) {
      if (response.prompt.kind !== 'ai-notice' || isCallerSilent) return
      // The caller has already begun to speak: that is no notice any more.
      context.meter.resume('ai-notice', nowMs)
      context.tellMeterChange(nowMs)
    },
    step(isCallerSilent, nowMs) {
      const isQuiet = companion.active === null && isCallerSilent && !context.isSuspended
      if (isQuiet && isGreetingDue) greet(nowMs)
      else if (isQuiet && warning) warnOf(warning, nowMs)
      watch(isQuiet && companion.active === null, nowMs)
    },
  }
}
