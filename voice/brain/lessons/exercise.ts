import type { ResponseDraft } from '../dialogue/response-draft'
import { compare } from './compare-words'
import {
  furtherPraises,
  invitations,
  nextSentenceIntroductions,
  praises,
} from './content/learner-wordings'
import { listTalk } from './content/scenes'
import type { Exercise, Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import {
  addressCaller,
  markQuotations,
  markWords,
  pickByTurn,
  quoteWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { type Step, steps, translateStep } from './translate-french'

/** Asks the caller to say a sentence, and stores it until the caller has said it. */
export function setExercise(
  draft: ResponseDraft,
  exercise: Omit<Exercise, 'hasHelped'>,
  introduction: string,
): boolean {
  const { lesson } = draft.state
  if (!lesson) return false
  draft.update({ lesson: { ...lesson, exercise: { ...exercise, hasHelped: false } } })
  const words = quoteWords(draft, exercise.words, lesson.language)
  return sayEvenIfRepeated(draft, `${introduction} : ${words}.`, pickByTurn(draft, invitations))
}

/** Minimum share of words or letters that a right answer has in common with the sentence. */
export const minRightShare = 0.75
const minNearShare = 0.45

/** Compares the caller's sentence with the current exercise; false when it is unrelated. */
export function judgeExercise(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const { exercise, language } = lesson
  if (!exercise) return false
  const share = compare(text, exercise.words)
  if (share < minNearShare) return false
  const mistake = findMistake(text, language)
  const isRight = share >= minRightShare && !mistake
  const words = quoteWords(draft, exercise.words, language)
  if (!isRight && !exercise.hasHelped) {
    draft.update({ lesson: { ...lesson, exercise: { ...exercise, hasHelped: true } } })
    sayEvenIfRepeated(draft, `Presque : ${words}.`)
    return sayEvenIfRepeated(draft, ...(mistake ? [mistake.reason] : []), 'Encore une fois ?')
  }
  draft.update({ lesson: { ...lesson, exercise: null } })
  if (isRight) sayPraise(draft)
  else sayEvenIfRepeated(draft, `On y est presque : ${words}.`)
  return lesson.scene !== null || continueAfter(draft, exercise, lesson) || true
}

/** Praises a right answer, each time in other words as long as there are some. */
export const sayPraise = (draft: ResponseDraft) =>
  draft.sayOneOf(praises) || draft.sayOneOf(furtherPraises) || sayEvenIfRepeated(draft, 'Bravo.')

/** Says the corrected sentence, and the reason in French unless the companion speaks only the language. */
export function sayCorrection(
  draft: ResponseDraft,
  { language, isLanguageOnly }: Lesson,
  { corrected, reason }: { corrected: string; reason: string },
): true {
  updateLesson(draft, language, { lastReason: reason })
  const sentence = corrected.replace(/[.!?。！？؟]+$/u, '')
  if (isLanguageOnly) {
    const end = corrected.slice(sentence.length) || '.'
    const introductions = listTalk('correction', language)
    const corrections = introductions.map((introduction) =>
      markWords(draft, `${introduction} ${sentence}${end}`, language),
    )
    return sayEvenIfRepeated(draft, corrections.join(' || '))
  }
  const words = quoteWords(draft, sentence, language)
  return sayEvenIfRepeated(
    draft,
    `On dit plutôt : ${words}. || Mieux vaut : ${words}.`,
    markQuotations(draft, reason, language),
  )
}

/** Teaches the next sentence of the situation, or asks a question about the topic of the sentence. */
function continueAfter(
  draft: ResponseDraft,
  { situation, words, french }: Exercise,
  { language }: Lesson,
): boolean {
  if (situation && teachNextStep(draft, situation, words)) return true
  return askAbout(draft, findTalkTopic(words, language) ?? findTalkTopic(french, 'french'))
}

/** Teaches the next sentence of a situation that was not said in this call, starting after the sentence `after`. */
export function teachNextStep(draft: ResponseDraft, situation: string, after = ''): boolean {
  const { lesson, callerName } = draft.state
  if (!lesson) return false
  const translate = (step: Step) => translateStep(step, lesson.language) ?? ''
  const situationSteps = steps.filter((one) => one.situation === situation && translate(one))
  const start = situationSteps.findIndex((one) => translate(one) === after) + 1
  const step = [...situationSteps.slice(start), ...situationSteps.slice(0, start)].find(
    (one) => !wasSaid(draft, translate(one)),
  )
  if (!step) return false
  const name = callerName ?? 'Camille'
  const french = step.french.replace('{nom}', name).replace(/ \?$/, '')
  const isFirst = !situationSteps.some((one) => wasSaid(draft, translate(one)))
  const introduction = isFirst ? 'Pour dire' : pickByTurn(draft, nextSentenceIntroductions)
  const words = addressCaller(draft, translate(step)).replace('{name}', name)
  return setExercise(
    draft,
    { words, french: step.french, situation },
    `${introduction} « ${french} »`,
  )
}

function wasSaid(draft: ResponseDraft, words: string): boolean {
  const [start = ''] = addressCaller(draft, words).split('{name}')
  return draft.state.spokenSentences.some((sentence) => sentence.includes(start))
}
