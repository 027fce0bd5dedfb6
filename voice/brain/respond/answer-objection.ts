import { kindById } from '../listening/all-kinds'
import { restateOrEcho } from '../purposes/restate-or-echo'
import { dangerWords, objectionPattern } from '../templates/manner-words'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** Matches a request after the objection, which other rules fulfil: "tu comprends rien, raconte-moi une blague". */
const otherRequest =
  /\b(?:racont\w*|dis|dites|chante\w*)(?: moi)? (?:plutot )?(?:une? |des )?(?:blague|histoire|devinette|chanson)/

/** A shorter objection tells nothing else. */
const minWordsToRestate = 12

/**
 * Apologises to a caller who objects to the last response, and restates what else the caller tells. Other rules answer questions about the
 * companion.
 */
export const answerObjection: Rule = (draft, utterance) => {
  const { kinds, normalisedText, wordCount } = utterance
  if (draft.state.turnCount < 2 || isOccupied(draft)) return false
  if (!objectionPattern.test(normalisedText) || dangerWords.test(normalisedText)) return false
  if (kinds.best?.kind.group === 'companion-question' || otherRequest.test(normalisedText))
    return false
  if (!draft.sayOneOf(kindById.get('complains-of-answer')?.reactions ?? [])) return false
  if (wordCount >= minWordsToRestate) restateOrEcho(draft, utterance, { isPurposeKnown: false })
  return true
}
