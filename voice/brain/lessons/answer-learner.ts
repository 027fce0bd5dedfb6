import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { isTaught, languageNames } from '../knowledge/phrases'
import {
  findAskedWords,
  findForeignWords,
  findNextWords,
} from '../knowledge/vocabulary/translation-requests'
import type { Rule } from '../respond/rule'
import { capitaliseFirst } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isFrench, isInLanguage, normaliseWords } from './compare-words'
import { explanationRequest, grammarQuestions } from './content/grammar-questions'
import {
  frenchLanguageNames,
  languageQuestion,
  pronunciationTips,
  soundDifficulties,
  wordsToSayPattern,
} from './content/language-talk-patterns'
import {
  checkQuestion,
  frenchFillers,
  meaningQuestion,
  moreRequest,
  politenessQuestion,
  politeWordings,
} from './content/learner-patterns'
import { setExercise } from './exercise'
import { asksHowToTellSomebody, hasTranslatedLately } from './learner-wishes'
import type { Lesson } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import {
  addressCaller,
  findLongestForeignWords,
  markQuotations,
  markWords,
  sayEvenIfRepeated,
  updateLesson,
} from './say-in-language'
import { findFrenchMeaning, translateFrench } from './translate-french'

/** Answers a learner's questions about the language: translations, meanings, grammar, correctness. */
export const answerLearner: Rule = (draft, utterance) => {
  const { companion } = draft.context
  const language = draft.state.lesson?.language ?? companion.language
  const isTeacher = companion.category === 'apprentissage' || draft.state.lesson !== null
  if (!isTeacher || !isTaught(language)) return false
  return (
    apologiseForFormOfAddress(draft, utterance) ||
    helpWithSound(draft, utterance) ||
    explainGrammar(draft, utterance) ||
    answerTranslationQuestion(draft, utterance) ||
    answerMeaningQuestion(draft, utterance) ||
    chooseForms(draft, utterance) ||
    answerPoliteness(draft, utterance) ||
    checkSentence(draft, utterance)
  )
}

const maxAskedWords = 30
/** Maximum length of a text such as "et préavis ?", which asks for a translation even after a response without one. */
const maxNextWords = 4

/** Answers "comment on dit…" with a translation. If a part is uncertain, names the words that it leaves out. */
const answerTranslationQuestion: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  if (asksHowToTellSomebody(draft, utterance) || wordCount > maxAskedWords) return false
  const asked = findAsked(draft, utterance)
  if (!asked) return false
  const { frenchWords, isFollowUp } = asked
  if (frenchWords === null) {
    sayEvenIfRepeated(draft, '{Dis-moi|Dites-moi} la phrase en français, et je la cherche.')
    return true
  }
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const lessonLanguage = draft.state.lesson?.language ?? draft.context.companion.language
  // Another rule translates into languages that the lesson does not teach.
  if (
    (namedLanguage && namedLanguage !== lessonLanguage) ||
    !isFrenchRequest(frenchWords, lessonLanguage)
  )
    return false
  const isRequestPhrase = /\b(?:demande|demander|commande|commander|reserve|reserver)\b/.test(
    normalisedText,
  )
  const directTranslation = translateFrench(frenchWords, lessonLanguage)
  const requestTranslation =
    isRequestPhrase && !directTranslation?.step
      ? translateFrench(`je voudrais ${frenchWords}`, lessonLanguage)
      : null
  const translation =
    requestTranslation?.missing.length === 0 ? requestTranslation : directTranslation
  if (isFollowUp && (!translation || translation.missing.length > 0)) return false
  const languagePhrase =
    languageNames.find(([, one]) => one === lessonLanguage)?.[2].toLowerCase() ?? ''
  // The frame that translates "j'ai faim" would translate the start of "j'ai mangé" wrongly.
  if (!translation || (translation.missing.length > 0 && pastTense.test(frenchWords))) {
    sayEvenIfRepeated(draft, formatUnknown(frenchWords, languagePhrase))
    return true
  }
  updateLesson(draft, lessonLanguage, {})
  const words = addressCaller(draft, translation.words)
  const [missing] = translation.missing
  if (missing)
    sayEvenIfRepeated(
      draft,
      `« ${restoreWords(frenchWords, missing)} » me manque ; le reste est sûr.`,
    )
  if (words.includes('…')) {
    sayEvenIfRepeated(draft, `Le début : « ${markWords(draft, words, lessonLanguage)} ».`)
    return true
  }
  const situation = translation.step?.situation ?? null
  setExercise(draft, { words, french: frenchWords, situation }, 'On dit')
  return true
}

type AskedWords = {
  /** null when the caller asks for a translation without the words. */
  frenchWords: string | null
  isFollowUp: boolean
}

/** Finds the French words that the caller wants translated. */
function findAsked(
  draft: ResponseDraft,
  { text, wordCount }: UtteranceAnalysis,
): AskedWords | null {
  const wished = hasTranslatedLately(draft) ? wordsToSayPattern.exec(text)?.[1] : undefined
  const asked = wished ?? findAskedWords(text.replace(frenchFillers, ''))
  // "Je voudrais lui dire que je l'aime. Comment je lui dis en japonais ?"
  if (asked && onlyLanguage.test(asked)) {
    const earlierWords = wordsToSayPattern.exec(draft.state.callerStatements.at(-1) ?? '')?.[1]
    return { frenchWords: earlierWords ?? null, isFollowUp: false }
  }
  if (asked) return { frenchWords: asked, isFollowUp: false }
  const hasTranslated = /(?:On dit|se dit|le dire|veut dire|pour dire « .+ ») : «/iu.test(
    draft.state.lastResponse.join(' '),
  )
  const isNextAsked = draft.state.lesson?.isActive && wordCount <= maxNextWords
  const followUp = hasTranslated || isNextAsked ? findNextWords(text) : null
  return followUp ? { frenchWords: followUp, isFollowUp: true } : null
}

const onlyLanguage = new RegExp(`^(?:ça |cela )?en ${frenchLanguageNames}$`, 'i')

const pastTense =
  /(?:j['’]ai|(?<!\p{L})(?:as|a|ont|avons|avez|ai)) (?:\p{L}+é|\p{L}{3,}(?:is|it|ert|du|nu|lu|vu|cu|bu)|eu|été|vu|bu|lu)e?s?(?!\p{L})/iu

const isFrenchRequest = (asked: string, language: Lesson['language']) =>
  isFrench(asked, language) || !isInLanguage(asked, language)

const formatUnknown = (asked: string, languagePhrase: string) =>
  asked.split(' ').length > 8
    ? 'C’est long pour être sûr de tout. {Donne-moi|Donnez-moi} la première moitié, et je la traduis.'
    : `« ${asked} », ${languagePhrase}, je ne connais pas de traduction sûre, alors je n’invente rien. Avec des mots plus simples, je peux.`

/** Returns the normalised words as the caller wrote them. */
const restoreWords = (text: string, normalised: string): string => {
  const count = normalised.split(' ').length
  const lastWords = new RegExp(`(?:[^ ’']+[ ’']?){${count}}$`).exec(text)?.[0] ?? ''
  return normaliseText(lastWords) === normalised ? lastWords : normalised
}

/** Says how to pronounce a sound that the caller finds hard; each time with the next tip. */
const helpWithSound: Rule = (draft, { normalisedText, wordCount }) => {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  if (wordCount > maxAskedWords || (language !== 'english' && language !== 'spanish')) return false
  if (!soundDifficulties[language].test(normalisedText)) return false
  updateLesson(draft, language, {})
  const tips = pronunciationTips[language].map((tip) => markQuotations(draft, tip, language))
  const tip = tips.find((one) => !draft.hasSaid(one)) ?? tips[0]
  if (tip) sayEvenIfRepeated(draft, tip)
  sayEvenIfRepeated(draft, '{À toi|À vous}, sans se presser.')
  return true
}

/** Answers a frequent question about grammar. */
const explainGrammar: Rule = (draft, { normalisedText, wordCount }) => {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  if (wordCount > maxAskedWords || !explanationRequest.test(normalisedText)) return false
  const answer = grammarQuestions[language]?.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (!answer) return false
  sayEvenIfRepeated(draft, markQuotations(draft, answer, language))
  return true
}

/** Translates foreign words into French: the words in the question, else those the companion said last. */
const answerMeaningQuestion: Rule = (draft, { text, normalisedText, wordCount }) => {
  const foreignWords = findForeignWords(text)
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  const meaning = foreignWords ? findFrenchMeaning(foreignWords, language) : null
  if (foreignWords && meaning) {
    const words = markWords(draft, foreignWords, language)
    sayEvenIfRepeated(draft, `« ${words} », ça veut dire : « ${addressCaller(draft, meaning)} ».`)
    return true
  }
  if (wordCount > 24 || !meaningQuestion.test(normalisedText)) return false
  // "Ça veut dire quoi quand il dit qu'il a besoin de temps" is about a person.
  if (foreignWords && foreignWords.split(' ').length > 2 && isFrench(foreignWords, language))
    return false
  if (foreignWords && !isFrench(foreignWords, language)) {
    const words = markWords(draft, foreignWords, language)
    sayEvenIfRepeated(draft, `« ${words} », je ne suis pas sûr de ce que ça veut dire tout seul.`)
    return true
  }
  const lastWords = findLongestForeignWords(draft)
  if (!lastWords) return false
  const { exercise } = draft.state.lesson ?? {}
  const isExercise = exercise && normaliseWords(exercise.words) === normaliseWords(lastWords.words)
  const lastMeaning = isExercise ? exercise.french : findFrenchMeaning(lastWords.words, language)
  const words = markWords(draft, lastWords.words, language)
  if (!lastMeaning) return false
  sayEvenIfRepeated(draft, `« ${words} », c’est : « ${addressCaller(draft, lastMeaning)} »`)
  sayEvenIfRepeated(draft, '{Réponds|Répondez} comme {tu peux|vous pouvez}, même en deux mots.')
  return true
}

/** Says which of two forms is correct: "c’est she is nurse ou she is a nurse ?" */
const chooseForms: Rule = (draft, { text, normalisedText }) => {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  if (isFrench(text, language) && !languageQuestion.test(normalisedText)) return false
  const [, first = '', second = ''] =
    /^(?:.*?(?:c['’]est|on dit|je dis|il faut dire|faut dire)(?: plutôt| quoi)? )?(.{2,60}?),? ou (?:bien |plutôt |alors |c['’]est )?(.{2,60}?)[ ?.!]*$/iu.exec(
      text.replace(frenchFillers, ''),
    ) ?? []
  const forms = [first, second].map((form) => form.replace(frenchFillers, '').trim())
  const isForeign = forms.every((form) => form !== '' && !isFrench(form, language))
  if (!isForeign || !forms.some((form) => isInLanguage(form, language))) return false
  const mistakes = forms.map((form) => findMistake(form, language))
  const rightIndex = mistakes.indexOf(null)
  const mistake = mistakes.find((one) => one !== null)
  if (mistake && rightIndex >= 0) {
    updateLesson(draft, language, { lastReason: mistake.reason })
    const right = markWords(draft, capitaliseFirst(forms[rightIndex] ?? ''), language)
    sayEvenIfRepeated(draft, `On dit : « ${right} ».`)
    sayEvenIfRepeated(draft, markQuotations(draft, mistake.reason, language))
    return true
  }
  if (sayPoliteWording(draft, text)) return true
  sayEvenIfRepeated(
    draft,
    'Les deux se comprennent, et je ne connais pas de règle sûre qui en écarte une.',
  )
  return true
}

const answerPoliteness: Rule = (draft, { text }) => {
  if (!politenessQuestion.test(text)) return false
  if (sayPoliteWording(draft, text)) return true
  const lastSentence = findLastForeign(draft)
  if (lastSentence && sayPoliteWording(draft, lastSentence)) return true
  sayEvenIfRepeated(draft, 'Oui, avec un merci et un sourire dans la voix, c’est poli.')
  return true
}

/** Says the polite wording of a rude request in the text; false when the text contains none. */
function sayPoliteWording(draft: ResponseDraft, text: string): boolean {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  const row = politeWordings[language]?.find(([pattern]) => pattern.test(text))
  if (!row) return false
  const [, rude, polite] = row
  sayEvenIfRepeated(
    draft,
    `« ${markWords(draft, polite, language)} » est plus poli que « ${markWords(draft, rude, language)} ».`,
  )
  return true
}

const findLastForeign = (draft: ResponseDraft) => {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  return draft.state.callerStatements.findLast(
    (statement) => isInLanguage(statement, language) || findMistake(statement, language) !== null,
  )
}

/** Says whether a sentence is correct: the one in the question, else the caller's last one. */
const checkSentence: Rule = (draft, { text, normalisedText, isQuestion }) => {
  const language = draft.state.lesson?.language ?? draft.context.companion.language
  if (!checkQuestion.test(text)) return false
  const remainingText = text.replace(new RegExp(checkQuestion.source, 'giu'), ',')
  const [before = '', french] = remainingText.split(/ pour (?:dire|demander) /)
  const sentence =
    findForeignPart(before, language) ??
    (french === undefined &&
    !moreRequest.test(normalisedText) &&
    (isQuestion || /phrase|faute/i.test(text))
      ? findForeignPart(findLastForeign(draft) ?? '', language)
      : null)
  if (!sentence) return false
  const words = capitaliseFirst(sentence)
  const mistake = findMistake(words, language)
  updateLesson(draft, language, { lastReason: mistake?.reason ?? null })
  if (mistake) {
    const corrected = markWords(draft, mistake.corrected.replace(/[.!?]+$/, ''), language)
    sayEvenIfRepeated(draft, `Presque : « ${corrected} ».`)
    sayEvenIfRepeated(draft, markQuotations(draft, mistake.reason, language))
    return true
  }
  const marked = markWords(draft, words, language)
  sayEvenIfRepeated(
    draft,
    `Oui, on {te|vous} comprendra : « ${marked} ». Je n’y vois pas de faute.`,
  )
  sayPoliteWording(draft, words)
  return true
}

/** Returns the part of a text that is in the language, without French words before it. */
export function findForeignPart(text: string, language: Lesson['language']): string | null {
  const parts = text
    .split(/[,;:.!?…«»"]+/u)
    .map((part) => part.trim().replace(frenchFillers, '').trim())
    .filter((part) => part !== '')
  const start = parts.findIndex(
    (part) =>
      !isFrench(part, language) &&
      (isInLanguage(part, language) || findMistake(part, language) !== null),
  )
  if (start < 0) return null
  const end = parts.findLastIndex((part) => !isFrench(part, language))
  return parts.slice(start, Math.max(start, end) + 1).join(', ')
}

/** Apologises when the caller asks why the companion says "tu" or "vous". */
const apologiseForFormOfAddress: Rule = (draft, utterance) => {
  if (!/\bpourquoi .*\b(?:vouvoi|tutoi)\w*/.test(utterance.normalisedText)) return false
  sayEvenIfRepeated(draft, 'Pardon, {je reste au tu|je reste au vous}.')
  answerMeaningQuestion(draft, utterance)
  return true
}
