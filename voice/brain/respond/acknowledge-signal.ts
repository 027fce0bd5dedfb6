import type { ResponseDraft } from '../dialogue/response-draft'
import { leadingFillers, trailingFillers } from '../knowledge/signal-words'
import { invitationsToGoOn } from '../listening/general-replies'
import { signalReplies } from '../templates/signal-templates'
import { isOccupied } from './activities/is-occupied'
import type { Rule } from './rule'

/** A longer utterance has content of its own. */
const maxWords = 8

/**
 * Answers a signal, which is an utterance that only agrees, doubts or hesitates. Patterns recognise it, because the
 * classifiers are too often wrong about so few words. Does not apply while a question or an activity is pending,
 * because the utterance may be the answer to it.
 */
export const acknowledgeSignal: Rule = (draft, { isQuestion, normalisedText, wordCount }) => {
  if (wordCount > maxWords || isAnythingPending(draft)) return false
  const withoutFillers = normalisedText.replace(leadingFillers, '').replace(trailingFillers, '')
  const entry = [normalisedText, withoutFillers]
    .map((words) => signalReplies.find(([pattern]) => pattern.test(words)))
    .find((found) => found !== undefined)
  if (!entry || (isQuestion && !disbelief.test(normalisedText))) return false
  if (!draft.sayOneOf(entry[1])) return false
  draft.sayOneOf(invitationsToGoOn)
  return true
}

/** Matches questions that only express surprise, such as "ah bon ?" and "vraiment ?". */
const disbelief = /\b(?:bon|vrai\w*|serieu\w*|crois|croyez|blague|dec|rigol\w+|point|carrement)\b/

const isAnythingPending = (draft: ResponseDraft) => {
  const { interruptedSentences, lastResponse, lesson, preparedSentence, quiz, turnCount } =
    draft.state
  return (
    isOccupied(draft) ||
    lesson !== null ||
    quiz !== null ||
    preparedSentence !== null ||
    interruptedSentences.length > 0 ||
    turnCount < 2 ||
    (lastResponse.at(-1)?.endsWith('?') ?? false)
  )
}
