import type { Language } from '../../../domain/languages'
import { findForeignPart, isAttempt } from '../../foreign-languages/compare-words'
import { type FoundMistake, findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { correctFrench } from '../../french/correct-french'
import { capitaliseFirst } from '../../text-analysis/letter-case'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isTaught } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import {
  correctionReplies,
  longCorrectionIntroduction,
  longNoCorrectionIntroduction,
  missingSentenceReplies,
  noCorrectionReplies,
} from '../templates/sentences/prepared-sentences'
import { correctionRequests } from '../templates/sentences/sentence-requests'
import { allCheckQuestions, checkQuestion, moreRequest } from './content/learner-patterns'
import { rightSentenceReply } from './content/learner-wordings'
import { listTalk } from './content/scenes'
import {
  findLessonLanguage,
  type LearnerRule,
  markQuotations,
  markWords,
  quoteWords,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'

/**
 * Says the corrected sentence, and the reason in French unless the companion speaks no French (`isLanguageOnly`). If
 * the sentence is in the language of the lesson, stores the reason for a caller who asks for it later.
 */
export function sayCorrection(draft: ResponseDraft, language: Language, mistake: FoundMistake) {
  const { corrected, reason } = mistake
  if (language === findLessonLanguage(draft)) updateLesson(draft, language, { lastReason: reason })
  if (draft.state.lesson?.isLanguageOnly) {
    const sentence = /[.!?。！？؟]$/u.test(corrected) ? corrected : `${corrected}.`
    const corrections = listTalk('correction', language).map((introduction) =>
      markWords(draft, `${introduction} ${sentence}`, language),
    )
    return sayEvenIfRepeated(draft, corrections.join(' || '))
  }
  const words = quoteWords(draft, corrected.replace(/[.!?。！？؟]+$/u, ''), language)
  return sayEvenIfRepeated(
    draft,
    `On dit plutôt : ${words}. || Mieux vaut : ${words}.`,
    markQuotations(draft, reason, language),
  )
}

/** Corrects a sentence in a language other than French, or says that it has no mistake. */
function sayResultOfCheck(draft: ResponseDraft, sentence: string, language: Language): true {
  const words = capitaliseFirst(truncate(sentence))
  const mistake = findMistake(words, language)
  if (mistake) return sayCorrection(draft, language, mistake)
  if (language === findLessonLanguage(draft)) updateLesson(draft, language, { lastReason: null })
  return sayFilled(draft, [rightSentenceReply], { words: quoteWords(draft, words, language) })
}

/** Removes the question of whether the rest is right: "I am tired euh c'est bon comme ça". */
export const removeCheckQuestion = (text: string) => text.replace(allCheckQuestions, ', ')

/** Returns the sentence about which the caller asks in French whether it is right. */
export const findCheckedPart = (text: string, language: Language) =>
  checkQuestion.test(text) ? findForeignPart(removeCheckQuestion(text), language) : null

/** Says whether a sentence is correct: the one in the question, else the caller's last one. */
export const checkSentence: LearnerRule = (draft, utterance, language) => {
  const { text, normalisedText, isQuestion } = utterance
  if (!checkQuestion.test(text)) return false
  // In "j'ai fait une faute ?", the caller means the previous sentence.
  const isAboutLast =
    !moreRequest.test(normalisedText) && (isQuestion || /phrase|faute/i.test(text))
  const lastAttempt = draft.state.callerStatements.findLast((one) => isAttempt(one, language)) ?? ''
  const sentence =
    findCheckedPart(text, language) ?? (isAboutLast ? findForeignPart(lastAttempt, language) : null)
  return sentence !== null && sayResultOfCheck(draft, sentence, language)
}

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, utterance) => {
  const { normalisedText } = utterance
  if (!correctionRequests.any.test(normalisedText)) return false
  // "C'est bon" and "c'est juste" ask for a correction only in a lesson or with a teacher.
  const mayBeAgreement =
    /\b(?:juste|bon)$/.test(normalisedText) && !/\bphrase\b/.test(normalisedText)
  if (mayBeAgreement && !isTaught(findLessonLanguage(draft))) return false
  return correctGivenSentence(draft, utterance) || draft.sayOneOf(missingSentenceReplies)
}

/** Corrects the sentence after the request ("corrige : je suis la"), or the one that the companion has asked for. */
export const correctGivenSentence: Rule = (draft, { text, wordCount }) => {
  const wasAsked = missingSentenceReplies.some(
    (reply) => draft.state.lastResponse.at(-1) === draft.fill(reply),
  )
  if (wasAsked && wordCount > 3 && !/^comment\b/i.test(text))
    return correctInAnyLanguage(draft, text)
  if (!/\b(?:corr|relis|relire|faute|phrase)/i.test(text)) return false
  const quoted = /[«"“]\s*(.+?)\s*[»"”]/.exec(text)
  const sentence = (quoted ?? correctionRequests.ofSentenceAfter.exec(text))?.slice(1).find(Boolean)
  return sentence !== undefined && correctInAnyLanguage(draft, sentence)
}

const unspeakableCharacters = /[<>[\]{}|()*_#`"«»]/g

/** Corrects a sentence in the practised language, in English or in French. */
function correctInAnyLanguage(draft: ResponseDraft, text: string): boolean {
  const sentence = text.replace(unspeakableCharacters, '').trim()
  const language = [findLessonLanguage(draft), 'english' as const].find(
    (one) => isTaught(one) && isAttempt(sentence, one),
  )
  if (language) return sayResultOfCheck(draft, sentence, language)
  const { text: corrected, hasCorrections } = correctFrench(sentence)
  const words = truncate(corrected)
  const replies = hasCorrections ? correctionReplies : noCorrectionReplies
  if (draft.sayOneOf(replies, { sentence: words })) return true
  // A sentence that is too long for the replies is quoted after a separate introduction.
  const introduction = hasCorrections ? longCorrectionIntroduction : longNoCorrectionIntroduction
  draft.sentences.push(introduction, `« ${words} »`)
  return true
}

const maxCorrectedWords = 60

/** Removes the final punctuation, and cuts a text that is too long to listen to. */
const truncate = (sentence: string) => {
  const words = sentence.replace(/[\s?!.]+$/, '').split(' ')
  const isTooLong = words.length > maxCorrectedWords
  return words.slice(0, maxCorrectedWords).join(' ') + (isTooLong ? '…' : '')
}
