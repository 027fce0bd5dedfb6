import { askAboutProfile } from '../respond/ask-about-profile'
import type { Rule } from '../respond/rule'

/** After up to this many words late in a call the companion may ask about the profile. */
const maxTaciturnWords = 3
const maxFirstTurns = 4

/** Asks a caller who says little about the profile; returns false when there is nothing to ask. */
export const askTaciturnCaller: Rule = (draft, { wordCount }) =>
  wordCount <= maxTaciturnWords && draft.state.turnCount > maxFirstTurns && askAboutProfile(draft)
