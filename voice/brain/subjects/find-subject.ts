import { normaliseText } from '../../text-analysis/normalise-text'
import type { Situation, Subject } from './subject'

/** Indices of a subject in the list and of the situation in the subject; null for the subject in general. */
export type FoundSubject = { subject: number; situation: number | null }

export type SubjectIndex = {
  /**
   * Returns the subject that the text is about, the most particular one; null when it names none. Other words of the
   * same theme and `last`, the index of the subject of an earlier turn, decide between two meanings of a word.
   */
  find(text: string, last?: number | null): FoundSubject | null
}

/** How much later words count more than earlier ones, as a share of the weight. */
const lateShare = 0.25

/** How much more a word counts when the last subject is of the same theme. */
const sameThemeShare = 0.3

/** The share of the weights of the other subjects of a theme that is added to each of them. */
const otherSubjectsShare = 0.3

/** A word or phrase in normalised words; `isBeginning`: the last word stands for all that begin like it. */
type Phrase = { words: readonly string[]; isBeginning: boolean }

/** Builds the index of the subjects. Words are weighted by the rarity with which other subjects mention them. */
export function indexSubjects(subjects: readonly Subject[]): SubjectIndex {
  const weigh = createWeights(subjects)
  const subjectsByFirstWord = new Map<string, { subject: number; phrase: Phrase }[]>()
  for (const [subject, { words }] of subjects.entries())
    for (const word of words) {
      const phrase = parsePhrase(word)
      const key = findKey(phrase.words[0] ?? '')
      const entries = subjectsByFirstWord.get(key)
      if (entries) entries.push({ subject, phrase })
      else subjectsByFirstWord.set(key, [{ subject, phrase }])
    }
  const situationPhrases = subjects.map(({ situations }) =>
    situations.map(({ words }) => words.map(parsePhrase)),
  )

  /** The weights of the subjects that the words name; a word counts once for each subject. */
  function weighSubjects(words: readonly string[]): ReadonlyMap<number, number> {
    const weights = new Map<number, number>()
    for (const [position, word] of words.entries())
      for (const { subject, phrase } of subjectsByFirstWord.get(findKey(word)) ?? []) {
        if (!startsWithPhrase(words, position, phrase)) continue
        const weight = weighPhrase(phrase) * (1 + (lateShare * position) / words.length)
        weights.set(subject, Math.max(weight, weights.get(subject) ?? 0))
      }
    return weights
  }

  const weighPhrase = ({ words }: Phrase) => Math.max(...words.map(weigh))

  /** The weight of the heaviest words of the situation in the text, and of a second one; 0 when it is not named. */
  function weighSituation(phrases: readonly Phrase[], words: readonly string[]): number {
    const weights = phrases
      .filter((phrase) => words.some((_, position) => startsWithPhrase(words, position, phrase)))
      .map(weighPhrase)
      .sort((one, other) => other - one)
    return (weights[0] ?? 0) + (weights[1] ?? 0) / 2
  }

  return {
    find(text, last = null) {
      const words = normaliseText(text).split(' ').map(removePlural)
      let best: (FoundSubject & { weight: number }) | null = null
      const ownWeights = weighSubjects(words)
      const themeWeights = new Map<string, number>()
      for (const [subject, weight] of ownWeights) {
        const { theme } = subjects[subject]!
        themeWeights.set(theme, (themeWeights.get(theme) ?? 0) + weight)
      }
      const lastTheme = last === null ? null : subjects[last]?.theme
      for (const [subject, ownWeight] of ownWeights) {
        const { theme } = subjects[subject]!
        const subjectWeight =
          ownWeight * (theme === lastTheme ? 1 + sameThemeShare : 1) +
          otherSubjectsShare * ((themeWeights.get(theme) ?? 0) - ownWeight)
        if (subjectWeight > (best?.weight ?? 0))
          best = { subject, situation: null, weight: subjectWeight }
        for (const [situation, phrases] of situationPhrases[subject]!.entries()) {
          const situationWeight = weighSituation(phrases, words)
          const weight = subjectWeight + situationWeight
          if (situationWeight > 0 && weight > (best?.weight ?? 0))
            best = { subject, situation, weight }
        }
      }
      return best && { subject: best.subject, situation: best.situation }
    },
  }
}

/** The common beginning by which words and their beginnings are looked up. */
const findKey = (word: string) => word.slice(0, 3)

const removePlural = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

function parsePhrase(text: string): Phrase {
  const isBeginning = text.endsWith('*')
  const words = normaliseText(text).split(' ')
  return { words: isBeginning ? words : words.map(removePlural), isBeginning }
}

const startsWithPhrase = (
  words: readonly string[],
  position: number,
  { words: phrase, isBeginning }: Phrase,
) =>
  phrase.every((word, index) =>
    isBeginning && index === phrase.length - 1
      ? (words[position + index] ?? '').startsWith(word)
      : words[position + index] === word,
  )

/** Returns the weight of a word: the rarer it is in the replies and words of all subjects, the heavier. */
function createWeights(subjects: readonly Subject[]): (word: string) => number {
  const subjectCounts = new Map<string, number>()
  for (const subject of subjects) {
    const texts = [subject, ...subject.situations].flatMap(listTexts)
    for (const word of new Set(
      texts.flatMap((text) => normaliseText(text).split(' ')).map(removePlural),
    ))
      subjectCounts.set(word, (subjectCounts.get(word) ?? 0) + 1)
  }
  return (word) => Math.log(1 + subjects.length / (subjectCounts.get(word) ?? 1))
}

const listTexts = ({ words, replies }: Situation): readonly string[] => [
  ...words,
  ...Object.values(replies).flat(),
]
