import { normaliseText } from '../../text-analysis/normalise-text'
import { removePlural } from './phrase'
import type { Subject } from './subject'

/** A subject in general, or one of its situations. */
export type Part = { subject: number; situation: number | null }

/** How usual a word is, in [0, 1], in each part: the index of a part, then its share, and so on. */
export type Usages = readonly number[]

export type Vocabulary = {
  parts: readonly Part[]
  /** Returns how usual the word is in the parts that use it in their words or replies. */
  findUsages(word: string): Usages
  /** Returns how much a word says about the subject: more when few subjects use it, 0 for words of grammar. */
  weigh(word: string): number
}

/** How usual a word is that stands in the replies only; a word that names the subject or situation has 1. */
const replyShare = 0.5

/** Words that more subjects use than this share of them are grammar. */
const maxShareOfSubjects = 0.25

/** The weight of a word that no subject uses, often a name, as a share of the highest weight. */
const unknownShare = 0.25

/** Letters that the forms of a word have in common: "réveille", "réveiller". */
const stemLength = 6

/** The common beginning by which words that end with an asterisk are looked up. */
const keyLength = 3

const noUsages: Usages = []

/** Collects which subjects and situations use which words. */
export function createVocabulary(subjects: readonly Subject[]): Vocabulary {
  const parts: Part[] = []
  const usagesByStem = new Map<string, number[]>()
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
      const usages = usagesByStem.get(stem)
      if (usages) usages.push(part, share)
      else usagesByStem.set(stem, [part, share])
    }
  }

  for (const [subject, general] of subjects.entries())
    for (const [index, { words, replies }] of [general, ...general.situations].entries()) {
      const part = parts.push({ subject, situation: index === 0 ? null : index - 1 }) - 1
      collect(part, words, Object.values(replies).flat())
    }
  const weightsByStem = new Map(
    [...usagesByStem].map(([stem, usages]) => [
      stem,
      weighByRarity(countSubjects(usages, parts) / subjects.length),
    ]),
  )
  const unknownWeight = Math.log(subjects.length) * unknownShare
  return {
    parts,
    findUsages(word) {
      const usages = usagesByStem.get(toStem(word)) ?? noUsages
      const started = (beginnings.get(word.slice(0, keyLength)) ?? []).filter(({ beginning }) =>
        word.startsWith(beginning),
      )
      return started.length === 0
        ? usages
        : [...usages, ...started.flatMap(({ part }) => [part, 1])]
    },
    weigh: (word) => weightsByStem.get(toStem(word)) ?? (word.length > 3 ? unknownWeight : 0),
  }
}

function countSubjects(usages: Usages, parts: readonly Part[]): number {
  const users = new Set<number>()
  for (let index = 0; index < usages.length; index += 2) users.add(parts[usages[index]!]!.subject)
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
