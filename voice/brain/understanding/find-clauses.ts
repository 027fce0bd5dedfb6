import { findTopics, topicById } from '../topics/all-topics'
import { rateHardship } from './acts/find-act'
import { findMood } from './find-mood'
import { normaliseText } from './normalise-text'

/** A part of what the caller said, in the caller's words, without signs that could not be spoken. */
export type Clause = { text: string; index: number }

const minWords = 2
const maxWords = 10

/** Recognised speech has no punctuation: these words begin a part of their own. */
const clauseStart =
  / (?=(?:et|mais|alors|donc|puis|parce que|sauf que|sinon|depuis que) (?:je |j’|il |elle |on |ils |elles |moi |lui |là |quand |tu |vous |c’est |c’était |le |la |les |mon |ma |mes ))|(?<!(?:^|[ ’])(?:que|qu|qui|si|quand|comme|où|dont|parce|faut|et|mais|donc|alors)) (?=(?:j’|je |elle |ils |elles )(?!pas )\S+ \S+ \S)/

/** Words that open a part and say nothing. */
const opening =
  /^(?:(?:oui|non|ouais|ok|bonjour|bonsoir|et|mais|alors|donc|puis|parce que|sauf que|sinon|enfin|bref|bon|voilà|euh|ben|bah|en fait|du coup|genre|tu sais|vous savez|tu vois|vous voyez|je vais te dire|je vais vous dire|moi|là)[ ,]+)+/i

/** Divides what the caller said into parts that can be quoted. */
export function splitIntoQuotableClauses(text: string): readonly Clause[] {
  return text
    .replace(/['`´]/g, '’')
    .replace(/["«»“”<>[\]{}|()*_#]/g, ' ')
    .split(/[.!?;:…\n]+|, /)
    .flatMap((part) => joinBrief(part.trim().split(clauseStart)))
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(opening, '')
        .replace(/[, ]+$/, ''),
    )
    .filter((part) => countWords(part) >= minWords)
    .map((part, index) => ({ text: shorten(part), index }))
}

const countWords = (text: string) => text.split(/[ ’]/).filter(Boolean).length

/** "elle", "j'" and the like must not stand alone after the division. */
function joinBrief(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && (countWords(last) < 4 || countWords(part) < 3))
      joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}

/** Words at which a sentence that is cut must not end. */
const looseEnd =
  /[ ’](?:et|ou|de|du|des|d|la|le|les|l|un|une|à|au|aux|en|que|qu|qui|mon|ma|mes|son|sa|ses|pour|avec|dans|sur|je|j|il|elle|on|très|plus|ce|cette|par)$/i

function shorten(text: string): string {
  const words = text.split(' ')
  if (words.length <= maxWords) return text
  let cut = words.slice(0, maxWords).join(' ')
  while (looseEnd.test(cut)) cut = cut.replace(looseEnd, '')
  return cut
}

const loss =
  /\b(rien|jamais|personne|plus|pas|seule?|dernier|derniere|encore|toujours|trop|meme pas)\b/
const own = /\b(je|j|me|m|moi|mon|ma|mes|on)\b/

/**
 * Returns the part that weighs most: that names a feeling or something serious, that denies, that
 * speaks of the caller, that stands at the end of a story, where the point is. Null without any part.
 */
export function findHeaviestClause(text: string): string | null {
  const clauses = splitIntoQuotableClauses(text)
  const last = clauses.length - 1
  const weighed = clauses.map((clause) => {
    const words = normaliseText(clause.text)
    const mood = findMood(words)
    const isSerious = findTopics(words).some((topic) => topicById.get(topic)?.isSerious)
    const count = words.split(' ').length
    return {
      clause,
      weight:
        (mood !== null && mood !== 'joy' ? 3 : 0) +
        (isSerious ? 2 : 0) +
        3 * rateHardship(clause.text) +
        (loss.test(words) ? 1.5 : 0) +
        (own.test(words) ? 1 : 0) +
        (count >= 4 ? 1 : 0) +
        Math.min(2, 0.5 * words.split(' ').filter((word) => word.length >= 6).length) +
        (count > 9 ? -0.5 : 0) +
        (last > 0 ? (1.5 * clause.index) / last : 0) +
        (/^(?:qui|que|qu|parce|quand|si)\b/.test(words) ? -1.5 : 0) +
        (/\b(tu|te|vous|toi)\b/.test(words) ? -2 : 0),
    }
  })
  return weighed.sort((one, other) => other.weight - one.weight)[0]?.clause.text ?? null
}
