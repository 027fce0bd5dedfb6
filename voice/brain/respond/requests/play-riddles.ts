import type { ResponseDraft } from '../../dialogue/response-draft'
import { type Riddle, riddles } from '../../knowledge/riddles'
import {
  callerRiddleGuesses,
  callerRiddleSurrenders,
  riddleSolutionReplies,
  rightRiddleAnswers,
  solvedRiddleReplies,
  unsolvedRiddles,
  wrongRiddleAnswers,
} from '../../templates/spoken-requests'
import { lowercaseFirst } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

const riddleRequest =
  /\b(?:(?:pose|donne|dis|fais|propose|raconte|trouve|lance|connais|as|avez|veux|voudrais|aimerais|envie)\w*|encore|autre|jou\w+) .{0,25}\b(?:enigme|devinette)s?\b|^(?:et )?une? (?:autre )?(?:petite )?(?:enigme|devinette)$/
const surrender =
  /\blangue au chat\b|^(?:\w+ ){0,3}(?:je (?:ne )?(?:sais|vois|trouve) pas|je seche|aucune idee|j abandonne|je donne|dis(?: le)? moi|dites(?: le)? moi|(?:c est quoi|quelle est) la (?:reponse|solution)|la (?:reponse|solution)|c est quoi)(?: alors| du tout)?$/
const callerRiddle =
  /\b(?:a (?:mon|moi de) tour|j en ai une|devine\w*|ma devinette|mon enigme)\b|\b(?:qui|que) suis je$|^(?:\w+ ){0,4}qu est ce qui (?:a|est|monte|tombe|court|marche|va|se|peut|fait) .*\b(?:mais|sans|jamais|pas)\b/
const maxGuessWords = 8

/** A riddle stays open during this many of the companion's sentences. */
const maxOpenSentences = 7

/** Asks riddles, judges the caller's guesses, and guesses the caller's own riddles. */
export const playRiddles: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (answerOwnRiddle(draft, utterance)) return true
  const open = findOpenRiddle(draft)
  const asksForRiddle = riddleRequest.test(normalisedText)
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
  const asked = riddles.filter(({ question }) => recent.includes(draft.fill(question) ?? question))
  const riddle = asked.at(-1)
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
  if (/\b(?:tu|vous|je|j|on)\b/.test(normalisedText)) return false
  const isGuess = isQuestion || /^(?:\w+ ){0,2}(?:une?|le|la|l|les|des) \w+$/.test(normalisedText)
  return (
    isGuess &&
    (draft.sayOneOf(wrongRiddleAnswers, { hint: lowercaseFirst(hint) }) ||
      draft.sayOneOf(riddleSolutionReplies, { solution }))
  )
}

/** Accepts the solution of the caller's riddle, or the praise for guessing it. */
function answerOwnRiddle(
  draft: ResponseDraft,
  { normalisedText, text, wordCount }: UtteranceAnalysis,
) {
  const templates = [...callerRiddleGuesses, ...callerRiddleSurrenders]
  const hasGuessed = draft.state.lastResponse.some((sentence) =>
    templates.some((template) => sentence.startsWith(template.split('{')[0] || '\n')),
  )
  if (!hasGuessed || wordCount > maxGuessWords) return false
  const solution = /(?:^|[ ,])((?:une? |le |la |les |des |l['’])[\p{L} '’-]+?)[ !.]*$/iu.exec(
    text,
  )?.[1]
  if (/^(?:oui|bravo|exact\w*|gagne|c est ca|bien joue)\b/.test(normalisedText))
    return draft.sayOneOf(solvedRiddleReplies.slice(0, 2))
  return solution !== undefined && draft.sayOneOf(solvedRiddleReplies.slice(2), { solution })
}
