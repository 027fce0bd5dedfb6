import { askAboutProfile } from '../respond/ask-about-profile'
import type { Rule } from '../respond/rule'

/** A caller who says more words in one utterance is not taciturn. */
const maxTaciturnWords = 3
/** In this many turns at the beginning of a call, short utterances are normal. */
const maxFirstTurns = 4

/** After the first turns, asks a caller of few words about their profile. Returns false when it asks nothing. */
export const askTaciturnCaller: Rule = (draft, { wordCount }) =>
  wordCount <= maxTaciturnWords && draft.state.turnCount > maxFirstTurns && askAboutProfile(draft)
