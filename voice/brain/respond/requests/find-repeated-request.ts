import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'

/** Matches a request for another one: "encore une", "oh c'est charmant, une autre ?" */
const anotherRequest =
  /(?:^|\b(?:charmant|joli|drole|cool|mal|bien|bon|beau|ok|oui|allez|vas y|merci|bof|super|haha|mdr|et) )(?:(?:tu |vous )?(?:en )?(?:as |avez )?(?:une? autre|d autres)|encore(?: une?)?|une? (?:deuxieme|dernier|derniere)|la suivante)(?: (?:s il te plait|s il vous plait|stp|svp|pour voir|alors|mais (?:plus )?\w+))?$/

const repeatableRequest =
  /\b(?:racont\w*|blagues?|histoires?|anecdotes?|devinettes?|enigmes?|comptines?|poemes?|pose\w*|donne\w*|propose\w*|cite\w*|apprends|apprenez|(?:dis|dites|fais|faites) moi|un truc|quelque chose de)\b/

/** Number of the caller's latest statements that are searched for the request. */
const maxSearchedStatements = 2
const maxWords = 8

/** Returns the earlier request that the caller wants to have fulfilled again; null for any other text. */
export function findRepeatedRequest({ state }: ResponseDraft, text: string): string | null {
  const words = normaliseText(text)
  if (words.split(' ').length > maxWords || !anotherRequest.test(words)) return null
  if (state.runningActivity !== null || state.lesson !== null) return null
  return (
    state.callerStatements
      .slice(-maxSearchedStatements)
      .findLast((statement) => repeatableRequest.test(normaliseText(statement))) ?? null
  )
}
