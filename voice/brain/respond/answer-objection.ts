import { kindById } from '../listening/all-kinds'
import { dangerWords, objectionPattern } from '../templates/manner-words'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** Apologises to a caller who objects to the last response; questions about the companion are left to other rules. */
export const answerObjection: Rule = (draft, { kinds, normalisedText }) => {
  if (draft.state.turnCount < 2 || isOccupied(draft)) return false
  if (!objectionPattern.test(normalisedText) || dangerWords.test(normalisedText)) return false
  if (kinds.best?.kind.group === 'companion-question') return false
  return draft.sayOneOf(kindById.get('complains-of-answer')?.reactions ?? [])
}
