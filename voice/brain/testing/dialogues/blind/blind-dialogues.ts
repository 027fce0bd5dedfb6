import type { HeldOutDialogue } from './blind-turn'
import { intimacyAndFantasy } from './intimacy-and-fantasy'
import { learningAndWork } from './learning-and-work'
import { loveAndFriendship } from './love-and-friendship'
import { wellbeingAndAdvice } from './wellbeing-and-advice'

/**
 * Dialogues by an author who read neither the rules of the scripted companions nor the other
 * dialogues. They are for measurement only: whoever changes rules or answers should not read them.
 */
export const blindDialogues: readonly HeldOutDialogue[] = [
  ...loveAndFriendship,
  ...learningAndWork,
  ...wellbeingAndAdvice,
  ...intimacyAndFantasy,
]
