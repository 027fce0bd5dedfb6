import type { ResponseDraft } from '../dialogue/response-draft'
import {
  confirmRepeatedPhrase,
  correctSentence,
  givePhrase,
} from '../respond/requests/practise-language'
import type { Rule } from '../respond/rule'
import { lowercaseFirst } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isGoodbye } from '../understanding/goodbye'
import { answerLearner, findForeignPart } from './answer-learner'
import { hasSameWords, isFrench, isInLanguage } from './compare-words'
import { composeSentence } from './compose/compose-sentence'
import { scripts } from './content/common-words'
import { companionAnswers } from './content/companion-answers'
import { levelReplies } from './content/learner-wordings'
import { drink, orderingWords } from './content/scene-lines'
import { findRequestedScene, findScene, type Scene } from './content/scenes'
import { judgeExercise, setExercise } from './exercise'
import { readLearnedWords } from './learned-words'
import { repeatForeignWords, returnToFrench, speakRequestedLanguage } from './learner-requests'
import { type Lesson, readLevel } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { continueScene, findUnplayedScenes, resumeScene, startScene } from './play-scene'
import { practiseFreely } from './practise-freely'
import { markQuotations, markWords, sayEvenIfRepeated, updateLesson } from './say-in-language'
import {
  findLessonLanguage,
  offerScenes,
  resumeLesson,
  startRequestedLesson,
  statesLevel,
  welcomeLanguageInquiry,
  welcomeLearner,
} from './start-lesson'
import { findFrenchMeaning } from './translate-french'
import { isUnrelatedToLesson } from './unrelated-to-lesson'

/** Leads a language lesson: answers requests, sets the level, plays scenes and corrects. */
export const leadLesson: Rule = (draft, utterance) => {
  if (speakRequestedLanguage(draft, utterance)) return true
  if (returnToFrench(draft, utterance) || repeatForeignWords(draft, utterance)) return true
  if (welcomeLanguageInquiry(draft, utterance)) return true
  const { lesson } = draft.state
  if (isUnrelatedToLesson(draft, utterance, findLessonLanguage(draft))) return pauseLesson(draft)
  if (!lesson?.isActive)
    return (
      resumeLesson(draft, utterance) ||
      answerLearner(draft, utterance) ||
      answerInLanguage(draft, utterance) ||
      takeOrder(draft, utterance) ||
      recallLearnedWords(draft, utterance) ||
      startRequestedLesson(draft, utterance) ||
      welcomeLearner(draft, utterance) ||
      correctLearner(draft, utterance)
    )
  if (lesson.awaits !== 'level' && judgeExercise(draft, lesson, utterance.text)) {
    const { lesson: updatedLesson } = draft.state
    return updatedLesson?.scene && updatedLesson.exercise === null
      ? resumeScene(draft, updatedLesson)
      : true
  }
  if (lesson.scene && confirmRepeatedPhrase(draft, utterance)) return resumeScene(draft, lesson)
  if (lesson.awaits !== 'level' && statesLevel(utterance))
    return handleLevelAnswer(draft, lesson, utterance)
  if (acceptsScene(utterance)) {
    const acceptedScene = findRequestedScene(utterance.normalisedText)
    if (acceptedScene)
      return startScene(draft, { ...lesson, level: lesson.level ?? 'beginner' }, acceptedScene)
  }
  if (explainCorrection(draft, lesson, utterance)) return true
  if (answerLearner(draft, utterance)) return true
  if (!lesson.scene && answerInLanguage(draft, utterance)) return true
  if (correctSentence(draft, utterance)) return true
  if (givePhrase(draft, utterance)) return true
  if (recallLearnedWords(draft, utterance)) return true
  if (leavesLesson(draft, lesson, utterance)) {
    draft.update({ lesson: { ...lesson, isActive: false, isLanguageOnly: false, scene: null } })
    return sayLessonIsOver(draft, utterance)
  }
  if (takeOrder(draft, utterance)) return true
  if (lesson.awaits === 'level') return handleLevelAnswer(draft, lesson, utterance)
  const scene = findRequestedScene(utterance.normalisedText)
  if (lesson.awaits === 'scene') return handleSceneAnswer(draft, lesson, utterance, scene)
  if (scene && /\b(?:semblant|jou\w+|scene|plutot)\b/.test(utterance.normalisedText))
    return startScene(draft, lesson, scene)
  if (!lesson.scene && startRequestedLesson(draft, utterance)) return true
  if (asksQuestion(draft, lesson, utterance)) return false
  if (lesson.scene && !isAside(lesson, utterance))
    return continueScene(draft, lesson, lesson.scene, utterance.text)
  return practiseFreely(draft, lesson, utterance)
}

/** Pauses the lesson without losing its state, so that it can be resumed, and lets other rules respond. */
function pauseLesson(draft: ResponseDraft): false {
  const { lesson } = draft.state
  if (lesson?.isActive) draft.update({ lesson: { ...lesson, isActive: false } })
  return false
}

const recallRequest =
  /\b(?:ce qu on a (?:appris|vu|fait)|(?:j ai|on a) (?:appris|vu) (?:quoi|la derniere fois|combien)|qu est ce que (?:j ai|on a) appris|combien (?:j ai|on a) appris|mots (?:que )?j ai appris|de la derniere fois)\b/

/** Says what the caller learnt in earlier calls, and asks for one of the phrases again. */
function recallLearnedWords(draft: ResponseDraft, { normalisedText }: UtteranceAnalysis): boolean {
  const language = findLessonLanguage(draft)
  if (language === 'french' || !recallRequest.test(normalisedText)) return false
  const phrases = readLearnedWords(draft.context.caller.memories ?? [], language)
  const last = phrases.at(-1)
  if (!last) return false
  updateLesson(draft, language, { awaits: 'practice' })
  const quoted = phrases.slice(-3).map((phrase) => `« ${markWords(draft, phrase, language)} »`)
  sayEvenIfRepeated(draft, `De la dernière fois, il reste ${quoted.join(', ')}.`)
  const french = findFrenchMeaning(last, language) ?? 'la dernière phrase'
  setExercise(draft, { words: last, french, situation: null }, 'On reprend')
  return true
}

/** Corrects a mistake, or continues in the language, when a learner speaks it outside a lesson. */
function correctLearner(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { text, isQuestion, wordCount } = utterance
  const language = findLessonLanguage(draft)
  if (language === 'french' || draft.state.runningActivity) return false
  const sentence = findForeignPart(text, language) ?? text
  const mistake = findMistake(sentence, language)
  // `wordCount` does not count words in other scripts.
  const isLongEnough = wordCount > 2 || scripts[language] !== undefined
  const isPractice = isLongEnough && !isQuestion && !/^(?:how|what|where|can|could)\b/i.test(text)
  if (!mistake && !(isPractice && isInLanguage(sentence, language))) return false
  if (/[«":]/.test(text)) return false
  updateLesson(draft, language, { awaits: 'practice' })
  const { lesson } = draft.state
  return lesson !== null && practiseFreely(draft, lesson, utterance)
}

/** Answers an order in the practised language ("I would like a coffee please") as the waiter, outside a scene. */
function takeOrder(draft: ResponseDraft, { text, wordCount }: UtteranceAnalysis): boolean {
  const { lesson } = draft.state
  const language = findLessonLanguage(draft)
  const plain = text.replaceAll('’', "'")
  const isOrder = wordCount <= 9 && drink.test(plain) && orderingWords.test(plain)
  const isPlaying = lesson?.isActive && lesson.awaits === 'practice' && lesson.scene !== null
  if (!isOrder || isPlaying || !isInLanguage(text, language)) return false
  updateLesson(draft, language, { level: lesson?.level ?? 'intermediate', awaits: 'practice' })
  const order = { id: 'cafe', index: 0, hasHelped: true }
  return draft.state.lesson !== null && continueScene(draft, draft.state.lesson, order, text)
}

/** Answers a question that a learner asks the companion in the language: "how are you today?" */
const answerInLanguage: Rule = (draft, { text, wordCount }) => {
  const language = findLessonLanguage(draft)
  const plain = text.toLowerCase().replaceAll('’', "'")
  const [question, template] =
    companionAnswers[language]?.find(([pattern]) => pattern.test(plain)) ?? []
  const match = question?.exec(plain)
  const answer = template?.replace(/\$(\d)/g, (_, index: string) => match?.[Number(index)] ?? '')
  if (!answer || wordCount > 10 || isFrench(text, language) || isCheck.test(plain)) return false
  sayEvenIfRepeated(draft, markWords(draft, answer, language))
  return true
}

const isCheck = /\b(?:juste|correcte?|corrige\w*|right|correct|comment|faute)\b/

/** Sets the level that the caller names, or infers it from a sentence in the language. */
function handleLevelAnswer(
  draft: ResponseDraft,
  lesson: Lesson,
  { text, normalisedText, wordCount }: UtteranceAnalysis,
) {
  const isAttempt = isInLanguage(text, lesson.language)
  const isImperfectAttempt =
    isAttempt && wordCount !== 0 && (findMistake(text, lesson.language) || wordCount < 4)
  const namedLevel = readLevel(normalisedText)
  const level =
    namedLevel ?? (isImperfectAttempt ? 'intermediate' : isAttempt ? 'confident' : 'beginner')
  const updatedLesson: Lesson = {
    ...lesson,
    level,
    awaits: 'practice',
    isSlow: level === 'beginner',
  }
  draft.update({ lesson: updatedLesson })
  const scene =
    findRequestedScene(normalisedText) ?? (lesson.scene ? findScene(lesson.scene.id) : undefined)
  sayEvenIfRepeated(draft, levelReplies[level])
  return scene ? startScene(draft, updatedLesson, scene) : offerScenes(draft, updatedLesson)
}

/** Starts the scene that the caller chooses, or the next one after "oui"; otherwise practises without a scene. */
function handleSceneAnswer(
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
  scene: Scene | undefined,
): boolean {
  const { intents, isQuestion, wordCount } = utterance
  const [nextScene] = findUnplayedScenes(draft)
  const acceptsAnyScene =
    intents.has('yes') ||
    intents.has('unsure') ||
    /\b(choisi\w*|premier\w*|n importe|autre|encore|continu\w*)\b/.test(utterance.normalisedText)
  const chosenScene = scene ?? (acceptsAnyScene && wordCount <= 8 ? nextScene : undefined)
  if (chosenScene) return startScene(draft, lesson, chosenScene)
  draft.update({ lesson: { ...lesson, awaits: 'practice' } })
  if (isQuestion && isFrench(utterance.text, lesson.language)) return false
  return practiseFreely(draft, { ...lesson, awaits: 'practice' }, utterance)
}

/** Whether the caller asks a question in French. Other rules answer it. */
const asksQuestion = (
  { state }: ResponseDraft,
  { language }: Lesson,
  { text, isQuestion }: UtteranceAnalysis,
) => (isQuestion || (/^pourquoi\b/i.test(text) && state.turnCount > 0)) && isFrench(text, language)

/** Whether the caller accepts the proposed scene: "ok, va pour commander un café". */
const acceptsScene = ({ normalisedText }: UtteranceAnalysis) =>
  /^(?:(?:ok|oui|d accord|bon|allez|alors) )*(?:va|on y va|allons y) pour \w+/.test(normalisedText)

/** Whether the caller interrupts a scene to talk in French or to ask for something to learn. */
const isAside = ({ language }: Lesson, { normalisedText, text, wordCount }: UtteranceAnalysis) =>
  isFrench(text, language) &&
  !isInLanguage(text, language) &&
  (wordCount > 9 ||
    composeSentence(text, language)?.missing.length === 0 ||
    /\b(?:apprend\w*|phrase)\b/.test(normalisedText))

/** Explains the last correction when the caller asks why. */
function explainCorrection(
  draft: ResponseDraft,
  { language, lastReason }: Lesson,
  { normalisedText, wordCount }: UtteranceAnalysis,
): boolean {
  const whyPattern =
    /^(?:mais |et |ah )?(?:pourquoi|why|c est quoi (?:la regle|ma faute)|quelle (?:est la )?(?:regle|faute))\b/
  // "Pourquoi il me répond pas" does not ask for the rule.
  const isAboutPeople = /\b(?:il|elle|ils|elles|m|me|mon|ma|mes|moi|lui|leur)\b(?! y a| faut)/
  if (!lastReason || wordCount > 12 || !whyPattern.test(normalisedText)) return false
  if (isAboutPeople.test(normalisedText)) return false
  sayEvenIfRepeated(
    draft,
    `La règle : ${lowercaseFirst(markQuotations(draft, lastReason, language))}`,
  )
  return true
}

/** After "stop" without a goodbye: says that the lesson is over, and continues the conversation. */
function sayLessonIsOver(draft: ResponseDraft, { intents, normalisedText }: UtteranceAnalysis) {
  const farewellPattern =
    /\b(au revoir|bonne (?:nuit|soiree|journee)|a (?:bientot|demain|plus)|ciao|raccroche\w*|bye|salut)\b/
  if (!intents.has('stop') || farewellPattern.test(normalisedText)) return false
  sayEvenIfRepeated(
    draft,
    'On s’arrête là pour la leçon. || Fin de la leçon, c’était bien travaillé.',
  )
  sayEvenIfRepeated(
    draft,
    'De quoi {as-tu|avez-vous} envie de parler ? || On parle de quoi, maintenant ?',
  )
  return true
}

/** Whether the caller ends the lesson, says goodbye, or talks about something sad or serious. */
function leavesLesson(draft: ResponseDraft, lesson: Lesson, utterance: UtteranceAnalysis): boolean {
  const { intents, mood, text, wordCount } = utterance
  const currentExchange = lesson.scene && findScene(lesson.scene.id)?.exchanges[lesson.scene.index]
  if (currentExchange && hasSameWords(text, currentExchange.answer[lesson.language])) return false
  if (intents.has('stop') || intents.has('changes-topic') || intents.has('refuses-activities'))
    return true
  if (intents.has('explicit') || intents.has('explicit-with-minor')) return true
  if (isGoodbye(text, draft.context.companion.name)) return true
  return mood !== null && mood !== 'joy' && wordCount >= 5 && isFrench(text, lesson.language)
}
