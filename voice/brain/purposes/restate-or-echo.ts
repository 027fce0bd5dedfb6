import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findEcho } from './find-echo'
import { findFinalPhrase } from './find-final-phrase'
import { findValence, isQuestionPurpose } from './purpose'
import { restate } from './restate'

/** A restatement of a shorter statement would only repeat it. */
const minWordsToRestate = 4
/** In a statement with at least this many words, a restated clause shows more understanding than an echoed thing. */
const minWordsToRestateFirst = 12
/** At this probability, an utterance such as "ah oui bien sûr" is a signal and tells nothing that could be restated. */
const minSignalProbability = 0.93
/** Share of the statements that are restated or echoed before a reaction to their purpose or kind. */
const restatedShare = 0.65
/** The end of a longer statement rarely contains what matters in it. */
const maxWordsToEchoFinalPhrase = 16
/** Share of the shorter statements whose final phrase may be echoed when no thing in them stands out. */
const finalPhraseShare = 0.8

/**
 * Restates the most important clause of a text, or echoes a thing that the caller named. A short statement is restated
 * only when nothing in it can be echoed, and a longer one is echoed only when no clause can be restated. When
 * `isPurposeKnown`, only a share of the statements is restated or echoed (`restatedShare`); otherwise every statement
 * is, if possible, because nothing else shows that the companion has listened.
 */
export function restateOrEcho(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  { isPurposeKnown }: { isPurposeKnown: boolean },
) {
  if (isPurposeKnown && draft.nextRandomValue() >= restatedShare) return
  const { wordCount } = utterance
  const { probability, purpose } = utterance.purpose
  if (purpose === 'signals' && probability >= minSignalProbability) return
  const shouldEchoFirst = wordCount < minWordsToRestateFirst
  if (shouldEchoFirst && echo(draft, utterance)) return
  if (wordCount >= minWordsToRestate && sayRestatement(draft, utterance, isPurposeKnown)) return
  if (!shouldEchoFirst) echo(draft, utterance)
}

/** Restates the most important clause; returns false when no clause can be restated. */
function sayRestatement(
  draft: ResponseDraft,
  { purpose: { purpose }, text }: UtteranceAnalysis,
  isPurposeKnown: boolean,
): boolean {
  const { address } = draft.context.companion.persona
  const clause = restate(text, address, { purpose: isPurposeKnown ? purpose : null })
  if (clause === null) return false
  const mainClause = ` ${clause}`.replace(/ (?:que |qu’).*/, '')
  const isNegative = / n(?:e |’)/.test(mainClause)
  if (isNegative) return draft.sayOneOf(negativeRestatements, { clause })
  const isPainful = findValence(purpose) === 'painful'
  return draft.sayOneOf(isPainful ? painfulRestatements : restatements, { clause })
}

/** Repeats a thing that stands out, or the final phrase, unless the caller asks something or says something painful. */
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
