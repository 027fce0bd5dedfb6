import type { ResponseDraft } from '../dialogue/response-draft'
import { isTaught } from '../knowledge/phrases'
import type { Rule } from '../respond/rule'
import {
  correctionReplies,
  longCorrectionIntroduction,
  longNoCorrectionIntroduction,
  missingSentenceReplies,
  noCorrectionReplies,
  noForeignCorrectionReplies,
} from '../templates/sentences/prepared-sentences'
import { correctionRequests } from '../templates/sentences/sentence-requests'
import { correctFrench } from '../understanding/language/correct-french'
import { isInLanguage } from './compare-words'
import { findMistake } from './mistakes/find-mistake'
import { findLessonLanguage, markWords } from './say-in-language'

const unspeakableCharacters = /[<>[\]{}|()*_#`"«»]/g

/** Corrects the sentence that the caller gives, or asks for it. */
export const correctSentence: Rule = (draft, utterance) => {
  const { normalisedText } = utterance
  if (!correctionRequests.any.test(normalisedText)) return false
  // "C'est bon" and "c'est juste" ask for a correction only in a lesson.
  const isAgreement = /\b(?:juste|bon)$/.test(normalisedText) && !/\bphrase\b/.test(normalisedText)
  if (isAgreement && !isTaught(findLessonLanguage(draft))) return false
  return correctGivenSentence(draft, utterance) || draft.sayOneOf(missingSentenceReplies)
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
  const language = [findLessonLanguage(draft), 'english' as const].find(
    (one) => isTaught(one) && (isInLanguage(sentence, one) || findMistake(sentence, one) !== null),
  )
  const mistake = language ? findMistake(sentence, language) : null
  const french = language ? null : correctFrench(sentence)
  const words = truncate(mistake?.corrected ?? french?.text ?? sentence)
  const correctedText = language ? markWords(draft, words, language) : words
  const isCorrected = mistake !== null || french?.hasCorrections
  const rightReplies = language ? noForeignCorrectionReplies : noCorrectionReplies
  const replies = isCorrected ? correctionReplies : rightReplies
  if (draft.sayOneOf(replies, { sentence: correctedText })) return true
  // A long sentence is said as a quotation of its own.
  const introduction = isCorrected ? longCorrectionIntroduction : longNoCorrectionIntroduction
  draft.sentences.push(introduction, `« ${correctedText} »`)
  return true
}

const maxCorrectedWords = 60

/** Removes the final punctuation, and cuts a text that is too long to listen to. */
const truncate = (sentence: string) => {
  const words = sentence.replace(/[\s?!.]+$/, '').split(' ')
  return words.slice(0, maxCorrectedWords).join(' ') + (words.length > maxCorrectedWords ? '…' : '')
}
