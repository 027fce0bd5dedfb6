import { lowercaseFirst } from '../../../text-analysis/letter-case'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  anotherRiddleRequest,
  givesUpPattern,
  type Riddle,
  riddleRequest,
  riddles,
} from '../../knowledge/riddles'
import {
  noRiddleLeftReplies,
  riddleSolutionReplies,
  solvedRiddleReplies,
  wrongSolutionReplies,
} from '../../templates/sentences/spoken-requests'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

const maxRequestWords = 14
const maxGuessWords = 8

/** A riddle stays open during this many of the companion's sentences. */
const maxOpenSentences = 7

/** Asks riddles, and judges the caller's guesses. */
export const playRiddles: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  const recentText = draft.state.spokenSentences.slice(-maxOpenSentences).join(' ')
  const riddle = riddles.findLast(({ question }) =>
    recentText.includes(draft.fill(question) ?? question),
  )
  const solution = `« ${riddle?.solution} »`
  const isJustSolved = draft.state.lastResponse.some((sentence) => sentence.includes(solution))
  const asksForRiddle =
    riddleRequest.test(normalisedText) ||
    (isJustSolved && anotherRiddleRequest.test(normalisedText))
  if (asksForRiddle) return wordCount <= maxRequestWords && askRiddle(draft)
  const isOpen = riddle !== undefined && !recentText.includes(solution)
  return isOpen && judgeGuess(draft, riddle, utterance)
}

/** Asks a riddle that was not asked yet, or says that none is left. */
const askRiddle = (draft: ResponseDraft): boolean =>
  draft.sayOneOf(riddles.map(({ question }) => question)) || draft.sayOneOf(noRiddleLeftReplies)

/**
 * Confirms a right guess; says no to a wrong one, sometimes with a hint. Says the solution when the caller gives up or
 * every reply to a wrong guess was said. Returns false when the words are no guess.
 */
function judgeGuess(
  draft: ResponseDraft,
  { hint, solution, solutionPattern }: Riddle,
  { normalisedText, isQuestion, wordCount }: UtteranceAnalysis,
): boolean {
  if (givesUpPattern.test(normalisedText))
    return draft.sayOneOf(riddleSolutionReplies, { solution })
  if (wordCount > maxGuessWords) return false
  if (solutionPattern.test(normalisedText)) return draft.sayOneOf(solvedRiddleReplies, { solution })
  const isNoun = /^(?:\w+ ){0,4}(?:une?|le|la|l|les|des) \w+$/.test(normalisedText)
  const isAboutPeople = /\b(?:tu|vous|je|j|on|ils?|elles?|mon|ma|mes)\b/.test(normalisedText)
  if (isAboutPeople || !(isQuestion || isNoun)) return false
  return (
    draft.sayOneOf(wrongSolutionReplies, { hint: lowercaseFirst(hint) }) ||
    draft.sayOneOf(riddleSolutionReplies, { solution })
  )
}
