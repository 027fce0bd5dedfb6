import { normaliseText } from '../../text-analysis/normalise-text'
import { removePlural } from './phrase'
import type { Situation, Subject } from './subject'

/** A subject in general or one of its situations, with both indices; `situation` is null for the subject in general. */
export type SubjectPart = Situation & { subject: number; situation: number | null }

/** Association strength of a word that occurs only in replies; words that name the subject or situation have 1. */
const replyShare = 0.5

/** A word that more than this share of the subjects use counts as grammatical. */
const maxShareOfSubjects = 0.25

/** Weight of a word that no subject uses, often a name, as a share of the highest weight. */
const unknownShare = 0.25

/** Number of first letters that identify the forms of a word: "réveille", "réveiller". */
const stemLength = 6

/** Minimum number of letters before an asterisk. */
const minBeginningLength = 3

/** Collects which subjects and situations use which words. */
export function createVocabulary(subjects: readonly Subject[]) {
  const parts: SubjectPart[] = []
  /** Associations by stem, and by the beginning of a word with an asterisk: "repass*". */
  const associationsByKey = new Map<string, Map<SubjectPart, number>>()
  const associate = (key: string, part: SubjectPart, share: number) => {
    const associations = associationsByKey.get(key) ?? new Map()
    associationsByKey.set(key, associations.set(part, share))
  }
  const addPart = (part: SubjectPart) => {
    parts.push(part)
    for (const word of toWords(Object.values(part.replies).flat().join(' ')))
      associate(toStem(word), part, replyShare)
    for (const text of part.words)
      if (text.endsWith('*')) associate(`${normaliseText(text)}*`, part, 1)
      else for (const word of toWords(text)) associate(toStem(word), part, 1)
  }
  for (const [subject, general] of subjects.entries()) {
    addPart({ ...general, subject, situation: null })
    for (const [situation, one] of general.situations.entries())
      addPart({ ...one, subject, situation })
  }

  const weightByStem = new Map(
    [...associationsByKey].map(([stem, associations]) => {
      const share = countSubjects(associations) / subjects.length
      return [stem, share > maxShareOfSubjects ? 0 : -Math.log(share)]
    }),
  )
  const unknownWeight = Math.log(subjects.length) * unknownShare
  return {
    parts,
    /** Returns how strongly, in [0, 1], the word is associated with the parts that use it in their words or replies. */
    findAssociations: (word: string) =>
      listKeys(word).flatMap((key) => [...(associationsByKey.get(key) ?? [])]),
    /** Returns how much a word reveals about the subject: more when few subjects use it, 0 for grammatical words. */
    weigh: (word: string) =>
      weightByStem.get(toStem(word)) ?? (word.length > 3 ? unknownWeight : 0),
  }
}

const countSubjects = (associations: ReadonlyMap<SubjectPart, number>) =>
  new Set([...associations.keys()].map(({ subject }) => subject)).size

/** Lists the stem of a word and its beginnings: "repass", "rep*", "repa*". */
const listKeys = (word: string) => [
  toStem(word),
  ...[...word].map((_, index) => `${word.slice(0, index + 1)}*`).slice(minBeginningLength - 1),
]

/** Splits a text into words in the singular. */
export const toWords = (text: string) => normaliseText(text).split(' ').map(removePlural)

const toStem = (word: string) => word.slice(0, stemLength)
