import type { ResponseDraft } from '../dialogue/response-draft'
import { takeUp } from '../purposes/take-up'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { askTaciturnCaller } from './ask-taciturn-caller'
import {
  invitationsToBegin,
  invitationsToGoOn,
  invitationsToSpeak,
  plainOpenings,
  storyOpenings,
} from './general-replies'
import { greetBack } from './greet-back'

/** Share of the statements after which the companion asks to go on; after its own question it asks less often. */
const invitationShare = 0.7
const invitationShareAfterQuestion = 0.5

/** A statement of so many words is acknowledged as a story. */
const minStoryWords = 18

/** Fewer words are no narrative whose end could be asked for. */
const minNarrativeWords = 8

/**
 * Listens to a statement whose purpose is unknown: acknowledges it plainly and invites the caller to go on. Everything
 * it says fits whatever was told.
 */
export function listenOn(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  greetBack(draft, utterance)
  const hasGreeted = draft.sentences.length > 0
  takeUp(draft, utterance, false)
  if (hasGreeted && draft.sentences.length === 1 && draft.sayOneOf(invitationsToBegin)) return
  if (draft.sentences.length === 0) {
    const openings = utterance.wordCount < minStoryWords ? plainOpenings : storyOpenings
    if (!draft.sayOneOf(openings)) draft.sayOneOf(plainOpenings)
  }
  if (askTaciturnCaller(draft, utterance)) return
  // "Pas mal" and "ok, donc jamais" have no continuation to ask for.
  if (utterance.purpose.purpose === 'signals') return
  const hasJustAsked = draft.state.lastResponse.at(-1)?.endsWith('?') ?? false
  const share = hasJustAsked ? invitationShareAfterQuestion : invitationShare
  if (draft.sentences.length > 0 && draft.nextRandomValue() >= share) return
  draft.sayOneOf(utterance.wordCount < minNarrativeWords ? invitationsToSpeak : invitationsToGoOn)
}
