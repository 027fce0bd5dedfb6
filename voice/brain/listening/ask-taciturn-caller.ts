import { askAboutProfile } from '../respond/ask-about-profile'
import type { Rule } from '../respond/rule'

/** A caller who says more words in one utterance is not taciturn. */
const maxTaciturnWords = 3
/** Number of turns at the beginning of a call in which short utterances are normal. */
const firstTurnCount = 4

/** After the first turns, asks a question about the profile if the caller says little. Returns false otherwise. */
export const askTaciturnCaller: Rule = (draft, { wordCount }) =>
  wordCount <= maxTaciturnWords && draft.state.turnCount > firstTurnCount && askAboutProfile(draft)
