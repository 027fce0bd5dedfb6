import type { Language } from '../../../domain/languages'
import { isFrench, rateSimilarity } from '../../foreign-languages/compare-words'
import { frenchFillers } from '../../foreign-languages/words/small-words'
import type { ResponseDraft } from '../dialogue/response-draft'
import { findNamedLanguage, findThemeWords, formatInLanguage, isTaught } from '../knowledge/phrases'
import {
  findAskedWords,
  findNextWords,
  findVariantWords,
  pleaseTranslationRequest,
  wordRequest,
} from '../knowledge/questions/translation-requests'
import type { Rule } from '../respond/rule'
import { repeatAloudReplies, wordLists } from '../templates/sentences/prepared-sentences'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  announcedWords,
  foreignRequest,
  guessedFrenchStart,
  guessedTranslation,
  nextWordsEnd,
  onlyLanguage,
  shortNounPhrase,
  simplerWordsRequest,
  simplerWordsStart,
  wordsToSayPattern,
} from './content/language-talk-patterns'
import { compoundPast } from './content/learner-patterns'
import { longTextReply, unknownWordsReply } from './content/learner-wordings'
import { setExercise } from './exercise'
import { asksHowToTellSomebody, hasTranslatedLately } from './learner-wishes'
import {
  addressCaller,
  findLessonLanguage,
  markWords,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'
import { type Translation, translateFrench } from './translate-french'

const maxAskedWords = 30
/**
 * Maximum number of words of a text such as "et préavis ?", which in a lesson asks for a translation even when the
 * companion has not translated anything lately.
 */
const maxNextWords = 4
const maxQuotedWords = 8

/**
 * Answers "comment on dit…" with a translation into the language that the caller names, or else into that of the
 * lesson. When a word has no certain translation, says the rest if this helps a learner, or else that the companion
 * does not know the translation. Returns false when it is uncertain that the caller wants a translation.
 */
export const translate: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText, text, wordCount } = utterance
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  if (!isTaught(language) || wordCount > maxAskedWords) return false
  if (asksHowToTellSomebody(draft, utterance)) return false
  const askedWords = findAskedFrench(draft, text) ?? findVariant(draft, text)
  const french = askedWords ?? findNext(draft, utterance)
  if (french === null) return false
  if (french === '')
    return sayEvenIfRepeated(draft, '{Dis-moi|Dites-moi} la phrase en français, et je la cherche.')
  const translation = translateWords(french, normalisedText, language)
  if (isComplete(translation)) return sayTranslation(draft, french, translation, language)
  const isLessonLanguage = language === findLessonLanguage(draft)
  const mustAnswer = askedWords !== null && (isLessonLanguage || isQuestion)
  if (!mustAnswer) return false
  // The sentence frame that translates "j'ai faim" would translate the start of "j'ai mangé" wrongly.
  const isPartUseful = isLessonLanguage && !compoundPast.test(french)
  return translation && isPartUseful
    ? sayIncompleteTranslation(draft, translation, language)
    : sayUnknown(draft, french, language)
}

/**
 * The French words that the caller wants translated, and their complete translation. `isGuess`: the caller has guessed
 * the translation and asks whether it is right.
 */
type CertainTranslation = { french: string; translation: CompleteTranslation; isGuess: boolean }

/** Finds the translation into the lesson's language that the caller asks for or guesses; null when it is uncertain. */
export function findCertainTranslation(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
): CertainTranslation | null {
  const { text } = utterance
  const language = findLessonLanguage(draft)
  const namedLanguage = findNamedLanguage(utterance.normalisedText) ?? language
  if (!isTaught(language) || namedLanguage !== language) return null
  const [, guessedFrench, guess] = guessedTranslation.exec(text) ?? []
  if (guessedFrench && guess) {
    const french = guessedFrench.replace(guessedFrenchStart, '')
    const translation = translateFrench(french, language)
    const isForeign = !isFrench(guess, language)
    if (isComplete(translation) && isForeign) return { french, translation, isGuess: true }
  }
  if (asksHowToTellSomebody(draft, utterance)) return null
  const french = findAskedFrench(draft, text) ?? findVariant(draft, text)
  const translation = french ? translateWords(french, utterance.normalisedText, language) : null
  return french && isComplete(translation) ? { french, translation, isGuess: false } : null
}

/**
 * Translates what a learner asks for, even in a statement about something else, if the translation is certain. Corrects
 * or confirms a translation that the learner has guessed.
 */
export const translateIfCertain: Rule = (draft, utterance) => {
  const found = findCertainTranslation(draft, utterance)
  if (!found) return false
  const language = findLessonLanguage(draft)
  const { french, isGuess, translation } = found
  if (!isGuess) return sayTranslation(draft, french, translation, language)
  const guess = guessedTranslation.exec(utterance.text)?.[2] ?? ''
  const words = addressCaller(draft, translation.words)
  const isRight = rateSimilarity(words, guess) === 1
  const exercise = { words, french, situation: translation.situation, next: null }
  updateLesson(draft, language, {})
  return setExercise(draft, exercise, isRight ? 'Oui, c’est bien ça' : 'Presque, on dit')
}

/**
 * Translates French words. If the caller orders something, translates the words as a request if possible: "et si je
 * veux un thé" as "I would like a tea".
 */
function translateWords(french: string, normalisedText: string, language: Language) {
  const isOrder = /\b(?:command|reserv|demand)(?:e|er)\b|\bsi (?:je|on) \w+ /.test(normalisedText)
  const order = isOrder ? translateFrench(`je voudrais ${french}`, language) : null
  return isComplete(order) ? order : translateFrench(french, language)
}

type CompleteTranslation = Translation & { missing: readonly [] }

const isComplete = (translation: Translation | null): translation is CompleteTranslation =>
  translation?.missing.length === 0

/** Says the translation; if it is in the language of the lesson, activates the lesson and asks the caller to say it. */
function sayTranslation(
  draft: ResponseDraft,
  french: string,
  translation: Translation,
  language: Language,
): boolean {
  const words = addressCaller(draft, translation.words)
  if (language !== findLessonLanguage(draft)) {
    const quotation = quoteWords(draft, words, language)
    return sayEvenIfRepeated(draft, `On dit : ${quotation}. || Ça se dit : ${quotation}.`)
  }
  updateLesson(draft, language, {})
  const { situation } = translation
  return setExercise(draft, { words, french, situation, next: null }, 'On dit')
}

/** Says the part of the text that has a translation, and activates the lesson in its language. */
function sayIncompleteTranslation(
  draft: ResponseDraft,
  { words }: Translation,
  language: Language,
): true {
  const quotation = quoteWords(draft, addressCaller(draft, words), language)
  updateLesson(draft, language, {})
  return sayEvenIfRepeated(draft, `Il me manque un mot ; le reste se dit : ${quotation}.`)
}

function sayUnknown(draft: ResponseDraft, french: string, language: Language): true {
  const isLong = french.split(' ').length > maxQuotedWords
  const slots = { words: french, in: formatInLanguage(language).toLowerCase() }
  return sayFilled(draft, [isLong ? longTextReply : unknownWordsReply], slots)
}

/**
 * Finds the French words that the caller wants translated; null when there are none. When the caller names only the
 * language, finds them in the previous text; empty if it contains none.
 */
function findAskedFrench(draft: ResponseDraft, text: string): string | null {
  if (pleaseTranslationRequest.test(text)) return 's’il te plaît'
  const impliedWords = findImpliedWords(draft, text)
  if (impliedWords !== null) return impliedWords
  const hasTranslated = hasTranslatedLately(draft)
  const textWithoutFillers = text.replace(frenchFillers, '')
  const wordsToSay = hasTranslated ? wordsToSayPattern.exec(text)?.[1] : undefined
  const askedWords =
    wordsToSay ?? foreignRequest.exec(text)?.[1] ?? findAskedWords(textWithoutFillers)
  const namesOnlyLanguage = onlyLanguage.test(
    askedWords ?? (hasTranslated ? textWithoutFillers : ''),
  )
  if (!namesOnlyLanguage) return askedWords
  // "Je voudrais lui dire que je l'aime. Comment je lui dis en japonais ? Et en russe ?"
  const previousText = draft.state.callerStatements.at(-1) ?? ''
  return wordsToSayPattern.exec(previousText)?.[1] ?? findAskedWords(previousText) ?? ''
}

/**
 * Finds French words that the caller wants translated although the text does not ask for it: the companion has asked
 * for simpler words, the caller announces them, or a short noun phrase follows a translation. Returns null for other
 * texts, and when the translation is incomplete.
 */
function findImpliedWords(draft: ResponseDraft, text: string): string | null {
  const areWordsExpected =
    simplerWordsRequest.test(draft.state.lastResponse.at(-1) ?? '') ||
    announcedWords.test(text) ||
    (hasTranslatedLately(draft) && shortNounPhrase.test(text))
  const isAsking = findAskedWords(text) !== null || /[?]$|^(?:pourquoi|comment)\b/i.test(text)
  if (!areWordsExpected || isAsking || !isFrench(text, findLessonLanguage(draft))) return null
  const words = text.replace(simplerWordsStart, '')
  const isKnown = isComplete(translateFrench(words, findLessonLanguage(draft)))
  return isKnown ? words : null
}

/** Finds the next words to translate: "et grand-mère ?" */
function findNext(draft: ResponseDraft, { text, wordCount }: UtteranceAnalysis): string | null {
  const isShort = draft.state.lesson?.isActive && wordCount <= maxNextWords
  return isShort || hasTranslatedLately(draft)
    ? findNextWords(text.replace(nextWordsEnd, ''))
    : null
}

/** While the caller practises, finds the words of a variant of an order: "et si je veux un café à emporter". */
export function findVariant(draft: ResponseDraft, text: string): string | null {
  const { exercise = null, isActive = false, scene = null } = draft.state.lesson ?? {}
  const isTraining = isActive && (exercise ?? scene ?? hasTranslatedLately(draft))
  return isTraining ? findVariantWords(text) : null
}

/** Says three words on the theme of the request with their meanings, and asks the caller to repeat them. */
export const sayThemeWords: Rule = (draft, { normalisedText }) => {
  const language = findNamedLanguage(normalisedText) ?? findLessonLanguage(draft)
  const words = wordRequest.test(normalisedText) ? findThemeWords(normalisedText, language) : null
  if (!words) return false
  const [foreign = '', meaning = ''] = words.split(' : ')
  const slots = { foreign: markWords(draft, foreign, language), meaning }
  draft.sayOneOf(wordLists, { ...slots, language: formatInLanguage(language) })
  return draft.sayOneOf(repeatAloudReplies) || draft.sentences.length > 0
}
