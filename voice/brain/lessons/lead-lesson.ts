import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isGoodbye } from '../understanding/goodbye'
import { answerInLanguage, answerLearner, findForeignPart } from './answer-learner'
import { hasSameWords, isFrench, isInLanguage } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import { scripts } from './content/common-words'
import { anyScene, farewell, recallRequest, sceneRequest } from './content/learner-patterns'
import { lessonEndings, levelReplies } from './content/learner-wordings'
import { findRequestedScene, findScene } from './content/scenes'
import { correctSentence } from './correct-sentence'
import { judgeExercise, setExercise } from './exercise'
import { readLearnedWords } from './learned-words'
import { repeatForeignWords, returnToFrench, speakRequestedLanguage } from './learner-requests'
import { type Lesson, readLevel } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import {
  continueScene,
  findExchange,
  findUnplayedScenes,
  resumeScene,
  startScene,
} from './play-scene'
import { practiseFreely } from './practise-freely'
import {
  findLessonLanguage,
  type LessonRule,
  quoteWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'
import {
  offerScenes,
  resumeLesson,
  startRequestedLesson,
  statesLevel,
  welcomeLanguageInquiry,
  welcomeLearner,
} from './start-lesson'
import { findFrenchMeaning } from './translate-french'
import { sayThemeWords } from './translate-on-request'
import { isUnrelatedToLesson } from './unrelated-to-lesson'

/** Leads a language lesson: answers requests, sets the level, plays scenes and corrects. */
export const leadLesson: Rule = (draft, utterance) => {
  const apply = (rule: Rule) => rule(draft, utterance)
  if ([speakRequestedLanguage, returnToFrench, repeatForeignWords].some(apply)) return true
  if (welcomeLanguageInquiry(draft, utterance)) return true
  const { lesson } = draft.state
  if (isUnrelatedToLesson(draft, utterance)) {
    // The paused lesson keeps its state, so that it can be resumed.
    if (lesson?.isActive) draft.update({ lesson: { ...lesson, isActive: false } })
    return false
  }
  return lesson?.isActive ? continueLesson(draft, lesson, utterance) : startRules.some(apply)
}

const continueLesson: LessonRule = (draft, lesson, utterance) => {
  const { normalisedText, text, isQuestion } = utterance
  const apply = (rule: Rule) => rule(draft, utterance)
  const scene = findRequestedScene(normalisedText)
  if (lesson.awaits !== 'level' && judgeExercise(draft, lesson, text)) {
    const { lesson: updatedLesson } = draft.state
    return !updatedLesson || updatedLesson.exercise !== null || resumeScene(draft, updatedLesson)
  }
  if (lesson.awaits !== 'level' && statesLevel(utterance))
    return handleLevelAnswer(draft, lesson, utterance)
  if (answerLearner(draft, utterance)) return true
  if (!lesson.scene && answerInLanguage(draft, utterance)) return true
  if ([correctSentence, sayThemeWords, recallLearnedWords].some(apply)) return true
  if (leavesLesson(draft, lesson, utterance)) {
    draft.update({ lesson: { ...lesson, isActive: false, isLanguageOnly: false, scene: null } })
    return sayLessonIsOver(draft, utterance)
  }
  if (lesson.awaits === 'level') return handleLevelAnswer(draft, lesson, utterance)
  if (lesson.awaits === 'scene') return handleSceneAnswer(draft, lesson, utterance)
  if (scene && sceneRequest.test(normalisedText)) return startScene(draft, lesson, scene)
  if (!lesson.scene && startRequestedLesson(draft, utterance)) return true
  // Other rules answer a question in French.
  if ((isQuestion || /^pourquoi\b/i.test(text)) && isFrench(text, lesson.language)) return false
  if (lesson.scene && !isAside(lesson, utterance)) return continueScene(draft, lesson, text)
  return practiseFreely(draft, lesson, utterance)
}

/** Says what the caller learnt in earlier calls, and asks for one of the phrases again. */
const recallLearnedWords: Rule = (draft, { normalisedText }) => {
  const language = findLessonLanguage(draft)
  if (language === 'french' || !recallRequest.test(normalisedText)) return false
  const phrases = readLearnedWords(draft, language).slice(-3)
  const last = phrases.at(-1)
  if (!last) return false
  updateLesson(draft, language, { awaits: 'practice' })
  const quotations = phrases.map((phrase) => quoteWords(draft, phrase, language))
  sayEvenIfRepeated(draft, `De la dernière fois, il reste ${quotations.join(', ')}.`)
  const french = findFrenchMeaning(last, language) ?? 'la dernière phrase'
  return setExercise(draft, { words: last, french, situation: null }, 'On reprend')
}

/** Corrects a mistake, or continues in the language, when a learner speaks it outside a lesson. */
const correctLearner: Rule = (draft, utterance) => {
  const { text, isQuestion, wordCount } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity || /[«":]/.test(text)) return false
  const sentence = findForeignPart(text, language) ?? text
  // `wordCount` does not count words in other scripts.
  const isLongEnough = wordCount > 2 || scripts[language] !== undefined
  const isPractice = isLongEnough && !isQuestion && isInLanguage(sentence, language)
  if (!isPractice && !findMistake(sentence, language)) return false
  return practiseFreely(draft, updateLesson(draft, language, { awaits: 'practice' }), utterance)
}

/** Rules that start or resume a lesson, or help a learner without one. */
const startRules: readonly Rule[] = [
  resumeLesson,
  answerLearner,
  answerInLanguage,
  recallLearnedWords,
  startRequestedLesson,
  welcomeLearner,
  correctLearner,
]

/** Sets the level that the caller names, or infers it from a sentence in the language. */
const handleLevelAnswer: LessonRule = (draft, lesson, { text, normalisedText, wordCount }) => {
  const { language } = lesson
  const isPerfect = wordCount === 0 || (wordCount > 3 && !findMistake(text, language))
  const attemptLevel = isPerfect ? 'confident' : 'intermediate'
  const level =
    readLevel(normalisedText) ?? (isInLanguage(text, language) ? attemptLevel : 'beginner')
  const isSlow = level === 'beginner'
  const updatedLesson = updateLesson(draft, language, { level, isSlow, awaits: 'practice' })
  const scene =
    findRequestedScene(normalisedText) ?? (lesson.scene ? findScene(lesson.scene.id) : undefined)
  sayEvenIfRepeated(draft, levelReplies[level])
  return scene ? startScene(draft, updatedLesson, scene) : offerScenes(draft, updatedLesson)
}

const maxWordsOfSceneChoice = 8

/** Starts the scene that the caller chooses, or the next one after "oui"; otherwise practises without a scene. */
const handleSceneAnswer: LessonRule = (draft, lesson, utterance) => {
  const { intents, isQuestion, normalisedText, text, wordCount } = utterance
  const isAnyScene =
    wordCount <= maxWordsOfSceneChoice &&
    (intents.has('yes') || intents.has('unsure') || anyScene.test(normalisedText))
  const [nextScene] = findUnplayedScenes(draft)
  const scene = findRequestedScene(normalisedText) ?? (isAnyScene ? nextScene : undefined)
  if (scene) return startScene(draft, lesson, scene)
  const updatedLesson = updateLesson(draft, lesson.language, { awaits: 'practice' })
  if (isQuestion && isFrench(text, lesson.language)) return false
  return practiseFreely(draft, updatedLesson, utterance)
}

const maxWordsOfSceneAnswer = 9

/** Whether the caller interrupts a scene to talk in French or to ask for something to learn. */
const isAside = ({ language }: Lesson, { normalisedText, text, wordCount }: UtteranceAnalysis) =>
  isFrench(text, language) &&
  !isInLanguage(text, language) &&
  (wordCount > maxWordsOfSceneAnswer ||
    composeSentence(text, language)?.missing.length === 0 ||
    /\b(?:apprend\w*|phrase)\b/.test(normalisedText))

/** After "stop" without a goodbye: says that the lesson is over, and continues the conversation. */
const sayLessonIsOver: Rule = (draft, { intents, normalisedText }) =>
  intents.has('stop') &&
  !farewell.test(normalisedText) &&
  sayEvenIfRepeated(draft, ...lessonEndings)

const leavingIntents = [
  'stop',
  'changes-topic',
  'refuses-activities',
  'explicit',
  'explicit-with-minor',
] as const

const minWordsOfMood = 5

/** Whether the caller ends the lesson, says goodbye, or talks about something sad or serious. */
const leavesLesson: LessonRule = (draft, lesson, utterance) => {
  const { intents, mood, text, wordCount } = utterance
  const exchange = findExchange(lesson)
  if (exchange && hasSameWords(text, exchange.answer[lesson.language])) return false
  if (leavingIntents.some((intent) => intents.has(intent))) return true
  if (isGoodbye(text, draft.context.companion.name)) return true
  const isSad = mood !== null && mood !== 'joy' && wordCount >= minWordsOfMood
  return isSad && isFrench(text, lesson.language)
}
