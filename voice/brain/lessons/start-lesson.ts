import type { Language } from '../../../domain/languages'
import { isFrench } from '../../foreign-languages/compare-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { findNamedLanguage, formatInLanguage } from '../knowledge/phrases'
import { needsListening } from '../purposes/needs-listening'
import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  handledByOtherRules,
  interview,
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
import { earlierLearning } from './content/learner-patterns'
import {
  earlierLearnerReply,
  inquiryReplies,
  levelQuestion,
  newLearnerReply,
} from './content/learner-wordings'
import { findRequestedScene } from './content/scenes'
import { findNeededSituation, setExercise, teachNextSentence } from './exercise'
import { sayLearnedWords } from './learned-words'
import { isLearningStatement, removeOtherPeople } from './learner-wishes'
import { readStatedLevel } from './lesson'
import { offerScenes, resumeScene, startScene } from './play-scene'
import { findSituation } from './practise-freely'
import { findLessonLanguage, sayEvenIfRepeated, sayFilled, updateLesson } from './say-in-language'

/** In a longer text, `practiceWish` alone is not a request. */
const maxWordsOfPracticeWish = 7
/** Up to this turn, a start signal such as "on y va" asks for a first sentence. */
const maxStartSignalTurn = 2

/**
 * Returns the language of the lesson that the caller explicitly asks for, and the scene if the caller names one; null
 * without such a request.
 */
export function findLessonRequest(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const { normalisedText, wordCount } = utterance
  const { lesson } = draft.state
  const namedLanguage = findNamedLanguage(normalisedText)
  const language = namedLanguage ?? findLessonLanguage(draft)
  if (language === 'french' || handledByOtherRules.test(normalisedText)) return null
  const textWithoutOthers = removeOtherPeople(normalisedText)
  const isPracticeRequest =
    requestWords.test(textWithoutOthers) &&
    (practiceWords.test(textWithoutOthers) || sceneWish.test(textWithoutOthers))
  if (!isPracticeRequest) return null
  const isLessonNamed = lessonWords.test(normalisedText)
  if (needsListening(utterance) && !isLessonNamed) return null
  const isTeaching = draft.context.companion.category === 'apprentissage' || lesson?.isActive
  // Without a lesson, an interview is prepared in French.
  if (!isTeaching && !namedLanguage && interview.test(normalisedText)) return null
  const scene = findRequestedScene(normalisedText)
  const isWish =
    isLessonNamed ||
    (scene !== undefined && sceneWish.test(normalisedText)) ||
    (namedLanguage !== undefined && namedAsLanguage.test(normalisedText)) ||
    (wordCount <= maxWordsOfPracticeWish && practiceWish.test(normalisedText))
  return isWish ? { language, scene } : null
}

/**
 * Starts a lesson when the caller asks to practise a language: asks for the level if it is unknown; otherwise starts
 * the scene that the caller names, or offers scenes.
 */
export const startRequestedLesson: Rule = (draft, utterance) => {
  const request = findLessonRequest(draft, utterance)
  if (!request) return false
  const { language, scene } = request
  const previousText = normaliseText(draft.state.callerStatements.at(-1) ?? '')
  const statedLevel = readStatedLevel(utterance.normalisedText) ?? readStatedLevel(previousText)
  const level = statedLevel ?? draft.state.lesson?.level ?? null
  const startedLesson = updateLesson(draft, language, {
    isLanguageOnly: false,
    level,
    awaits: level ? 'practice' : 'level',
    scene: scene ? { id: scene.id, index: 0 } : null,
  })
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })
  sayLearnedWords(draft, language, 1)
  if (level) return startScene(draft, startedLesson, scene)
  return sayEvenIfRepeated(draft, 'Avec plaisir. || Volontiers.') && askLevel(draft, language)
}

const askLevel = (draft: ResponseDraft, language: Language): true =>
  sayFilled(draft, [levelQuestion], { in: formatInLanguage(language) })

/** Starts a lesson with an offer to translate, for a learner who asks whether the companion speaks the language. */
export const welcomeLanguageInquiry: Rule = (draft, { normalisedText }) => {
  const language = findNamedLanguage(normalisedText)
  if (!language || !languageInquiry.test(normalisedText)) return false
  updateLesson(draft, language, { awaits: 'practice', isLanguageOnly: false })
  return sayFilled(draft, inquiryReplies, { in: formatInLanguage(language).toLowerCase() })
}

/**
 * Teaches a first sentence to a learner who asks for one, says "on y va" in the first turns of the call, or talks about
 * learning the language.
 */
export const welcomeLearner: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText, text } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity) return false
  const asksForSentence =
    sentenceRequest.test(normalisedText) ||
    (startSignal.test(normalisedText) && draft.state.turnCount <= maxStartSignalTurn)
  const isAboutLearning = asksForSentence || (!isQuestion && isLearningStatement(utterance))
  if (!isAboutLearning || !isFrench(text, language)) return false
  updateLesson(draft, language, { awaits: 'practice', level: readStatedLevel(normalisedText) })
  const hasLearnt = earlierLearning.test(normalisedText)
  sayEvenIfRepeated(draft, hasLearnt ? earlierLearnerReply : newLearnerReply)
  return teachNextSentence(draft, findSituation(draft, normalisedText))
}

/** Resumes the lesson where the caller left it, on request. */
export const resumeLesson: Rule = (draft, { normalisedText }) => {
  const { lesson } = draft.state
  if (!lesson || !resumeRequest.test(normalisedText)) return false
  const resumedLesson = updateLesson(draft, lesson.language, {})
  if (lesson.awaits === 'level') return askLevel(draft, lesson.language)
  if (lesson.scene) return resumeScene(draft, resumedLesson)
  if (lesson.exercise) return setExercise(draft, lesson.exercise, 'On reprend')
  const neededSituation = findNeededSituation(draft)
  if (neededSituation !== null && teachNextSentence(draft, neededSituation)) return true
  return offerScenes(draft, resumedLesson)
}
