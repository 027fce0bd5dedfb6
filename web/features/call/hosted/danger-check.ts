import {
  hostedUtteranceMaxLength,
  hostedUtteranceUnitLength,
} from '../../../../domain/conversations/hosted-utterance'
import type { CallClock } from '../lifecycle/call-clock'

/** The help that the call needs. `closed`: the caller is a minor, so the call ends. */
export type NeededHelp = 'none' | 'crisis' | 'closed'

export type DangerCheckDeps = {
  /** Asks the server whether the words report danger. */
  request(words: { text: string; isPartial: boolean }): Promise<{ help: NeededHelp }>
  /** Called with the result of each check, also with "none". */
  onHelp(help: NeededHelp): void
  clock: CallClock
}

/** An unfinished utterance is checked when it has not changed for this long. */
const unchangedMs = 1_000
/** An utterance that keeps changing is checked at this interval, without its last `uncertainWordCount` words. */
const recheckIntervalMs = 3_000
/** Number of last words that are left out, because the next words may change their meaning. */
const uncertainWordCount = 4

/**
 * Asks the server whether the caller of a hosted call reports danger, even before the service has
 * transcribed an utterance completely.
 */
export function createDangerCheck({ request, onHelp, clock }: DangerCheckDeps) {
  /** The checks that the server has not answered yet. */
  const pendingChecks = new Set<Promise<void>>()
  let unfinishedText = ''
  let checkedText = ''
  let checkedAtMs = 0
  let cancelTimer = () => {}

  function requestCheck(text: string, { isPartial }: { isPartial: boolean }) {
    if (text.trim() === '') return
    // The beginning of a long unfinished utterance was checked before.
    const maxLength = isPartial ? hostedUtteranceUnitLength : hostedUtteranceMaxLength
    const words = { text: text.slice(-maxLength), isPartial }
    const pendingCheck = request(words)
      .catch(() => request(words))
      .then(
        ({ help }) => onHelp(help),
        // A second failure is ignored, because the server also checks the service's report of the call.
        () => undefined,
      )
    pendingChecks.add(pendingCheck)
    void pendingCheck.then(() => pendingChecks.delete(pendingCheck))
  }

  function checkUnfinished(text: string) {
    if (text === checkedText) return
    checkedText = text
    checkedAtMs = clock.now()
    requestCheck(text, { isPartial: true })
  }

  function resetUtterance() {
    cancelTimer()
    unfinishedText = ''
    checkedText = ''
  }

  function checkFinished(text: string) {
    resetUtterance()
    requestCheck(text, { isPartial: false })
  }

  return {
    /** Checks the final text of an utterance, or typed words. */
    checkFinished,
    /** Receives the current text of an unfinished utterance, which is checked from time to time. */
    updateUnfinished(text: string) {
      if (unfinishedText === '') checkedAtMs = clock.now()
      unfinishedText = text
      cancelTimer()
      cancelTimer = clock.schedule(unchangedMs, () => checkUnfinished(unfinishedText))
      if (clock.now() - checkedAtMs >= recheckIntervalMs)
        checkUnfinished(text.trim().split(/\s+/).slice(0, -uncertainWordCount).join(' '))
    },
    /** Checks an utterance that the service will not finish. Resolves when all checks were answered or have failed. */
    async flush() {
      if (unfinishedText !== '') checkFinished(unfinishedText)
      await Promise.all(pendingChecks)
    },
    stop: resetUtterance,
  }
}
