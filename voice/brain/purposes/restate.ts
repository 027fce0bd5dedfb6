import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { completeNegation } from '../../french/complete-negation'
import { listReflections } from '../../french/reflect'
import { replaceQuestionLikePhrases } from '../../french/replace-question-like-phrases'
import { normaliseText } from '../../text-analysis/normalise-text'
import {
  begunClausePattern,
  dependentClauseIntroduction,
  nounAtEndPattern,
  pronounAtStartPattern,
  trailingPattern,
  unsafePatterns,
} from '../knowledge/words/restatement-words'
import { type Purpose, purposes } from './purpose'
import { ratePurposes } from './recognise-purpose'

/** Shorter restatements say too little, and longer ones are hard to follow by ear. */
const minWords = 4
const maxWords = 14

/** Minimum probability at which a clause counts as having the purpose of the utterance. */
const minProbability = 0.35

/** In a longer text most clauses are details, and one of them is restated only if its purpose is clear. */
const maxWordsOfShortText = 35
const minProbabilityInLongText = 0.5

/** Minimum sum of the probabilities of `statementPurposes`, when the purpose of the utterance is unknown. */
const minStatementProbability = 0.6

/** Whether the clause can stand without the words before it, which may make it an option, a condition or a question. */
function beginsSafely(text: string, clause: string): boolean {
  const [words, clauseWords] = [normaliseText(text), normaliseText(clause)]
  return !dependentClauseIntroduction.test(words.slice(0, Math.max(0, words.indexOf(clauseWords))))
}

/** Returns the position of the end of the clause as a share of the length of the text: 1 for the last clause. */
function findPosition(text: string, clause: string): number {
  const [words, clauseWords] = [normaliseText(text), normaliseText(clause)]
  return (words.indexOf(clauseWords) + clauseWords.length) / words.length
}

/**
 * Whether the clause certainly ends where the text was split. Recognised speech has no punctuation, so a noun at the
 * end of a clause may be the subject of the next one: "j’appelle mon pote sylvain il dort".
 */
function endsSafely(text: string, clause: string): boolean {
  const [words, clauseWords] = [normaliseText(text), normaliseText(clause)]
  const index = words.indexOf(clauseWords)
  const wordsAfter = index === -1 ? '' : words.slice(index + clauseWords.length).trim()
  return !(nounAtEndPattern.test(clauseWords) && pronounAtStartPattern.test(wordsAfter))
}

/**
 * Purposes of the clauses that may be restated when the purpose of the utterance is unknown: all but questions,
 * confidences and goodbyes. Answers and signals are included, because the classifier sees only one clause and often
 * takes it for an answer or a signal although it tells something.
 */
const statementPurposes = purposes.filter(
  (one) => one.startsWith('tells-') || one === 'answers' || one === 'signals',
)

/** Purposes of the clauses that matter most in an utterance. */
const importantPurposes = purposes.filter(
  (one) => one.startsWith('tells-') && one !== 'tells-everyday',
)

/** Minimum sum of the probabilities of `importantPurposes`, when the purpose of the utterance is unknown. */
const minImportantProbability = 0.06

/**
 * Added to the probability of the last clause, and to that of the others in proportion to their position, because
 * what matters most usually comes last. Without the bonus, the first of several clauses was often chosen, although it
 * only described the circumstances.
 */
const lastClauseBonus = 0.35

/** Maximum probability of self-doubt in a clause: if the companion repeated the caller's self-doubt, it would hurt. */
const maxSelfDoubtProbability = 0.4

/**
 * Returns the clause that best expresses the purpose of an utterance, as the companion would say it: "tu as annulé
 * les vacances pour réparer la voiture". When the purpose is unknown (null), chooses the clause that most probably has
 * one of `importantPurposes`. In both cases, later clauses are preferred. Returns null when no clause can be restated
 * safely.
 */
export function restate(
  text: string,
  address: FormOfAddress,
  { purpose = null }: { purpose?: Purpose | null } = {},
): string | null {
  let bestRestatement: string | null = null
  let highestScore = 0
  const requiredProbability = findThreshold(text, purpose)
  for (const { clause, reflection } of listReflections(text, address)) {
    const restatement = completeNegation(reflection)
      .replace(begunClausePattern, '')
      .replace(trailingPattern, '')
    if (!isSpeakable(restatement)) continue
    if (!beginsSafely(text, clause) || !endsSafely(text, clause)) continue
    const probability = rateClause(clause, purpose)
    const score = probability + lastClauseBonus * findPosition(text, clause)
    if (probability >= requiredProbability && score > highestScore) {
      bestRestatement = restatement
      highestScore = score
    }
  }
  return bestRestatement
}

/** Returns the minimum probability of a restated clause. */
function findThreshold(text: string, purpose: Purpose | null): number {
  if (text.split(' ').length > maxWordsOfShortText) return minProbabilityInLongText
  return purpose === null ? minImportantProbability : minProbability
}

function isSpeakable(restatement: string): boolean {
  const wordCount = restatement.split(' ').length
  return (
    wordCount >= minWords &&
    wordCount <= maxWords &&
    !unsafePatterns.some((pattern) => pattern.test(restatement))
  )
}

/**
 * Returns the probability that the clause has the purpose or, when the purpose is unknown, one of `importantPurposes`.
 * Returns 0 when the clause may express self-doubt, or when it probably tells nothing and the purpose is unknown.
 */
function rateClause(clause: string, purpose: Purpose | null): number {
  const { probabilities } = ratePurposes(replaceQuestionLikePhrases(clause))
  const sumProbabilities = (summed: readonly Purpose[]) =>
    summed.reduce((total, one) => total + (probabilities.get(one) ?? 0), 0)
  if (sumProbabilities(['tells-self-doubt']) > maxSelfDoubtProbability) return 0
  if (purpose !== null) return sumProbabilities([purpose])
  const isStatement = sumProbabilities(statementPurposes) >= minStatementProbability
  return isStatement ? sumProbabilities(importantPurposes) : 0
}
