import {
  alternativePattern,
  clausePattern,
  determiners,
  endingPattern,
  framePattern,
  infinitivePattern,
  introductionPattern,
} from '../knowledge/option-words'
/** Two things between which the caller hesitates, in the caller's words. */
export type Options = { first: string; second: string }

const maxWords = 9

/**
 * Finds the two options of a question in recognised speech, which may have no punctuation: "à ton avis je lui dis
 * au téléphone ou j’attends dimanche". Returns null when there are not exactly two, or one of them is long.
 */
export function findOptions(text: string): Options | null {
  const words = text
    .replace(/['`]/g, '’')
    .replace(/[?!.…«»"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const match = /^.*\bsoit (.+?),? soit (.+)$/i.exec(words) ?? alternativePattern.exec(words)
  if (!match) return null
  const second = (match[2] ?? '').split(', ')[0]?.replace(endingPattern, '').trim() ?? ''
  const first = findFirst(match[1] ?? '', second)
  if (first === null || second === '' || / ou /.test(`${first} ${second}`)) return null
  const isShort = [first, second].every((option) => option.split(' ').length <= maxWords)
  return isShort ? { first, second } : null
}

function findFirst(before: string, second: string): string | null {
  if (/^(?:je |j’|tu |vous )/i.test(second)) {
    return clausePattern.exec(before.replace(framePattern, ''))?.[1]?.replace(/,$/, '') ?? null
  }
  const last = before.replace(introductionPattern, '').trim()
  if (last === '' || /^(?:je |j’|tu |vous |on |ils? |elles? |c’|ça )/i.test(last)) return null
  if (infinitivePattern.test(second)) return infinitivePattern.test(last) ? last : null
  return determiners.test(second) === determiners.test(last) ? last : null
}
