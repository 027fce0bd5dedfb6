import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { DialogueContext } from '../../../voice/brain/dialogue-context'

/** Everything that a process knows of a call when it opens it. */
export type CallFacts = {
  id: string
  /** Fences: the claim raises it, and writes under another epoch miss (docs/decisions, 011). */
  epoch: number
  userId: string
  startedAt: Date
  hasMemoryConsent: boolean
  /** Whole minutes that the call may spend. */
  minutesLeft: number
  voice: CompanionVoice
  dialogue: DialogueContext
}
