import type { ResponseDraft } from '../dialogue/response-draft'
import { pickCell } from './cells'
import { compare } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import {
  furtherPraises,
  invitations,
  nextSentenceIntroductions,
  ownWordsIntroductions,
  praises,
} from './content/learner-wordings'
import type { Exercise, Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { addressCaller, pickByTurn, quoteWords, sayEvenIfRepeated } from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { steps } from './translate-french'

/** Asks the caller to say a sentence, and stores it until the caller has said it. */
export function setExercise(draft: ResponseDraft, exercise: Exercise, introduction: string) {
  const { lesson } = draft.state
  if (!lesson) return false
  draft.update({ lesson: { ...lesson, exercise, hasHelped: false } })
  const words = quoteWords(draft, exercise.words, lesson.language)
  return sayEvenIfRepeated(draft, `${introduction} : ${words}.`, pickByTurn(draft, invitations))
}

/** Translates a French statement for the caller to repeat; false when a word of it is uncertain. */
export function offerSentence(draft: ResponseDraft, { language }: Lesson, french: string): boolean {
  const sentence = composeSentence(french, language)
  if (sentence?.missing.length !== 0) return false
  const exercise = { words: sentence.words, french, situation: null }
  return setExercise(draft, exercise, pickByTurn(draft, ownWordsIntroductions))
}

/** Minimum share of words or letters that a right answer has in common with the sentence. */
const minRightShare = 0.75
const minNearShare = 0.45

/** Compares the caller's sentence with the current exercise; false when it is unrelated. */
export function judgeExercise(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const { exercise, language } = lesson
  const share = exercise ? compare(text, exercise.words) : 0
  if (!exercise || share < minNearShare) return false
  const mistake = findMistake(text, language)
  const isRight = share >= minRightShare && !mistake
  const words = quoteWords(draft, exercise.words, language)
  const isRepeated = !isRight && !lesson.hasHelped
  const updatedExercise = isRepeated ? exercise : null
  draft.update({ lesson: { ...lesson, exercise: updatedExercise, hasHelped: isRepeated } })
  if (isRepeated) {
    const reasons = mistake ? [mistake.reason] : []
    return sayEvenIfRepeated(draft, `Presque : ${words}.`, ...reasons, 'Encore une fois ?')
  }
  if (isRight) sayPraise(draft)
  else sayEvenIfRepeated(draft, `On y est presque : ${words}.`)
  if (lesson.scene) return true
  const { situation } = exercise
  if (situation && teachNextStep(draft, situation)) return true
  return askAbout(draft, findTalkTopic(exercise.words, language))
}

/** Praises a right answer, each time in other words as long as there are some. */
export const sayPraise = (draft: ResponseDraft) =>
  draft.sayOneOf(praises) || draft.sayOneOf(furtherPraises) || sayEvenIfRepeated(draft, 'Bravo.')

/** Teaches the next sentence of a situation that was not said in this call. */
export function teachNextStep(draft: ResponseDraft, situation: string): boolean {
  const { callerName, lesson, spokenSentences } = draft.state
  const name = callerName ?? 'Camille'
  const isSaid = (words: string) => spokenSentences.some((sentence) => sentence.includes(words))
  const sentences = steps
    .filter((step) => step.situation === situation)
    .map(({ french, cells }) => {
      const cell = (lesson && pickCell(cells, lesson.language)) ?? ''
      return { french, words: addressCaller(draft, cell).replace('{name}', name) }
    })
  const next = sentences.find(({ words }) => words !== '' && !isSaid(words))
  if (!next) return false
  const french = next.french.replace('{nom}', name)
  const isFirst = next === sentences[0]
  const introduction = isFirst ? 'Pour dire' : pickByTurn(draft, nextSentenceIntroductions)
  const exercise = { words: next.words, french, situation }
  return setExercise(draft, exercise, `${introduction} « ${french.replace(/ \?$/, '')} »`)
}
