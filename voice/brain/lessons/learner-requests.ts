import { type Language, languages } from '../../../domain/languages'
import { languageNames } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import {
  fasterRequest,
  frenchRequest,
  repeatRequest,
  slowerRequest,
} from './content/learner-patterns'
import { languageRequests, requestsInLanguage } from './content/learner-wordings'
import {
  findLongestForeignWords,
  listMarkedTalk,
  markWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'

/** Speaks the language that the caller asks for, until the caller says "en français". */
export const speakRequestedLanguage: Rule = (draft, { text, normalisedText }) => {
  const isRequest = languageRequests.some((request) => request.test(normalisedText))
  const language =
    requestsInLanguage.find(([, pattern]) => pattern.test(text))?.[0] ??
    (isRequest && languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1])
  if (!language) return false
  updateLesson(draft, language, { isLanguageOnly: true, awaits: 'practice', scene: null })
  draft.update({ runningActivity: null })
  const opening = listMarkedTalk(draft, 'opening', language).join(' || ')
  return (
    draft.sayOneOf([opening]) ||
    draft.sayOneOf(listMarkedTalk(draft, 'question', language)) ||
    sayEvenIfRepeated(draft, opening)
  )
}

/** Returns to French when the caller asks. The lesson continues. */
export const returnToFrench: Rule = (draft, { normalisedText }) => {
  const { lesson } = draft.state
  if (!lesson?.isLanguageOnly || !frenchRequest.test(normalisedText)) return false
  draft.update({ lesson: { ...lesson, isLanguageOnly: false, awaits: 'scene' } })
  return sayEvenIfRepeated(
    draft,
    'D’accord, on revient au français.',
    'On joue une scène, ou on parle d’autre chose ?',
  )
}

const maxWordsOfRepeatRequest = 9

/** Repeats the last foreign words. When the caller asks for another pace, keeps that pace from then on. */
export const repeatForeignWords: Rule = (draft, { normalisedText, wordCount }) => {
  const lastWords = findLongestForeignWords(draft)
  if (!lastWords || wordCount > maxWordsOfRepeatRequest) return false
  const isSlow = slowerRequest.test(normalisedText)
  const isFast = fasterRequest.test(normalisedText)
  if (!isSlow && !isFast && !repeatRequest.test(normalisedText)) return false
  const language = (Object.keys(languages) as Language[]).find(
    (one) => languages[one].tag === lastWords.tag,
  )
  if (!language) return false
  const { lesson } = draft.state
  const isActive = lesson?.isActive ?? false
  if (isSlow || (lesson && isFast)) updateLesson(draft, language, { isSlow, isActive })
  const words = markWords(draft, lastWords.words, language)
  const introduction = isSlow ? 'Plus lentement' : isFast ? 'À vitesse normale' : 'Encore une fois'
  return sayEvenIfRepeated(
    draft,
    lesson?.isLanguageOnly ? words : `${introduction} : « ${words} ».`,
  )
}
