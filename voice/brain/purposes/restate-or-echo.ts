import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findEcho } from './find-echo'
import { findFinalPhrase } from './find-final-phrase'
import { findValence, isQuestionPurpose } from './purpose'
import { restate } from './restate'

/** Restating a shorter statement would only repeat it. */
const minWordsToRestate = 4
/** In a longer statement, the clause that expresses its purpose says more than a thing that it names. */
const minWordsToRestateFirst = 12
/** "Ah oui bien sûr" certainly tells nothing that could be restated. */
const minSignalProbability = 0.93
/** Share of the statements that are restated or echoed before a reaction to their purpose. */
const restatedShare = 0.65
/** The end of a longer statement rarely contains what matters in it. */
const maxWordsToEchoFinalPhrase = 16
/** Share of the statements up to that length whose final phrase is echoed when nothing else in them stands out. */
const finalPhraseShare = 0.8

/**
 * Restates the most important clause of a text, or echoes a thing that the caller
 * named. A short statement is echoed if possible, and restated only if not. When `isPurposeKnown`, only a share of
 * the statements is restated or echoed (`restatedShare`); otherwise all are if possible, because nothing else shows that
 * the companion has listened.
 */
export function restateOrEcho(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  { isPurposeKnown }: { isPurposeKnown: boolean },
) {
  if (isPurposeKnown && draft.nextRandomValue() >= restatedShare) return
  const { probability, purpose: ownPurpose } = utterance.purpose
  if (ownPurpose === 'signals' && probability >= minSignalProbability) return
  if (utterance.wordCount < minWordsToRestateFirst && echo(draft, utterance)) return
  if (utterance.wordCount >= minWordsToRestate) {
    const { address } = draft.context.companion.persona
    const purpose = isPurposeKnown ? utterance.purpose.purpose : null
    const clause = restate(utterance.text, purpose, address)
    const isPainful = findValence(utterance.purpose.purpose) === 'painful'
    const isNegative = / n(?:e |’)/.test(` ${clause}`.replace(/ (?:que |qu’).*/, ''))
    const ownRestatements = isPainful ? painfulRestatements : restatements
    const templates = isNegative ? negativeRestatements : ownRestatements
    if (clause !== null && draft.sayOneOf(templates, { clause })) return
  }
  if (utterance.wordCount >= minWordsToRestateFirst) echo(draft, utterance)
}

/** Repeats a thing that the caller named, unless the caller asks something or says something painful. */
function echo(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { text, wordCount } = utterance
  const { address } = draft.context.companion.persona
  const { purpose } = utterance.purpose
  const valence = findValence(purpose)
  if (valence === 'painful' || isQuestionPurpose(purpose)) return false
  const mayEchoEnd =
    wordCount <= maxWordsToEchoFinalPhrase && draft.nextRandomValue() < finalPhraseShare
  const phrase = findEcho(text, address) ?? (mayEchoEnd ? findFinalPhrase(text, address) : null)
  const templates = valence === 'pleasant' ? joyfulEchoes : echoes
  return phrase !== null && draft.sayOneOf(templates, { echo: phrase })
}

const restatements = ['{clause}.', 'Donc {clause}.', 'Ah, {clause}.', '{clause}, oui.']
const negativeRestatements = ['{clause}.', 'Ah, {clause}.']
const painfulRestatements = ['{clause}.', '{clause}, oui.']
const echoes = ['{echo}, d’accord.', 'Ah, {echo}.', '{echo}, oui.', '{echo}.', 'Tiens, {echo}.']
const joyfulEchoes = ['{echo} !', 'Ah, {echo} !', 'Oh, {echo} !', '{echo}, ça alors !']
