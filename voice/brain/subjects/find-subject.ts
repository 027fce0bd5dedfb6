import { normaliseText } from '../../text-analysis/normalise-text'
import { groupByKey } from '../exchanges/group-by-key'
import { matchesAt, parsePhrase } from './phrase'
import type { Subject } from './subject'
import { createVocabulary, type SubjectPart, toWords } from './vocabulary'

/**
 * Minimum share of a text's weight that must be associated with its subject or its situation. Below it, the subject
 * was probably only mentioned in passing.
 */
const minSubjectShare = 0.55
const minSituationShare = 0.44

/** Weight of what the caller said before, relative to the words of the text. */
const contextShare = 0.35

/** Share of the rating of a situation that comes from its whole subject. */
const siblingShare = 0.4

/** Matches words that the caller mentions only to exclude them: "pas le gâteau", "laissons les livres". */
const deniedPattern =
  /\b(?:pas|plus|sauf|(?:laisse|laissez) tomber|(?:laisse|laissons|laissez|arrete|saoules?) (?:avec )?)(?: (?:du tout|vraiment|trop))? (?:(?:dans|sur|avec|de|d|a) )?(?:l|le|la|les|un|une|du|des|mon|ma|mes|ton|ta|tes|votre|vos|cette?|ce) \S+/g

/** Builds the index of the subjects. */
export function indexSubjects(subjects: readonly Subject[]) {
  const vocabulary = createVocabulary(subjects)
  const phrasesByKey = groupByKey(
    vocabulary.parts.flatMap((part) =>
      part.words.map((text) => {
        const phrase = parsePhrase(text)
        return [findKey(phrase.words[0]!), { part, phrase }] as const
      }),
    ),
  )

  const listNamedParts = (words: readonly string[]): readonly SubjectPart[] => [
    ...new Set(
      words.flatMap((word, position) =>
        (phrasesByKey.get(findKey(word)) ?? [])
          .filter(({ phrase }) => matchesAt(words, position, phrase))
          .map(({ part }) => part),
      ),
    ),
  ]

  /** Rates each part and each subject: the share of the total weight of the words that is associated with it. */
  function rate(words: readonly string[]) {
    const byPart = new Map<SubjectPart, number>()
    const bySubject = new Map<number, number>()
    const total = words.reduce((sum, word) => sum + vocabulary.weigh(word), 0)
    for (const word of words) {
      const weight = vocabulary.weigh(word) / (total || 1)
      if (weight === 0) continue
      const shares = new Map<number, number>()
      for (const [part, share] of vocabulary.findAssociations(word)) {
        byPart.set(part, (byPart.get(part) ?? 0) + weight * share)
        shares.set(part.subject, Math.max(share, shares.get(part.subject) ?? 0))
      }
      for (const [subject, share] of shares)
        bySubject.set(subject, (bySubject.get(subject) ?? 0) + weight * share)
    }
    return { byPart, bySubject }
  }

  return {
    /**
     * Returns the situation or the subject in general that the text is about; null when the text names none or the
     * subject is uncertain. `context` is what the caller said before; it helps to choose between two meanings.
     */
    find(text: string, context = ''): SubjectPart | null {
      const words = toWords(normaliseText(text).replace(deniedPattern, ' '))
      const { byPart, bySubject } = rate(words)
      const sharesOfContext = rate(toWords(context)).bySubject
      const rateSubject = ({ subject }: SubjectPart) => bySubject.get(subject) ?? 0
      const rateInContext = (part: SubjectPart) =>
        rateSubject(part) + contextShare * (sharesOfContext.get(part.subject) ?? 0)
      const rateSituation = (part: SubjectPart) =>
        (1 - siblingShare) * (byPart.get(part) ?? 0) + siblingShare * rateSubject(part)

      const named = listNamedParts(words).filter((part) => rateSubject(part) >= minSubjectShare)
      const general = named.filter(({ situation }) => situation === null)
      const best = findBest(general, rateInContext)
      const situations = named.filter(
        (part) =>
          part.subject === best?.subject &&
          part.situation !== null &&
          rateSituation(part) >= minSituationShare,
      )
      return findBest(situations, rateSituation) ?? best ?? null
    },
  }
}

const findBest = (
  parts: readonly SubjectPart[],
  ratePart: (part: SubjectPart) => number,
): SubjectPart | undefined => [...parts].sort((one, other) => ratePart(other) - ratePart(one))[0]

/** Key of the phrase index: the first letters of a word. */
const findKey = (word: string) => word.slice(0, 3)
