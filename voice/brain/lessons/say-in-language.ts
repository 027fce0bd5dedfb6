import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { type Language, languages } from '../../../domain/languages'
import { markLanguage } from '../../language-spans/language-markers'
import type { ResponseDraft } from '../dialogue/response-draft'
import type { Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { listTalk, type TalkKind } from './content/scenes'
import { createLesson, type Lesson } from './lesson'

/**
 * A function about an utterance in a lesson: either a rule, which returns whether it responded, or a condition, which
 * changes nothing and returns whether it is met.
 */
export type LessonRule = (
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
) => boolean

/** Answers a learner of the language. */
export type LearnerRule = (
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  language: Language,
) => boolean

/** Marks words for a voice of their language, to be spoken slowly if the lesson is slow. */
export const markWords = (draft: ResponseDraft, words: string, language: Language): string =>
  markLanguage(words, language, { isSlow: draft.state.lesson?.isSlow ?? false })

/** Marks words for a voice of their language, in quotation marks, without their full stop. */
export const quoteWords = (draft: ResponseDraft, words: string, language: Language): string =>
  `« ${markWords(draft, removeFullStop(words), language)} »`

export const removeFullStop = (words: string) => words.replace(/[.。]$/u, '')

/** Marks the words in the quotation marks of a French sentence. */
export const markQuotations = (draft: ResponseDraft, sentence: string, language: Language) =>
  sentence.replace(/« (.+?) »/g, (_, words: string) => `« ${markWords(draft, words, language)} »`)

/** Replaces "{tu/su}" with its first form, which is familiar, or its second form, which is polite. */
export const chooseForm = (words: string, address: FormOfAddress): string =>
  words.replace(/\{([^{}/]*)\/([^{}]*)\}/g, (_, familiar: string, polite: string) =>
    address === 'tu' ? familiar : polite,
  )

/** Chooses the form, familiar or polite, that the companion uses with the caller. */
export const addressCaller = (draft: ResponseDraft, words: string): string =>
  chooseForm(words, draft.context.companion.persona.address)

/** Lists the companion's lines of one kind, marked for a voice of their language. */
export const listMarkedTalk = (draft: ResponseDraft, kind: TalkKind, language: Language) =>
  listTalk(kind, language).map((line) => markWords(draft, addressCaller(draft, line), language))

/** Says sentences even if they were said before, because learners need repetition. Always returns true. */
export const sayEvenIfRepeated = (draft: ResponseDraft, ...templates: Template[]): true =>
  sayFilled(draft, templates, {})

/** Says sentences with values for their slots, such as `{words}`, even if they were said before. */
export function sayFilled(
  draft: ResponseDraft,
  templates: readonly Template[],
  slots: Readonly<Record<string, string>>,
): true {
  for (const template of templates) {
    const sentence = draft.fill(template, slots)
    if (sentence) draft.sentences.push(sentence)
  }
  return true
}

/** Returns the wording for the current turn; each turn of the call uses the next one. */
export const pickByTurn = ({ state }: ResponseDraft, wordings: readonly string[]): string =>
  wordings[state.turnCount % wordings.length] ?? ''

/** Returns the language of the current lesson, else the one that the companion teaches, else French. */
export const findLessonLanguage = ({ context, state }: ResponseDraft): Language =>
  state.lesson?.language ??
  (context.companion.category === 'apprentissage' ? context.companion.language : 'french')

/**
 * Changes the lesson and returns it; starts a new lesson when there is none or the current one is in another language.
 * Unless the change says otherwise, the lesson is active and not refused afterwards.
 */
export function updateLesson(draft: ResponseDraft, language: Language, change: Partial<Lesson>) {
  const { lesson } = draft.state
  const currentLesson = lesson?.language === language ? lesson : createLesson(language)
  const updatedLesson: Lesson = {
    ...currentLesson,
    isActive: true,
    isRefused: false,
    ...change,
  }
  draft.update({ lesson: updatedLesson })
  return updatedLesson
}

/** Returns the longest foreign phrase of the companion's last response, with its language; null when there is none. */
export function findLongestForeignWords(draft: ResponseDraft) {
  const markedWords = draft.state.lastResponse
    .join(' ')
    .matchAll(/\[([a-z]{2})(?: slow)?\]([^[]+)\[\/\1\]/g)
  // The longest quotation is the sentence to repeat; explanations quote only single words.
  const [longest] = [...markedWords].toSorted(([one], [other]) => other.length - one.length)
  const [, tag = '', words = ''] = longest ?? []
  const language = (Object.keys(languages) as Language[]).find((one) => languages[one].tag === tag)
  return language ? { language, words } : null
}
