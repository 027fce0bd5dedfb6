import { developmentEverydayDialogues } from './development-everyday-dialogues'
import { developmentIntimateDialogues } from './development-intimate-dialogues'
import type { TestDialogue } from './test-dialogue'

/** Dialogues that the rules of the scripted dialogue were developed on. */
export const developmentDialogues: readonly TestDialogue[] = [
  ...developmentEverydayDialogues,
  ...developmentIntimateDialogues,
]
