import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { languageNames } from '../knowledge/phrases'
import { needsListening } from '../purposes/needs-listening'
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
import { findRequestedScene, findScene, type Scene, scenes } from './content/scenes'
import { judgeExercise, setExercise, teachNextStep } from './exercise'
import { readLearnedWords } from './learned-words'
import { isLearningStatement, removeOtherPeople } from './learner-wishes'
import { type Lesson, readLevel } from './lesson'
import { continueScene, findUnplayedScenes, resumeScene, startScene } from './play-scene'
import { findSituation, offerSentence } from './practise-freely'
import { markWords, sayEvenIfRepeated, updateLesson } from './say-in-language'

type LessonRequest = { language: Language; scene: Scene | undefined }

const maxWordsOfPracticeWish = 7
const maxWordsOfSceneWish = 8
const maxTurnsOfStartSignal = 2

/** Returns the language and the scene that the caller explicitly asks to practise; null without such a request. */
export function findLessonRequest(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
): LessonRequest | null {
  const { normalisedText, wordCount } = utterance
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const language = namedLanguage ?? findLessonLanguage(draft)
  if (language === 'french' || handledByOtherRules.test(normalisedText)) return null
  const ownWords = removeOtherPeople(normalisedText)
  if (!requestWords.test(ownWords)) return null
  if (!practiceWords.test(ownWords) && !sceneWish.test(ownWords)) return null
  if (needsListening(utterance) && !lessonWords.test(normalisedText)) return null
  const scene = findRequestedScene(normalisedText)
  const isSceneWish =
    sceneWish.test(normalisedText) ||
    (wordCount <= maxWordsOfSceneWish && /\b(?:command|order)\w*/.test(normalisedText))
  const isWish =
    (namedLanguage !== undefined && namedAsLanguage.test(normalisedText)) ||
    (scene !== undefined && isSceneWish) ||
    lessonWords.test(normalisedText) ||
    (wordCount <= maxWordsOfPracticeWish && practiceWish.test(normalisedText))
  return isWish ? { language, scene } : null
}

/** Starts a lesson when the caller asks to practise a language, with a scene if one is named. */
export function startRequestedLesson(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const request = findLessonRequest(draft, utterance)
  if (!request) return false
  const { language, scene } = request
  const stated = readStatedLevel(draft, utterance.normalisedText)
  // In a running lesson, a scene starts without asking for the level.
  const isRunning = draft.state.lesson?.isActive && draft.state.lesson.language === language
  const level = stated ?? draft.state.lesson?.level ?? (isRunning && scene ? 'beginner' : null)
  updateLesson(draft, language, { isLanguageOnly: false, scene: null, level })
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })
  const learnedPhrases = readLearnedWords(draft.context.caller.memories ?? [], language)
  if (learnedPhrases.length > 0)
    draft.say(
      `De la dernière fois, il reste « ${markWords(draft, learnedPhrases.at(-1) ?? '', language)} ».`,
    )
  const lesson = draft.state.lesson
  if (lesson?.level) return scene ? startScene(draft, lesson, scene) : offerScenes(draft, lesson)
  updateLesson(draft, language, {
    awaits: 'level',
    scene: scene ? { id: scene.id, index: 0, hasHelped: false } : null,
  })
  sayEvenIfRepeated(draft, 'Avec plaisir. || Volontiers.')
  return askLevel(draft, language)
}

function askLevel(draft: ResponseDraft, language: Language): boolean {
  sayEvenIfRepeated(
    draft,
    `${formatLanguagePhrase(language)}, c’est plutôt débutant, intermédiaire ou à l’aise ? || Et le niveau, débutant, intermédiaire ou à l’aise ?`,
  )
  return true
}

/** Offers translations when the caller asks whether the companion speaks a language that they are learning. */
export function welcomeLanguageInquiry(
  draft: ResponseDraft,
  { normalisedText }: UtteranceAnalysis,
): boolean {
  const language = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const { lesson } = draft.state
  const isRunning = lesson?.isActive && !lesson.isLanguageOnly
  if (!language || isRunning || !languageInquiry.test(normalisedText)) return false
  updateLesson(draft, language, {
    awaits: 'practice',
    isLanguageOnly: false,
    level: readStatedLevel(draft, normalisedText),
  })
  const phrase = formatLanguagePhrase(language).toLowerCase()
  sayEvenIfRepeated(draft, `Oui, on peut s’y mettre ensemble, ${phrase}.`)
  sayEvenIfRepeated(
    draft,
    `{Dis-moi|Dites-moi} une phrase en français, et je {te|vous} la donne ${phrase}.`,
  )
  return true
}

/** Responds, before a lesson, to a learner who talks about the language or about learning it. */
export function welcomeLearner(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { isQuestion, normalisedText, text } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity) return false
  const asksForSentence =
    sentenceRequest.test(normalisedText) ||
    (startSignal.test(normalisedText) && draft.state.turnCount <= maxTurnsOfStartSignal)
  const isAboutLearning = asksForSentence || (!isQuestion && isLearningStatement(utterance))
  if (!isAboutLearning || !isFrench(text, language)) return false
  updateLesson(draft, language, {
    awaits: 'practice',
    level: readStatedLevel(draft, normalisedText),
  })
  const { lesson } = draft.state
  if (!lesson) return false
  sayEvenIfRepeated(
    draft,
    /\b(?:ecole|college|lycee|oublie|rouille)/.test(normalisedText)
      ? 'Il en reste toujours quelque chose, {tu vas|vous allez} voir.'
      : 'Alors on s’y met, une phrase à la fois.',
  )
  if (asksForSentence) return teachNextStep(draft, findSituation(draft, normalisedText))
  if (offerSentence(draft, lesson, text)) return true
  return lesson.level
    ? offerScenes(draft, lesson) || true
    : teachNextStep(draft, findSituation(draft, normalisedText))
}

/** Resumes the lesson where the caller left it, on request or when they give the awaited answer. */
export function resumeLesson(draft: ResponseDraft, { normalisedText, text }: UtteranceAnalysis) {
  const { lesson } = draft.state
  if (!lesson || lesson.isActive) return false
  const resumedLesson = { ...lesson, isActive: true }
  if (resumeRequest.test(normalisedText)) {
    draft.update({ lesson: resumedLesson })
    if (lesson.awaits === 'level') return askLevel(draft, lesson.language)
    if (lesson.scene) return resumeScene(draft, resumedLesson)
    if (lesson.exercise) setExercise(draft, lesson.exercise, 'On reprend')
    return lesson.exercise !== null || offerScenes(draft, resumedLesson)
  }
  if (isFrench(text, lesson.language)) return false
  if (judgeExercise(draft, resumedLesson, text)) return true
  const exchange = lesson.scene && findScene(lesson.scene.id)?.exchanges[lesson.scene.index]
  if (!lesson.scene || !exchange || !hasSameWords(text, exchange.answer[lesson.language]))
    return false
  draft.update({ lesson: resumedLesson })
  return continueScene(draft, resumedLesson, lesson.scene, text)
}

const statedLevel =
  /\b(?:debut\w*|pas un mot|zero|jamais (?:appris|fait|etudie)|intermediaire|niveau scolaire|quelques bases|a l aise|couramment)\b/

/** Whether the caller states a level without being asked: "débutante complète". */
export const statesLevel = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount <= 4 && statedLevel.test(normalisedText)

/** Reads the level from the text or from the previous statement. */
function readStatedLevel(draft: ResponseDraft, normalisedText: string) {
  const statements = [normalisedText, normaliseText(draft.state.callerStatements.at(-1) ?? '')]
  const stated = statements.find((statement) => statedLevel.test(statement))
  const words = stated && statedLevel.exec(stated)?.[0]
  return words ? (/pas un mot/.test(words) ? 'beginner' : readLevel(words)) : null
}

/** Asks the caller to choose one of three scenes. */
export function offerScenes(draft: ResponseDraft, lesson: Lesson): boolean {
  draft.update({ lesson: { ...lesson, awaits: 'scene', scene: null } })
  const unplayedScenes = findUnplayedScenes(draft)
  const [first, second, third] = unplayedScenes.length > 2 ? unplayedScenes : scenes
  const titles = `${first?.title}, ${second?.title} ou ${third?.title}`
  sayEvenIfRepeated(
    draft,
    `On peut ${titles} : {tu choisis|vous choisissez} quoi ? || Au choix : ${titles}.`,
  )
  return true
}

/** Returns "En anglais" for English. */
const formatLanguagePhrase = (language: Language) =>
  languageNames.find(([, one]) => one === language)?.[2] ?? ''

/** Returns the language of the current lesson, else the one that the companion teaches, else French. */
export const findLessonLanguage = ({ context, state }: ResponseDraft): Language =>
  state.lesson?.language ??
  (context.companion.category === 'apprentissage' ? context.companion.language : 'french')
