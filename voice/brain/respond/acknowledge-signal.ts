import type { ResponseDraft } from '../dialogue/response-draft'
import { leadingFillers, trailingFillers } from '../knowledge/words/signal-words'
import { invitationsToGoOn } from '../listening/general-replies'
import { signalReplies } from '../templates/signal-templates'
import type { Template } from '../templates/template'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** A longer utterance has content of its own. */
const maxWords = 8

/**
 * Answers a signal, which is an utterance without new information: the caller only agrees, doubts or hesitates.
 * Patterns recognise a signal, because the classifiers are too often wrong about so few words.
 */
export const acknowledgeSignal: Rule = (draft, { isQuestion, normalisedText, wordCount }) => {
  if (wordCount > maxWords || shouldLeaveToOtherRules(draft)) return false
  const textWithoutFillers = normalisedText.replace(leadingFillers, '').replace(trailingFillers, '')
  const replies = findReplies(normalisedText) ?? findReplies(textWithoutFillers)
  if (!replies || (isQuestion && !surprise.test(normalisedText))) return false
  if (!draft.sayOneOf(replies)) return false
  draft.sayOneOf(invitationsToGoOn)
  return true
}

const findReplies = (words: string): readonly Template[] | undefined =>
  signalReplies.find(([pattern]) => pattern.test(words))?.[1]

/** Matches a word of surprise. A signal with such a word asks nothing, even with a question mark: "vraiment ?" */
const surprise = /\b(?:bon|vrai\w*|serieu\w*|crois|croyez|blague|dec|rigol\w+|point|carrement)\b/

/**
 * Whether the utterance may belong to a question, an activity, a lesson or something else that another rule continues.
 * Also true for the caller's first utterance.
 */
function shouldLeaveToOtherRules(draft: ResponseDraft): boolean {
  const { interruptedSentences, lastResponse, lesson, preparedSentence, quiz, turnCount } =
    draft.state
  const hasAsked = lastResponse.at(-1)?.endsWith('?') ?? false
  return (
    isOccupied(draft) ||
    lesson !== null ||
    quiz !== null ||
    preparedSentence !== null ||
    interruptedSentences.length > 0 ||
    turnCount < 2 ||
    hasAsked
  )
}
