import type { Language } from '../../../domain/languages'
import { normaliseWords } from '../../foreign-languages/compare-words'
import { unspacedLanguages } from '../../foreign-languages/words/common-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { listTopicQuestions, type Sentence, talkTopics } from './content/scenes'
import { answeredQuestions } from './content/topic-questions'
import {
  addressCaller,
  markWords,
  quoteWords,
  removeFullStop,
  sayEvenIfRepeated,
} from './say-in-language'

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
 * Asks a question in the language of the lesson that was neither asked nor answered in this call. Takes the first such
 * question about the topic; if none is left or there is no topic, a neutral one, but only if the caller has just `said`
 * something; then one about `generalTopics`. When none is left, asks the first neutral question again. Translates the
 * question for a beginner, or while the level is unknown, unless the companion speaks no French.
 */
export function askAbout(draft: ResponseDraft, topic: string | null, said = ''): boolean {
  const { callerStatements, lesson, spokenSentences } = draft.state
  if (!lesson) return false
  const { language, level } = lesson
  const topics = [topic, said ? 'neutral' : null, ...generalTopics].filter((one) => one !== null)
  const questions = topics.flatMap(listTopicQuestions)
  const answers = [...callerStatements, said].map(normaliseWords).join(' , ')
  const isNew = (one: Sentence) =>
    !spokenSentences.some((sentence) =>
      sentence.includes(removeFullStop(addressCaller(draft, one[language]))),
    ) &&
    !answeredQuestions.some(([part, answer]) => one.french.includes(part) && answer.test(answers))
  const question = questions.find(isNew) ?? listTopicQuestions('neutral')[0]
  if (!question) return false
  const words = addressCaller(draft, question[language])
  const isTranslated = !lesson.isLanguageOnly && (level === 'beginner' || level === null)
  const meaning = addressCaller(draft, question.french)
  const quotation = meaning.endsWith('.') ? `« ${removeFullStop(meaning)} ».` : `« ${meaning} »`
  return sayEvenIfRepeated(
    draft,
    isTranslated
      ? `${quoteWords(draft, words, language)}, c’est-à-dire : ${quotation}`
      : markWords(draft, words, language),
  )
}

const generalTopics = ['self', 'hobby', 'food', 'home', 'weather', 'plans']
