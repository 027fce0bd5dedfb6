import { findForeignPart, isFrench, isInLanguage } from '../../foreign-languages/compare-words'
import { findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { frenchFillers } from '../../foreign-languages/words/small-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { topicById } from '../topics/all-topics'
import { agreement, learningVerbs } from './content/learner-patterns'
import { howToReturn } from './content/learner-wordings'
import { sayCorrection } from './correct-sentence'
import {
  findNamedSituation,
  findNeededSituation,
  offerSentence,
  setExercise,
  teachNextSentence,
} from './exercise'
import { asksForMore } from './learner-wishes'
import { type LessonRule, listMarkedTalk, pickByTurn, sayEvenIfRepeated } from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'

/** Responds outside a scene, to sentences in the lesson's language or in French. */
export const practiseFreely: LessonRule = (draft, lesson, utterance) => {
  const { language } = lesson
  const { text } = utterance
  const foreignPart = findForeignPart(text, language)
  if (foreignPart === null && !isInLanguage(text, language))
    return respondToFrench(draft, lesson, utterance)
  const sentence = foreignPart ?? text.replace(frenchFillers, '')
  const mistake = findMistake(sentence, language)
  if (mistake) sayCorrection(draft, language, mistake)
  else
    sayEvenIfRepeated(draft, pickByTurn(draft, listMarkedTalk(draft, 'acknowledgement', language)))
  return askAbout(draft, findTalkTopic(sentence, language), sentence)
}

const maxWordsOfRequest = 25
const minStatementWords = 3

/**
 * Teaches a sentence on request, or translates the French statement for the caller to repeat. Leaves questions, serious
 * topics and statements of fewer than `minStatementWords` words to other rules. While the companion speaks no French,
 * says how to return to French instead.
 */
const respondToFrench: LessonRule = (draft, lesson, utterance) => {
  const { isQuestion, text, topics, wordCount } = utterance
  if (lesson.isLanguageOnly) return draft.sayOneOf([howToReturn]) && askAbout(draft, null)
  if (teachOnRequest(draft, lesson, utterance)) return true
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious)
  if (isQuestion || isSerious || wordCount < minStatementWords) return false
  return isFrench(text, lesson.language) && offerSentence(draft, lesson, text)
}

/**
 * Repeats the exercise when the caller agrees to it. Teaches the next sentence when the caller asks for it, or agrees
 * without an exercise.
 */
const teachOnRequest: LessonRule = (draft, { exercise }, { normalisedText, wordCount }) => {
  const agrees = agreement.test(normalisedText)
  if (exercise && agrees) return setExercise(draft, exercise, 'Alors, encore une fois')
  const isWish =
    learningVerbs.test(normalisedText) && findNamedSituation(normalisedText) !== undefined
  const asksForSentence = agrees || isWish || asksForMore(normalisedText)
  if (!asksForSentence || wordCount > maxWordsOfRequest) return false
  return teachNextSentence(draft, findSituation(draft, normalisedText))
}

/**
 * Returns the situation that the caller names, or else the one for which the caller needs the language, or else the
 * situation of the current exercise. When none is known, returns `introduce`.
 */
export const findSituation = (draft: ResponseDraft, normalisedText: string): string =>
  findNamedSituation(normalisedText) ??
  findNeededSituation(draft) ??
  draft.state.lesson?.exercise?.situation ??
  'introduce'
