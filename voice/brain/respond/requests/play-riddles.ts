import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  anotherRiddle,
  callerRiddle,
  type Riddle,
  riddleRequest,
  riddles,
  surrender,
} from '../../knowledge/riddles'
import {
  callerRiddleGuesses,
  callerRiddleSurrenders,
  guessedRiddleReplies,
  riddleSolutionReplies,
  rightRiddleAnswers,
  solvedRiddleReplies,
  unsolvedRiddles,
  wrongRiddleAnswers,
} from '../../templates/sentences/spoken-requests'
import { lowercaseFirst } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

const maxGuessWords = 8

/** A riddle stays open during this many of the companion's sentences. */
const maxOpenSentences = 7

/** Asks riddles, judges the caller's guesses, and guesses the caller's own riddles. */
export const playRiddles: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (closeCallerRiddle(draft, utterance)) return true
  const open = findOpenRiddle(draft)
  const hasFinished = draft.state.lastResponse.some((one) =>
    riddles.some(({ solution }) => one.includes(`« ${solution} »`)),
  )
  const asksForRiddle =
    riddleRequest.test(normalisedText) || (hasFinished && anotherRiddle.test(normalisedText))
  if (open && !asksForRiddle && judgeGuess(draft, open, utterance)) return true
  if (asksForRiddle && wordCount <= 14)
    return (
      draft.sayOneOf(riddles.map(({ question }) => question)) || draft.sayOneOf(unsolvedRiddles)
    )
  if (!callerRiddle.test(normalisedText) || !utterance.text.includes('?')) return false
  const known = riddles.find(({ callerPattern }) => callerPattern.test(normalisedText))
  if (!known) return draft.sayOneOf(callerRiddleSurrenders)
  return draft.sayOneOf(callerRiddleGuesses, { solution: known.solution })
}

/** The last riddle of the companion, until its solution is said or the conversation has moved on. */
const findOpenRiddle = (draft: ResponseDraft): Riddle | undefined => {
  const recent = draft.state.spokenSentences.slice(-maxOpenSentences).join(' ')
  const riddle = riddles.findLast(({ question }) =>
    recent.includes(draft.fill(question) ?? question),
  )
  return riddle && !recent.includes(`« ${riddle.solution} »`) ? riddle : undefined
}

function judgeGuess(
  draft: ResponseDraft,
  { hint, solution, solutionPattern }: Riddle,
  { normalisedText, isQuestion, wordCount }: UtteranceAnalysis,
): boolean {
  if (surrender.test(normalisedText)) return draft.sayOneOf(riddleSolutionReplies, { solution })
  if (wordCount > maxGuessWords) return false
  if (solutionPattern.test(normalisedText)) return draft.sayOneOf(rightRiddleAnswers, { solution })
  if (/\b(?:tu|vous|je|j|on|ils?|elles?|mon|ma|mes)\b/.test(normalisedText)) return false
  const isGuess = isQuestion || /^(?:\w+ ){0,4}(?:une?|le|la|l|les|des) \w+$/.test(normalisedText)
  return (
    isGuess &&
    (draft.sayOneOf(wrongRiddleAnswers, { hint: lowercaseFirst(hint) }) ||
      draft.sayOneOf(riddleSolutionReplies, { solution }))
  )
}

/** Reacts after guessing the caller's riddle: to its solution, or to praise for the right guess. */
function closeCallerRiddle(draft: ResponseDraft, { normalisedText, wordCount }: UtteranceAnalysis) {
  const templates = [...callerRiddleGuesses, ...callerRiddleSurrenders]
  const hasGuessed = draft.state.lastResponse.some((sentence) =>
    templates.some((template) => sentence.startsWith(template.split('{')[0] || '\n')),
  )
  if (!hasGuessed || wordCount > maxGuessWords) return false
  const isRight = /^(?:oui|bravo|exact\w*|gagne|c est ca|bien joue)\b/.test(normalisedText)
  return draft.sayOneOf(isRight ? guessedRiddleReplies : solvedRiddleReplies)
}
