import type { ResponseDraft } from '../dialogue/response-draft'
import { hasSameWords, isFrench, isInLanguage, normaliseWords } from './compare-words'
import { furtherPraises, praises } from './content/learner-wordings'
import { priceQuestion } from './content/scene-lines'
import { findScene, listTalk, type Scene, type SceneExchange, scenes } from './content/scenes'
import { soundsLike } from './exercise'
import { type Lesson, moveLevel } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { sayCorrection } from './say-correction'
import { listMarkedTalk, markWords, sayEvenIfRepeated, updateLesson } from './say-in-language'

/** Number of consecutive right answers that raise the level, or of helped answers that lower it. */
const levelChangeStreak = 2

/** Sets the scene and says its first line. */
export function startScene(draft: ResponseDraft, lesson: Lesson, scene: Scene): boolean {
  const next: Lesson = {
    ...lesson,
    awaits: 'practice',
    scene: { id: scene.id, index: 0, hasHelped: false },
  }
  draft.update({ lesson: next })
  sayEvenIfRepeated(draft, scene.setting)
  sayLine(draft, next, scene.exchanges[0])
  return true
}

/** Corrects, praises or helps the caller, then says the next line of the scene. */
export function continueScene(
  draft: ResponseDraft,
  lesson: Lesson,
  { id, index, hasHelped }: NonNullable<Lesson['scene']>,
  text: string,
): boolean {
  const scene = findScene(id)
  const exchange = scene?.exchanges[index]
  if (!scene || !exchange) return false
  const { language } = lesson
  const answer = exchange.answer[language]
  const [price] = listTalk('price', language)
  if (price && priceQuestion.test(text.replaceAll('’', "'"))) {
    sayEvenIfRepeated(draft, markWords(draft, price, language))
    return true
  }
  const mistake = findMistake(text, language)
  const isRight = hasSameWords(text, answer) || soundsLike(text, answer)
  const isAttempt = isRight || isInLanguage(text, language)
  if (mistake) sayCorrection(draft, lesson, mistake)
  else if (isRight && !lesson.isLanguageOnly)
    draft.sayOneOf(praises) || draft.sayOneOf(furtherPraises)
  else if (isAttempt && !lesson.isLanguageOnly && !isPartlyRight(text, answer)) {
    // The caller gave a valid answer that differs from the written one: "a cup of tea, please".
    const [acknowledgement] = listMarkedTalk(draft, 'acknowledgement', language)
    if (acknowledgement) sayEvenIfRepeated(draft, acknowledgement)
  } else if (isAttempt && !lesson.isLanguageOnly) {
    const words = markAnswer(draft, exchange, lesson)
    sayEvenIfRepeated(
      draft,
      `On comprend ; on dirait aussi : « ${words} ». || Ça passe ; autre façon de le dire : « ${words} ».`,
    )
  } else if (!isAttempt && !hasHelped) return sayExpectedAnswer(draft, lesson, scene, index)
  else if (!isAttempt)
    sayEvenIfRepeated(
      draft,
      isFrench(text, language) ? 'Elle reviendra, on avance.' : 'C’est noté, on avance.',
    )
  const current = draft.state.lesson ?? lesson
  const adaptedLesson = adaptLevel(draft, current, !mistake && isRight && !hasHelped ? 1 : 0)
  return sayNextLine(draft, adaptedLesson, scene, index)
}

/** Whether a short attempt contains a word of the written answer; the companion then says the full wording. */
function isPartlyRight(text: string, answer: string): boolean {
  const words = normaliseWords(text).split(' ')
  const isShort = words.length < 4
  const answerWords = new Set(normaliseWords(answer).split(' '))
  return isShort && words.some((word) => word.length > 3 && answerWords.has(word))
}

/** Continues after speech without recognised words, without judging the answer. */
export function continueWithoutWords(draft: ResponseDraft, lesson: Lesson): boolean {
  const [unplayed] = findUnplayedScenes(draft)
  if (lesson.awaits === 'level') {
    const startedLesson: Lesson = { ...lesson, level: 'beginner', isSlow: true }
    const scene = lesson.scene ? findScene(lesson.scene.id) : unplayed
    sayEvenIfRepeated(draft, 'Je n’ai pas saisi le niveau, alors on va doucement.')
    return scene !== undefined && startScene(draft, startedLesson, scene)
  }
  if (!lesson.scene)
    return lesson.awaits === 'scene' && !!unplayed && startScene(draft, lesson, unplayed)
  const { id, index } = lesson.scene
  const scene = findScene(id)
  const exchange = scene?.exchanges[index]
  if (!scene || !exchange) return false
  sayEvenIfRepeated(draft, `À comparer avec ceci : « ${markAnswer(draft, exchange, lesson)} ».`)
  return sayNextLine(draft, lesson, scene, index)
}

function sayNextLine(draft: ResponseDraft, lesson: Lesson, scene: Scene, index: number): boolean {
  const nextExchange = scene.exchanges[index + 1]
  if (!nextExchange) return endScene(draft, lesson)
  const next: Lesson = { ...lesson, scene: { id: scene.id, index: index + 1, hasHelped: false } }
  draft.update({ lesson: next })
  sayLine(draft, next, nextExchange)
  return true
}

/** Says the expected answer, so that the caller can repeat it. */
function sayExpectedAnswer(
  draft: ResponseDraft,
  lesson: Lesson,
  scene: Scene,
  index: number,
): boolean {
  const exchange = scene.exchanges[index]
  if (!exchange) return false
  const adaptedLesson = adaptLevel(draft, lesson, -1)
  draft.update({ lesson: { ...adaptedLesson, scene: { id: scene.id, index, hasHelped: true } } })
  sayEvenIfRepeated(draft, `Voici la phrase : « ${markAnswer(draft, exchange, lesson)} ».`)
  sayEvenIfRepeated(draft, '{À toi|À vous}, sans se presser.')
  return true
}

/** Raises the level after right answers; lowers it and slows the voice down after answers that needed help. */
function adaptLevel(draft: ResponseDraft, lesson: Lesson, result: 1 | 0 | -1): Lesson {
  if (result === 0) return storeLesson(draft, lesson)
  const isContinued = Math.sign(lesson.streak) === result
  const streak = isContinued ? lesson.streak + result : result
  const { level } = lesson
  if (!level || Math.abs(streak) < levelChangeStreak)
    return storeLesson(draft, { ...lesson, streak })
  const newLevel = moveLevel(level, streak > 0 ? 1 : -1)
  if (newLevel !== level)
    sayEvenIfRepeated(draft, streak > 0 ? 'On monte d’un cran.' : 'On ralentit un peu.')
  return storeLesson(draft, {
    ...lesson,
    streak: 0,
    level: newLevel,
    isSlow: newLevel === 'beginner',
  })
}

function storeLesson(draft: ResponseDraft, lesson: Lesson): Lesson {
  draft.update({ lesson })
  return lesson
}

function endScene(draft: ResponseDraft, lesson: Lesson): boolean {
  draft.update({ lesson: { ...lesson, scene: null, awaits: 'scene' } })
  const [question] = listMarkedTalk(draft, 'question', lesson.language)
  if (lesson.isLanguageOnly && question) {
    updateLesson(draft, lesson.language, { awaits: 'practice' })
    sayEvenIfRepeated(draft, question)
    return true
  }
  const [next] = findUnplayedScenes(draft)
  sayEvenIfRepeated(draft, 'Et voilà, la scène est jouée jusqu’au bout.')
  sayEvenIfRepeated(draft, next ? `On continue, pour ${next.title} ?` : 'On en rejoue une ?')
  return true
}

export const findUnplayedScenes = (draft: ResponseDraft): readonly Scene[] =>
  scenes.filter(({ setting }) => !draft.hasSaid(draft.fill(setting) ?? ''))

/** Says the current line of the scene again, after an interruption by another request. */
export function resumeScene(draft: ResponseDraft, lesson: Lesson): boolean {
  const { scene } = lesson
  if (scene) sayLine(draft, lesson, findScene(scene.id)?.exchanges[scene.index])
  return true
}

/** Says a line of the scene, with help that depends on the level. */
function sayLine(draft: ResponseDraft, lesson: Lesson, exchange: SceneExchange | undefined) {
  if (!exchange) return
  const line = markWords(draft, exchange.line[lesson.language], lesson.language)
  switch (lesson.isLanguageOnly ? 'confident' : lesson.level) {
    case 'confident':
      sayEvenIfRepeated(
        draft,
        lesson.isLanguageOnly ? line : `{Réponds|Répondez} à ceci : « ${line} »`,
      )
      return
    case 'intermediate':
      sayEvenIfRepeated(draft, `On {te|vous} dit : « ${line} »`)
      sayEvenIfRepeated(draft, `{À toi|À vous} de dire : ${lowerFirst(exchange.answer.french)}`)
      return
    default:
      sayEvenIfRepeated(
        draft,
        `On {te|vous} dit : « ${line} », c’est-à-dire : « ${exchange.line.french} »`,
      )
      sayEvenIfRepeated(draft, `{Réponds|Répondez} : « ${markAnswer(draft, exchange, lesson)} ».`)
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The answer without its full stop, for use inside quotation marks. */
const markAnswer = (draft: ResponseDraft, { answer }: SceneExchange, { language }: Lesson) =>
  markWords(draft, answer[language].replace(/[.。]$/u, ''), language)
