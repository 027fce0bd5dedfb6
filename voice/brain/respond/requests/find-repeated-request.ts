import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { answerAgain, questionAgain } from '../../templates/manner-words'
import { isQuestion } from '../../understanding/language/is-question'
import { findSelfCorrection } from '../respond-to-correction'

/** Matches a request for another one: "encore une", "oh c'est charmant, une autre ?" */
const anotherRequest =
  /(?:^|\b(?:charmant|joli|drole|cool|mal|bien|bon|beau|ok|oui|allez|vas y|merci|bof|super|haha|mdr|et) )(?:(?:tu |vous )?(?:en )?(?:as |avez )?(?:une? autre(?: defi)?|d autres)|encore(?: une?)?|une? (?:deuxieme|dernier|derniere)|la suivante)(?: (?:s il te plait|s il vous plait|stp|svp|pour voir|alors|mais (?:plus )?\w+))?$/

/** Matches words with which callers say that they know what was proposed: "bof, déjà vu", "pas celui-là". */
const knownAlready =
  /^(?:(?:non|ah|bof|mais|merci|je|on|j|l|les|celui la|celle la|ai|avons) )*(?:deja (?:vu|lu|fait|goute|ecoute|essaye)\w*|connais deja|pas (?:celui|celle) la)(?: (?:autre chose|une? autre))?$/

const repeatableRequest =
  /\b(?:une idee (?:de|d|pour)|racont\w*|blagues?|histoires?|anecdotes?|devinettes?|enigmes?|comptines?|poemes?|pose\w*|donne\w*|propose\w*|cite\w*|apprends|apprenez|(?:dis|dites|fais|faites) moi|un truc|quelque chose de)\b/

const maxWords = 10

/**
 * Returns the earlier request that the caller repeats with "une autre" or "déjà vu"; for "raconte-m'en une", a
 * request for a joke; the question that the caller asks again ("ma question, c'est combien"), or the clause with
 * which the caller corrects a wrong choice of words. Returns null for any other text.
 */
export function findRepeatedRequest({ state }: ResponseDraft, text: string): string | null {
  const words = normaliseText(text)
  const again = findQuestionAgain(state.callerStatements, text)
  if (again !== null) return again
  if (words.split(' ').length > maxWords) return null
  if (/\bracont\w+ (?:m|nous) en une\b/.test(words)) return 'raconte-moi une blague'
  if (!anotherRequest.test(words) && !knownAlready.test(words)) return null
  if (state.runningActivity !== null || state.lesson !== null) return null
  const latest = state.callerStatements.slice(-2)
  return latest.findLast((one) => repeatableRequest.test(normaliseText(one))) ?? null
}

const minWordsOfQuestion = 3

/** Returns what is asked or said again in full; a single word repeats the question before. */
function findQuestionAgain(statements: readonly string[], text: string): string | null {
  const plain = text.replace(/['`]/g, '’')
  const clause = findSelfCorrection(text)?.replace(/^(?:que |qu’)/i, '') ?? ''
  if (/^(?:tu|vous|je|t’|j’) ?/i.test(clause)) return clause
  const asked = questionAgain.exec(plain)?.[1]
  if (asked && asked.split(' ').length >= minWordsOfQuestion)
    return `${asked.replace(/^si /i, 'est-ce que ').replace(/[ ?.!]+$/, '')} ?`
  if (!asked && !answerAgain.test(normaliseText(text))) return null
  const earlier = statements.findLast((one) => isQuestion(one))
  return earlier ? `${earlier.replace(/^je (?:te |vous )?demande |[ ?.!]+$/gi, '')} ?` : null
}
