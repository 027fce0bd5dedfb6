import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isTaught } from '../knowledge/phrases'
import { findForeignWords } from '../knowledge/vocabulary/translation-requests'
import type { Rule } from '../respond/rule'
import { capitaliseFirst, lowercaseFirst } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isFrench, isInLanguage, normaliseWords } from './compare-words'
import { companionAnswers } from './content/companion-answers'
import { explanationRequest, grammarQuestions } from './content/grammar-questions'
import {
  checkQuestion,
  choiceOfForms,
  correctnessQuestion,
  frenchFillers,
  meaningQuestion,
  moreRequest,
  reasonQuestion,
} from './content/learner-patterns'
import { unknownMeaningReply } from './content/learner-wordings'
import { findMistake } from './mistakes/find-mistake'
import {
  addressCaller,
  findLessonLanguage,
  findLongestForeignWords,
  markQuotations,
  markWords,
  quoteWords,
  removeFullStop,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'
import { findFrenchMeaning } from './translate-french'
import { translate } from './translate-on-request'

/** A rule that answers a learner of the language. */
type LearnerRule = (
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  language: Language,
) => boolean

/** Answers a learner's questions about the language: translations, meanings, grammar, correctness. */
export const answerLearner: Rule = (draft, utterance) => {
  const language = findLessonLanguage(draft)
  const rules = [
    apologiseForFormOfAddress,
    explainCorrection,
    explainGrammar,
    translate,
    answerMeaningQuestion,
    chooseForms,
    checkSentence,
  ]
  return isTaught(language) && rules.some((rule) => rule(draft, utterance, language))
}

const maxAskedWords = 30
const maxWordsOfReasonQuestion = 12
const maxWordsOfMeaningQuestion = 24

/** Apologises when the caller asks why the companion says "tu" or "vous". */
const apologiseForFormOfAddress: LearnerRule = (draft, { normalisedText }) =>
  /\bpourquoi .*\b(?:vouvoi|tutoi)\w*/.test(normalisedText) &&
  sayEvenIfRepeated(draft, 'Pardon, {je reste au tu|je reste au vous}.')

/** Explains the last correction when the caller asks why. */
const explainCorrection: LearnerRule = (draft, { normalisedText, wordCount }, language) => {
  const { lesson } = draft.state
  if (!lesson?.isActive || !lesson.lastReason) return false
  if (wordCount > maxWordsOfReasonQuestion || !reasonQuestion.test(normalisedText)) return false
  const reason = markQuotations(draft, lesson.lastReason, language)
  return sayEvenIfRepeated(draft, `La règle : ${lowercaseFirst(reason)}`)
}

/** Answers a frequent question about grammar or about a sound; each time in other words if possible. */
const explainGrammar: LearnerRule = (draft, { normalisedText, wordCount }, language) => {
  if (wordCount > maxAskedWords || !explanationRequest.test(normalisedText)) return false
  const [, ...answers] =
    grammarQuestions[language]?.find(([pattern]) => pattern.test(normalisedText)) ?? []
  const [first, ...others] = answers.map((answer) => markQuotations(draft, answer, language))
  if (!first) return false
  const answer = [first, ...others].find((one) => !draft.hasSaid(one)) ?? first
  return sayEvenIfRepeated(draft, answer)
}

/** Translates foreign words into French: the words in the question, else those the companion said last. */
const answerMeaningQuestion: LearnerRule = (draft, utterance, language) => {
  const { text, normalisedText, wordCount } = utterance
  const askedWords = findForeignWords(text)
  const askedMeaning = askedWords ? findFrenchMeaning(askedWords, language) : null
  if (askedWords && askedMeaning) return sayMeaning(draft, askedWords, askedMeaning, language)
  if (wordCount > maxWordsOfMeaningQuestion || !meaningQuestion.test(normalisedText)) return false
  if (askedWords && !isFrench(askedWords, language))
    return sayFilled(draft, [unknownMeaningReply], {
      words: quoteWords(draft, askedWords, language),
    })
  // "Ça veut dire quoi quand il dit qu'il a besoin de temps" is about a person.
  if (askedWords && askedWords.split(' ').length > 2) return false
  const lastWords = findLongestForeignWords(draft)?.words
  if (!lastWords) return false
  const exercise = draft.state.lesson?.exercise
  const isExercise = exercise && normaliseWords(exercise.words) === normaliseWords(lastWords)
  const meaning = isExercise ? exercise.french : findFrenchMeaning(lastWords, language)
  return meaning !== null && sayMeaning(draft, lastWords, meaning, language)
}

function sayMeaning(draft: ResponseDraft, words: string, meaning: string, language: Language) {
  const french = removeFullStop(addressCaller(draft, meaning))
  const quotation = quoteWords(draft, words, language)
  return sayEvenIfRepeated(draft, `${quotation}, ça veut dire : « ${french} ».`)
}

/** Says which of two forms is correct: "c’est she is nurse ou she is a nurse ?" */
const chooseForms: LearnerRule = (draft, { text }, language) => {
  const [, ...forms] = choiceOfForms.exec(text.replace(frenchFillers, '')) ?? []
  const right = forms.find((form) => isInLanguage(form, language) && !findMistake(form, language))
  const mistake = findMistake(forms.join('. '), language)
  if (!right || !mistake || forms.some((form) => isFrench(form, language))) return false
  const quotation = quoteWords(draft, capitaliseFirst(right), language)
  return sayRightForm(draft, `On dit : ${quotation}.`, mistake.reason, language)
}

/** Says the right form and why, and stores the reason for the question why. */
function sayRightForm(draft: ResponseDraft, sentence: string, reason: string, language: Language) {
  updateLesson(draft, language, { lastReason: reason })
  return sayEvenIfRepeated(draft, sentence, markQuotations(draft, reason, language))
}

const findLastForeign = (draft: ResponseDraft, language: Language): string =>
  draft.state.callerStatements.findLast(
    (statement) => isInLanguage(statement, language) || findMistake(statement, language) !== null,
  ) ?? ''

/** Says whether a sentence is correct: the one in the question, else the caller's last one. */
const checkSentence: LearnerRule = (draft, { text, normalisedText, isQuestion }, language) => {
  if (!checkQuestion.test(text)) return false
  const remainingText = text.replace(new RegExp(checkQuestion.source, 'giu'), ',')
  const [before = '', french] = remainingText.split(/ pour (?:dire|demander) /)
  const isAboutLast =
    french === undefined &&
    !moreRequest.test(normalisedText) &&
    (isQuestion || /phrase|faute/i.test(text))
  const sentence =
    findForeignPart(before, language) ??
    (isAboutLast ? findForeignPart(findLastForeign(draft, language), language) : null)
  if (!sentence) return false
  const words = capitaliseFirst(sentence)
  const mistake = findMistake(words, language)
  if (mistake) {
    const corrected = quoteWords(draft, mistake.corrected.replace(/[.!?]+$/, ''), language)
    return sayRightForm(draft, `Presque : ${corrected}.`, mistake.reason, language)
  }
  updateLesson(draft, language, { lastReason: null })
  const quotation = quoteWords(draft, words, language)
  const reply = `Oui, on {te|vous} comprendra : ${quotation}. Je n’y vois pas de faute.`
  return sayEvenIfRepeated(draft, reply)
}

/** Returns the part of a text that is in the language, without French words before it. */
export function findForeignPart(text: string, language: Language): string | null {
  const parts = text
    .split(/[,;:.!?…«»"]+/u)
    .map((part) => part.trim().replace(frenchFillers, '').trim())
    .filter((part) => part !== '')
  const isForeign = (part: string) => !isFrench(part, language)
  const start = parts.findIndex(
    (part) =>
      isForeign(part) && (isInLanguage(part, language) || findMistake(part, language) !== null),
  )
  return start < 0 ? null : parts.slice(start, parts.findLastIndex(isForeign) + 1).join(', ')
}

/** Answers a question that a learner asks the companion in the language: "how are you today?" */
export const answerInLanguage: Rule = (draft, { text, wordCount }) => {
  const language = findLessonLanguage(draft)
  const plain = text.toLowerCase().replaceAll('’', "'")
  const answer = companionAnswers[language]?.find(([pattern]) => pattern.test(plain))?.[1]
  if (!answer || wordCount > 10 || isFrench(text, language)) return false
  if (correctnessQuestion.test(plain)) return false
  return sayEvenIfRepeated(draft, markWords(draft, answer, language))
}
