import { meaningPattern } from '../../knowledge/question-form-words'
import {
  explanations,
  plainReasons,
  questionExplanations,
  questionReasons,
  shortFollowUps,
  statementReasons,
} from '../../templates/answers/follow-up-templates'
import { lowercaseFirst } from '../../templates/template'
import type { Rule } from '../rule'

/** Matches "pourquoi tu dis ça ?" and the like. */
const whyPattern =
  /^(?:(?:et|mais|ben|bah|ah|euh|non|attends|attendez) )*(?:pourquoi|quel rapport|et alors|qu est ce qui (?:te|vous) fait dire ca)(?: (?:ca|donc|cette question|(?:tu|vous|est ce que (?:tu|vous)) (?:me |m )?(?:dis|dites|demandes?|demandez|poses?|posez|as dit|avez dit)(?: (?:ca|cela|cette question))?))?$/

/** A longer text is more than a question about the last answer. */
const maxWords = 9
const maxQuotedWords = 12

/** Answers "pourquoi tu dis ça ?", "c'est-à-dire ?", "et toi ?" from what the companion has just said. */
export const answerFollowUp: Rule = (draft, { normalisedText, wordCount }) => {
  const { callerStatements, lastResponse } = draft.state
  const last = lastResponse.at(-1)
  if (wordCount > maxWords || last === undefined) return false
  const shortFollowUp = shortFollowUps.find(([pattern]) => pattern.test(normalisedText))
  if (shortFollowUp) return draft.sayOneOf(shortFollowUp[1])
  const words = callerStatements.at(-1) ?? ''
  const isQuotable = !/[?«»]/.test(words) && words.split(' ').length <= maxQuotedWords
  const slots = isQuotable && words.includes(' ') ? { words: toQuotation(words) } : {}
  const isQuestion = last.endsWith('?')
  if (whyPattern.test(normalisedText))
    return (
      (isQuestion && draft.sayOneOf(questionReasons)) ||
      draft.sayOneOf(statementReasons, slots) ||
      draft.sayOneOf(plainReasons)
    )
  if (!meaningPattern.test(normalisedText)) return false
  if (isQuestion && draft.sayOneOf(questionExplanations, { question: lowercaseFirst(last) }))
    return true
  const statement = lastResponse.findLast((sentence) => /[.!]$/.test(sentence)) ?? last
  return draft.sayOneOf(explanations, { sentence: toQuotation(statement) })
}

/** Removes the introduction ("Une phrase prête à dire : ") and the final punctuation of a sentence. */
const toQuotation = (text: string) =>
  lowercaseFirst(
    text
      .replace(/[<>[\]{}|()*_#`"«»]/g, '')
      .replace(/^[^:]{3,30} : +(?=\S+ \S+ \S)/, '')
      .replace(/[.!?\s]+$/, '')
      .trim(),
  )
