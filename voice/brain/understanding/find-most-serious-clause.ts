import { splitIntoClauses } from '../../french/reflect'
import { normaliseText } from '../../text-analysis/normalise-text'
import { complaintWords } from '../knowledge/words/complaint-words'
import { findTopics, topicById } from '../topics/all-topics'
import { estimateHardship } from './acts/find-act'
import { findMood, isPainfulMood } from './find-mood'

const firstPersonPattern = /\b(je|j|me|m|moi|mon|ma|mes|on)\b/

/** Upper limit of the bonus for a clause's position: 0 for the first clause, and more for each later one. */
const maxPositionBonus = 1.5

/** Returns the most serious clause, preferring later ones; null when no clause has several words. */
export function findMostSeriousClause(text: string): string | null {
  const clauses = splitIntoClauses(text).filter((clause) => clause.includes(' '))
  const scoredClauses = clauses.map((clause, index) => ({
    clause,
    score: scoreClause(clause) + (maxPositionBonus * index) / clauses.length,
  }))
  return scoredClauses.sort((one, other) => other.score - one.score)[0]?.clause ?? null
}

/**
 * Returns how serious the clause is: negative feelings, serious topics, hardship, words such as "pas", "encore" or
 * "trop", and the first person raise the score. Feelings and hardship count most.
 */
function scoreClause(clause: string): number {
  const words = normaliseText(clause)
  const mood = findMood(words)
  const isSerious = findTopics(words).some((topic) => topicById.get(topic)?.isSerious)
  return (
    (isPainfulMood(mood) ? 3 : 0) +
    (isSerious ? 2 : 0) +
    3 * estimateHardship(clause) +
    (complaintWords.test(words) ? 1.5 : 0) +
    (firstPersonPattern.test(words) ? 1 : 0)
  )
}
