import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { findNamedLanguage, nameInLanguage } from '../knowledge/phrases'
import { needsListening } from '../purposes/needs-listening'
import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { hasSameWords, isFrench } from './compare-words'
import {
  handledByOtherRules,
  languageInquiry,
  lessonWords,
  namedAsLanguage,
  practiceWish,
  practiceWords,
  requestWords,
  resumeRequest,
  sceneWish,
  sentenceRequest,
  startSignal,
} from './content/language-talk-patterns'
import { earlierLearning, statedLevel } from './content/learner-patterns'
import {
  earlierLearnerReply,
  inquiryReplies,
  levelQuestion,
  newLearnerReply,
  sceneOffer,
} from './content/learner-wordings'
import { findRequestedScene, type Scene, scenes } from './content/scenes'
import { judgeExercise, setExercise, teachNextStep } from './exercise'
import { readLearnedWords } from './learned-words'
import { isLearningStatement, removeOtherPeople } from './learner-wishes'
import { type Lesson, readLevel } from './lesson'
import {
  continueScene,
  findExchange,
  findUnplayedScenes,
  resumeScene,
  startScene,
} from './play-scene'
import { findSituation, offerSentence } from './practise-freely'
import {
  findLessonLanguage,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'

type LessonRequest = { language: Language; scene: Scene | undefined }

const maxWordsOfPracticeWish = 7
const maxTurnsOfStartSignal = 2
const maxWordsOfLevel = 4

/** Returns the language and the scene that the caller explicitly asks to practise; null without such a request. */
export function findLessonRequest(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
): LessonRequest | null {
  const { normalisedText, wordCount } = utterance
  const namedLanguage = findNamedLanguage(normalisedText)
  const language = namedLanguage ?? findLessonLanguage(draft)
  if (language === 'french' || handledByOtherRules.test(normalisedText)) return null
  const ownWords = removeOtherPeople(normalisedText)
  if (!requestWords.test(ownWords)) return null
  if (!practiceWords.test(ownWords) && !sceneWish.test(ownWords)) return null
  const isLessonNamed = lessonWords.test(normalisedText)
  if (needsListening(utterance) && !isLessonNamed) return null
  const scene = findRequestedScene(normalisedText)
  const isWish =
    isLessonNamed ||
    (scene !== undefined && sceneWish.test(normalisedText)) ||
    (namedLanguage !== undefined && namedAsLanguage.test(normalisedText)) ||
    (wordCount <= maxWordsOfPracticeWish && practiceWish.test(normalisedText))
  return isWish ? { language, scene } : null
}

/** Starts a lesson when the caller asks to practise a language, with a scene if one is named. */
export const startRequestedLesson: Rule = (draft, utterance) => {
  const request = findLessonRequest(draft, utterance)
  if (!request) return false
  const { language, scene } = request
  const { lesson } = draft.state
  const level = readStatedLevel(draft, utterance.normalisedText) ?? lesson?.level ?? null
  const started = updateLesson(draft, language, {
    isLanguageOnly: false,
    level,
    awaits: level ? 'practice' : 'level',
    scene: scene && !level ? { id: scene.id, index: 0, hasHelped: false } : null,
  })
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })
  const learned = readLearnedWords(draft, language).at(-1)
  if (learned) draft.say(`De la dernière fois, il reste ${quoteWords(draft, learned, language)}.`)
  if (level) return scene ? startScene(draft, started, scene) : offerScenes(draft, started)
  return sayEvenIfRepeated(draft, 'Avec plaisir. || Volontiers.') && askLevel(draft, language)
}

const askLevel = (draft: ResponseDraft, language: Language): true =>
  sayFilled(draft, [levelQuestion], { in: nameInLanguage(language) })

/** Offers translations when the caller asks whether the companion speaks a language that they are learning. */
export const welcomeLanguageInquiry: Rule = (draft, { normalisedText }) => {
  const language = findNamedLanguage(normalisedText)
  const { lesson } = draft.state
  const isRunning = lesson?.isActive && !lesson.isLanguageOnly
  if (!language || isRunning || !languageInquiry.test(normalisedText)) return false
  const level = readStatedLevel(draft, normalisedText)
  updateLesson(draft, language, { awaits: 'practice', isLanguageOnly: false, level })
  return sayFilled(draft, inquiryReplies, { in: nameInLanguage(language).toLowerCase() })
}

/** Responds, before a lesson, to a learner who talks about the language or about learning it. */
export const welcomeLearner: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText, text } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity) return false
  const asksForSentence =
    sentenceRequest.test(normalisedText) ||
    (startSignal.test(normalisedText) && draft.state.turnCount <= maxTurnsOfStartSignal)
  const isAboutLearning = asksForSentence || (!isQuestion && isLearningStatement(utterance))
  if (!isAboutLearning || !isFrench(text, language)) return false
  const level = readStatedLevel(draft, normalisedText)
  const lesson = updateLesson(draft, language, { awaits: 'practice', level })
  const hasLearnt = earlierLearning.test(normalisedText)
  sayEvenIfRepeated(draft, hasLearnt ? earlierLearnerReply : newLearnerReply)
  if (!asksForSentence && offerSentence(draft, lesson, text)) return true
  return teachNextStep(draft, findSituation(draft, normalisedText))
}

/** Resumes the lesson where the caller left it, on request or when they give the awaited answer. */
export const resumeLesson: Rule = (draft, { normalisedText, text }) => {
  const { lesson } = draft.state
  if (!lesson) return false
  const resumedLesson = { ...lesson, isActive: true }
  if (resumeRequest.test(normalisedText)) {
    draft.update({ lesson: resumedLesson })
    if (lesson.awaits === 'level') return askLevel(draft, lesson.language)
    if (lesson.scene) return resumeScene(draft, resumedLesson)
    if (!lesson.exercise) return offerScenes(draft, resumedLesson)
    return setExercise(draft, lesson.exercise, 'On reprend')
  }
  if (isFrench(text, lesson.language)) return false
  if (judgeExercise(draft, resumedLesson, text)) return true
  const answer = findExchange(lesson)?.answer[lesson.language]
  if (!answer || !hasSameWords(text, answer)) return false
  return continueScene(draft, updateLesson(draft, lesson.language, {}), text)
}

/** Whether the caller states a level without being asked: "débutante complète". */
export const statesLevel = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount <= maxWordsOfLevel && statedLevel.test(normalisedText)

/** Reads the level from the text or from the previous statement. */
function readStatedLevel(draft: ResponseDraft, normalisedText: string) {
  const earlierText = normaliseText(draft.state.callerStatements.at(-1) ?? '')
  const [words] = statedLevel.exec(normalisedText) ?? statedLevel.exec(earlierText) ?? []
  return words ? readLevel(words) : null
}

/** Asks the caller to choose one of three scenes. */
export function offerScenes(draft: ResponseDraft, lesson: Lesson): true {
  draft.update({ lesson: { ...lesson, awaits: 'scene', scene: null } })
  const unplayedScenes = findUnplayedScenes(draft)
  const [first, second, third] = unplayedScenes.length > 2 ? unplayedScenes : scenes
  const titles = `${first?.title}, ${second?.title} ou ${third?.title}`
  return sayFilled(draft, [sceneOffer], { titles })
}
