import {
  clauseStart,
  endPattern,
  possibleQuestionPattern,
  reportEnd,
  startPattern,
} from '../../knowledge/question-clause-words'
import { isQuestion } from './is-question'

/** A text with fewer words counts as a single clause. */
const minWords = 7
/** Matches 3 to 20 words: a shorter question cannot be answered alone, and a longer clause is not only a question. */
const answerablePattern = /^\S+(?: \S+){2,19}$/

/** Matches words that lead from one subject to a question about another: "et sinon il pleut chez vous". */
const marker = /(?<= |^)(?:sinon|au fait|d’ailleurs|à propos|et(?= (?:toi|vous) \S+ \S))(?: |$)/gi

/** Matches a reason after the question: "il pleut chez vous parce qu'ici c'est le déluge". */
const reasonPattern = / (?:parce qu(?:e |’)|vu que |vu qu’|puisqu(?:e |’)|car ).*$/i

/**
 * Returns the clause of a longer text that asks something, because recognised speech has no question marks: "il
 * pleut chez vous" for "je rentre du boulot et sinon il pleut chez vous parce qu'ici c'est le déluge". Returns
 * null when the text is only a question, contains none, or has a question mark.
 */
export function findQuestionClause(text: string): string | null {
  const words = text
    .replace(/['`´]/g, '’')
    .replace(/[.,!…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // "Elle est morte quoi" and "on était colocs quoi" are statements, so their last word is removed.
    .replace(
      /(?<= (?:est|suis|étais|était|sont) (?:\S+ )?(?:\S+ée?s?|\S+ie|morte?s?|parti|fini|dure?|nulle?|seule?)| (?:étais|était|étaient|suis|sont|est) (?:\S+ )?(?!devenu|fait|mort|c’est)(?:[\p{L}-]{4,}s|colocs|la vie|la base|la honte|le bordel|la galère)) quoi$/iu,
      '',
    )
  if (text.includes('?') || words.split(' ').length < minWords) return null
  const withoutReason = words.replace(reasonPattern, '')
  const candidates = [words, withoutReason].flatMap((part) => [
    ...[...part.matchAll(marker)]
      .map(({ index, 0: found }) => part.slice(index + found.length))
      .filter((rest) => isQuestion(rest) || possibleQuestionPattern.test(rest)),
    ...[...part.matchAll(startPattern)]
      .filter(({ index }) => !reportEnd.test(part.slice(0, index)))
      .map(({ index }) => part.slice(index)),
    ...findByEnd(part),
  ])
  const clauses = candidates
    .map((clause) => clause.replace(reasonPattern, '').trim())
    .filter((clause) => clause.length < words.length && answerablePattern.test(clause))
  return clauses.sort((one, other) => other.length - one.length)[0] ?? null
}

/** Returns the clause before words that end a question: "je leur dis comment". */
function findByEnd(text: string): readonly string[] {
  const found = endPattern.exec(text)
  if (!found) return []
  const index = [...text.slice(0, found.index).matchAll(clauseStart)].at(-1)?.index
  return index === undefined || reportEnd.test(text.slice(0, index)) ? [] : [text.slice(index)]
}
