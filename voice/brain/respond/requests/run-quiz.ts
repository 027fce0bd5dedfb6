import type { QuizState } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { findQuizTheme, isRightAnswer, quizQuestionsByTheme } from '../../knowledge/quiz'
import { givesUpPattern, quizRequest } from '../../knowledge/quiz-words'
import { isLikelyStatement } from '../../purposes/is-likely-statement'
import { isQuestionPurpose } from '../../purposes/purpose'
import {
  quizCorrections,
  quizEndings,
  quizIntroductions,
  quizPraise,
  quizReveals,
} from '../../templates/quiz-templates'
import type { Rule } from '../rule'

const maxQuestions = 6
/** A longer reply without the right answer is about something else. */
const maxAnswerWords = 9
/** The purpose of a shorter reply is uncertain. */
const minStatementWords = 6

/** Starts a quiz on the theme that the caller names, such as history or the highway code, or on general knowledge. */
export const startQuiz: Rule = (draft, utterance) => {
  const { isLong, normalisedText } = utterance
  if (isLong || isLikelyStatement(utterance)) return false
  const theme = quizRequest.test(normalisedText) ? findQuizTheme(normalisedText) : null
  if (theme === null) return false
  draft.sayOneOf(quizIntroductions)
  return askNext(draft, { theme, askedCount: 0, rightCount: 0 })
}

/** Judges the caller's answer and asks the next question. Another subject, a stop or `maxQuestions` ends the quiz. */
export const continueQuiz: Rule = (draft, utterance) => {
  const { intents, isQuestion, normalisedText, purpose, text, wordCount } = utterance
  const { quiz } = draft.state
  if (quiz === null) return false
  draft.update({ quiz: null })
  const isRight = isRightAnswer(quiz.question, text)
  const givesUp = givesUpPattern.test(normalisedText) || intents.has('unsure')
  const isSomethingElse =
    isQuestion ||
    isQuestionPurpose(purpose.purpose) ||
    (purpose.purpose.startsWith('tells') && wordCount >= minStatementWords) ||
    intents.has('stop') ||
    intents.has('changes-topic') ||
    wordCount > maxAnswerWords
  if (isSomethingElse && !isRight && !givesUp) return false
  const { answer } = quiz.question
  const rightCount = quiz.rightCount + (isRight ? 1 : 0)
  if (isRight) draft.sayOneOf(quizPraise)
  else draft.sayOneOf(givesUp ? quizReveals : quizCorrections, { answer })
  if (quiz.askedCount < maxQuestions) return askNext(draft, { ...quiz, rightCount })
  return draft.sayOneOf(quizEndings, { score: `${rightCount} sur ${quiz.askedCount}` })
}

/** Asks a question that was not asked yet. When none is left, the quiz ends. Returns whether anything is said. */
function askNext(draft: ResponseDraft, quiz: Omit<QuizState, 'question'>): boolean {
  const questions = quizQuestionsByTheme.get(quiz.theme) ?? []
  const unasked = questions.filter(({ question }) => !draft.hasSaid(question))
  const question = unasked[Math.floor(draft.nextRandomValue() * unasked.length)]
  if (!question || !draft.sayOneOf([question.question])) return draft.sentences.length > 0
  draft.update({ quiz: { ...quiz, question, askedCount: quiz.askedCount + 1 } })
  return true
}
