import { findForeignPart, isFrench, isSimilar } from '../../foreign-languages/compare-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findAskedWords } from '../knowledge/questions/translation-requests'
import { needsListening } from '../purposes/needs-listening'
import { isQuestionPurpose } from '../purposes/purpose'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isGoodbye } from '../understanding/goodbye'
import {
  exerciseDifficulty,
  languageQuestion,
  levelAnswer,
  namedAsLanguage,
  practiceWords,
  requestWords,
  resumeRequest,
  sayingWish,
  sceneChoice,
} from './content/language-talk-patterns'
import { agreement, frenchOrder, statedLevelAtStart } from './content/learner-patterns'
import { findRequestedScene } from './content/scenes'
import { findCheckedPart } from './correct-sentence'
import {
  asksForMore,
  asksHowToTellSomebody,
  hasTranslatedLately,
  isLearningStatement,
  removeOtherPeople,
  type UtteranceCondition,
} from './learner-wishes'
import type { Lesson } from './lesson'
import { findSceneExchange } from './play-scene'
import { findLessonLanguage, type LessonRule } from './say-in-language'
import { findLessonRequest } from './start-lesson'
import { findVariant } from './translate-on-request'

/** Intents with which the caller leaves a lesson. */
export const leavingIntents = ['stop', 'changes-topic', 'refuses-activities'] as const

const minWordsOfUnrelatedText = 5
const minWordsOfPainfulStatement = 3
const minPainfulProbability = 0.8
const maxWordsOfRequest = 8
const maxWordsOfAnswer = 9
const maxWordsOfSceneChoice = 18

/**
 * Whether the caller says goodbye in French, or talks in French about something other than the language and the lesson.
 * Such talk neither starts a lesson nor answers an exercise.
 */
export const isUnrelatedToLesson: UtteranceCondition = (draft, utterance) => {
  const language = findLessonLanguage(draft)
  const { intents, normalisedText, text, wordCount } = utterance
  const { lesson } = draft.state
  if (!isFrench(text, language) || (lesson && isExpectedAnswer(lesson, text))) return false
  const leavesLesson = leavingIntents.some((intent) => intents.has(intent))
  const asksForLesson =
    findLessonRequest(draft, utterance) !== null || resumeRequest.test(normalisedText)
  const asksAboutWords =
    findCheckedPart(text, language) !== null || findVariant(draft, text) !== null
  if (leavesLesson || asksForLesson || asksAboutWords) return false
  const isOnlyFrench = findForeignPart(text, language) === null
  if (isLongText(utterance) && isOnlyFrench) return true
  const isLessonActive = lesson?.isActive === true
  if (isLessonActive && belongsToLesson(draft, lesson, utterance)) return false
  if (isGoodbye(text, draft.context.companion.name)) return true
  if (wordCount < minWordsOfUnrelatedText) return isLessonActive && isPainful(utterance)
  if (needsListening(utterance) && !languageQuestion.test(normalisedText)) return true
  return isOnlyFrench && !isAboutLanguage(draft, utterance)
}

export const minWordsOfLongText = 25

/** Whether a caller tells something long, which deserves an answer before any exercise. */
const isLongText = ({ normalisedText, purpose, text, wordCount }: UtteranceAnalysis) =>
  wordCount >= minWordsOfLongText &&
  !isQuestionPurpose(purpose.purpose) &&
  !(requestWords.test(normalisedText) && practiceWords.test(removeOtherPeople(normalisedText))) &&
  findAskedWords(text) === null

/** Whether a statement that is not about an exercise is certainly painful: "mon chien est mort". */
export const isPainful = ({ mood, normalisedText, purpose, wordCount }: UtteranceAnalysis) =>
  wordCount >= minWordsOfPainfulStatement &&
  mood !== null &&
  mood !== 'joy' &&
  purpose.valenceProbability >= minPainfulProbability &&
  !exerciseDifficulty.test(normalisedText)

/** Whether the caller talks about the language, or about what to say or learn in it. */
const isAboutLanguage: UtteranceCondition = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (asksHowToTellSomebody(draft, utterance)) return false
  if (languageQuestion.test(normalisedText) || isLearningStatement(utterance)) return true
  const isAboutOthers = removeOtherPeople(normalisedText) !== normalisedText
  if (namedAsLanguage.test(normalisedText) && !isAboutOthers) return true
  if (hasTranslatedLately(draft) && sayingWish.test(normalisedText)) return true
  return wordCount <= maxWordsOfRequest && asksForMore(normalisedText)
}

/** Whether the caller says the sentence of the exercise, the answer of the scene (also in French), or a level. */
export function isExpectedAnswer(lesson: Lesson, text: string): boolean {
  if (statedLevelAtStart.test(normaliseText(text))) return true
  const { answer } = findSceneExchange(lesson) ?? {}
  const expected = [lesson.exercise?.words, answer?.[lesson.language], answer?.french]
  return expected.some((sentence) => sentence !== undefined && isSimilar(text, sentence))
}

/** Whether the words answer what the lesson asked for, agree to it, or say that it is too difficult. */
const belongsToLesson: LessonRule = (_, lesson, utterance) => {
  const { normalisedText, text, wordCount } = utterance
  if (agreement.test(normalisedText) || exerciseDifficulty.test(normalisedText)) return true
  if (isExpectedAnswer(lesson, text)) return true
  if (needsListening(utterance)) return false
  if (lesson.awaits === 'level')
    return levelAnswer.test(normalisedText) || wordCount <= maxWordsOfRequest
  const maxWords = lesson.awaits === 'scene' ? maxWordsOfSceneChoice : maxWordsOfAnswer
  if (wordCount > maxWords) return false
  if (lesson.scene && frenchOrder.test(normalisedText)) return true
  return sceneChoice.test(normalisedText) && findRequestedScene(normalisedText) !== undefined
}
