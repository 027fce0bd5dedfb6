import { isQuestion } from './is-question'
import {
  clauseStart,
  endPattern,
  possibleQuestionPattern,
  reportedSpeechIntroduction,
  startPattern,
} from './words/question-clause-words'

/** A text with fewer words counts as a single clause. */
const minWords = 7
/** Matches 3 to 20 words: a shorter question is unclear alone, and a longer clause contains more than a question. */
const answerablePattern = /^\S+(?: \S+){2,19}$/

/** Matches words that change the subject before a question: "et sinon il pleut chez vous". */
const subjectChange =
  /(?<= |^)(?:sinon|au fait|d’ailleurs|à propos|et(?= (?:toi|vous) \S+ \S))(?: |$)/gi

/** Matches a reason after the question: "il pleut chez vous parce qu'ici c'est le déluge". */
const reasonPattern = / (?:parce qu(?:e |’)|vu que |vu qu’|puisqu(?:e |’)|car ).*$/i

/** Matches the last word of statements that look like questions: "elle est morte quoi", "on était colocs quoi". */
const closingQuoiOfStatement =
  /(?<= (?:est|suis|étais|était|sont) (?:\S+ )?(?:\S+ée?s?|\S+ie|morte?s?|parti|fini|dure?|nulle?|seule?)| (?:étais|était|étaient|suis|sont|est) (?:\S+ )?(?!devenu|fait|mort|c’est)(?:[\p{L}-]{4,}s|colocs|la vie|la base|la honte|le bordel|la galère)) quoi$/iu

/**
 * Returns the clause of a longer text that asks something, because recognised speech has no question marks: "il
 * pleut chez vous" for "je rentre du boulot et sinon il pleut chez vous parce qu'ici c'est le déluge". Returns
 * null when the text is short (`minWords`), is only a question, contains none, or has a question mark.
 */
export function findQuestionClause(text: string): string | null {
  const words = text
    .replace(/['`´]/g, '’')
    .replace(/[.,!…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(closingQuoiOfStatement, '')
  if (text.includes('?') || words.split(' ').length < minWords) return null
  const wordsWithoutReason = words.replace(reasonPattern, '')
  const candidates = [words, wordsWithoutReason].flatMap((part) => [
    ...findAfterSubjectChange(part),
    ...findByStart(part),
    ...findByEnd(part),
  ])
  const clauses = candidates
    .map((clause) => clause.replace(reasonPattern, '').trim())
    .filter((clause) => clause.length < words.length && answerablePattern.test(clause))
  return clauses.sort((one, other) => other.length - one.length)[0] ?? null
}

/** Returns what follows each change of the subject, if it may be a question: "il pleut chez vous". */
const findAfterSubjectChange = (text: string): readonly string[] =>
  [...text.matchAll(subjectChange)]
    .map(({ index, 0: marker }) => text.slice(index + marker.length))
    .filter((clause) => isQuestion(clause) || possibleQuestionPattern.test(clause))

/** Returns the parts of the text that start with words that begin a question, except in reported speech. */
const findByStart = (text: string): readonly string[] =>
  [...text.matchAll(startPattern)]
    .map(({ index }) => index)
    .filter((index) => !reportedSpeechIntroduction.test(text.slice(0, index)))
    .map((index) => text.slice(index))

/** Returns the clause that ends with words that end a question, except in reported speech: "je leur dis comment". */
function findByEnd(text: string): readonly string[] {
  const endIndex = endPattern.exec(text)?.index
  if (endIndex === undefined) return []
  const startIndex = [...text.slice(0, endIndex).matchAll(clauseStart)].at(-1)?.index
  if (startIndex === undefined || reportedSpeechIntroduction.test(text.slice(0, startIndex)))
    return []
  return [text.slice(startIndex)]
}
