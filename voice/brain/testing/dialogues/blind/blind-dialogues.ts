import type { BlindDialogue } from './blind-turn'
import { intimacyAndFantasy } from './intimacy-and-fantasy'
import { learningAndWork } from './learning-and-work'
import { loveAndFriendship } from './love-and-friendship'
import { wellbeingAndAdvice } from './wellbeing-and-advice'

/**
 * Dialogues by an author who read neither the rules of the scripted dialogue nor the other dialogues. They were
 * written for measurement only, but the rules have since been developed with them, so results are too favourable.
 */
export const blindDialogues: readonly BlindDialogue[] = [
  ...loveAndFriendship,
  ...learningAndWork,
  ...wellbeingAndAdvice,
  ...intimacyAndFantasy,
]
