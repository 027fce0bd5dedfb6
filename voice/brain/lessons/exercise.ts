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
import { pickCell } from './pick-cell'
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
import { steps } from './translate-french'

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
  if (lesson.scene) return true
  const { situation, french } = exercise
  if (situation && teachNextStep(draft, situation, exercise.words)) return true
  const topic = findTalkTopic(exercise.words, language) ?? findTalkTopic(french, 'french')
  return askAbout(draft, topic) || true
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

/** Teaches the next sentence of a situation that was not said in this call, starting after the sentence `after`. */
export function teachNextStep(draft: ResponseDraft, situation: string, after = ''): boolean {
  const { lesson, callerName } = draft.state
  const isSaid = (words: string) => {
    const [start = ''] = addressCaller(draft, words).split('{name}')
    return draft.state.spokenSentences.some((sentence) => sentence.includes(start))
  }
  const sentences = steps
    .filter((step) => step.situation === situation)
    .map(({ french, cells }) => ({ french, words: lesson && pickCell(cells, lesson.language) }))
    .filter((one): one is typeof one & { words: string } => one.words !== null)
  const start = sentences.findIndex(({ words }) => words === after) + 1
  const next = [...sentences.slice(start), ...sentences].find(({ words }) => !isSaid(words))
  if (!next) return false
  const name = callerName ?? 'Camille'
  const french = next.french.replace('{nom}', name).replace(/ \?$/, '')
  const isFirst = !sentences.some(({ words }) => isSaid(words))
  const introduction = isFirst ? 'Pour dire' : pickByTurn(draft, nextSentenceIntroductions)
  const words = addressCaller(draft, next.words).replace('{name}', name)
  const exercise = { words, french: next.french, situation }
  return setExercise(draft, exercise, `${introduction} « ${french} »`)
}
