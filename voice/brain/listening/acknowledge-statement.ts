import { yourPattern } from '../../french/words/people-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { findValence } from '../purposes/purpose'
import { restateOrEcho } from '../purposes/restate-or-echo'
import { endsWithQuestionMark } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { askTaciturnCaller } from './ask-taciturn-caller'
import {
  invitationsToBegin,
  invitationsToGoOn,
  invitationsToSpeak,
  longTextOpenings,
  personEchoes,
  plainOpenings,
  questionsAfterPainfulText,
} from './general-replies'
import { greetBack } from './greet-back'

/**
 * Share of the statements after which the companion invites the caller to go on. Callers who had already told
 * everything mocked more frequent invitations: "la suite, la suite, il n'y en a pas".
 */
const invitationShare = 0.4
/** The same share, for statements that follow a question of the companion. */
const invitationShareAfterQuestion = 0.25

/** A statement with at least this many words is acknowledged as a long one. */
const minLongWords = 18

/** A shorter statement is not a narrative, so the companion does not ask for the rest of it. */
const minNarrativeWords = 8

/**
 * Acknowledges a statement whose purpose is uncertain, after returning its greeting if it contains one: restates or
 * echoes it, names a person in it, or says a sentence that fits any statement. Then may ask a question or invite the
 * caller to go on. May say nothing when every fitting sentence was already said.
 */
export function acknowledgeStatement(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  greetBack(draft, utterance)
  const hasGreeted = draft.sentences.length > 0
  restateOrEcho(draft, utterance, { isPurposeKnown: false })
  const hasRestated = draft.sentences.length > (hasGreeted ? 1 : 0)
  const isNarrative = utterance.wordCount >= minNarrativeWords
  if (hasGreeted && !hasRestated && !isNarrative && draft.sayOneOf(invitationsToBegin)) return
  const isSignal = utterance.purpose.purpose === 'signals'
  const hasReacted = hasRestated || (!isSignal && echoPerson(draft, utterance))
  if (!hasReacted) {
    sayOpening(draft, utterance)
    const isPainful = findValence(utterance.purpose.purpose) === 'painful'
    if (isPainful && isNarrative && draft.sayOneOf(questionsAfterPainfulText)) return
  }
  if (askTaciturnCaller(draft, utterance)) return
  // "Pas mal" and "ok, donc jamais" have no continuation to ask for.
  if (isSignal || endsWithQuestionMark(draft.sentences.at(-1) ?? '')) return
  const hasJustAsked = draft.state.lastResponse.at(-1)?.endsWith('?') ?? false
  const share = hasJustAsked ? invitationShareAfterQuestion : invitationShare
  if (draft.sentences.length > 0 && draft.nextRandomValue() >= share) return
  draft.sayOneOf(isNarrative ? invitationsToGoOn : invitationsToSpeak)
}

/** Names the first person in the caller's life whom the utterance mentions: "ta sœur". */
function echoPerson(draft: ResponseDraft, { details }: UtteranceAnalysis): boolean {
  const person = details.find(({ kind, phrase }) => kind === 'person' && yourPattern.test(phrase))
  return person !== undefined && draft.sayOneOf(personEchoes, { echo: person.phrase })
}

/** Shows that the companion is listening, with a sentence that fits the length of the utterance. */
const sayOpening = (draft: ResponseDraft, { wordCount }: UtteranceAnalysis): boolean =>
  draft.sayOneOf(wordCount < minLongWords ? plainOpenings : longTextOpenings) ||
  draft.sayOneOf(plainOpenings)
