import { isFrench, isInLanguage, normaliseWords } from '../../foreign-languages/compare-words'
import { findMistake } from '../../foreign-languages/mistakes/find-mistake'
import { frenchFillers } from '../../foreign-languages/words/small-words'
import { capitaliseFirst, lowercaseFirst } from '../../text-analysis/letter-case'
import { isTaught } from '../knowledge/phrases'
import { findForeignWords } from '../knowledge/questions/translation-requests'
import type { Rule } from '../respond/rule'
import { companionAnswers } from './content/companion-answers'
import { explanationRequest, grammarQuestions } from './content/grammar-questions'
import {
  choiceOfForms,
  correctnessQuestion,
  meaningQuestion,
  reasonQuestion,
  recallRequest,
} from './content/learner-patterns'
import { unknownMeaningReply } from './content/learner-wordings'
import { checkSentence, sayCorrection } from './correct-sentence'
import { setExercise } from './exercise'
import { sayLearnedWords, sayPhrasesOfCall } from './learned-words'
import {
  addressCaller,
  findLessonLanguage,
  findLongestForeignWords,
  type LearnerRule,
  markQuotations,
  markWords,
  quoteWords,
  removeFullStop,
  sayEvenIfRepeated,
  sayFilled,
  updateLesson,
} from './say-in-language'
import { askAbout, findTalkTopic } from './talk-topic'
import { findFrenchMeaning } from './translate-french'
import { translate } from './translate-on-request'

/**
 * Answers a learner's questions about the language (translations, meanings, grammar, correctness, words learned), and
 * questions that the learner asks the companion in that language.
 */
export const answerLearner: Rule = (draft, utterance) => {
  const language = findLessonLanguage(draft)
  const rules = [
    explainCorrection,
    explainGrammar,
    translate,
    answerMeaningQuestion,
    chooseForms,
    checkSentence,
    answerInLanguage,
    recallLearnedWords,
  ]
  return isTaught(language) && rules.some((rule) => rule(draft, utterance, language))
}

const maxGrammarQuestionWords = 30
const maxWordsOfReasonQuestion = 12
const maxWordsOfMeaningQuestion = 24

/** Explains the last correction when the caller asks why. */
const explainCorrection: LearnerRule = (draft, { normalisedText, wordCount }, language) => {
  const { isActive = false, lastReason = null } = draft.state.lesson ?? {}
  const isAsked = wordCount <= maxWordsOfReasonQuestion && reasonQuestion.test(normalisedText)
  if (!isActive || !lastReason || !isAsked) return false
  const reason = markQuotations(draft, lastReason, language)
  return sayEvenIfRepeated(draft, `La règle : ${lowercaseFirst(reason)}`)
}

/**
 * Answers a frequent question about grammar or a sound with the first of its answers that was not said in this call;
 * when all were said, repeats the first.
 */
const explainGrammar: LearnerRule = (draft, { normalisedText, wordCount }, language) => {
  if (wordCount > maxGrammarQuestionWords || !explanationRequest.test(normalisedText)) return false
  const [, ...texts] =
    grammarQuestions[language]?.find(([pattern]) => pattern.test(normalisedText)) ?? []
  const answers = texts.map((text) => markQuotations(draft, text, language))
  const answer = answers.find((text) => !draft.hasSaid(text)) ?? answers[0]
  return answer !== undefined && sayEvenIfRepeated(draft, answer)
}

/**
 * Translates foreign words into French: those that the caller asks about, or else, after "ça veut dire quoi ?", the
 * longest ones in the companion's last response.
 */
const answerMeaningQuestion: LearnerRule = (draft, utterance, language) => {
  const { text, normalisedText, wordCount } = utterance
  const askedWords = findForeignWords(text)
  const asksMeaning = wordCount <= maxWordsOfMeaningQuestion && meaningQuestion.test(normalisedText)
  const areAskedWordsForeign = askedWords !== undefined && !isFrench(askedWords, language)
  const lastWords = asksMeaning ? findLongestForeignWords(draft)?.words : undefined
  const words = areAskedWordsForeign ? askedWords : lastWords
  if (!words) return false
  const { exercise } = draft.state.lesson ?? {}
  const isExercise = exercise && normaliseWords(exercise.words) === normaliseWords(words)
  const meaning = isExercise ? exercise.french : findFrenchMeaning(words, language)
  const quotation = quoteWords(draft, words, language)
  if (!meaning)
    return (
      areAskedWordsForeign &&
      asksMeaning &&
      sayFilled(draft, [unknownMeaningReply], { words: quotation })
    )
  const french = removeFullStop(addressCaller(draft, meaning))
  return sayEvenIfRepeated(draft, `${quotation}, ça veut dire : « ${french} ».`)
}

/** Says which of two forms is correct: "c’est she is nurse ou she is a nurse ?" */
const chooseForms: LearnerRule = (draft, { text }, language) => {
  const [, ...forms] = choiceOfForms.exec(text.replace(frenchFillers, '')) ?? []
  if (forms.some((form) => isFrench(form, language))) return false
  const correctForm = forms.find(
    (form) => isInLanguage(form, language) && !findMistake(form, language),
  )
  const { reason } = findMistake(forms.join('. '), language) ?? {}
  if (!correctForm || !reason) return false
  return sayCorrection(draft, language, { corrected: capitaliseFirst(correctForm), reason })
}

const maxWordsOfQuestionInLanguage = 10

/** Answers a question that a learner asks the companion in the lesson's language, outside a scene: "how are you today?" */
const answerInLanguage: LearnerRule = (draft, { text, wordCount }, language) => {
  const { lesson } = draft.state
  const question = text.toLowerCase().replaceAll('’', "'")
  const [pattern, answer] =
    companionAnswers[language]?.find(([onePattern]) => onePattern.test(question)) ?? []
  if (!pattern || wordCount > maxWordsOfQuestionInLanguage || isFrench(text, language)) return false
  const isInScene = lesson?.isActive && lesson.scene
  if (isInScene || correctnessQuestion.test(question)) return false
  const said = question.slice(0, question.search(pattern)).replace(returnedQuestion, '')
  if (said.split(' ').length < minWordsBeforeQuestion)
    return sayEvenIfRepeated(draft, markWords(draft, answer ?? '', language))
  // The answer ends with the same question to the caller, who has just answered it.
  updateLesson(draft, language, { awaits: 'practice' })
  const answerWithoutQuestion = (answer ?? '').replace(lastQuestion, '')
  sayEvenIfRepeated(draft, markWords(draft, answerWithoutQuestion, language))
  return askAbout(draft, findTalkTopic(said, language), said)
}

/** Fewer words before the question, such as "hello" or "and now", are not the caller's own answer to it. */
const minWordsBeforeQuestion = 3
/** Matches "and you" before the caller's question. */
const returnedQuestion = /[ ,]*(?:and you|y tú|y tu|y usted|e tu|e lei|und du|und sie)?[ ,]*$/u
/** Matches the question with which an answer ends: " And you?" */
const lastQuestion = /(?<=[.!]) [^.!]*\?$/u

const maxRecalledPhrases = 3

/** Says what the caller learnt in this call or in earlier ones, and asks for one of the phrases again. */
const recallLearnedWords: LearnerRule = (draft, { normalisedText }, language) => {
  if (!recallRequest.test(normalisedText)) return false
  const isAboutLastCall = /\bderniere fois\b/.test(normalisedText)
  const phraseOfCall = isAboutLastCall
    ? undefined
    : sayPhrasesOfCall(draft, language, maxRecalledPhrases)
  const words = phraseOfCall ?? sayLearnedWords(draft, language, maxRecalledPhrases)
  if (!words) return false
  updateLesson(draft, language, { awaits: 'practice' })
  const french = findFrenchMeaning(words, language) ?? 'la dernière phrase'
  return setExercise(draft, { words, french, situation: null, next: null }, 'On reprend')
}
