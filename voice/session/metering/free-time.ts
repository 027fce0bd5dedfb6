/**
 * How much time of a call is free because something went wrong. Every limit ends or bills what
 * would otherwise be free without end, and none bills silence (docs/decisions/025).
 */

/**
 * Audio that was sent into a link without activity may have been heard, and is forgiven as long
 * as it is not more than this in all. Audio that is sent again and heard is paid then, and no longer
 * counts. 20 s are two losses, noticed as late as possible, in which the companion spoke without
 * pause and the caller wanted to hear nothing of it again.
 */
export const maxForgivenAudioMs = 20_000

/**
 * Audio is sent ahead of its playing, and dropped when the caller types or speaks; a client may play
 * it nevertheless. Once more than this was dropped, audio waits until what was dropped would have
 * been played, so that nobody hears faster than time passes by typing all the time. The allowance
 * grows with the call, because a caller who interrupts now and then should not wait.
 */
export const maxDroppedAudioMs = 20_000
/** Per ms of the call. */
export const droppedAudioGrowth = 0.1

/**
 * An AI disclosure takes about 5 s and is said once. What is more than two of the longest is a client
 * that has it sent again and again, and is billed.
 */
export const maxAiDisclosureMs = 30_000

/** A lost link is waited for this long. */
export const maxSuspensionMs = 20_000
/** A link that is lost more often than this ends the call: one loss every few minutes is usual. */
export const maxSuspensions = 20
/** All losses together, which is half of what 20 losses of the greatest length would take. */
export const maxLinkLostMs = 5 * 60_000

/** Free time that a call may still take of what its account has for one day. */
export type FreeTime = {
  crisisMs: number
  providerFaultMs: number
}

/**
 * One account's free time for a day. 30 minutes of crisis are several conversations about getting
 * help; a provider that fails for 10 minutes in one account's calls is not worth calling again.
 */
export const dailyFreeTime: FreeTime = { crisisMs: 30 * 60_000, providerFaultMs: 10 * 60_000 }

/**
 * What each call gets even when the day's free time is used up: the emergency numbers are always
 * said in full, and a short fault ends no call.
 */
export const minFreeTime: FreeTime = { crisisMs: 60_000, providerFaultMs: 10_000 }

/** One call's faults of providers, each of which may end: after these the call is of no use. */
export const maxProviderFaultMs = 3 * 60_000

/** After the free crisis time, this long is left for what is being said and for the farewell. */
export const crisisFarewellMs = 60_000
