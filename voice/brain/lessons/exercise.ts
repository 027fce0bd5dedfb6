import type { ResponseDraft } from '../dialogue/response-draft'
import { normaliseWords } from './compare-words'
import { furtherPraises, praises } from './content/learner-wordings'
import type { Exercise, Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { romanise } from './romanise'
import { addressCaller, markWords, sayEvenIfRepeated } from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { type Step, steps, translateStep } from './translate-french'

/** Asks the caller to say a sentence, and stores it until the caller has said it. */
export function setExercise(
  draft: ResponseDraft,
  exercise: Pick<Exercise, 'words' | 'french' | 'situation'>,
  introduction: string,
) {
  const { lesson } = draft.state
  if (!lesson) return
  draft.update({ lesson: { ...lesson, exercise: { ...exercise, hasHelped: false } } })
  const words = markWords(draft, exercise.words, lesson.language)
  sayEvenIfRepeated(draft, `${introduction} : « ${words} ».`)
  sayEvenIfRepeated(draft, invitations[draft.state.turnCount % invitations.length] ?? '')
}

const invitations = [
  '{À toi|À vous}.',
  '{À toi|À vous}, sans se presser.',
  '{Essaie|Essayez} de le dire.',
  '{À toi|À vous} de le dire tout haut.',
]

/** Minimum share of words or letters that a right answer has in common with the sentence. */
const minRightShare = 0.75
const minNearShare = 0.45

/** Compares the caller's sentence with the current exercise; false when it is unrelated. */
export function judgeExercise(draft: ResponseDraft, lesson: Lesson, text: string): boolean {
  const { exercise, language } = lesson
  if (!exercise) return false
  const share = compare(text, exercise.words)
  const romanShare = compare(romanise(text), romanise(exercise.words))
  const mistake = findMistake(text, language)
  if (Math.max(share, romanShare) >= minRightShare && !mistake) {
    draft.update({ lesson: { ...lesson, exercise: null } })
    draft.sayOneOf(praises) || draft.sayOneOf(furtherPraises) || sayEvenIfRepeated(draft, 'Bravo.')
    return lesson.scene !== null || continueAfter(draft, exercise) || true
  }
  if (Math.max(share, romanShare) < minNearShare) return false
  if (share === 1) {
    // The caller said the sentence; the mistake is in the words that they added.
    draft.update({ lesson: { ...lesson, exercise: null } })
    return false
  }
  const words = markWords(draft, exercise.words, language)
  if (exercise.hasHelped) {
    draft.update({ lesson: { ...lesson, exercise: null } })
    sayEvenIfRepeated(draft, `On y est presque : « ${words} ».`)
    return lesson.scene !== null || continueAfter(draft, exercise) || true
  }
  draft.update({ lesson: { ...lesson, exercise: { ...exercise, hasHelped: true } } })
  sayEvenIfRepeated(draft, `Presque : « ${words} ».`)
  if (mistake) sayEvenIfRepeated(draft, mistake.reason)
  sayEvenIfRepeated(draft, 'Encore une fois ?')
  return true
}

/** Teaches the next sentence of the situation, or asks a question about the topic of the sentence. */
function continueAfter(draft: ResponseDraft, { situation, words, french }: Exercise): boolean {
  if (situation && situation !== 'talk' && teachNextStep(draft, situation, words)) return true
  const { lesson } = draft.state
  if (!lesson) return false
  const topic = findTalkTopic(words, lesson.language) ?? findTalkTopic(french, 'french')
  return askAbout(draft, topic)
}

/** Teaches the next sentence of a situation that was not said in this call, starting after the sentence `after`. */
export function teachNextStep(draft: ResponseDraft, situation: string, after = ''): boolean {
  const step = findNextStep(draft, situation, after)
  const { lesson } = draft.state
  const words = step && lesson && translateStep(step, lesson.language)
  if (!step || !words) return false
  const name = draft.state.callerName ?? 'Camille'
  const french = step.french.replace('{nom}', name).replace(/ \?$/, '')
  const connections = ['Ensuite, pour dire', 'Et pour dire', 'Après, pour dire']
  const isFirst = !steps.some((one) => one.situation === situation && wasSaid(draft, one))
  const connection = isFirst
    ? 'Pour dire'
    : (connections[draft.state.turnCount % connections.length] ?? '')
  setExercise(
    draft,
    { words: addressCaller(draft, words).replace('{name}', name), french: step.french, situation },
    `${connection} « ${french} »`,
  )
  return true
}

function findNextStep(draft: ResponseDraft, situation: string, after: string) {
  const { lesson } = draft.state
  const candidates = steps.filter((step) => step.situation === situation)
  const index = candidates.findIndex(
    (step) => lesson && translateStep(step, lesson.language) === after,
  )
  return [...candidates.slice(index + 1), ...candidates.slice(0, index + 1)].find(
    (step) => !wasSaid(draft, step),
  )
}

function wasSaid(draft: ResponseDraft, step: Step): boolean {
  const { lesson, spokenSentences } = draft.state
  const words = lesson && translateStep(step, lesson.language)
  if (!words) return true
  const start = addressCaller(draft, words).split('{name}')[0] ?? ''
  return spokenSentences.some((sentence) => sentence.includes(start))
}

/** Whether the text is a Latin transcription of the sentence. */
export const soundsLike = (text: string, sentence: string): boolean =>
  compare(romanise(text), romanise(sentence)) >= minRightShare

/** Returns the share of equal words, or of equal letters when the spelling differs. */
function compare(text: string, sentence: string): number {
  const [said, expected] = [normaliseWords(text), normaliseWords(sentence)]
  if (said === '' || expected === '') return 0
  const [letters, expectedLetters] = [said.replaceAll(' ', ''), expected.replaceAll(' ', '')]
  if (letters.includes(expectedLetters)) return 1
  const words = expected.split(' ')
  const saidWords = new Set(said.split(' '))
  const matchCount = words.filter((word) => saidWords.has(word)).length
  const wordShare = (2 * matchCount) / (words.length + saidWords.size)
  const distance = countEdits(letters, expectedLetters)
  const letterShare = 1 - distance / Math.max(letters.length, expectedLetters.length)
  // A long sentence about something else shares letters by chance.
  return Math.max(wordShare, letterShare >= 0.7 ? letterShare : 0)
}

/** Returns the Levenshtein distance: the number of letters to change, add or remove. */
function countEdits(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
