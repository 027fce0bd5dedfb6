import { findForeignPart, isFrench, isInLanguage } from '../../foreign-languages/compare-words'
import { findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { scripts } from '../../foreign-languages/words/common-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isQuestionPurpose } from '../purposes/purpose'
import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isGoodbye } from '../understanding/goodbye'
import { answerLearner } from './answer-learner'
import { resumeRequest } from './content/language-talk-patterns'
import {
  anyScene,
  farewell,
  lessonRefusal,
  quotation,
  sceneRequest,
  statedLevel,
  statedLevelAtStart,
} from './content/learner-patterns'
import {
  lessonEndings,
  lessonRefusalReplies,
  levelReplies,
  preparationReply,
} from './content/learner-wordings'
import { findRequestedScene, findScene } from './content/scenes'
import { correctSentence, removeCheckQuestion } from './correct-sentence'
import { findToldSituation, judgeExercise, praiseRepetition, teachNextSentence } from './exercise'
import {
  giveSentences,
  pronounceWord,
  repeatForeignWords,
  returnToFrench,
  speakRequestedLanguage,
} from './learner-requests'
import type { UtteranceCondition } from './learner-wishes'
import { type Lesson, readLevel } from './lesson'
import { continueScene, findUnplayedScenes, resumeScene, startScene } from './play-scene'
import { practiseFreely } from './practise-freely'
import {
  findLessonLanguage,
  type LessonRule,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'
import { findSpeakingWish, speakAtOnce } from './speak-at-once'
import {
  findLessonRequest,
  resumeLesson,
  startRequestedLesson,
  welcomeLanguageInquiry,
  welcomeLearner,
} from './start-lesson'
import {
  findCertainTranslation,
  findVariant,
  sayThemeWords,
  translateIfCertain,
} from './translate-on-request'
import {
  isExpectedAnswer,
  isPainful,
  isUnrelatedToLesson,
  leavingIntents,
  minWordsOfLongText,
} from './unrelated-to-lesson'

/** Leads a language lesson: answers requests, sets the level, plays scenes and corrects. */
export const leadLesson: Rule = (draft, utterance) => {
  const apply = (rule: Rule) => rule(draft, utterance)
  const refusesLesson =
    lessonRefusal.test(utterance.normalisedText) && findSpeakingWish(draft, utterance) === null
  if (refusesLesson && canRefuseLesson(draft)) return acceptRefusal(draft, utterance)
  if (draft.state.lesson?.isRefused && !isLessonRequest(draft, utterance)) return false
  if (rulesWithOrWithoutLesson.some(apply)) return true
  const { lesson, runningActivity } = draft.state
  if (isUnrelatedToLesson(draft, utterance)) {
    // The paused lesson keeps its state, so that it can be resumed.
    if (lesson?.isActive) draft.update({ lesson: { ...lesson, isActive: false } })
    return false
  }
  // The awaited answer resumes a paused lesson.
  const resumesLesson = lesson && !runningActivity && isExpectedAnswer(lesson, utterance.text)
  return lesson?.isActive || resumesLesson
    ? continueLesson(draft, updateLesson(draft, lesson.language, {}), utterance)
    : startRules.some(apply)
}

/**
 * Whether the caller asks to speak the language, to practise, to resume the lesson, to translate words, or to stop the
 * lesson. Such a request is answered even in a long statement. All but the wish to stop end an earlier refusal.
 */
export const isLessonRequest: UtteranceCondition = (draft, utterance) =>
  findSpeakingWish(draft, utterance) !== null ||
  findLessonRequest(draft, utterance) !== null ||
  resumeRequest.test(utterance.normalisedText) ||
  (lessonRefusal.test(utterance.normalisedText) && canRefuseLesson(draft)) ||
  findCertainTranslation(draft, utterance) !== null

/** Whether there is a lesson to refuse: it is active, or the companion is a teacher who would offer one. */
const canRefuseLesson = ({ context, state }: ResponseDraft) =>
  state.lesson?.isActive || context.companion.category === 'apprentissage'

/** In a longer utterance, the caller also says something else, which other rules answer. */
const maxWordsOfRefusal = 10

/** Ends the lesson for a caller who only wants to talk. Returns false when other rules should answer the rest. */
function acceptRefusal(draft: ResponseDraft, { wordCount }: UtteranceAnalysis): boolean {
  const change = { isActive: false, isRefused: true, scene: null, exercise: null }
  updateLesson(draft, findLessonLanguage(draft), change)
  return draft.sayOneOf(lessonRefusalReplies) && wordCount <= maxWordsOfRefusal
}

const maxWordsAfterLongText = 6

/** After a long text and a few more words of the caller, teaches a sentence for the situation in the long text. */
const prepareAfterLongText: Rule = (draft, utterance) => {
  const language = findLessonLanguage(draft)
  const previousText = draft.state.callerStatements.at(-1) ?? ''
  const isPreviousLong = previousText.split(' ').length >= minWordsOfLongText
  const situation = isPreviousLong ? findToldSituation(previousText) : null
  if (situation === null || language === 'french' || draft.state.lesson?.isActive) return false
  const { intents, purpose, text, wordCount } = utterance
  const isShortRemark =
    wordCount <= maxWordsAfterLongText &&
    !isQuestionPurpose(purpose.purpose) &&
    isFrench(text, language)
  const isLeaving =
    leavingIntents.some((intent) => intents.has(intent)) ||
    isGoodbye(text, draft.context.companion.name)
  if (!isShortRemark || isLeaving || isPainful(utterance)) return false
  updateLesson(draft, language, { awaits: 'practice', scene: null })
  sayEvenIfRepeated(draft, preparationReply)
  return teachNextSentence(draft, situation)
}

/** Rules that respond to a learner whether or not a lesson is active. */
const rulesWithOrWithoutLesson: readonly Rule[] = [
  speakRequestedLanguage,
  speakAtOnce,
  returnToFrench,
  pronounceWord,
  repeatForeignWords,
  giveSentences,
  welcomeLanguageInquiry,
  praiseRepetition,
  translateIfCertain,
  prepareAfterLongText,
]

const maxWordsOfLevel = 4

/**
 * Responds in an active lesson to an attempt at the exercise, a level, a question about the language, a wish to leave
 * or anything else that the caller says to practise.
 */
const continueLesson: LessonRule = (draft, lesson, utterance) => {
  const { normalisedText, text, wordCount } = utterance
  const { awaits } = lesson
  const apply = (rule: Rule) => rule(draft, utterance)
  const mayBeAttempt = awaits !== 'level' && findVariant(draft, text) === null
  if (mayBeAttempt && judgeExercise(draft, lesson, removeCheckQuestion(text))) {
    const judgedLesson = draft.state.lesson ?? lesson
    return judgedLesson.exercise !== null || resumeScene(draft, judgedLesson)
  }
  const levelPattern = wordCount <= maxWordsOfLevel ? statedLevel : statedLevelAtStart
  if (awaits !== 'level' && levelPattern.test(normalisedText))
    return handleLevelAnswer(draft, lesson, utterance)
  if ([answerLearner, correctSentence, sayThemeWords].some(apply)) return true
  if (leavesLesson(draft, lesson, utterance)) {
    draft.update({ lesson: { ...lesson, isActive: false, isLanguageOnly: false, scene: null } })
    return sayLessonIsOver(draft, utterance)
  }
  return awaits === 'level'
    ? handleLevelAnswer(draft, lesson, utterance)
    : continuePractice(draft, lesson, utterance)
}

/** Starts the scene or the lesson that the caller asks for, continues the current scene, or practises without one. */
const continuePractice: LessonRule = (draft, lesson, utterance) => {
  const { isQuestion, text } = utterance
  const { language } = lesson
  const scene = chooseScene(draft, lesson, utterance)
  if (scene) return startScene(draft, lesson, scene)
  const updatedLesson = updateLesson(draft, language, { awaits: 'practice' })
  if (!lesson.scene && startRequestedLesson(draft, utterance)) return true
  const asksSomething = isQuestion || /^pourquoi\b/i.test(text)
  // Other rules answer a question in French.
  if (asksSomething && isFrench(text, language)) return false
  if (lesson.scene && !isAside(lesson, utterance)) return continueScene(draft, updatedLesson, text)
  return practiseFreely(draft, updatedLesson, utterance)
}

/** Outside a lesson, responds to a sentence in the taught language: corrects a mistake, or continues in that language. */
const correctLearner: Rule = (draft, utterance) => {
  const { text, isQuestion, wordCount } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity || quotation.test(text)) return false
  if (isGoodbye(text, draft.context.companion.name)) return false
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
  startRequestedLesson,
  welcomeLearner,
  correctLearner,
]

/**
 * Sets the level that the caller names, or infers it: a caller who answers in French is a beginner. Then starts the
 * requested or current scene, or offers scenes.
 */
const handleLevelAnswer: LessonRule = (draft, lesson, { text, normalisedText, wordCount }) => {
  const { language } = lesson
  // `wordCount` is 0 for a text in another script, which is taken as correct without a check.
  const showsConfidence = wordCount === 0 || (wordCount > 3 && !findMistake(text, language))
  const levelOfSpeaker = showsConfidence ? 'confident' : 'intermediate'
  const inferredLevel = isInLanguage(text, language) ? levelOfSpeaker : 'beginner'
  const level = readLevel(normalisedText) ?? inferredLevel
  const isSlow = level === 'beginner'
  const updatedLesson = updateLesson(draft, language, { level, isSlow, awaits: 'practice' })
  const scene = findRequestedScene(normalisedText) ?? findScene(lesson.scene?.id ?? '')
  sayEvenIfRepeated(draft, levelReplies[level])
  return startScene(draft, updatedLesson, scene)
}

const maxWordsOfSceneChoice = 8

/**
 * Returns the scene that the caller asks for. When the caller has to choose one, a short "oui", "je ne sais pas" or
 * "n'importe" chooses the first unplayed one.
 */
function chooseScene(draft: ResponseDraft, { awaits }: Lesson, utterance: UtteranceAnalysis) {
  const { intents, normalisedText, wordCount } = utterance
  const scene = findRequestedScene(normalisedText)
  if (awaits !== 'scene') return sceneRequest.test(normalisedText) ? scene : undefined
  const acceptsAnyScene =
    wordCount <= maxWordsOfSceneChoice &&
    (intents.has('yes') || intents.has('unsure') || anyScene.test(normalisedText))
  return scene ?? (acceptsAnyScene ? findUnplayedScenes(draft)[0] : undefined)
}

const maxWordsOfSceneAnswer = 9

/** Whether the caller leaves a scene for a while: with a long text in French, or to ask in French for a sentence. */
const isAside = ({ language }: Lesson, { normalisedText, text, wordCount }: UtteranceAnalysis) =>
  isFrench(text, language) &&
  (wordCount > maxWordsOfSceneAnswer || /\b(?:apprend\w*|phrase)\b/.test(normalisedText))

/** After "stop" without a goodbye: says that the lesson is over, and asks what the caller wants to talk about. */
const sayLessonIsOver: Rule = (draft, { intents, normalisedText }) =>
  intents.has('stop') &&
  !farewell.test(normalisedText) &&
  sayEvenIfRepeated(draft, ...lessonEndings)

/** Whether the caller ends the lesson, says goodbye, or talks about something painful or explicit. */
const leavesLesson: LessonRule = (draft, lesson, utterance) => {
  const { intents, text } = utterance
  if (isExpectedAnswer(lesson, text)) return false
  return (
    leavingIntents.some((intent) => intents.has(intent)) ||
    intents.has('explicit') ||
    intents.has('explicit-with-minor') ||
    isGoodbye(text, draft.context.companion.name) ||
    (isPainful(utterance) && isFrench(text, lesson.language))
  )
}
