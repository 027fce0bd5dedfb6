import { findSpokenLanguage, isFrench, normaliseWords } from '../../foreign-languages/compare-words'
import { findNamedLanguage, formatInLanguage } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import { severalSentencesRequest } from './content/language-talk-patterns'
import {
  frenchRequest,
  pronunciationReplies,
  pronunciationRequests,
  repeatRequests,
} from './content/learner-patterns'
import {
  foreignAcknowledgements,
  foreignComfortReplies,
  foreignEmergencyReplies,
  foreignSentenceReplies,
  frenchReplies,
  languageRequests,
  requestsInLanguage,
  seriousTalk,
  situationOfLevel,
} from './content/learner-wordings'
import { findNamedSituation, teachSentences } from './exercise'
import {
  findLessonLanguage,
  findLongestForeignWords,
  listMarkedTalk,
  markWords,
  pickByTurn,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'

/** Speaks the language that the caller asks for, until the caller says "en français". */
export const speakRequestedLanguage: Rule = (draft, { text, normalisedText }) => {
  const isRequest = languageRequests.some((request) => request.test(normalisedText))
  const language =
    requestsInLanguage.find(([, pattern]) => pattern.test(text))?.[0] ??
    (isRequest && findNamedLanguage(normalisedText))
  if (!language) return false
  updateLesson(draft, language, { isLanguageOnly: true, awaits: 'practice', scene: null })
  draft.update({ runningActivity: null })
  return (['opening', 'question'] as const).some((kind) =>
    draft.sayOneOf(listMarkedTalk(draft, kind, language)),
  )
}

/** Returns to French when the caller asks. The lesson continues. */
export const returnToFrench: Rule = (draft, { normalisedText }) => {
  const { lesson } = draft.state
  if (!lesson?.isLanguageOnly || !frenchRequest.test(normalisedText)) return false
  draft.update({ lesson: { ...lesson, isLanguageOnly: false, awaits: 'scene' } })
  return sayEvenIfRepeated(draft, ...frenchReplies)
}

/** Says a foreign word for a learner who asks how to pronounce it. */
export const pronounceWord: Rule = (draft, { normalisedText, text }) => {
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  const question = text.replace(/['`]/g, '’').replace(/[ ?.!]+$/, '')
  const askedWord = pronunciationRequests
    .map((pattern) => pattern.exec(question)?.[1])
    .find(Boolean)
  const word = askedWord?.replace(/ en \p{L}+$/u, '')
  if (!word || language === 'french' || isFrench(word, language)) return false
  const words = quoteWords(draft, word, language)
  return sayFilled(draft, [pickByTurn(draft, pronunciationReplies)], { words })
}

const maxWordsOfRepeatRequest = 9

/**
 * Repeats the longest foreign phrase of the last response, at another pace if the caller asks for one; the lesson
 * continues at that pace.
 */
export const repeatForeignWords: Rule = (draft, { normalisedText, wordCount }) => {
  const foreignWords = findLongestForeignWords(draft)
  const request = repeatRequests.find(({ pattern }) => pattern.test(normalisedText))
  if (!foreignWords || !request || wordCount > maxWordsOfRepeatRequest) return false
  const { introduction, isSlow } = request
  const { language } = foreignWords
  const { lesson } = draft.state
  if (isSlow !== undefined)
    updateLesson(draft, language, { isSlow, isActive: lesson?.isActive ?? false })
  const words = markWords(draft, foreignWords.words, language)
  return sayEvenIfRepeated(
    draft,
    lesson?.isLanguageOnly ? words : `${introduction} : « ${words} ».`,
  )
}

/**
 * Teaches two or three sentences on request: those of the situation that the caller names, or else those for the
 * caller's level.
 */
export const giveSentences: Rule = (draft, { normalisedText }) => {
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  if (language === 'french' || !severalSentencesRequest.test(normalisedText)) return false
  const { lesson } = draft.state
  const level = (lesson?.language === language && lesson.level) || 'beginner'
  const situation = findNamedSituation(normalisedText) ?? situationOfLevel[level]
  const count = /\b(?:deux|2)\b/.test(normalisedText) ? 2 : 3
  return teachSentences(draft, language, situation, count)
}

/**
 * Answers a sentence in another language outside lessons: briefly in that language, then in French.
 * Comforts a sad caller, and names an emergency number when somebody may be in danger.
 */
export const answerForeignSentence: Rule = (draft, { text }) => {
  const language = findLessonLanguage(draft) === 'french' ? findSpokenLanguage(text) : undefined
  if (language === undefined) return false
  const words = normaliseWords(text)
  const { sadWords, emergencyWords, comfort, emergency } = seriousTalk[language]
  const say = (foreignWords: string, replies: readonly string[]) =>
    draft.sayOneOf(replies, {
      words: quoteWords(draft, foreignWords, language),
      in: formatInLanguage(language).toLowerCase(),
    })
  if (emergencyWords.test(words)) return say(emergency, foreignEmergencyReplies)
  if (sadWords.test(words)) return say(pickByTurn(draft, comfort), foreignComfortReplies)
  return say(pickByTurn(draft, foreignAcknowledgements[language]), foreignSentenceReplies)
}
