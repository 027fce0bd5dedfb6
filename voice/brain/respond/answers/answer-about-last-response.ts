import { lowercaseFirst } from '../../../text-analysis/letter-case'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { meaningPattern } from '../../knowledge/questions/question-form-words'
import {
  explanations,
  plainReasons,
  questionExplanations,
  questionReasons,
  shortFollowUps,
  statementReasons,
} from '../../templates/answers/follow-up-templates'
import type { Rule } from '../rule'

// Pattern sources for normalised text.
const fillers = '(?:(?:et|mais|ben|bah|ah|euh|non|attends|attendez) )*'
const why = '(?:pourquoi|quel rapport|et alors|qu est ce qui (?:te|vous) fait dire ca)'
const companionSays =
  '(?:tu|vous|est ce que (?:tu|vous)) (?:me |m )?(?:dis|dites|demandes?|demandez|poses?|posez|as dit|avez dit)'
/** Matches "pourquoi tu dis ça ?" and the like. */
const whyPattern = new RegExp(
  `^${fillers}${why}(?: (?:ca|donc|cette question|${companionSays}(?: (?:ca|cela|cette question))?))?$`,
)

/** A longer text is more than a question about the last response. */
const maxWords = 9
const maxQuotedWords = 12

/**
 * Answers a short question about what the companion has just said: "pourquoi tu dis ça ?", "c'est-à-dire ?", "et toi ?"
 */
export const answerAboutLastResponse: Rule = (draft, { normalisedText, wordCount }) => {
  const { lastResponse } = draft.state
  const lastSentence = lastResponse.at(-1)
  if (wordCount > maxWords || lastSentence === undefined) return false
  const shortFollowUp = shortFollowUps.find(([pattern]) => pattern.test(normalisedText))
  if (shortFollowUp) return draft.sayOneOf(shortFollowUp[1])
  const hasAsked = lastSentence.endsWith('?')
  if (whyPattern.test(normalisedText)) {
    const quotedStatement = quoteLastStatement(draft)
    return (
      (hasAsked && draft.sayOneOf(questionReasons)) ||
      draft.sayOneOf(statementReasons, quotedStatement ? { words: quotedStatement } : {}) ||
      draft.sayOneOf(plainReasons)
    )
  }
  if (!meaningPattern.test(normalisedText)) return false
  const question = lowercaseFirst(lastSentence)
  if (hasAsked && draft.sayOneOf(questionExplanations, { question })) return true
  const statement = lastResponse.findLast((sentence) => /[.!]$/.test(sentence)) ?? lastSentence
  return draft.sayOneOf(explanations, { sentence: toQuotation(statement) })
}

/**
 * Returns what the caller said before the last response; null when it contains a question or a quotation, is a single
 * word or is too long.
 */
function quoteLastStatement({ state }: ResponseDraft): string | null {
  const statement = state.callerStatements.at(-1) ?? ''
  const wordCount = statement.split(' ').length
  const isQuotable = !/[?«»]/.test(statement) && wordCount > 1 && wordCount <= maxQuotedWords
  return isQuotable ? toQuotation(statement) : null
}

/**
 * Prepares a sentence for quotation: removes markup, final punctuation and an introduction such as "Une phrase prête à
 * dire : ", and lowercases the first letter.
 */
const toQuotation = (text: string) =>
  lowercaseFirst(
    text
      .replace(/[<>[\]{}|()*_#`"«»]/g, '')
      .replace(/^[^:]{3,30} : +(?=\S+ \S+ \S)/, '')
      .replace(/[.!?\s]+$/, '')
      .trim(),
  )
