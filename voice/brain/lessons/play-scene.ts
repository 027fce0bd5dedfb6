import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { lowercaseFirst } from '../templates/template'
import { compare, hasSameWords, isInLanguage, normaliseWords } from './compare-words'
import {
  exchangesByLevel,
  lastSceneQuestion,
  nextSceneQuestion,
  partlyRightReply,
  sceneEnd,
} from './content/learner-wordings'
import { priceQuestion } from './content/scene-lines'
import { findScene, type Scene, type SceneExchange, scenes } from './content/scenes'
import { minRightShare, sayCorrection, sayPraise } from './exercise'
import { type Lesson, moveLevel } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import {
  listMarkedTalk,
  markWords,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'

/** Number of consecutive right answers that raise the level, or of helped answers that lower it. */
const levelChangeStreak = 2
const maxWordsOfPartialAnswer = 3

/** Sets the scene and says its first line. */
export function startScene(draft: ResponseDraft, lesson: Lesson, scene: Scene): boolean {
  sayEvenIfRepeated(draft, scene.setting)
  return sayLine(draft, lesson, scene, 0)
}

/** Corrects, praises or helps the caller, then says the next line of the scene. False outside a scene. */
export function continueScene(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const exchange = findExchange(lesson)
  if (!exchange) return false
  const { language, isLanguageOnly } = lesson
  const answer = exchange.answer[language]
  const [price] = listMarkedTalk(draft, 'price', language)
  if (price && priceQuestion.test(text.replaceAll('’', "'"))) return sayEvenIfRepeated(draft, price)
  const mistake = findMistake(text, language)
  const isRight = hasSameWords(text, answer) || compare(text, answer) >= minRightShare
  const isAttempt = isRight || mistake !== null || isInLanguage(text, language)
  const hasHelped = lesson.scene?.hasHelped
  if (!isAttempt && !hasHelped) return sayExpectedAnswer(draft, lesson, answer)
  if (mistake) sayCorrection(draft, lesson, mistake)
  else if (!isAttempt) sayEvenIfRepeated(draft, 'Elle reviendra, on avance.')
  else if (!isLanguageOnly && isRight) sayPraise(draft)
  else if (!isLanguageOnly) acknowledgeAttempt(draft, language, text, answer)
  if (isRight && !mistake && !hasHelped) adaptLevel(draft, lesson, 1)
  return sayNextLine(draft, draft.state.lesson ?? lesson)
}

/** Responds to a valid answer that differs from the written one, such as "a cup of tea, please". */
function acknowledgeAttempt(
  draft: ResponseDraft,
  language: Language,
  text: string,
  answer: string,
) {
  const said = normaliseWords(text).split(' ')
  const answerWords = normaliseWords(answer).split(' ')
  const isPartlyRight = said.some((word) => word.length > 3 && answerWords.includes(word))
  const [acknowledgement = ''] = listMarkedTalk(draft, 'acknowledgement', language)
  return isPartlyRight && said.length <= maxWordsOfPartialAnswer
    ? sayFilled(draft, [partlyRightReply], { words: quoteWords(draft, answer, language) })
    : sayEvenIfRepeated(draft, acknowledgement)
}

/** Continues after speech without recognised words, without judging the answer. */
export function continueWithoutWords(draft: ResponseDraft, lesson: Lesson): boolean {
  const exchange = findExchange(lesson)
  if (exchange && lesson.awaits === 'practice') {
    const words = quoteWords(draft, exchange.answer[lesson.language], lesson.language)
    sayEvenIfRepeated(draft, `À comparer avec ceci : ${words}.`)
    return sayNextLine(draft, lesson)
  }
  const scene = lesson.scene ? findScene(lesson.scene.id) : findUnplayedScenes(draft)[0]
  if (!scene || lesson.awaits === 'practice') return false
  if (lesson.awaits === 'scene') return startScene(draft, lesson, scene)
  sayEvenIfRepeated(draft, 'Je n’ai pas saisi le niveau, alors on va doucement.')
  return startScene(draft, { ...lesson, level: 'beginner', isSlow: true }, scene)
}

/** Says the expected answer, so that the caller can repeat it. */
function sayExpectedAnswer(draft: ResponseDraft, lesson: Lesson, answer: string): true {
  adaptLevel(draft, lesson, -1)
  const { language, scene } = lesson
  updateLesson(draft, language, { scene: scene && { ...scene, hasHelped: true } })
  const words = quoteWords(draft, answer, language)
  return sayEvenIfRepeated(draft, `Voici la phrase : ${words}.`, '{À toi|À vous}, sans se presser.')
}

/** Raises the level after right answers; lowers it and slows the voice down after answers that needed help. */
function adaptLevel(draft: ResponseDraft, { language, level, streak }: Lesson, result: 1 | -1) {
  const newStreak = Math.sign(streak) === result ? streak + result : result
  const isChange = level !== null && Math.abs(newStreak) >= levelChangeStreak
  const newLevel = isChange ? moveLevel(level, result) : level
  if (newLevel !== level)
    sayEvenIfRepeated(draft, result > 0 ? 'On monte d’un cran.' : 'On ralentit un peu.')
  const pace = isChange ? { isSlow: newLevel === 'beginner' } : {}
  updateLesson(draft, language, { streak: isChange ? 0 : newStreak, level: newLevel, ...pace })
}

function endScene(draft: ResponseDraft, { language, isLanguageOnly }: Lesson): true {
  const [question = ''] = listMarkedTalk(draft, 'question', language)
  updateLesson(draft, language, { scene: null, awaits: isLanguageOnly ? 'practice' : 'scene' })
  if (isLanguageOnly) return sayEvenIfRepeated(draft, question)
  const [next] = findUnplayedScenes(draft)
  const templates = [sceneEnd, next ? nextSceneQuestion : lastSceneQuestion]
  return sayFilled(draft, templates, next ? { title: next.title } : {})
}

export const findUnplayedScenes = (draft: ResponseDraft): readonly Scene[] =>
  scenes.filter(({ setting }) => !draft.hasSaid(draft.fill(setting) ?? ''))

/** Returns what the lesson's scene expects next; undefined outside a scene. */
export const findExchange = ({ scene }: Lesson): SceneExchange | undefined =>
  scene ? findScene(scene.id)?.exchanges[scene.index] : undefined

/** Says the current line of the scene again, after an interruption by another request. */
export function resumeScene(draft: ResponseDraft, lesson: Lesson): true {
  const exchange = findExchange(lesson)
  return !exchange || sayExchange(draft, lesson, exchange)
}

function sayNextLine(draft: ResponseDraft, lesson: Lesson): true {
  const scene = lesson.scene && findScene(lesson.scene.id)
  const index = (lesson.scene?.index ?? 0) + 1
  return scene && index < scene.exchanges.length
    ? sayLine(draft, lesson, scene, index)
    : endScene(draft, lesson)
}

/** Moves to a line of the scene and says it. */
function sayLine(draft: ResponseDraft, lesson: Lesson, { id }: Scene, index: number): true {
  const scene = { id, index, hasHelped: false }
  const updatedLesson: Lesson = { ...lesson, awaits: 'practice', scene }
  draft.update({ lesson: updatedLesson })
  return resumeScene(draft, updatedLesson)
}

/** Says a line of the scene, with help that depends on the level. */
function sayExchange(draft: ResponseDraft, lesson: Lesson, exchange: SceneExchange): true {
  const { language, level, isLanguageOnly } = lesson
  const { line, answer } = exchange
  const words = markWords(draft, line[language], language)
  return sayFilled(draft, isLanguageOnly ? ['{line}'] : exchangesByLevel[level ?? 'beginner'], {
    line: words,
    meaning: line.french,
    answer: quoteWords(draft, answer[language], language),
    french: lowercaseFirst(answer.french),
  })
}
