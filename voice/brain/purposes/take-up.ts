import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findEcho } from './find-echo'
import { findValence } from './purpose'
import { restate } from './restate'

/** Restating a short statement would only repeat it. */
const minWordsToRestate = 12
const takenUpShare = 0.65

/**
 * Takes up what the caller said: the clause that matters most in a long story, or a thing that is named.
 * `isPurposeKnown`: false when nothing else will show that the caller was heard.
 */
export function takeUp(
  draft: ResponseDraft,
  { purpose, text, wordCount }: UtteranceAnalysis,
  isPurposeKnown: boolean,
) {
  const { address } = draft.context.companion.persona
  if (isPurposeKnown && draft.nextRandomValue() >= takenUpShare) return
  const clause =
    wordCount < minWordsToRestate
      ? null
      : restate(text, isPurposeKnown ? purpose.purpose : null, address)
  if (clause !== null && draft.sayOneOf(restatements, { clause })) return
  const valence = findValence(purpose.purpose)
  const echo = valence === 'painful' ? null : findEcho(text, address)
  if (echo !== null) draft.sayOneOf(valence === 'pleasant' ? joyfulEchoes : echoes, { echo })
}

const restatements = ['{clause}.', 'Donc {clause}.', 'Ah, {clause}.', '{clause}, oui.']
const echoes = ['{echo}, d’accord.', 'Ah, {echo}.', '{echo}, oui.', '{echo}.', 'Tiens, {echo}.']
const joyfulEchoes = ['{echo} !', 'Ah, {echo} !', 'Oh, {echo} !', '{echo}, ça alors !']
