import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isTaught, languageNames } from '../knowledge/phrases'
import {
  findAskedWords,
  findForeignWords,
  findNextWords,
} from '../knowledge/vocabulary/translation-requests'
import type { Rule } from '../respond/rule'
import { capitaliseFirst, lowercaseFirst } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isFrench, isInLanguage, normaliseWords } from './compare-words'
import { companionAnswers } from './content/companion-answers'
import { explanationRequest, grammarQuestions } from './content/grammar-questions'
import { onlyLanguage, wordsToSayPattern } from './content/language-talk-patterns'
import {
  checkQuestion,
  choiceOfForms,
  compoundPast,
  correctnessQuestion,
  frenchFillers,
  meaningQuestion,
  moreRequest,
  politenessQuestion,
  politeWordings,
  reasonQuestion,
} from './content/learner-patterns'
import { setExercise } from './exercise'
import { asksHowToTellSomebody, hasTranslatedLately } from './learner-wishes'
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
  updateLesson,
} from './say-in-language'
import { findFrenchMeaning, translateFrench } from './translate-french'

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
    answerTranslationQuestion,
    answerMeaningQuestion,
    chooseForms,
    answerPoliteness,
    checkSentence,
  ]
  return isTaught(language) && rules.some((rule) => rule(draft, utterance, language))
}

const maxAskedWords = 30
/** Maximum length of a text such as "et préavis ?", which asks for a translation even after a response without one. */
const maxNextWords = 4
const maxWordsOfReasonQuestion = 12
const maxWordsOfMeaningQuestion = 24
const maxTranslatedWords = 8

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

/** Answers "comment on dit…" with a translation. If a part is uncertain, says that it leaves out a word. */
const answerTranslationQuestion: LearnerRule = (draft, utterance, language) => {
  const { normalisedText, wordCount } = utterance
  if (asksHowToTellSomebody(draft, utterance) || wordCount > maxAskedWords) return false
  const asked = findAsked(draft, utterance)
  if (!asked) return false
  const { frenchWords, isFollowUp } = asked
  if (frenchWords === '')
    return sayEvenIfRepeated(draft, '{Dis-moi|Dites-moi} la phrase en français, et je la cherche.')
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  // Another rule translates into languages that the lesson does not teach.
  if (namedLanguage && namedLanguage !== language) return false
  if (!isFrench(frenchWords, language) && isInLanguage(frenchWords, language)) return false
  const isRequest = /\b(?:command|reserv|demand)(?:e|er)\b/.test(normalisedText)
  const request = isRequest ? translateFrench(`je voudrais ${frenchWords}`, language) : null
  const translation =
    request?.missing.length === 0 ? request : translateFrench(frenchWords, language)
  const isComplete = translation?.missing.length === 0
  if (isFollowUp && !isComplete) return false
  // The frame that translates "j'ai faim" would translate the start of "j'ai mangé" wrongly.
  if (!translation || (!isComplete && compoundPast.test(frenchWords)))
    return sayUnknown(draft, frenchWords, language)
  const { situation = null } = translation.step ?? {}
  updateLesson(draft, language, {})
  const words = addressCaller(draft, translation.words)
  if (isComplete) setExercise(draft, { words, french: frenchWords, situation }, 'On dit')
  else {
    const rest = quoteWords(draft, words, language)
    sayEvenIfRepeated(draft, `Il me manque un mot ; le reste se dit : ${rest}.`)
  }
  return true
}

/** Finds the French words that the caller wants translated; empty when the caller names only the language. */
function findAsked(draft: ResponseDraft, { text, wordCount }: UtteranceAnalysis) {
  const hasTranslated = hasTranslatedLately(draft)
  const wished = hasTranslated ? wordsToSayPattern.exec(text)?.[1] : undefined
  const asked = wished ?? findAskedWords(text.replace(frenchFillers, ''))
  if (asked) {
    // "Je voudrais lui dire que je l'aime. Comment je lui dis en japonais ?"
    const earlier = wordsToSayPattern.exec(draft.state.callerStatements.at(-1) ?? '')?.[1] ?? ''
    return { frenchWords: onlyLanguage.test(asked) ? earlier : asked, isFollowUp: false }
  }
  const isNextAsked = draft.state.lesson?.isActive && wordCount <= maxNextWords
  const frenchWords = hasTranslated || isNextAsked ? findNextWords(text) : null
  return frenchWords ? { frenchWords, isFollowUp: true } : null
}

function sayUnknown(draft: ResponseDraft, frenchWords: string, language: Language): true {
  const [, , languagePhrase = ''] = languageNames.find(([, one]) => one === language) ?? []
  return sayEvenIfRepeated(
    draft,
    frenchWords.split(' ').length > maxTranslatedWords
      ? 'C’est long pour être sûr de tout. {Donne-moi|Donnez-moi} la première moitié, et je la traduis.'
      : `« ${frenchWords} », ${languagePhrase.toLowerCase()}, je ne connais pas de traduction sûre, alors je n’invente rien. Avec des mots plus simples, je peux.`,
  )
}

/** Translates foreign words into French: the words in the question, else those the companion said last. */
const answerMeaningQuestion: LearnerRule = (
  draft,
  { text, normalisedText, wordCount },
  language,
) => {
  const askedWords = findForeignWords(text)
  const askedMeaning = askedWords ? findFrenchMeaning(askedWords, language) : null
  if (askedWords && askedMeaning) return sayMeaning(draft, askedWords, askedMeaning, language)
  if (wordCount > maxWordsOfMeaningQuestion || !meaningQuestion.test(normalisedText)) return false
  if (askedWords && !isFrench(askedWords, language)) {
    const words = quoteWords(draft, askedWords, language)
    return sayEvenIfRepeated(
      draft,
      `${words}, je ne suis pas sûr de ce que ça veut dire tout seul.`,
    )
  }
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
  return sayEvenIfRepeated(
    draft,
    `${quoteWords(draft, words, language)}, ça veut dire : « ${french} ».`,
  )
}

/** Says which of two forms is correct: "c’est she is nurse ou she is a nurse ?" */
const chooseForms: LearnerRule = (draft, { text }, language) => {
  const [, ...forms] = choiceOfForms.exec(text.replace(frenchFillers, '')) ?? []
  const isForeign = forms.every((form) => !isFrench(form, language))
  if (!isForeign || !forms.some((form) => isInLanguage(form, language))) return false
  const mistakes = forms.map((form) => findMistake(form, language))
  const mistake = mistakes.find((one) => one !== null)
  const right = forms[mistakes.indexOf(null)]
  if (mistake && right) {
    const quotation = quoteWords(draft, capitaliseFirst(right), language)
    return sayRightForm(draft, `On dit : ${quotation}.`, mistake.reason, language)
  }
  const answer = 'Les deux se comprennent, et je ne connais pas de règle sûre qui en écarte une.'
  return sayPoliteWording(draft, text, language) || sayEvenIfRepeated(draft, answer)
}

/** Says the right form and why, and stores the reason for the question why. */
function sayRightForm(draft: ResponseDraft, sentence: string, reason: string, language: Language) {
  updateLesson(draft, language, { lastReason: reason })
  return sayEvenIfRepeated(draft, sentence, markQuotations(draft, reason, language))
}

const answerPoliteness: LearnerRule = (draft, { text }, language) =>
  politenessQuestion.test(text) &&
  (sayPoliteWording(draft, text, language) ||
    sayPoliteWording(draft, findLastForeign(draft, language), language) ||
    sayEvenIfRepeated(draft, 'Oui, avec un merci et un sourire dans la voix, c’est poli.'))

/** Says the polite wording of a rude request in the text; false when the text contains none. */
function sayPoliteWording(draft: ResponseDraft, text: string, language: Language): boolean {
  const row = politeWordings[language]?.find(([pattern]) => pattern.test(text))
  if (!row) return false
  const [rude, polite] = [row[1], row[2]].map((words) => quoteWords(draft, words, language))
  return sayEvenIfRepeated(draft, `${polite} est plus poli que ${rude}.`)
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
  sayEvenIfRepeated(draft, `Oui, on {te|vous} comprendra : ${quotation}. Je n’y vois pas de faute.`)
  return sayPoliteWording(draft, words, language) || true
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
