import { normaliseText } from '../../../text-analysis/normalise-text'
import { complaintWords } from '../../knowledge/complaint-words'
import { findTopics, topicById } from '../../topics/all-topics'
import { estimateHardship } from '../acts/find-act'
import { findMood } from '../find-mood'
import { splitIntoClauses } from './reflect'

const firstPersonPattern = /\b(je|j|me|m|moi|mon|ma|mes|on)\b/

/** Returns the clause that `scoreClause` scores highest, preferring later ones; null when there is none. */
export function findMostSeriousClause(text: string): string | null {
  const clauses = splitIntoClauses(text).filter((clause) => clause.includes(' '))
  const scored = clauses.map((clause, index) => ({
    clause,
    score: scoreClause(clause) + (1.5 * index) / clauses.length,
  }))
  return scored.sort((one, other) => other.score - one.score)[0]?.clause ?? null
}

/**
 * Negative feelings, serious topics, hardship, words such as "pas", "encore" or "trop", and
 * the first person raise the score.
 */
function scoreClause(clause: string): number {
  const words = normaliseText(clause)
  const mood = findMood(words)
  const isSerious = findTopics(words).some((topic) => topicById.get(topic)?.isSerious)
  return (
    (mood !== null && mood !== 'joy' ? 3 : 0) +
    (isSerious ? 2 : 0) +
    3 * estimateHardship(clause) +
    (complaintWords.test(words) ? 1.5 : 0) +
    (firstPersonPattern.test(words) ? 1 : 0)
  )
}
