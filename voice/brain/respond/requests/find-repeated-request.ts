import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'

/** "Encore une", "oh c'est charmant, une autre ?" */
const asksForMore =
  /(?:^|\b(?:charmant|joli|drole|cool|mal|bien|bon|beau|ok|oui|allez|vas y|merci|bof|super|haha|mdr|et) )(?:(?:tu |vous )?(?:en )?(?:as |avez )?(?:une? autre|d autres)|encore(?: une?)?|une? (?:deuxieme|dernier|derniere)|la suivante)(?: (?:s il te plait|s il vous plait|stp|svp|pour voir|alors|mais (?:plus )?\w+))?$/

const request =
  /\b(?:racont\w*|blagues?|histoires?|anecdotes?|devinettes?|pose\w*|donne\w*|propose\w*|cite\w*|apprends|apprenez|(?:dis|dites|fais|faites) moi|un truc|quelque chose de)\b/

/** So many statements are looked at; what was asked for before is forgotten. */
const maxStatements = 2
const maxWords = 8

/** Returns the request that the caller wants to have carried out once more; null when the text asks nothing like it. */
export function findRepeatedRequest({ state }: ResponseDraft, text: string): string | null {
  const words = normaliseText(text)
  if (words.split(' ').length > maxWords || !asksForMore.test(words)) return null
  if (state.runningActivity !== null || state.lesson !== null) return null
  return (
    state.callerStatements
      .slice(-maxStatements)
      .findLast((statement) => request.test(normaliseText(statement))) ?? null
  )
}
