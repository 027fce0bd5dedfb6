import { developmentEverydayDialogues } from './development-everyday-dialogues'
import { developmentIntimateDialogues } from './development-intimate-dialogues'
import type { TestDialogue } from './test-dialogue'

/** Dialogues used to develop the rules of the scripted dialogue. */
export const developmentDialogues: readonly TestDialogue[] = [
  ...developmentEverydayDialogues,
  ...developmentIntimateDialogues,
]
