import type { Language } from '../../../domain/languages'
import type { ResponseDraft } from '../dialogue/response-draft'
import { needsListening } from '../purposes/needs-listening'
import { isQuestionPurpose } from '../purposes/purpose'
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
import { agreement, order, otherPerson, pastTense } from './content/learner-patterns'
import { findRequestedScene } from './content/scenes'
import {
  asksForMore,
  asksHowToTellSomebody,
  hasTranslatedLately,
  isLearningStatement,
  removeOtherPeople,
} from './learner-wishes'
import type { Lesson } from './lesson'
import { findExchange } from './play-scene'
import { findLessonRequest } from './start-lesson'

const minWords = 5
/** A statement of fewer than `minWords` words belongs to the lesson, unless it is certainly painful. */
const minWordsOfPainfulStatement = 3
const minPainfulProbability = 0.8
const minGoodbyeProbability = 0.6
const minPurposeProbability = 0.7
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
  if ((['stop', 'changes-topic', 'refuses-activities'] as const).some((one) => intents.has(one)))
    return false
  if (findLessonRequest(draft, utterance) || resumeRequest.test(normalisedText)) return false
  if (lesson?.isActive && belongsToLesson(draft, lesson, utterance)) return false
  if (isLeaving(draft, utterance)) return true
  if (wordCount < minWords) return lesson?.isActive === true && isPainful(utterance)
  if (isPersonal(utterance)) return true
  return !isAboutLanguage(draft, utterance) && findForeignPart(text, language) === null
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

/** Whether the caller tells something personal, even if the text contains words such as "appris" or "phrase". */
function isPersonal(utterance: UtteranceAnalysis): boolean {
  const { normalisedText, purpose } = utterance
  // "Je suis nulle en anglais" expresses self-doubt, but about the language.
  const isDoubt = purpose.purpose === 'tells-self-doubt' || purpose.purpose === 'tells-fatigue'
  const isLearner = namedAsLanguage.test(normalisedText) || isLearningStatement(utterance)
  return (
    needsListening(utterance) && !languageQuestion.test(normalisedText) && !(isDoubt && isLearner)
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
const isLeaving = ({ context }: ResponseDraft, { purpose, text, wordCount }: UtteranceAnalysis) =>
  isGoodbye(text, context.companion.name) ||
  (wordCount >= minWords &&
    purpose.purpose === 'says-goodbye' &&
    purpose.probability >= minGoodbyeProbability)

function isAboutLanguage(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, purpose, wordCount } = utterance
  if (asksHowToTellSomebody(draft, utterance)) return false
  if (languageQuestion.test(normalisedText) || isLearningStatement(utterance)) return true
  const isAboutOthers = removeOtherPeople(normalisedText) !== normalisedText
  if (namedAsLanguage.test(normalisedText) && !isAboutOthers) return true
  if (hasTranslatedLately(draft) && sayingWish.test(normalisedText))
    return purpose.purpose.startsWith('asks') || purpose.probability < minPurposeProbability
  return wordCount <= maxWordsOfRequest && asksForMore(normalisedText)
}

/** Whether the words answer what the lesson asked for. */
function belongsToLesson(
  { state }: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
): boolean {
  const { normalisedText, text, wordCount } = utterance
  const { answer } = findExchange(lesson) ?? {}
  const expected = [lesson.exercise?.words, answer?.[lesson.language], answer?.french]
  if (agreement.test(normalisedText) || exerciseDifficulty.test(normalisedText)) return true
  if (expected.some((sentence) => sentence && hasSameWords(text, sentence))) return true
  if (needsListening(utterance)) return false
  if (lesson.awaits === 'level')
    return (
      levelAnswer.test(normalisedText) ||
      (wordCount <= maxWordsOfRequest && !otherPerson.test(normalisedText))
    )
  if (wordCount > maxWordsOfAnswer) return false
  if (lesson.scene && order.test(normalisedText)) return true
  // A complete translation answers the last question in the language.
  const isAsked = /[?？؟]\[\/[a-z]{2}\]/u.test(state.lastResponse.join(' '))
  if (isAsked && composeSentence(text, lesson.language)?.missing.length === 0) return true
  return (
    sceneChoice.test(normalisedText) &&
    findRequestedScene(normalisedText) !== undefined &&
    !pastTense.test(normalisedText)
  )
}
