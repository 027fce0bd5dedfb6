import type { CompanionVoice } from '../../../../domain/companions/companion-voice'
import type { DialogueContext } from '../../../../voice/brain/dialogue/dialogue-context'
import type { FreeTime } from '../../../../voice/session/metering/free-time'

/** What a process knows about a call when it starts the call. */
export type CallFacts = {
  id: string
  /** Incremented by the claim; writes with an older epoch have no effect (docs/decisions/011). */
  epoch: number
  userId: string
  startedAt: Date
  hasMemoryConsent: boolean
  /** Hosts that may receive what the caller says, by the caller's choice. */
  sharedWith: readonly string[]
  /** After how many minutes the companion says goodbye; null for never. */
  timeBudgetMinutes: number | null
  /** Whole minutes that the call may spend. */
  minutesLeft: number
  /** Maximum duration of this call; null when only the maximum of every call applies. */
  maxCallMs: number | null
  /**
   * Limits of the unbilled time of this call: in a crisis, in provider faults, and for forgiven
   * audio.
   */
  freeTime: FreeTime
  voice: CompanionVoice
  dialogue: DialogueContext
}
