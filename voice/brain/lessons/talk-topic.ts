import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { normaliseWords } from './compare-words'
import { listTopicQuestions, talkTopics } from './content/scenes'
import { addressCaller, markWords, sayEvenIfRepeated } from './say-in-language'

const unspacedLanguages: readonly Language[] = ['chinese', 'japanese']

/** Finds the topic of a sentence by its words; null when no topic matches. */
export function findTalkTopic(text: string, language: Language): string | null {
  const normalisedWords = normaliseWords(text)
  const isSaid = (word: string) =>
    unspacedLanguages.includes(language)
      ? normalisedWords.replaceAll(' ', '').includes(normaliseWords(word).replaceAll(' ', ''))
      : ` ${normalisedWords} `.includes(` ${normaliseWords(word)} `) ||
        ` ${normalisedWords} `.includes(` ${normaliseWords(word)}s `)
  return (
    talkTopics.find(({ words }) =>
      words[language].split(', ').some((word) => word !== '' && isSaid(word)),
    )?.id ?? null
  )
}

/** The first questions are translated, so that a beginner can follow. */
const maxTranslatedQuestions = 2

/**
 * Asks a question in the language of the lesson: about the topic, or about another one when every question about the
 * topic was asked. Translates the first questions of a lesson.
 */
export function askAbout(draft: ResponseDraft, topic: string | null): boolean {
  const { lesson } = draft.state
  if (!lesson) return false
  const { language } = lesson
  const topics = [...(topic ? [topic] : []), 'self', 'hobby', 'food', 'home', 'weather', 'plans']
  const questions = topics.flatMap(listTopicQuestions)
  const isSaid = (words: string) =>
    draft.state.spokenSentences.some((sentence) => sentence.includes(words))
  const question =
    questions.find((one) => !isSaid(addressCaller(draft, one[language]))) ?? questions[0]
  if (!question) return false
  const questionCount = lesson.questionCount + 1
  draft.update({ lesson: { ...lesson, questionCount } })
  const words = markWords(draft, addressCaller(draft, question[language]), language)
  const isTranslated =
    !lesson.isLanguageOnly &&
    (questionCount <= maxTranslatedQuestions ||
      lesson.level === 'beginner' ||
      lesson.level === null)
  sayEvenIfRepeated(
    draft,
    isTranslated
      ? `« ${words} », c’est-à-dire : « ${addressCaller(draft, question.french)} »`
      : words,
  )
  return true
}
