import { normaliseText } from '../../../text-analysis/normalise-text'
import { findTopics, topicById } from '../../topics/all-topics'
import { estimateHardship } from '../acts/find-act'
import { findMood } from '../find-mood'
import { splitIntoClauses } from './reflect'

const negativeWords =
  /\b(rien|jamais|personne|plus|pas|seule?|dernier|derniere|encore|toujours|trop|meme pas)\b/
const firstPersonPattern = /\b(je|j|me|m|moi|mon|ma|mes|on)\b/

/** Returns the clause that `rateClause` rates highest, preferring later ones; null when there is none. */
export function findMostSeriousClause(text: string): string | null {
  const clauses = splitIntoClauses(text).filter((clause) => clause.includes(' '))
  const rated = clauses.map((clause, index) => ({
    clause,
    rate: rateClause(clause) + (1.5 * index) / clauses.length,
  }))
  return rated.sort((one, other) => other.rate - one.rate)[0]?.clause ?? null
}

/** Negative feelings, serious topics, hardship, negation and the first person raise the rate. */
function rateClause(clause: string): number {
  const words = normaliseText(clause)
  const mood = findMood(words)
  const isSerious = findTopics(words).some((topic) => topicById.get(topic)?.isSerious)
  return (
    (mood !== null && mood !== 'joy' ? 3 : 0) +
    (isSerious ? 2 : 0) +
    3 * estimateHardship(clause) +
    (negativeWords.test(words) ? 1.5 : 0) +
    (firstPersonPattern.test(words) ? 1 : 0)
  )
}
