import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { needsListening } from '../purposes/needs-listening'
import { isQuestionPurpose, type Purpose } from '../purposes/purpose'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isGoodbye } from '../understanding/goodbye'
import { findForeignPart } from './answer-learner'
import { hasSameWords, isFrench } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import {
  exerciseDifficulty,
  languageQuestion,
  levelAnswer,
  namedAsLanguage,
  resumeRequest,
  sayingWish,
  sceneChoice,
} from './content/language-talk-patterns'
import { agreement } from './content/learner-patterns'
import { findRequestedScene, findScene } from './content/scenes'
import {
  asksForMore,
  asksHowToTellSomebody,
  hasTranslatedLately,
  isLearningStatement,
  removeOtherPeople,
} from './learner-wishes'
import type { Lesson } from './lesson'
import { findLessonRequest } from './start-lesson'

const minWords = 5
/** A statement of fewer than `minWords` words belongs to the lesson, unless it is certainly painful. */
const minWordsOfPainfulStatement = 3
const minPainfulProbability = 0.8
const minGoodbyeProbability = 0.6
const minPurposeProbability = 0.7
const minWordsOfQuestion = 6
const maxWordsOfRequest = 8
const maxWordsOfAnswer = 9

/**
 * Whether the caller talks in French about something other than the language and the lesson. Such a statement neither
 * starts a lesson nor answers an exercise.
 */
export function isUnrelatedToLesson(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  language: Language,
): boolean {
  const { intents, normalisedText, text, wordCount } = utterance
  const { lesson } = draft.state
  if (!lesson?.isActive && greetsInFrench(utterance)) return true
  if (!isFrench(text, language)) return false
  const activeLesson = lesson?.isActive ? lesson : null
  if (intents.has('stop') || intents.has('changes-topic') || intents.has('refuses-activities'))
    return false
  if (findLessonRequest(draft, utterance) !== null || resumeRequest.test(normalisedText))
    return false
  if (activeLesson && belongsToLesson(draft, activeLesson, utterance)) return false
  if (isLeaving(draft, utterance)) return true
  if (wordCount < minWords) return activeLesson !== null && isPainful(utterance)
  if (isPersonal(utterance)) return true
  if (isAboutLanguage(draft, utterance)) return false
  return findForeignPart(text, language) === null
}

const minGreetingProbability = 0.85
const frenchGreeting =
  /\b(?:ca va|allez|merci|coucou|yo|salut|bonjour|bonsoir|allo|au revoir|bonne (?:nuit|soiree|journee))\b/

/** Whether the caller only greets, thanks or takes leave in French, with or without a foreign "ciao". */
const greetsInFrench = ({ normalisedText, purpose, wordCount }: UtteranceAnalysis): boolean =>
  wordCount < minWords &&
  (purpose.purpose === 'signals' || purpose.purpose === 'says-goodbye') &&
  purpose.probability >= minGreetingProbability &&
  frenchGreeting.test(normalisedText)

const personalQuestions: ReadonlySet<Purpose> = new Set([
  'asks-choice',
  'asks-how-to-cope',
  'asks-normal',
  'asks-future',
  'asks-about-situation',
])

/** Whether the purpose is certainly personal, even if the text contains words such as "appris" or "phrase". */
function isPersonal(utterance: UtteranceAnalysis): boolean {
  const { normalisedText, purpose, wordCount } = utterance
  if (languageQuestion.test(normalisedText)) return false
  // "Je suis nulle en anglais" expresses self-doubt, but about the language.
  const isDoubt = purpose.purpose === 'tells-self-doubt' || purpose.purpose === 'tells-fatigue'
  const isLearner = namedAsLanguage.test(normalisedText) || isLearningStatement(utterance)
  if (needsListening(utterance)) return !(isDoubt && isLearner)
  return (
    personalQuestions.has(purpose.purpose) &&
    purpose.probability >= minPurposeProbability &&
    wordCount >= minWordsOfQuestion &&
    !isLearner
  )
}

const isPainful = ({ mood, normalisedText, purpose, wordCount }: UtteranceAnalysis) =>
  wordCount >= minWordsOfPainfulStatement &&
  mood !== null &&
  mood !== 'joy' &&
  !isQuestionPurpose(purpose.purpose) &&
  purpose.valenceProbability >= minPainfulProbability &&
  !exerciseDifficulty.test(normalisedText)

/** Whether the caller announces that they are leaving, with or without a goodbye formula. */
const isLeaving = (draft: ResponseDraft, { kinds, purpose, text, wordCount }: UtteranceAnalysis) =>
  isGoodbye(text, draft.context.companion.name) ||
  (wordCount >= minWords &&
    ((kinds.best?.kind.id === 'goodbye-with-reason' &&
      kinds.best.probability >= minGoodbyeProbability) ||
      (purpose.purpose === 'says-goodbye' && purpose.probability >= minGoodbyeProbability)))

function isAboutLanguage(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, purpose, wordCount } = utterance
  if (asksHowToTellSomebody(draft, utterance)) return false
  if (languageQuestion.test(normalisedText) || isLearningStatement(utterance)) return true
  const isAboutOthers = removeOtherPeople(normalisedText) !== normalisedText
  if (namedAsLanguage.test(normalisedText) && !isAboutOthers) return true
  if (draft.state.lesson && hasTranslatedLately(draft) && sayingWish.test(normalisedText))
    return purpose.purpose.startsWith('asks') || purpose.probability < minPurposeProbability
  return wordCount <= maxWordsOfRequest && asksForMore(normalisedText)
}

/** Whether the words answer what the lesson asked for. */
function belongsToLesson(
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
): boolean {
  const { normalisedText, text, wordCount } = utterance
  if (agreement.test(normalisedText) || exerciseDifficulty.test(normalisedText)) return true
  const { exercise, language } = lesson
  const exchange = lesson.scene && findScene(lesson.scene.id)?.exchanges[lesson.scene.index]
  if (exercise && hasSameWords(text, exercise.words)) return true
  if (
    exchange &&
    [language, 'french' as const].some((one) => hasSameWords(text, exchange.answer[one]))
  )
    return true
  if (needsListening(utterance)) return false
  if (lesson.awaits === 'level') return answersLevel(utterance)
  if (choosesScene(utterance)) return true
  if (
    lesson.scene &&
    /^(?:\w+ ){0,2}(?:je (?:voudrais|prends|veux|prendrai)|j aimerais)\b/.test(normalisedText)
  )
    return wordCount <= maxWordsOfAnswer
  return answersQuestion(draft, language, utterance)
}

const choosesScene = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount <= maxWordsOfAnswer &&
  sceneChoice.test(normalisedText) &&
  findRequestedScene(normalisedText) !== undefined &&
  !pastTense.test(normalisedText)

const pastTense = /\b(?:ai|as|a|on est|avons|avez|ont|etait|etais|suis all\w+|hier)\b(?! (?:l|la) )/

const answersLevel = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  levelAnswer.test(normalisedText) ||
  (wordCount <= maxWordsOfRequest &&
    !/\b(?:mon|ma|mes|il|elle|ils|elles|on|lui)\b/.test(normalisedText))

/** Whether the statement answers the last question in the language and can be translated completely. */
const answersQuestion = (
  { state }: ResponseDraft,
  language: Language,
  { text, wordCount }: UtteranceAnalysis,
) =>
  wordCount <= maxWordsOfAnswer &&
  /[?？؟]\[\/[a-z]{2}\]/u.test(state.lastResponse.join(' ')) &&
  composeSentence(text, language)?.missing.length === 0
