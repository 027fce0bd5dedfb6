import { askAboutProfile } from '../respond/ask-about-profile'
import type { Rule } from '../respond/rule'

/** A caller who says more words at once is not taciturn. */
const maxTaciturnWords = 3
/** In the first turns of a call, short utterances are normal. */
const maxFirstTurns = 4

/** Asks a caller of few words a question about their profile; returns false when there is nothing to ask. */
export const askTaciturnCaller: Rule = (draft, { wordCount }) =>
  wordCount <= maxTaciturnWords && draft.state.turnCount > maxFirstTurns && askAboutProfile(draft)
