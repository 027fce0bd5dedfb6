import { normaliseText } from '../../text-analysis/normalise-text'
import { removePlural } from './phrase'
import type { Subject } from './subject'

/** A subject in general, or one of its situations. */
export type Part = { subject: number; situation: number | null }

/** How strongly a word is associated with each part, in [0, 1]: a flat list of part index, strength, part index… */
export type Associations = readonly number[]

export type Vocabulary = {
  parts: readonly Part[]
  /** Returns how strongly the word is associated with the parts that use it in their words or replies. */
  findAssociations(word: string): Associations
  /** Returns how much a word reveals about the subject: more when few subjects use it, 0 for grammatical words. */
  weigh(word: string): number
}

/** Association of a word that occurs only in the replies; a word that names the subject or situation has 1. */
const replyShare = 0.5

/** A word that more than this share of the subjects use counts as grammatical. */
const maxShareOfSubjects = 0.25

/** Weight of a word that no subject uses, often a name, as a share of the highest weight. */
const unknownShare = 0.25

/** Number of first letters that identify the forms of a word: "réveille", "réveiller". */
const stemLength = 6

/** Number of letters in the index key of words with an asterisk. */
const keyLength = 3

const noAssociations: Associations = []

/** Collects which subjects and situations use which words. */
export function createVocabulary(subjects: readonly Subject[]): Vocabulary {
  const parts: Part[] = []
  const associationsByStem = new Map<string, number[]>()
  const beginnings = new Map<string, { beginning: string; part: number }[]>()

  function collect(part: number, words: readonly string[], replies: readonly string[]) {
    const shares = new Map<string, number>()
    for (const word of replies.flatMap(splitWords)) shares.set(toStem(word), replyShare)
    for (const text of words)
      if (text.endsWith('*')) {
        const beginning = normaliseText(text)
        const entries = beginnings.get(beginning.slice(0, keyLength))
        if (entries) entries.push({ beginning, part })
        else beginnings.set(beginning.slice(0, keyLength), [{ beginning, part }])
      } else for (const word of splitWords(text)) shares.set(toStem(word), 1)
    for (const [stem, share] of shares) {
      const associations = associationsByStem.get(stem)
      if (associations) associations.push(part, share)
      else associationsByStem.set(stem, [part, share])
    }
  }

  for (const [subject, general] of subjects.entries())
    for (const [index, { words, replies }] of [general, ...general.situations].entries()) {
      const part = parts.push({ subject, situation: index === 0 ? null : index - 1 }) - 1
      collect(part, words, Object.values(replies).flat())
    }
  const weightsByStem = new Map(
    [...associationsByStem].map(([stem, associations]) => [
      stem,
      weighByRarity(countSubjects(associations, parts) / subjects.length),
    ]),
  )
  const unknownWeight = Math.log(subjects.length) * unknownShare
  return {
    parts,
    findAssociations(word) {
      const associations = associationsByStem.get(toStem(word)) ?? noAssociations
      const started = (beginnings.get(word.slice(0, keyLength)) ?? []).filter(({ beginning }) =>
        word.startsWith(beginning),
      )
      return started.length === 0
        ? associations
        : [...associations, ...started.flatMap(({ part }) => [part, 1])]
    },
    weigh: (word) => weightsByStem.get(toStem(word)) ?? (word.length > 3 ? unknownWeight : 0),
  }
}

function countSubjects(associations: Associations, parts: readonly Part[]): number {
  const users = new Set<number>()
  for (let index = 0; index < associations.length; index += 2)
    users.add(parts[associations[index]!]!.subject)
  return users.size
}

const weighByRarity = (share: number) => (share > maxShareOfSubjects ? 0 : -Math.log(share))

/** Splits a written text into words as `normaliseText` does, without its replacements for speech. */
const splitWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map(removePlural)

export const toWords = (text: string) => normaliseText(text).split(' ').map(removePlural)

const toStem = (word: string) => word.slice(0, stemLength)
