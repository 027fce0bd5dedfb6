import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { normaliseWords } from './compare-words'
import { unspacedLanguages } from './content/common-words'
import { listTopicQuestions, talkTopics } from './content/scenes'
import { addressCaller, markWords, quoteWords, sayEvenIfRepeated } from './say-in-language'

/** Finds the topic of a sentence by its words; null when no topic matches. */
export function findTalkTopic(text: string, language: Language): string | null {
  const normalisedText = normaliseWords(text)
  const hasSpaces = !unspacedLanguages.includes(language)
  const [wordStart, wordEnd] = hasSpaces ? ['(?:^| )', 's?(?: |$)'] : ['', '']
  const isSaid = (word: string) => new RegExp(`${wordStart}${word}${wordEnd}`).test(normalisedText)
  const topic = talkTopics.find(({ words }) =>
    words[language].split(', ').some((word) => word !== '' && isSaid(normaliseWords(word))),
  )
  return topic?.id ?? null
}

/**
 * Asks a question in the language of the lesson: about the topic, or about another one when every question about the
 * topic was asked. Translates it for a beginner, or while the level is unknown.
 */
export function askAbout(draft: ResponseDraft, topic: string | null): boolean {
  const { lesson, spokenSentences } = draft.state
  if (!lesson) return false
  const { language, level } = lesson
  const topics = [...(topic ? [topic] : []), 'self', 'hobby', 'food', 'home', 'weather', 'plans']
  const questions = topics.flatMap(listTopicQuestions)
  const isNew = (words: string) => !spokenSentences.some((sentence) => sentence.includes(words))
  const question =
    questions.find((one) => isNew(addressCaller(draft, one[language]))) ?? questions[0]
  if (!question) return false
  const words = addressCaller(draft, question[language])
  const isTranslated = !lesson.isLanguageOnly && (level === 'beginner' || level === null)
  const meaning = addressCaller(draft, question.french)
  return sayEvenIfRepeated(
    draft,
    isTranslated
      ? `${quoteWords(draft, words, language)}, c’est-à-dire : « ${meaning} »`
      : markWords(draft, words, language),
  )
}
