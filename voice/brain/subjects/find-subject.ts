import { normaliseText } from '../../text-analysis/normalise-text'
import { matchesAt, type Phrase, parsePhrase } from './phrase'
import type { Subject } from './subject'
import { createVocabulary, type Part, toWords } from './vocabulary'

/** Indices of a subject in the list and of the situation in the subject; null for the subject in general. */
export type FoundSubject = Part

export type SubjectIndex = {
  /**
   * Returns the subject that the text is about; null when the text names none or the subject is uncertain. `context`
   * is what the caller said before; it helps to choose between two meanings of a word.
   */
  find(text: string, context?: string): FoundSubject | null
}

/**
 * Minimum share of a text's weight that must be associated with its subject or its situation. Below it, the subject
 * was probably only mentioned in passing.
 */
const minSubjectShare = 0.6
const minSituationShare = 0.44

/** Weight of the earlier words, relative to the words of the text. */
const contextShare = 0.35

/** Weight of the words of the whole subject when one of its situations is rated. */
const siblingShare = 0.4

/** A longer text is rated in overlapping parts of `maxWords` words. The last part counts fully, earlier ones less. */
const maxWords = 14
const wordsBetweenParts = 5
const firstPartShare = 0.8

/** Matches words that the caller mentions only to exclude them: "pas le gâteau", "laissons les livres". */
const deniedPattern =
  /\b(?:pas|plus|sauf|(?:laisse|laissez) tomber|(?:laisse|laissons|laissez|arrete|saoules?) (?:avec )?)(?: (?:du tout|vraiment|trop))? (?:(?:dans|sur|avec|de|d|a) )?(?:l|le|la|les|un|une|du|des|mon|ma|mes|ton|ta|tes|votre|vos|cette?|ce) \S+/g

type Candidate = FoundSubject & { score: number }

/** Builds the index of the subjects. */
export function indexSubjects(subjects: readonly Subject[]): SubjectIndex {
  const vocabulary = createVocabulary(subjects)
  const phrasesByKey = new Map<string, { subject: number; phrase: Phrase }[]>()
  for (const [subject, { words }] of subjects.entries())
    for (const phrase of words.map(parsePhrase)) {
      const key = findKey(phrase.words[0] ?? '')
      const entries = phrasesByKey.get(key)
      if (entries) entries.push({ subject, phrase })
      else phrasesByKey.set(key, [{ subject, phrase }])
    }
  const situationPhrases = subjects.map(({ situations }) =>
    situations.map(({ words }) => words.map(parsePhrase)),
  )

  const listNamedSubjects = (words: readonly string[]): ReadonlySet<number> =>
    new Set(
      words.flatMap((word, position) =>
        (phrasesByKey.get(findKey(word)) ?? [])
          .filter(({ phrase }) => matchesAt(words, position, phrase))
          .map(({ subject }) => subject),
      ),
    )

  const namesSituation = (words: readonly string[], subject: number, situation: number) =>
    situationPhrases[subject]![situation]!.some((phrase) =>
      words.some((_, position) => matchesAt(words, position, phrase)),
    )

  /** Returns the subject of a part of the text. */
  function findInPart(
    words: readonly string[],
    contextShares: ReadonlyMap<number, number>,
  ): Candidate | null {
    const { byPart, bySubject } = rate(words)
    let best: { subject: number; score: number } | null = null
    for (const subject of listNamedSubjects(words)) {
      const share = bySubject.get(subject) ?? 0
      const score = share + contextShare * (contextShares.get(subject) ?? 0)
      if (share >= minSubjectShare && score > (best?.score ?? 0)) best = { subject, score }
    }
    if (!best) return null
    const { subject, score } = best
    const general = bySubject.get(subject) ?? 0
    let found: Candidate = { subject, situation: null, score }
    let highest = minSituationShare
    for (const [part, partShare] of byPart) {
      const { subject: owner, situation } = vocabulary.parts[part]!
      if (owner !== subject || situation === null) continue
      const share = partShare + siblingShare * (general - partShare)
      if (share < highest || !namesSituation(words, subject, situation)) continue
      highest = share
      found = { subject, situation, score }
    }
    return found
  }

  /** Returns, for each part and each subject, the share of the weight of the words that is associated with it. */
  function rate(words: readonly string[]) {
    const byPart = new Map<number, number>()
    const bySubject = new Map<number, number>()
    const weights = words.map((word) => vocabulary.weigh(word))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [position, word] of words.entries()) {
      const weight = (weights[position] ?? 0) / (total || 1)
      if (weight === 0) continue
      const shares = new Map<number, number>()
      const associations = vocabulary.findAssociations(word)
      for (let index = 0; index < associations.length; index += 2) {
        const part = associations[index]!
        const share = associations[index + 1]!
        byPart.set(part, (byPart.get(part) ?? 0) + weight * share)
        const { subject } = vocabulary.parts[part]!
        shares.set(subject, Math.max(share, shares.get(subject) ?? 0))
      }
      for (const [subject, share] of shares)
        bySubject.set(subject, (bySubject.get(subject) ?? 0) + weight * share)
    }
    return { byPart, bySubject }
  }

  return {
    find(text, context = '') {
      const contextShares = rate(toWords(context)).bySubject
      const parts = splitIntoParts(toWords(normaliseText(text).replace(deniedPattern, ' ')))
      let best: Candidate | null = null
      for (const [index, words] of parts.entries()) {
        const found = findInPart(words, contextShares)
        if (!found) continue
        const score =
          found.score * (firstPartShare + ((1 - firstPartShare) * (index + 1)) / parts.length)
        if (score > (best?.score ?? 0)) best = { ...found, score }
      }
      return best && { subject: best.subject, situation: best.situation }
    },
  }
}

function splitIntoParts(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length <= maxWords) return [words]
  const count = Math.ceil((words.length - maxWords) / wordsBetweenParts) + 1
  return Array.from({ length: count }, (_, index) => {
    const start = Math.min(index * wordsBetweenParts, words.length - maxWords)
    return words.slice(start, start + maxWords)
  })
}

/** Key of the phrase index: the first letters of a word. */
const findKey = (word: string) => word.slice(0, 3)
