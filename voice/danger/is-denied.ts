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
])
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

/** A negation is searched for in this many words before and after the wording. */
const wordCountBefore = 4
const wordCountAfter = 2

/**
 * Whether the wording between `start` and `end` is negated: "je ne veux pas mourir", "personne ne me frappe",
 * "je ne saigne plus". A negation before the last subject pronoun belongs to another clause: "je dors pas je veux
 * mourir".
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
  if (nextWord === 'pas') return wordAfterNext !== 'mal'
  return nextWord === 'jamais' || (hasNe && nextWord === 'plus')
}

/**
 * Returns the index of the last subject pronoun; -1 when there is none. The last word is left out, because a pronoun
 * there begins the next clause: "je ne veux pas en finir je…".
 */
const findPronounIndex = (clause: readonly string[]) =>
  clause.slice(0, -1).findLastIndex((word) => subjectPronouns.has(word))

/** "je ne crois pas que je…", "c'est pas que je…": the negation reaches the next clause. */
const followsPasQue = (clause: readonly string[], pronounIndex: number) =>
  clause[pronounIndex - 1] === 'que' && clause[pronounIndex - 2] === 'pas'

function isNegator(word: string, next: string | undefined, previous: string | undefined) {
  if (word === 'plus')
    return (
      next !== 'en' &&
      next !== 'que' &&
      next !== 'qu' &&
      next !== 'de' &&
      previous !== 'de' &&
      previous !== 'en'
    )
  if (word === 'sans')
    return (
      next !== 'arret' && next !== 'cesse' && next !== 'moi' && next !== 'mon' && next !== 'doute'
    )
  // "d'un pas": a step.
  if (word === 'pas') return previous !== 'un' && previous !== 'faux' && previous !== 'premier'
  if (word === 'personne') return previous !== 'une' && previous !== 'la' && previous !== 'cette'
  return negators.has(word)
}

const toWords = (text: string) => text.split(/[ /]+/).filter((word) => word !== '')
