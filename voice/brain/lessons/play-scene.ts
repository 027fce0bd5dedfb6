import type { Language } from '../../../domain/languages'
import { isInLanguage, isSimilar } from '../../foreign-languages/compare-words'
import { findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { lowercaseFirst } from '../../text-analysis/letter-case'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  lastSceneQuestion,
  nextSceneQuestion,
  sceneEnd,
  sceneLinesByLevel,
  sceneOffer,
} from './content/learner-wordings'
import { priceQuestion } from './content/scene-lines'
import { findScene, type Scene, type SceneExchange, scenes } from './content/scenes'
import { sayCorrection } from './correct-sentence'
import { offerSentence, sayPraise } from './exercise'
import { type Lesson, moveLevel } from './lesson'
import {
  listMarkedTalk,
  markWords,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'

/** Says where the scene takes place, and its first line. Without a scene, asks the caller to choose one. */
export function startScene(draft: ResponseDraft, lesson: Lesson, scene?: Scene): true {
  if (!scene) return offerScenes(draft, lesson)
  sayEvenIfRepeated(draft, scene.setting)
  return goToLine(draft, lesson, scene.id, 0)
}

/** Asks the caller to choose one of three scenes. */
export function offerScenes(draft: ResponseDraft, lesson: Lesson): true {
  draft.update({ lesson: { ...lesson, awaits: 'scene', scene: null } })
  const unplayedScenes = findUnplayedScenes(draft)
  const [first, second, third] = unplayedScenes.length > 2 ? unplayedScenes : scenes
  const titles = `${first?.title}, ${second?.title} ou ${third?.title}`
  return sayFilled(draft, [sceneOffer], { titles })
}

/**
 * Responds to the caller's answer in a scene: corrects or praises it and says the next line, or helps the caller with
 * the answer. Also says a price that the caller asks for, and translates a French sentence for the caller to repeat.
 * Returns false outside a scene.
 */
export function continueScene(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const exchange = findSceneExchange(lesson)
  if (!exchange) return false
  const { hasHelped, language, isLanguageOnly } = lesson
  const answer = exchange.answer[language]
  const [price] = listMarkedTalk(draft, 'price', language)
  if (price && priceQuestion.test(text.replaceAll('’', "'"))) return sayEvenIfRepeated(draft, price)
  const mistake = findMistake(text, language)
  const isSimilarToAnswer = isSimilar(text, answer)
  const isAttempt = isSimilarToAnswer || mistake !== null || isInLanguage(text, language)
  if (!isAttempt && offerSentence(draft, lesson, text)) return true
  if (!isAttempt && !hasHelped) return sayExpectedAnswer(draft, lesson, answer)
  if (mistake) sayCorrection(draft, language, mistake)
  else if (!isAttempt) sayEvenIfRepeated(draft, 'Elle reviendra, on avance.')
  else if (!isLanguageOnly) acceptAnswer(draft, language, isSimilarToAnswer)
  const isRightAtOnce = isSimilarToAnswer && !mistake && !hasHelped
  if (isRightAtOnce) adaptLevel(draft, lesson, 1)
  return sayNextLine(draft, draft.state.lesson ?? lesson)
}

/** Praises the expected answer, and acknowledges another answer in the lesson's language. */
function acceptAnswer(draft: ResponseDraft, language: Language, isExpected: boolean) {
  const [acknowledgement = ''] = listMarkedTalk(draft, 'acknowledgement', language)
  if (isExpected) sayPraise(draft)
  else sayEvenIfRepeated(draft, acknowledgement)
}

/**
 * Starts a scene, or continues the current one, when no words of the caller's speech were recognised. Says the expected
 * answer instead of judging the caller's. Returns false when the caller practises outside a scene.
 */
export function continueWithoutWords(draft: ResponseDraft, lesson: Lesson): boolean {
  if (lesson.awaits !== 'practice') {
    const level = lesson.level ?? 'beginner'
    const scene = findScene(lesson.scene?.id ?? '') ?? findUnplayedScenes(draft)[0]
    return startScene(draft, { ...lesson, level, isSlow: level === 'beginner' }, scene)
  }
  const exchange = findSceneExchange(lesson)
  if (!exchange) return false
  const words = quoteWords(draft, exchange.answer[lesson.language], lesson.language)
  sayEvenIfRepeated(draft, `À comparer avec ceci : ${words}.`)
  return sayNextLine(draft, lesson)
}

/** Says the expected answer for the caller to repeat, and counts that the caller needed help. */
function sayExpectedAnswer(draft: ResponseDraft, lesson: Lesson, answer: string): true {
  adaptLevel(draft, lesson, -1)
  updateLesson(draft, lesson.language, { hasHelped: true })
  const words = quoteWords(draft, answer, lesson.language)
  return sayEvenIfRepeated(draft, `Voici la phrase : ${words}.`, '{À toi|À vous}, sans se presser.')
}

/** Number of consecutive right answers that raise the level, or of helped answers that lower it. */
const levelChangeStreak = 2

/**
 * Raises the level after right answers, and lowers it after answers that needed help. The voice is slow for beginners
 * only.
 */
function adaptLevel(draft: ResponseDraft, { language, level, streak }: Lesson, result: 1 | -1) {
  const continuesStreak = Math.sign(streak) === result
  const newStreak = continuesStreak ? streak + result : result
  if (level === null || Math.abs(newStreak) < levelChangeStreak) {
    updateLesson(draft, language, { streak: newStreak })
    return
  }
  const newLevel = moveLevel(level, result)
  if (newLevel !== level)
    sayEvenIfRepeated(draft, result > 0 ? 'On monte d’un cran.' : 'On ralentit un peu.')
  updateLesson(draft, language, { streak: 0, level: newLevel, isSlow: newLevel === 'beginner' })
}

function endScene(draft: ResponseDraft, { language, isLanguageOnly }: Lesson): true {
  const [question = ''] = listMarkedTalk(draft, 'question', language)
  updateLesson(draft, language, { scene: null, awaits: isLanguageOnly ? 'practice' : 'scene' })
  if (isLanguageOnly) return sayEvenIfRepeated(draft, question)
  const [next] = findUnplayedScenes(draft)
  if (!next) return sayEvenIfRepeated(draft, sceneEnd, lastSceneQuestion)
  return sayFilled(draft, [sceneEnd, nextSceneQuestion], { title: next.title })
}

export const findUnplayedScenes = (draft: ResponseDraft): readonly Scene[] =>
  scenes.filter(({ setting }) => !draft.hasSaid(draft.fill(setting) ?? ''))

/** Returns the current line of the lesson's scene with its answer; undefined outside a scene. */
export const findSceneExchange = ({ scene }: Lesson): SceneExchange | undefined =>
  scene ? findScene(scene.id)?.exchanges[scene.index] : undefined

const sayNextLine = (draft: ResponseDraft, lesson: Lesson): true =>
  goToLine(draft, lesson, lesson.scene?.id ?? '', (lesson.scene?.index ?? 0) + 1)

/** Moves to a line of a scene and says it, or ends the scene after its last line. */
function goToLine(draft: ResponseDraft, lesson: Lesson, id: string, index: number): true {
  const movedLesson: Lesson = {
    ...lesson,
    awaits: 'practice',
    scene: { id, index },
    hasHelped: false,
  }
  if (!findSceneExchange(movedLesson)) return endScene(draft, lesson)
  draft.update({ lesson: movedLesson })
  return resumeScene(draft, movedLesson)
}

/** Says the current line of the scene, with help that depends on the level; outside a scene, says nothing. */
export function resumeScene(draft: ResponseDraft, lesson: Lesson): true {
  const exchange = findSceneExchange(lesson)
  if (!exchange) return true
  const { language, level, isLanguageOnly } = lesson
  return sayFilled(draft, isLanguageOnly ? ['{line}'] : sceneLinesByLevel[level ?? 'beginner'], {
    line: markWords(draft, exchange.line[language], language),
    meaning: exchange.line.french,
    answer: quoteWords(draft, exchange.answer[language], language),
    french: lowercaseFirst(exchange.answer.french),
  })
}
