import type { BlindDialogue } from './blind-turn'
import { intimacyAndFantasy } from './intimacy-and-fantasy'
import { learningAndWork } from './learning-and-work'
import { loveAndFriendship } from './love-and-friendship'
import { wellbeingAndAdvice } from './wellbeing-and-advice'

/**
 * Dialogues by an author who read neither the rules of the scripted companions nor the other
 * dialogues. They are for measurement only: do not read them if you change rules or answers.
 */
export const blindDialogues: readonly BlindDialogue[] = [
  ...loveAndFriendship,
  ...learningAndWork,
  ...wellbeingAndAdvice,
  ...intimacyAndFantasy,
]
