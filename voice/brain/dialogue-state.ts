import type { ThemeId } from './themes/theme'
import type { Danger } from './understanding/danger'

/** What a scripted call remembers; never changed in place, so that a draft can be thrown away. */
export type DialogueState = {
  mode: DialogueMode
  /** What the caller told, for as long as the mode is not `conversation`. */
  danger: Danger | null
  /** Of the seeded generator. */
  random: number
  /** Every sentence that the caller heard, in order. */
  spoken: readonly string[]
  /** Sentences of the last response. */
  lastResponse: readonly string[]
  /** What an interruption cut off and may still be said; empty when nothing was. */
  cutOff: readonly string[]
  /** Caller turns answered so far. */
  exchanges: number
  /** As told in this call, else from the account. */
  callerName: string | null
  nameLastUsedAt: number
  topic: ThemeId | null
  /** Exchanges since the caller last touched the topic; it is let go after a few. */
  topicAge: number
  offer: ActivityOffer
  activity: RunningActivity | null
  finishedActivities: readonly string[]
  /** Words could not be made out, and the caller was told so. */
  isUnheardSaid: boolean
  unheardTurns: number
  isPastMentioned: boolean
  isGoodbyeSaid: boolean
  isProfileMentioned: boolean
}

/**
 * `crisis`: the persona stepped aside and does not come back to play; `closed`: the call must not
 * go on (the caller says to be a minor).
 */
export type DialogueMode = 'conversation' | 'crisis' | 'closed'

/** One guided activity is offered unasked; a caller who declines is not asked again. */
export type ActivityOffer =
  | { state: 'not-made' }
  | { state: 'pending'; activityId: string; madeAt: number }
  | { state: 'taken'; finishedAt: number | null }
  | { state: 'over' }

export type RunningActivity = {
  id: string
  /** Of the step that was said last. */
  stepIndex: number
  /** What the caller answered, under the names that the steps give; only words really received. */
  notes: Readonly<Record<string, string>>
}

/** The state of a call in which nothing was said yet. */
export const initialState = (seed: number, callerName: string | null): DialogueState => ({
  mode: 'conversation',
  danger: null,
  random: seed >>> 0,
  spoken: [],
  lastResponse: [],
  cutOff: [],
  exchanges: 0,
  callerName,
  nameLastUsedAt: 0,
  topic: null,
  topicAge: 0,
  offer: { state: 'not-made' },
  activity: null,
  finishedActivities: [],
  isUnheardSaid: false,
  unheardTurns: 0,
  isPastMentioned: false,
  isGoodbyeSaid: false,
  isProfileMentioned: false,
})
