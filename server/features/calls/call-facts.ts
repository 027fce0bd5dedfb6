import type { CompanionVoice } from '../../../domain/companion-voice'
import type { DialogueContext } from '../../../voice/brain/dialogue-context'

/** Everything that a process knows of a call when it opens it. */
export type CallFacts = {
  id: string
  /** Fences: whoever takes the call over raises it, and the former owner's writes miss. */
  epoch: number
  userId: string
  startedAt: Date
  hasMemoryConsent: boolean
  /** Whole minutes that the call may spend. */
  minutesLeft: number
  voice: CompanionVoice
  dialogue: DialogueContext
}
