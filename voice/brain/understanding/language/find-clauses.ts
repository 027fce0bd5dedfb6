import { normaliseText } from '../../../text-analysis/normalise-text'
import { findTopics, topicById } from '../../topics/all-topics'
import { estimateHardship } from '../acts/find-act'
import { findMood } from '../find-mood'

/** A clause in the caller's words, without characters that cannot be spoken, and its index among the clauses. */
export type Clause = { text: string; index: number }

const minWords = 2
const maxWords = 10

/** Matches the start of a clause, because recognised speech has no punctuation. */
const clauseStart =
  / (?=(?:et|mais|alors|donc|puis|parce que|sauf que|sinon|depuis que) (?:je |j’|il |elle |on |ils |elles |moi |lui |là |quand |tu |vous |c’est |c’était |le |la |les |mon |ma |mes ))|(?<!(?:^|[ ’])(?:que|qu|qui|si|quand|comme|où|dont|parce|faut|et|mais|donc|alors)) (?=(?:j’|je |elle |ils |elles )(?!pas )\S+ \S+ \S)/

/** Conjunctions and fillers at the start of a clause. */
const fillers =
  /^(?:(?:oui|non|ouais|ok|bonjour|bonsoir|et|mais|alors|donc|puis|parce que|sauf que|sinon|enfin|bref|bon|voilà|euh|ben|bah|en fait|du coup|genre|tu sais|vous savez|tu vois|vous voyez|je vais te dire|je vais vous dire|moi|là)[ ,]+)+/i

/** Splits what the caller said into clauses that can be quoted. */
export function splitIntoQuotableClauses(text: string): readonly Clause[] {
  return text
    .replace(/['`´]/g, '’')
    .replace(/["«»“”<>[\]{}|()*_#]/g, ' ')
    .split(/[.!?;:…\n]+|, /)
    .flatMap((part) => joinShortClauses(part.trim().split(clauseStart)))
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(fillers, '')
        .replace(/[, ]+$/, ''),
    )
    .filter((part) => countWords(part) >= minWords)
    .map((part, index) => ({ text: shorten(part), index }))
}

const countWords = (text: string) => text.split(/[ ’]/).filter(Boolean).length

/** Joins clauses that are too short on their own, such as "elle" or "j'". */
function joinShortClauses(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && (countWords(last) < 4 || countWords(part) < 3))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

/** Matches a word that must not end a shortened clause. */
const danglingWordPattern =
  /[ ’](?:et|ou|de|du|des|d|la|le|les|l|un|une|à|au|aux|en|que|qu|qui|mon|ma|mes|son|sa|ses|pour|avec|dans|sur|je|j|il|elle|on|très|plus|ce|cette|par)$/i

function shorten(text: string): string {
  const words = text.split(' ')
  if (words.length <= maxWords) return text
  let cut = words.slice(0, maxWords).join(' ')
  while (danglingWordPattern.test(cut)) cut = cut.replace(danglingWordPattern, '')
  return cut
}

const negativeWords =
  /\b(rien|jamais|personne|plus|pas|seule?|dernier|derniere|encore|toujours|trop|meme pas)\b/
const firstPersonPattern = /\b(je|j|me|m|moi|mon|ma|mes|on)\b/

/**
 * Returns the clause with the highest score; null when no clause can be quoted. Negative feelings, serious topics,
 * hardship, negation, the first person and a position near the end raise the score.
 */
export function findMostSeriousClause(
  text: string,
  isFit: (clause: string) => boolean = () => true,
): string | null {
  const clauses = splitIntoQuotableClauses(text).filter((clause) => isFit(clause.text))
  const last = clauses.length - 1
  const scoredClauses = clauses.map((clause) => {
    const words = normaliseText(clause.text)
    const mood = findMood(words)
    const isSerious = findTopics(words).some((topic) => topicById.get(topic)?.isSerious)
    const count = words.split(' ').length
    return {
      clause,
      score:
        (mood !== null && mood !== 'joy' ? 3 : 0) +
        (isSerious ? 2 : 0) +
        3 * estimateHardship(clause.text) +
        (negativeWords.test(words) ? 1.5 : 0) +
        (firstPersonPattern.test(words) ? 1 : 0) +
        (count >= 4 ? 1 : 0) +
        Math.min(2, 0.5 * words.split(' ').filter((word) => word.length >= 6).length) +
        (count > 9 ? -0.5 : 0) +
        (last > 0 ? (1.5 * clause.index) / last : 0) +
        (/^(?:qui|que|qu|parce|quand|si)\b/.test(words) ? -1.5 : 0) +
        (/\b(tu|te|vous|toi)\b/.test(words) ? -2 : 0),
    }
  })
  return scoredClauses.sort((one, other) => other.score - one.score)[0]?.clause.text ?? null
}
