import type { ResponseDraft } from '../dialogue/response-draft'
import { askAboutProfile } from '../respond/ask-about-profile'
import { greetBack } from '../tellings/greet-back'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findEcho } from './find-echo'
import { echoLines, invitationsToGoOn, plainOpenings } from './general-replies'

/** Shorter statements name nothing that could be taken up. */
const minWordsToEcho = 4

/** Share of the statements after which the companion asks to go on; after its own question it asks less often. */
const invitationShare = 0.85
const invitationShareAfterQuestion = 0.75

/** After up to this many words late in a call the companion may ask about the profile. */
const maxSilentWords = 3

/**
 * Listens to a statement whose kind is unknown: takes up a thing that the caller named, or acknowledges plainly, and
 * invites the caller to go on. Everything it says fits whatever was told.
 */
export function listenOn(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  greetBack(draft, utterance)
  if (!sayEcho(draft, utterance)) draft.sayOneOf(plainOpenings)
  const isAlmostSilent = utterance.wordCount <= maxSilentWords && draft.state.turnCount > 4
  if (isAlmostSilent && askAboutProfile(draft)) return
  const hasJustAsked = draft.state.lastResponse.at(-1)?.endsWith('?') ?? false
  const share = hasJustAsked ? invitationShareAfterQuestion : invitationShare
  if (draft.sentences.length > 0 && draft.nextRandomValue() >= share) return
  draft.sayOneOf(invitationsToGoOn)
}

/** Takes up a thing that the caller named. Returns false when none stands out. */
export function sayEcho(draft: ResponseDraft, { text, wordCount }: UtteranceAnalysis): boolean {
  if (wordCount < minWordsToEcho) return false
  const echo = findEcho(text, draft.context.companion.persona.address)
  return echo !== null && draft.sayOneOf(echoLines, { echo })
}
