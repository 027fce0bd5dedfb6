import { hostedWordsMaxLength, hostedWordsUnit } from '../../../../domain/hosted-call'
import type { CallClock } from '../lifecycle/call-clock'

/** The server's answer. `closed`: the caller is a minor, so the call ends. */
export type Help = 'none' | 'crisis' | 'closed'

export type WordsCheckDeps = {
  /** Asks the server whether the words report a danger. */
  request(words: { text: string; isPartial: boolean }): Promise<{ help: Help }>
  onHelp(help: Help): void
  clock: CallClock
}

/** An unfinished utterance is checked when it has not changed for this long. */
const stillMs = 1_000
/** An utterance that keeps changing is checked this often, without its last `uncertainWords` words. */
const longUtteranceMs = 3_000
/** The next words may change the meaning of this many last words. */
const uncertainWords = 4

/**
 * Asks the server whether the caller of a hosted call reports a danger, also before the service ends an
 * utterance.
 */
export function createWordsCheck({ request, onHelp, clock }: WordsCheckDeps) {
  /** The checks that the server has not answered. */
  const checks = new Set<Promise<void>>()
  let unfinished = ''
  let checkedText = ''
  let checkedAtMs = 0
  let cancelTimer = () => {}

  function check(text: string, isPartial: boolean) {
    if (text.trim() === '') return
    // The beginning of a long unfinished utterance was checked before.
    const maxLength = isPartial ? hostedWordsUnit : hostedWordsMaxLength
    const words = { text: text.slice(-maxLength), isPartial }
    const checked = request(words)
      .catch(() => request(words))
      .then(
        ({ help }) => onHelp(help),
        // After two failures nothing is done: the server also checks the service's report of the call.
        () => undefined,
      )
    checks.add(checked)
    void checked.then(() => checks.delete(checked))
  }

  function checkUnfinished(text: string) {
    if (text === checkedText) return
    checkedText = text
    checkedAtMs = clock.now()
    check(text, true)
  }

  function end() {
    cancelTimer()
    unfinished = ''
    checkedText = ''
  }

  function finish(text: string) {
    end()
    check(text, false)
  }

  return {
    /** Takes the last version of an utterance, or typed words. */
    finish,
    /** Takes the text of an unfinished utterance. */
    update(text: string) {
      if (unfinished === '') checkedAtMs = clock.now()
      unfinished = text
      cancelTimer()
      cancelTimer = clock.schedule(stillMs, () => checkUnfinished(unfinished))
      if (clock.now() - checkedAtMs >= longUtteranceMs)
        checkUnfinished(text.trim().split(/\s+/).slice(0, -uncertainWords).join(' '))
    },
    /** Checks an utterance that the service will not end any more; resolves when all checks are answered. */
    async flush() {
      if (unfinished !== '') finish(unfinished)
      await Promise.all(checks)
    },
    stop: end,
  }
}
