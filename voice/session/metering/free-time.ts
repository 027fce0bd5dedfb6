/**
 * Limits of the call time that is free because of a failure, a lost link, a crisis or the AI disclosure. Beyond a
 * limit the call ends or the time is billed; silence during a lost link is never billed (docs/decisions/025).
 */

/**
 * Audio that was sent over a link without activity may or may not have been heard; up to this much
 * per call is not billed. Audio that is resent and then heard is billed, and no longer counts
 * towards this limit.
 * 20 s cover two losses of 10 s each, the longest that can go unnoticed.
 */
export const maxForgivenAudioMs = 20_000

/**
 * Audio is sent before it is due, and dropped when the caller types or speaks; a client may
 * play it nevertheless. Once more than this allowance was dropped, new audio waits until the dropped audio would
 * have been played, so that a client that types all the time receives audio hardly faster than in real time.
 * The allowance grows with the call, because a caller who interrupts now and then should not wait.
 */
export const droppedAudioAllowanceMs = 20_000
/** How much the allowance of dropped audio grows with each ms of the call. */
export const droppedAudioGrowth = 0.1

/**
 * An AI disclosure is said once, and takes less than half of this time. Only a client that has the disclosure sent
 * repeatedly exceeds this limit; the time beyond the limit is billed.
 */
export const maxAiDisclosureMs = 30_000

/**
 * A call in which the companion was not heard within this time ends. Without input from the client such a call
 * ends earlier: after a minute of failures, or after two minutes of silence. Only a client that types or cancels
 * before each response is heard reaches this limit; without the limit, it could keep a call open for hours without
 * paying.
 */
export const maxConnectingMs = 150_000

/** A call whose link is not restored within this time ends. */
export const maxSuspensionMs = 20_000
/** A call ends when its link is lost more often than this, which is once every nine minutes in the longest call. */
export const maxSuspensions = 20
/** Maximum duration of all losses of one call together. */
export const maxLinkLostMs = 5 * 60_000

/** Unbilled time by reason, either used or allowed, for one call or for all calls of an account on one day. */
export type FreeTime = {
  crisisMs: number
  providerFaultMs: number
  /** Audio that was due while the link was lost, and that was not heard later. */
  forgivenAudioMs: number
}

/**
 * One account's free time for a day. 30 minutes of crisis allow several conversations about getting
 * help; after 10 minutes of provider failures in one account's calls, further calls that day would fail too.
 * Two minutes of forgiven audio are enough for twelve calls whose link is lost in the middle of a sentence.
 */
export const dailyFreeTime: FreeTime = {
  crisisMs: 30 * 60_000,
  providerFaultMs: 10 * 60_000,
  forgivenAudioMs: 2 * 60_000,
}

/**
 * The free time of each call even when the day's free time is used up: the emergency numbers are always
 * said in full, and a short failure ends no call. No audio is forgiven then, because a client could
 * otherwise make any number of short calls for free.
 */
export const minFreeTime: FreeTime = {
  crisisMs: 60_000,
  providerFaultMs: 10_000,
  forgivenAudioMs: 0,
}

/** Maximum duration of all provider failures of one call, after which the call ends. */
export const maxProviderFaultMs = 3 * 60_000

/**
 * Time that remains after the free crisis time to finish the current response and to say farewell.
 */
export const crisisFarewellMs = 60_000
