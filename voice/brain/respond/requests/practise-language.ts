import type { Language } from '../../../../domain/languages'
import { removeLanguageMarkers } from '../../../language-spans/language-markers'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  findNamedLanguage,
  findPhrase,
  findThemeWords,
  isTaught,
  nameInLanguage,
} from '../../knowledge/phrases'
import { foreignArticle } from '../../knowledge/vocabulary/find-word'
import {
  findForeignWords,
  findNextWords,
  findTranslatedWords,
  languageWords,
  phraseRequest,
  politeWords,
  teachRequest,
  translationPattern,
  wordRequest,
} from '../../knowledge/vocabulary/translation-requests'
import { hasSameWords, isInLanguage, normaliseWords } from '../../lessons/compare-words'
import { englishWords, pleaseByLanguage } from '../../lessons/content/learner-wordings'
import { findMistake } from '../../lessons/mistakes/find-mistake'
import { addressCaller, markWords } from '../../lessons/say-in-language'
import { findFrenchMeaning, translateFrench } from '../../lessons/translate-french'
import {
  correctionReplies,
  givenMeanings,
  givenPhrases,
  longCorrectionIntroduction,
  longNoCorrectionIntroduction,
  missingSentenceReplies,
  noCorrectionReplies,
  noForeignCorrectionReplies,
  repeatAloudReplies,
  repeatedPhrases,
  unknownPhraseReplies,
  wordLists,
} from '../../templates/sentences/prepared-sentences'
import { correctionRequests } from '../../templates/sentences/sentence-requests'
import { rightPronunciationReplies } from '../../templates/sentences/spoken-requests'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { correctFrench } from '../../understanding/language/correct-french'
import type { Rule } from '../rule'

const unspeakableCharacters = /[<>[\]{}|()*_#`"«»]/g

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, utterance) => {
  const { text, normalisedText } = utterance
  if (!correctionRequests.any.test(normalisedText)) return false
  if (/\bcorriger (mon|le|la) (attitude|caractere)\b/.test(normalisedText)) return false
  const isLearning = draft.state.lesson !== null || isTeacher(draft)
  if (!isLearning && /\b(?:juste|bon)$/.test(normalisedText) && !/\bphrase\b/.test(normalisedText))
    return false
  const before = correctionRequests.ofSentenceBefore.exec(text)?.[1]
  if (before && isLearning) return sayCorrected(draft, before.replace(/[ ,…]+$/, ''))
  if (correctGivenSentence(draft, utterance)) return true
  const last = draft.state.callerStatements.at(-1)
  const isAboutLast = correctionRequests.ofLastSentence.test(normaliseWords(text))
  const isPractising = draft.state.lesson !== null || teachesLanguage(draft)
  if (last && isAboutLast && isPractising) return sayCorrected(draft, last)
  return draft.sayOneOf(missingSentenceReplies)
}

/** Corrects the sentence that follows the request: "corrige : je suis la". */
export const correctGivenSentence: Rule = (draft, { text, wordCount }) => {
  const wasAsked = missingSentenceReplies.some(
    (reply) => draft.state.lastResponse.at(-1) === draft.fill(reply),
  )
  if (wasAsked && wordCount > 3 && !/^comment\b/i.test(text)) return sayCorrected(draft, text)
  if (!/\b(?:corr|relis|relire|faute|phrase)/i.test(text)) return false
  const quoted = /[«"“]\s*(.+?)\s*[»"”]/.exec(text)
  const sentence = (quoted ?? correctionRequests.ofSentenceAfter.exec(text))?.slice(1).find(Boolean)
  return sentence !== undefined && sayCorrected(draft, sentence)
}

/** Corrects in the practised language, in English or in French. */
function sayCorrected(draft: ResponseDraft, text: string): boolean {
  const sentence = text.replace(unspeakableCharacters, '').trim()
  const ownLanguage = draft.state.lesson?.language ?? draft.context.companion.language
  const language = isEnglish(normaliseWords(sentence)) ? 'english' : ownLanguage
  const mistake = findMistake(sentence, language)
  const isForeign = mistake !== null || isInLanguage(sentence, language)
  const corrected = isForeign ? null : correctFrench(sentence)
  const words = truncate(mistake?.corrected ?? corrected?.text ?? sentence)
  const isCorrected = mistake !== null || corrected?.hasCorrections
  const noMistakeReplies = isForeign ? noForeignCorrectionReplies : noCorrectionReplies
  const replies = isCorrected ? correctionReplies : noMistakeReplies
  const correctedText = isForeign ? markWords(draft, words, language) : words
  if (draft.sayOneOf(replies, { sentence: correctedText })) return true
  // A long sentence is said as a quotation of its own.
  draft.sentences.push(
    isCorrected ? longCorrectionIntroduction : longNoCorrectionIntroduction,
    `« ${correctedText} »`,
  )
  return true
}

const maxCorrectedWords = 60

/** Removes the final punctuation, and cuts a text that is too long to listen to. */
const truncate = (sentence: string) => {
  const words = sentence.replace(/[\s?!.]+$/, '').split(' ')
  return words.slice(0, maxCorrectedWords).join(' ') + (words.length > maxCorrectedWords ? '…' : '')
}

/** Whether enough words are English to assume that a learner practises English. */
function isEnglish(normalisedText: string): boolean {
  const count = normalisedText.match(englishWords)?.length ?? 0
  const words = normalisedText.split(' ').length
  return (
    count >= 2 && count * 5 >= words * 2 && !/\b(je|est|le|les|des|et|que)\b/.test(normalisedText)
  )
}

/** Captures the phrase that the companion gave. */
const givenPhrase = /(?:On dit|c’est) : « (.+?) »/

/** Whether the companion teaches a language: always in the learning category, else after it gave a phrase. */
export const teachesLanguage = ({ context, state }: ResponseDraft): boolean =>
  context.companion.language !== 'french' &&
  (context.companion.category === 'apprentissage' ||
    state.spokenSentences.some((sentence) =>
      /(?:On dit|c’est) : «|^En \p{L}+(?:, par exemple)? : /u.test(sentence),
    ))

/** Whether the companion teaches a language by its category, or leads a lesson. */
const isTeacher = ({ context, state }: ResponseDraft) =>
  context.companion.category === 'apprentissage' || state.lesson?.isActive === true

const maxTranslatedWords = 12

/** Says what the words mean in another language or in French, or that the companion does not know. */
export const translate: Rule = (draft, { normalisedText, text, isQuestion, wordCount }) => {
  const namedLanguage = findNamedLanguage(normalisedText)
  const hasTranslated = translationPattern.test(draft.state.lastResponse.join(' '))
  const isLearning = hasTranslated || (isQuoted(text) ? teachesLanguage(draft) : isTeacher(draft))
  const target = namedLanguage ?? draft.state.lesson?.language ?? draft.context.companion.language
  if ((!namedLanguage && !isLearning) || !isTaught(target)) return false
  const foreign = findForeignWords(text)
  const meaning = foreign ? findFrenchMeaning(foreign, target) : null
  if (foreign && meaning)
    return draft.sayOneOf(givenMeanings, { words: markWords(draft, foreign, target), meaning })
  const isSameAgain = hasTranslated && /^(?:et )?en \w+$/.test(normalisedText)
  const lastStatement = draft.state.callerStatements.at(-1) ?? ''
  const requested = findTranslatedWords(isSameAgain ? lastStatement : text)
  const words = requested ?? (hasTranslated ? findNextWords(text) : null)
  if (!words || wordCount > maxTranslatedWords || politeWords.test(text)) return false
  const translation = translateFrench(words, target)
  if (translation?.missing.length === 0)
    return sayPhrase(draft, addressCaller(draft, translation.words), target)
  const language = nameInLanguage(target).toLowerCase()
  const slots = { words: words.replace(unspeakableCharacters, ''), language }
  return requested !== null && isQuestion && draft.sayOneOf(unknownPhraseReplies, slots)
}

const isQuoted = (text: string) => /[«"“]/.test(text)

function sayPhrase(draft: ResponseDraft, words: string, language: Language): boolean {
  const phrase = markWords(draft, words, language)
  if (!draft.sayOneOf(givenPhrases, { phrase })) draft.sayOneOf(repeatedPhrases, { phrase })
  return (isTeacher(draft) && draft.sayOneOf(repeatAloudReplies)) || draft.sentences.length > 0
}

/** Gives a phrase or three words in a foreign language. */
export const givePhrase: Rule = (draft, utterance) => {
  const { normalisedText, isQuestion, text, wordCount } = utterance
  const namedLanguage = findNamedLanguage(normalisedText)
  const { language } = draft.context.companion
  const isEnglishRequest = /\b(?:how (?:do|can|would)|what do you say)\b/.test(normalisedText)
  if (!namedLanguage && !teachesLanguage(draft) && !isEnglishRequest) return false
  const target = namedLanguage ?? (isTaught(language) ? language : 'english')
  if (wordRequest.test(normalisedText) && sayThemeWords(draft, normalisedText, target)) return true
  const please = politeWords.test(text) ? pleaseByLanguage[target] : null
  if (please) return sayPhrase(draft, please, target)
  if (translate(draft, utterance)) return true
  const hasGiven = givenPhrase.test(draft.state.lastResponse.join(' '))
  const isNext = hasGiven && /^(?:et|ou) /.test(normalisedText) && wordCount <= 9
  const isRequested = phraseRequest.test(normalisedText)
  const languageName = new RegExp(`\\b(en )?${languageWords}\\b`, 'g')
  const entry = findPhrase(normalisedText.replace(languageName, ' '), target)
  if (entry && (isNext || isRequested || teachRequest.test(normalisedText)))
    return sayPhrase(draft, entry.phrase, target)
  return !entry && isRequested && isQuestion && draft.sayOneOf(unknownPhraseReplies)
}

/** Says three words on the theme of the request. */
function sayThemeWords(draft: ResponseDraft, normalisedText: string, target: Language): boolean {
  const words = findThemeWords(normalisedText, target)
  if (!words) return false
  const [foreign = '', meaning = ''] = words.split(' : ')
  const language = nameInLanguage(target)
  const slots = { language, foreign: markWords(draft, foreign, target), meaning }
  return draft.sayOneOf(wordLists, slots) && (draft.sayOneOf(repeatAloudReplies) || true)
}

/** Confirms that the caller has repeated the phrase that was just given: "coraggio, c'est ça ?". */
export const confirmRepeatedPhrase: Rule = (draft, { text, wordCount }: UtteranceAnalysis) => {
  const phrase = givenPhrase.exec(draft.state.lastResponse.join(' '))?.[1]
  if (!phrase || wordCount > 12) return false
  const words = removeLanguageMarkers(phrase)
  const plain = normaliseWords(words).replace(foreignArticle, '')
  const [first = ''] = plain.split(' ')
  if (!hasSameWords(text, plain) && !(first.length > 3 && normaliseWords(text).startsWith(first)))
    return false
  return draft.sayOneOf(rightPronunciationReplies, { phrase })
}
