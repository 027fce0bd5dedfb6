import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import type { Rule } from '../respond/rule'
import { pickCell } from './cells'
import { compare, isFrench, normaliseWords } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import {
  checkQuestion,
  frenchFillers,
  pronunciationJoke,
  purposeWords,
} from './content/learner-patterns'
import {
  furtherPraises,
  invitations,
  jokeAboutWordReplies,
  nextSentenceIntroductions,
  ownWordsIntroductions,
  praises,
} from './content/learner-wordings'
import type { Exercise, Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import {
  addressCaller,
  pickByTurn,
  quoteWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { steps } from './translate-french'

/** Asks the caller to say a sentence, and stores it until the caller has said it or has failed twice. */
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

/** Minimum shares of words or letters that a right answer, and a nearly right one, have in common with the sentence. */
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
  const situation = exercise.situation ?? findPurpose(draft)
  if (situation && teachNextStep(draft, situation)) return true
  return askAbout(draft, findTalkTopic(exercise.words, language))
}

/**
 * Praises a caller who starts with the words of the exercise and then comments on them in French. Smiles at a joke, and
 * continues; other rules answer any other comment.
 */
export const praiseRepetition: Rule = (draft, { normalisedText, text }) => {
  const { exercise = null, language = 'french' } = draft.state.lesson ?? {}
  if (!exercise) return false
  const said = normaliseWords(text.replace(frenchFillers, '')).split(' ')
  const count = normaliseWords(exercise.words).split(' ').length
  const isSaid = compare(said.slice(0, count).join(' '), exercise.words) >= minRightShare
  if (!isSaid || said.length < count + 3 || checkQuestion.test(text)) return false
  if (!isFrench(said.slice(count).join(' '), language)) return false
  updateLesson(draft, language, { exercise: null })
  if (!pronunciationJoke.test(normalisedText)) return !sayPraise(draft)
  const situation = exercise.situation ?? findPurpose(draft)
  sayEvenIfRepeated(draft, pickByTurn(draft, jokeAboutWordReplies))
  return !situation || teachNextStep(draft, situation) || true
}

/** Finds the situation for which the caller needs the language, from what they told; null when it is unknown. */
export const findPurpose = ({ state }: ResponseDraft): string | null =>
  state.callerStatements.map(findToldPurpose).findLast((purpose) => purpose !== null) ?? null

export const findToldPurpose = (statement: string): string | null =>
  purposeWords.find(([pattern]) => pattern.test(normaliseText(statement)))?.[1] ?? null

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
  const introduction =
    next === sentences[0] ? 'Pour dire' : pickByTurn(draft, nextSentenceIntroductions)
  const exercise = { words: next.words, french, situation }
  return setExercise(draft, exercise, `${introduction} « ${french.replace(/ \?$/, '')} »`)
}
