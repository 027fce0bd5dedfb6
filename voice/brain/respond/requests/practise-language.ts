import type { Language } from '../../../../domain/languages'
import { removeLanguageMarkers } from '../../../language-spans/language-markers'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { findPhrase, findThemeWords, isTaught, languageNames } from '../../knowledge/phrases'
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
  missingSentenceReplies,
  noCorrectionReplies,
  repeatAloudReplies,
  repeatedPhrases,
  rightForeignReplies,
  unknownPhraseReplies,
  wordLists,
} from '../../templates/sentences/prepared-sentences'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { correctFrench } from '../../understanding/language/correct-french'
import type { Rule } from '../rule'

const unspeakableCharacters = /[<>[\]{}|()*_#`"«»]/g

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, utterance) => {
  const { text, normalisedText } = utterance
  const correctionPattern =
    /\b(corrige\w*|corregir\w*|corregg\w*|korrigier\w*|(une|la|des) (correction|fautes?)|(est ce que )?(?:c est|ma phrase est) (?:correcte?|bien (?:ecrit|dit)|bon$|juste(?= (?:comme ca|ma|cette|ce|la|dit|ecrit|ou)\b|$))( |$)|(?:is|was) (?:it|this|that) (?:correct|right)|correct my)\b/
  if (
    !correctionPattern.test(normalisedText) ||
    /\bcorriger (mon|le|la) (attitude|caractere)\b/.test(normalisedText)
  )
    return false
  const isLearning = draft.state.lesson !== null || isTeacher(draft)
  if (!isLearning && /\b(?:juste|bon)$/.test(normalisedText) && !/\bphrase\b/.test(normalisedText))
    return false
  const before = checkedSentence.exec(text)?.[1]
  if (before && isLearning) return sayCorrected(draft, before.replace(/[ ,…]+$/, ''))
  return correctGivenSentence(draft, utterance) || correctLastSentence(draft, text)
}

/** Captures the sentence before the question whether it is right: "How old are you? C'est juste ?" */
const checkedSentence =
  /^(.{4,}?[.?!,…»]) *(?:est-ce que )?(?:c['’]est|ma phrase est|ça se dit|is (?:it|this|that)) (?:bien )?(?:juste|correcte?|bon|ça|dit|right|correct)[ ?!.]*$/iu

const correctLastSentence = (draft: ResponseDraft, text: string): boolean => {
  const last = draft.state.callerStatements.at(-1)
  const isAboutLast =
    isAboutLastSentence.test(normaliseWords(text)) && (draft.state.lesson || teachesLanguage(draft))
  return isAboutLast && last ? sayCorrected(draft, last) : draft.sayOneOf(missingSentenceReplies)
}

const givenSentence =
  /(?:(?<!(?:me|se|te|nous|vous) )corrig\w*|correct|relis\w*|relire)[^:,?]{0,45}[:,?]\s*(.{6,})$|(?:faute|correction)[^:]{0,45}:\s*(.{6,})$|ma phrase (?!est|était|etait|elle|s['’]il|stp)(.{8,})$|^(?:tu peux |vous pouvez |peux-tu |pouvez-vous )?corrige[rz]?(?:[- ]moi)? (?:ça |ceci )?((?:je|j['’]|tu|il|elle|on|nous|vous|les|si|malgré) .{6,})$/iu

/** Corrects the sentence that follows the request: "corrige : je suis la". */
export const correctGivenSentence: Rule = (draft, { text, wordCount }) => {
  const wasAsked = missingSentenceReplies.some(
    (reply) => draft.state.lastResponse.at(-1) === draft.fill(reply),
  )
  if (wasAsked && wordCount > 3 && !/^comment\b/i.test(text)) return sayCorrected(draft, text)
  if (!/\b(?:corr|relis|relire|faute|phrase)/i.test(text)) return false
  const sentence = (/«\s*(.+?)\s*»|"(.+?)"|“(.+?)”/.exec(text) ?? givenSentence.exec(text))
    ?.slice(1)
    .find(Boolean)
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
  const rightReplies = isForeign ? rightForeignReplies : noCorrectionReplies
  const replies = isCorrected ? correctionReplies : rightReplies
  const correctedText = isForeign ? markWords(draft, words, language) : words
  if (draft.sayOneOf(replies, { sentence: correctedText })) return true
  // A long sentence is said as a quotation of its own.
  draft.sentences.push(
    isCorrected ? 'Voici la version corrigée.' : 'Je n’y vois rien de sûr.',
    `« ${correctedText} »`,
  )
  return true
}

/** Matches a question about the learner's previous sentence: "il y a une faute ?" */
const isAboutLastSentence =
  /\b(?:il y a|y a t il|j ai fait|je fais) (?:une|des) fautes?\b|^(?:et |mais )?(?:est ce que )?(?:c est|c etait|ma phrase est) (?:correcte?|juste|bien dit)\b|\b(?:is|was) (?:it|this|that) (?:correct|right)\b|^(?:(?:me )?puedes? corregir\w*|puoi corregg\w*)/

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
export const isTeacher = ({ context, state }: ResponseDraft) =>
  context.companion.category === 'apprentissage' || state.lesson?.isActive === true

const maxTranslatedWords = 12

/** Says what the words mean in another language or in French, or that the companion does not know. */
export const translate: Rule = (draft, { normalisedText, text, isQuestion, wordCount }) => {
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const hasTranslated = translationPattern.test(draft.state.lastResponse.join(' '))
  const isLearning = hasTranslated || (isQuoted(text) ? teachesLanguage(draft) : isTeacher(draft))
  const target = namedLanguage ?? draft.state.lesson?.language ?? draft.context.companion.language
  if ((!namedLanguage && !isLearning) || !isTaught(target)) return false
  const foreign = findForeignWords(text)
  const meaning = foreign ? findFrenchMeaning(foreign, target) : null
  if (foreign && meaning)
    return draft.sayOneOf(givenMeanings, { words: markWords(draft, foreign, target), meaning })
  const isSameAgain = hasTranslated && /^(?:et )?en \w+$/.test(normalisedText)
  const requested = findTranslatedWords(
    isSameAgain ? (draft.state.callerStatements.at(-1) ?? '') : text,
  )
  const words = requested ?? (hasTranslated ? findNextWords(text) : null)
  if (!words || wordCount > maxTranslatedWords || politeWords.test(text)) return false
  const translation = translateFrench(words, target)
  if (translation?.missing.length === 0)
    return sayPhrase(draft, addressCaller(draft, translation.words), target)
  const language = languageNames.find(([, one]) => one === target)?.[2].toLowerCase() ?? ''
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
  const { normalisedText, isQuestion } = utterance
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))
  const { language } = draft.context.companion
  const isLearning = teachesLanguage(draft)
  const isEnglishRequest = /\b(?:how (?:do|can|would)|what do you say)\b/.test(normalisedText)
  if (!namedLanguage && !isLearning && !isEnglishRequest) return false
  const target: Language = namedLanguage?.[1] ?? (isTaught(language) ? language : 'english')
  if (wordRequest.test(normalisedText)) {
    const words = findThemeWords(normalisedText, target)
    const [foreign = '', meaning = ''] = words?.split(' : ') ?? []
    const languagePhrase = languageNames.find(([, one]) => one === target)?.[2] ?? ''
    const slots = { language: languagePhrase, foreign: markWords(draft, foreign, target), meaning }
    if (words && draft.sayOneOf(wordLists, slots)) return draft.sayOneOf(repeatAloudReplies) || true
  }
  const please = politeWords.test(utterance.text) ? pleaseByLanguage[target] : null
  if (please) return sayPhrase(draft, please, target)
  if (translate(draft, utterance)) return true
  const hasAsked = givenPhrase.test(draft.state.lastResponse.join(' '))
  const entry = findPhrase(removeLanguage(normalisedText), target)
  const isNext = hasAsked && /^(?:et|ou) /.test(normalisedText) && utterance.wordCount <= 9
  const isRequested = phraseRequest.test(normalisedText)
  if (entry && (isNext || isRequested || teachRequest.test(normalisedText)))
    return sayPhrase(draft, entry.phrase, target)
  return !entry && isRequested && isQuestion && draft.sayOneOf(unknownPhraseReplies)
}

const removeLanguage = (normalisedText: string) =>
  normalisedText.replace(new RegExp(`\\b(en )?${languageWords}\\b`, 'g'), ' ')

/** Confirms that the caller has repeated the phrase that was just given: "coraggio, c'est ça ?". */
export const confirmRepeatedPhrase: Rule = (draft, { text, wordCount }: UtteranceAnalysis) => {
  const phrase = givenPhrase.exec(draft.state.lastResponse.join(' '))?.[1]
  if (!phrase || wordCount > 12) return false
  const words = removeLanguageMarkers(phrase)
  const plain = normaliseWords(words).replace(foreignArticle, '')
  const [first = ''] = plain.split(' ')
  if (!hasSameWords(text, plain) && !(first.length > 3 && normaliseWords(text).startsWith(first)))
    return false
  return draft.sayOneOf(['Oui, c’est ça, « {phrase} ».', 'Exactement, bien dit : « {phrase} ».'], {
    phrase,
  })
}
