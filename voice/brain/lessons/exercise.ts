import type { Language } from '../../../domain/languages'
import { pickCell } from '../../foreign-languages/cells'
import { isFrench, normaliseWords, rateSimilarity } from '../../foreign-languages/compare-words'
import { composeSentence } from '../../foreign-languages/compose-sentence'
import { findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { frenchFillers } from '../../foreign-languages/words/small-words'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { needsListening } from '../purposes/needs-listening'
import type { Rule } from '../respond/rule'
import {
  checkQuestion,
  neededSituationWords,
  pronunciationJoke,
  situationWords,
} from './content/learner-patterns'
import {
  furtherPraises,
  invitations,
  jokeAboutWordReplies,
  nextSentenceIntroductions,
  numberedSentences,
  ownWordsIntroductions,
  praises,
} from './content/learner-wordings'
import type { Exercise, Lesson } from './lesson'
import {
  addressCaller,
  pickByTurn,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { taughtSentences } from './translate-french'

/** Asks the caller to say a sentence, and stores it as the exercise of the lesson. Returns false without a lesson. */
export function setExercise(draft: ResponseDraft, exercise: Exercise, introduction: string) {
  const { lesson } = draft.state
  if (!lesson) return false
  draft.update({ lesson: { ...lesson, exercise, hasHelped: false } })
  const words = quoteWords(draft, exercise.words, lesson.language)
  return sayEvenIfRepeated(draft, `${introduction} : ${words}.`, pickByTurn(draft, invitations))
}

/** Translates a French statement for the caller to repeat; false when the translation is incomplete or unknown. */
export function offerSentence(draft: ResponseDraft, { language }: Lesson, french: string): boolean {
  const sentence = composeSentence(french, language)
  if (sentence?.missing.length !== 0) return false
  const exercise = { words: sentence.words, french, situation: null, next: null }
  return setExercise(draft, exercise, pickByTurn(draft, ownWordsIntroductions))
}

/** Minimum similarity (`rateSimilarity`) between the sentence and a right answer, or a nearly right one. */
const minRightShare = 0.75
const minNearShare = 0.45

/**
 * Compares the caller's sentence with the current exercise. Asks once more after a first attempt with a mistake;
 * otherwise ends the exercise and, outside a scene, goes on with the next sentence or a question. Returns false without
 * an exercise, or when the sentence is unrelated to it.
 */
export function judgeExercise(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const { exercise, language } = lesson
  const share = exercise ? rateSimilarity(text, exercise.words) : 0
  if (!exercise || share < minNearShare) return false
  const mistake = findMistake(text, language)
  const isRight = share >= minRightShare && !mistake
  const words = quoteWords(draft, exercise.words, language)
  const asksAgain = !isRight && !lesson.hasHelped
  const updatedExercise = asksAgain ? exercise : null
  draft.update({ lesson: { ...lesson, exercise: updatedExercise, hasHelped: asksAgain } })
  if (asksAgain) {
    const reasons = mistake ? [mistake.reason] : []
    return sayEvenIfRepeated(draft, `Presque : ${words}.`, ...reasons, 'Encore une fois ?')
  }
  if (isRight) sayPraise(draft)
  else sayEvenIfRepeated(draft, `On y est presque : ${words}.`)
  if (lesson.scene) return true
  if (exercise.next) return setExercise(draft, exercise.next, 'Ensuite')
  const situation = exercise.situation ?? findNeededSituation(draft)
  if (situation && teachNextSentence(draft, situation)) return true
  const topic = findTalkTopic(text, language) ?? findTalkTopic(exercise.words, language)
  return askAbout(draft, topic, topic ? text : '')
}

/** Fewer words after the repeated sentence do not count as a comment. */
const minCommentWords = 3

/**
 * Responds to a caller who says the words of the exercise and then comments on them in French: praises the caller, or
 * answers a joke. After a joke, the lesson continues. After any other comment, it continues only if there is a next
 * sentence and the comment is neither a question nor something painful or confided; otherwise returns false, and other
 * rules answer the comment.
 */
export const praiseRepetition: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText, text } = utterance
  const { exercise = null, language = 'french' } = draft.state.lesson ?? {}
  if (!exercise) return false
  const saidWords = normaliseWords(text.replace(frenchFillers, '')).split(' ')
  const exerciseLength = normaliseWords(exercise.words).split(' ').length
  const repetition = saidWords.slice(0, exerciseLength).join(' ')
  const commentWords = saidWords.slice(exerciseLength)
  const isRepeated = rateSimilarity(repetition, exercise.words) >= minRightShare
  if (!isRepeated || commentWords.length < minCommentWords) return false
  if (checkQuestion.test(text) || !isFrench(commentWords.join(' '), language)) return false
  const { next } = exercise
  updateLesson(draft, language, { exercise: next ?? null })
  const isJoke = pronunciationJoke.test(normalisedText)
  if (isJoke) sayEvenIfRepeated(draft, pickByTurn(draft, jokeAboutWordReplies))
  else sayPraise(draft)
  const needsOtherAnswer = !next || isQuestion || needsListening(utterance)
  if (!isJoke && needsOtherAnswer) return false
  if (next) return setExercise(draft, next, 'Ensuite')
  const situation = exercise.situation ?? findNeededSituation(draft)
  if (situation) teachNextSentence(draft, situation)
  return true
}

/** Returns the last situation for which the caller said that they need the language; null when there is none. */
export const findNeededSituation = ({ state }: ResponseDraft): string | null =>
  state.callerStatements.map(findToldSituation).findLast((one) => one !== null) ?? null

/** Returns the situation for which, by this statement, the caller needs the language; null when it names none. */
export const findToldSituation = (statement: string): string | null =>
  neededSituationWords.find(([pattern]) => pattern.test(normaliseText(statement)))?.[1] ?? null

/** Returns the situation that a request names ("pour le restaurant"); undefined when it names none. */
export const findNamedSituation = (normalisedText: string): string | undefined =>
  situationWords.find(([pattern]) => pattern.test(normalisedText))?.[1]

/** Praises a right answer, in different words each time until all have been used. */
export const sayPraise = (draft: ResponseDraft) =>
  draft.sayOneOf(praises) || draft.sayOneOf(furtherPraises) || sayEvenIfRepeated(draft, 'Bravo.')

/** Teaches the situation's first sentence that the companion has not said in this call; false if none is left. */
export function teachNextSentence(draft: ResponseDraft, situation: string): boolean {
  const { language = null } = draft.state.lesson ?? {}
  const sentences = listSentences(draft, language).filter((one) => one.situation === situation)
  const [next] = findUnsaid(draft, sentences)
  if (!next) return false
  const isFirst = next === sentences[0]
  const introduction = isFirst ? 'Pour dire' : pickByTurn(draft, nextSentenceIntroductions)
  return setExercise(draft, next, `${introduction} « ${next.french.replace(/ \?$/, '')} »`)
}

/**
 * Teaches up to `count` sentences that the companion has not said in this call, those of the situation before those of
 * others, and asks the caller to say the first one. Returns false, and changes nothing, when none is left.
 */
export function teachSentences(
  draft: ResponseDraft,
  language: Language,
  situation: string,
  count: 2 | 3,
): boolean {
  const unsaidSentences = findUnsaid(draft, listSentences(draft, language))
  const sentencesOfSituation = unsaidSentences.filter((one) => one.situation === situation)
  const otherSentences = unsaidSentences.filter((one) => one.situation !== situation)
  const chosenSentences = [...sentencesOfSituation, ...otherSentences].slice(0, count)
  const exercise = chosenSentences.reduceRight<Exercise | null>(
    (next, sentence) => ({ ...sentence, next }),
    null,
  )
  if (!exercise) return false
  draft.update({ runningActivity: null })
  updateLesson(draft, language, { awaits: 'practice', scene: null, exercise, hasHelped: false })
  for (const [index, { french, words }] of chosenSentences.entries())
    sayFilled(draft, [numberedSentences[index] ?? ''], {
      french: french.replace(/ \?$/, ''),
      words: quoteWords(draft, words, language),
    })
  return sayEvenIfRepeated(draft, '{À toi|À vous} de dire la première.')
}

/** Lists the sentences of all situations in a language, in the order in which they are taught. */
function listSentences(draft: ResponseDraft, language: Language | null): readonly Exercise[] {
  const name = draft.state.callerName ?? 'Camille'
  return taughtSentences.flatMap(({ french, cells, situation }) => {
    const words = addressCaller(draft, (language && pickCell(cells, language)) ?? '')
    const sentence = { french: french.replace('{nom}', name), words: words.replace('{name}', name) }
    return situation === null ? [] : { ...sentence, situation, next: null }
  })
}

/** Returns the sentences that the companion has not said in this call and that have a translation. */
const findUnsaid = ({ state }: ResponseDraft, sentences: readonly Exercise[]) =>
  sentences.filter(({ words }) => {
    const wasSaid = state.spokenSentences.some((sentence) => sentence.includes(words))
    return words !== '' && !wasSaid
  })
