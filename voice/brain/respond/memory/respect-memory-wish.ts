import {
  futureQuestion,
  lastCallQuestion,
  recallQuestion,
  recentWordsReference,
} from '../../knowledge/questions/recall-words'
import {
  forgottenOnRequestReplies,
  memoryWishReplies,
  rememberNothingReplies,
} from '../../templates/answers/memory-templates'
import { findFacts } from '../../understanding/facts/find-fact'
import {
  dropLastStatement,
  findForgottenSubject,
  findMemoryWish,
  mentionsForgottenSubject,
} from '../../understanding/memory-wish'
import { listStatements, toSecondPersonPossessive } from '../answers/answer-memory-question'
import type { Rule } from '../rule'

/** Fulfils a wish about what the companion remembers, such as to keep nothing of the call or to forget a subject. */
export const respectMemoryWish: Rule = (draft, { text }) => {
  const { callerStatements, forgottenSubjects, turnCount } = draft.state
  const wish = findMemoryWish(text)
  if (wish === null) return false
  draft.update({ memoryWish: { wish, turn: turnCount } })
  const subject = findForgottenSubject(text)
  if (subject !== null)
    draft.update({
      callerStatements: callerStatements.filter((one) => !mentionsForgottenSubject(subject, one)),
      forgottenSubjects: [...forgottenSubjects, subject],
      topic: null,
    })
  else if (wish === 'forget-last')
    draft.update({ callerStatements: dropLastStatement(callerStatements), topic: null })
  else if (wish === 'keep-nothing') draft.update({ callerStatements: [], topic: null })
  const replies = memoryWishReplies[wish]
  if (subject === null) return draft.sayOneOf(replies)
  const secondPersonSubject = toSecondPersonPossessive(subject)
  return draft.sayOneOf(replies.map((one) => one.replace('{subject}', secondPersonSubject)))
}

/** For this many turns, "ce que je viens de dire" still means the forgotten statement. */
const maxTurnsAfterForgetting = 2

/** Answers a question about what the caller asked the companion to forget or not to keep: says that it is not kept. */
export const admitForgetting: Rule = (draft, { text, normalisedText }) => {
  const { forgottenSubjects, memoryWish, turnCount } = draft.state
  if (!recallQuestion.test(normalisedText)) return false
  const namesForgottenSubject = forgottenSubjects.some((subject) =>
    mentionsForgottenSubject(subject, text),
  )
  const asksAboutRecentWords = recentWordsReference.test(normalisedText)
  const { wish = null, turn = 0 } = memoryWish ?? {}
  const isUnknown =
    !lastCallQuestion.test(normalisedText) && findFacts(text, listStatements(draft)).length === 0
  const hasJustForgotten = wish === 'forget-last' && turnCount - turn <= maxTurnsAfterForgetting
  if (namesForgottenSubject || (hasJustForgotten && (asksAboutRecentWords || isUnknown)))
    return draft.sayOneOf(forgottenOnRequestReplies)
  const asksAboutUnkeptWords = wish === 'keep-nothing' && (asksAboutRecentWords || isUnknown)
  const asksAboutFuture = wish !== null && futureQuestion.test(normalisedText)
  return (asksAboutUnkeptWords || asksAboutFuture) && draft.sayOneOf(rememberNothingReplies)
}
