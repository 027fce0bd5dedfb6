const negators = new Set([
  'pas',
  'jamais',
  'aucun',
  'aucune',
  'personne',
  'ni',
  'nullement',
  'sans',
  'point',
  'plus',
])

type Neighbours = { before?: readonly string[]; after?: readonly string[] }

/** Beside these words a negator denies nothing: "plus que", "sans doute", "d'un pas" (a step), "une personne". */
const harmlessNeighbours: Readonly<Record<string, Neighbours>> = {
  plus: { before: ['de', 'en'], after: ['en', 'que', 'qu', 'de'] },
  sans: { after: ['arret', 'cesse', 'moi', 'mon', 'doute'] },
  pas: { before: ['un', 'faux', 'premier'] },
  personne: { before: ['une', 'la', 'cette'] },
}

const subjectPronouns = new Set([
  'je',
  'j',
  'il',
  'elle',
  'on',
  'ils',
  'elles',
  'tu',
  'vous',
  'nous',
  'ca',
  'c',
])

/** How many words before and after the wording are searched for a negation. */
const wordCountBefore = 4
const wordCountAfter = 2

/**
 * Whether the wording between `start` and `end` is negated: "je ne veux pas mourir", "personne ne me frappe",
 * "je ne saigne plus". In `sentences`, "/" separates sentences. A negation before the last subject pronoun belongs to
 * another clause ("je dors pas je veux mourir"), unless "pas que" comes right before the pronoun ("c'est pas que je
 * veux mourir").
 */
export function isDenied(sentences: string, start: number, end: number): boolean {
  const textBefore = sentences.slice(0, start).split('/').at(-1) ?? ''
  const wordsBefore = toWords(textBefore).slice(-wordCountBefore)
  const wording = toWords(sentences.slice(start, end))
  const textAfter = sentences.slice(end).split('/')[0] ?? ''
  const wordsAfter = toWords(textAfter).slice(0, wordCountAfter)
  const clause = [...wordsBefore, ...wording]
  const pronounIndex = findPronounIndex(clause)
  const clauseStart = followsPasQue(clause, pronounIndex) ? 0 : Math.max(0, pronounIndex)
  const lastClause = clause.slice(clauseStart)
  if (
    lastClause.some((word, index) => isNegator(word, lastClause[index + 1], lastClause[index - 1]))
  )
    return true
  const hasNe = lastClause.some((word) => word === 'ne' || word === 'n')
  const [nextWord, wordAfterNext] = wordsAfter
  // "Pas mal": quite a lot.
  if (nextWord === 'pas') return wordAfterNext !== 'mal'
  return nextWord === 'jamais' || (hasNe && nextWord === 'plus')
}

/**
 * Returns the index of the last subject pronoun; -1 when there is none. The last word is left out, because a pronoun
 * there begins the next clause: "je ne veux pas en finir je…".
 */
const findPronounIndex = (clause: readonly string[]) =>
  clause.slice(0, -1).findLastIndex((word) => subjectPronouns.has(word))

/**
 * Whether "pas que" comes right before the pronoun, so that the negation reaches this clause: "je crois pas que je…".
 */
const followsPasQue = (clause: readonly string[], pronounIndex: number) =>
  clause[pronounIndex - 1] === 'que' && clause[pronounIndex - 2] === 'pas'

function isNegator(word: string, next = '', previous = ''): boolean {
  const { before = [], after = [] } = harmlessNeighbours[word] ?? {}
  return negators.has(word) && !before.includes(previous) && !after.includes(next)
}

const toWords = (text: string) => text.split(/[ /]+/).filter((word) => word !== '')
