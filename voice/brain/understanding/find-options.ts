import {
  alternativePattern,
  clausePattern,
  determinerOrPreposition,
  endingPattern,
  framePattern,
  infinitivePattern,
  introductionPattern,
} from '../knowledge/questions/option-words'

/** Two things between which the caller hesitates, in the caller's words. */
export type Options = { first: string; second: string }

const maxOptionWords = 9

const eitherOrPattern = /^.*\bsoit (.+?),? soit (.+)$/i

/**
 * Finds the two options of a question in recognised speech, which may have no punctuation: "à ton avis je lui dis
 * au téléphone ou j’attends dimanche". Returns null when there are not exactly two, when their forms differ, or when
 * one of them is long.
 */
export function findOptions(text: string): Options | null {
  const words = text
    .replace(/['`]/g, '’')
    .replace(/[?!.…«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const match = eitherOrPattern.exec(words) ?? alternativePattern.exec(words)
  if (!match) return null
  const [, wordsBefore = '', wordsAfter = ''] = match
  const second = wordsAfter.split(', ')[0]?.replace(endingPattern, '').trim() ?? ''
  const first = findFirstOption(wordsBefore, second)
  const hasThirdOption = / ou /.test(`${first} ${second}`)
  if (first === null || second === '' || hasThirdOption) return null
  const areShort = [first, second].every((option) => option.split(' ').length <= maxOptionWords)
  return areShort ? { first, second } : null
}

/** Returns the first option when it has the same form as the second: a clause, an infinitive or a noun; else null. */
function findFirstOption(wordsBefore: string, second: string): string | null {
  const isSecondOptionClause = /^(?:je |j’|tu |vous )/i.test(second)
  if (isSecondOptionClause) {
    const question = wordsBefore.replace(framePattern, '')
    return clausePattern.exec(question)?.[1]?.replace(/,$/, '') ?? null
  }
  const first = wordsBefore.replace(introductionPattern, '').trim()
  const isFirstOptionClause = /^(?:je |j’|tu |vous |on |ils? |elles? |c’|ça )/i.test(first)
  if (first === '' || isFirstOptionClause) return null
  const hasSameForm = infinitivePattern.test(second)
    ? infinitivePattern.test(first)
    : determinerOrPreposition.test(second) === determinerOrPreposition.test(first)
  return hasSameForm ? first : null
}
