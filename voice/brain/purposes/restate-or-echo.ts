import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findEcho } from './find-echo'
import { findValence } from './purpose'
import { restate } from './restate'

/** Restating a short statement would only repeat it. */
const minWordsToRestate = 12
/** Share of the statements that are restated or echoed before a reaction to their purpose. */
const restatedShare = 0.65

/**
 * Restates the most important clause of a long story, or else echoes a thing that the caller named.
 * `isPurposeKnown`: when false, always tries to, because nothing else shows that the companion has listened.
 */
export function restateOrEcho(
  draft: ResponseDraft,
  { purpose, text, wordCount }: UtteranceAnalysis,
  isPurposeKnown: boolean,
) {
  const { address } = draft.context.companion.persona
  if (isPurposeKnown && draft.nextRandomValue() >= restatedShare) return
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
