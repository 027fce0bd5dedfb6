import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  addresseeWords,
  namedAsLanguage,
  originOfOthers,
  otherPeople,
  sayingWish,
  tellingQuestion,
  translationQuestion,
  translationSentence,
} from './content/language-talk-patterns'
import { learningOfLanguage, learningStatement, moreRequest } from './content/learner-patterns'

/** A condition on an utterance and the response draft, which stays unchanged. */
export type UtteranceCondition = (draft: ResponseDraft, utterance: UtteranceAnalysis) => boolean

/**
 * Removes clauses about other people: "ma fille apprend le japonais" is neither a request nor about the caller's own
 * learning.
 */
export const removeOtherPeople = (normalisedText: string) =>
  normalisedText.replace(otherPeople, ' ')

/** Whether the caller says that they are learning, want to learn or once learnt a language. */
export function isLearningStatement({ normalisedText, wordCount }: UtteranceAnalysis): boolean {
  const learnsNamedLanguage =
    namedAsLanguage.test(normalisedText) &&
    learningOfLanguage.test(removeOtherPeople(normalisedText))
  const isShortStatement =
    wordCount <= maxLearningWords &&
    learningStatement.test(normalisedText) &&
    !originOfOthers.test(normalisedText)
  return learnsNamedLanguage || isShortStatement
}

/** A longer text that does not name a language is about something else. */
const maxLearningWords = 14

/**
 * Whether the caller asks how to tell somebody something, and wants no translation of it: "comment je lui dis que…"
 * False during a lesson, soon after a translation, and when the caller names a language or quotes words.
 */
export const asksHowToTellSomebody: UtteranceCondition = (draft, { normalisedText, text }) => {
  const { lesson } = draft.state
  const mayContinuePausedLesson =
    lesson !== null && !lesson.isRefused && !addresseeWords.test(normalisedText)
  const isLearning = lesson?.isActive || mayContinuePausedLesson || hasTranslatedLately(draft)
  const hasQuotation = /[«"]/.test(text)
  if (isLearning || hasQuotation || namedAsLanguage.test(normalisedText)) return false
  const isTellingQuestion =
    tellingQuestion.test(normalisedText) && !translationQuestion.test(normalisedText)
  return sayingWish.test(normalisedText) || isTellingQuestion
}

const maxSentencesSinceTranslation = 8

/** Whether one of the companion's last sentences gave or checked a translation. */
export const hasTranslatedLately = ({ state }: ResponseDraft) =>
  state.spokenSentences
    .slice(-maxSentencesSinceTranslation)
    .some((sentence) => translationSentence.test(sentence))

/** Whether the caller only asks for the next sentence: "vas-y, donne-moi la suite". */
export function asksForMore(normalisedText: string): boolean {
  const textWithoutWish = normalisedText.replace(/\bje (?:suis prete?|veux|voudrais)\b/g, '')
  const isAboutSomebody = /\b(?:je|j|mon|ma|mes|me|m|il|elle|ils|elles|lui)\b/.test(textWithoutWish)
  return moreRequest.test(normalisedText) && !isAboutSomebody
}
