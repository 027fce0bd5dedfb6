import type { Language } from '../../../domain/languages'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { languageNames } from '../knowledge/phrases'
import {
  correctSentence,
  givePhrase,
  judgePronunciation,
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
import { learningStatement, moreRequest } from './content/learner-patterns'
import { levelReplies } from './content/learner-wordings'
import { drink, drinkOrder } from './content/scene-lines'
import { findScene, type Scene, scenes } from './content/scenes'
import { judgeExercise, setExercise, teachNextStep } from './exercise'
import { readLearnedWords } from './learned-words'
import { repeatForeignWords, returnToFrench, speakRequestedLanguage } from './learner-requests'
import { type Lesson, readLevel } from './lesson'
import { findMistake } from './mistakes/find-mistake'
import { continueScene, findUnplayedScenes, resumeScene, startScene } from './play-scene'
import { findSituation, offerSentence, practiseFreely } from './practise-freely'
import { markQuotations, markWords, sayEvenIfRepeated, updateLesson } from './say-in-language'
import { findFrenchMeaning } from './translate-french'

/** Leads a language lesson: answers requests, sets the level, plays scenes and corrects. */
export const leadLesson: Rule = (draft, utterance) => {
  if (speakRequestedLanguage(draft, utterance)) return true
  if (returnToFrench(draft, utterance) || repeatForeignWords(draft, utterance)) return true
  const { lesson } = draft.state
  if (!lesson?.isActive)
    return (
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
  if (lesson.scene && judgePronunciation(draft, utterance)) return resumeScene(draft, lesson)
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
  if (scene && /\b(?:semblant|jou\w+|scene)\b/.test(utterance.normalisedText))
    return startScene(draft, lesson, scene)
  if (!lesson.scene && startRequestedLesson(draft, utterance)) return true
  if (asksQuestion(draft, lesson, utterance)) return false
  if (lesson.scene && !isAside(lesson, utterance))
    return continueScene(draft, lesson, lesson.scene, utterance.text)
  return practiseFreely(draft, lesson, utterance)
}

const requestPattern =
  /\b(on (?:fait|joue|parle|peut|pourrait|va|commence|travaille|s entraine|pratique)|je (?:veux|voudrais|peux)|j (?:aimerais|ai envie|ai besoin)|comment|fais|faites|faisons|joue|jouons|jouez|commencons|tu peux|vous pouvez|peux tu|pouvez vous|aide\w*|entraine\w*|appren\w*|pratiquons|let s|un peu de|du small talk|practi[cs]e|can we|could we|i want|i d like)\b/
const practicePattern =
  /\b(lecon|un cours|cours d|pratiqu\w*|entrain\w*|scene|jeu de role|simul\w*|semblant|conversation|discuter|parler|practi[cs]e|role play|lesson|talk|joue[rz]?|jouons|apprend\w*|apprenons|small talk|chit chat|tout et de rien|learn|order\w*|command\w*)\b/
const otherSubjectPattern = /\b(vocabulaire|mots?|poemes?|oral|embauche|expose|examen)\b/

/** Starts a lesson when the caller asks to practise a language, with a scene if one is named. */
function startRequestedLesson(
  draft: ResponseDraft,
  { normalisedText }: UtteranceAnalysis,
): boolean {
  const { companion, caller } = draft.context
  const namedLanguage = languageNames.find(([pattern]) => pattern.test(normalisedText))?.[1]
  const language = namedLanguage ?? findTaughtLanguage(companion)
  if (language === 'french' || otherSubjectPattern.test(normalisedText)) return false
  const scene = findRequestedScene(normalisedText)
  if (!requestPattern.test(normalisedText) || !practicePattern.test(normalisedText)) return false
  if (
    !namedLanguage &&
    !scene &&
    !/\b(lecon|lesson|cours|pratiqu|practi|entrain|conversation)/.test(normalisedText)
  )
    return false
  const statedLevel = readStatedLevel(draft, normalisedText)
  // In a running lesson, a scene starts without a question about the level.
  const isRunning = draft.state.lesson?.isActive && draft.state.lesson.language === language
  const level = statedLevel ?? draft.state.lesson?.level ?? (isRunning && scene ? 'beginner' : null)
  updateLesson(draft, language, { isLanguageOnly: false, scene: null, level })
  draft.update({ runningActivity: null, suggestion: { state: 'disabled' } })
  const learnedPhrases = readLearnedWords(caller.memories ?? [], language)
  if (learnedPhrases.length > 0)
    draft.say(
      `De la dernière fois, il reste « ${markWords(draft, learnedPhrases.at(-1) ?? '', language)} ».`,
    )
  const lesson = draft.state.lesson
  if (lesson?.level) return scene ? startScene(draft, lesson, scene) : offerScenes(draft, lesson)
  updateLesson(draft, language, {
    awaits: 'level',
    scene: scene ? { id: scene.id, index: 0, hasHelped: false } : null,
  })
  const languagePhrase = formatLanguagePhrase(language)
  sayEvenIfRepeated(draft, 'Avec plaisir. || Volontiers.')
  sayEvenIfRepeated(
    draft,
    `${languagePhrase}, c’est plutôt débutant, intermédiaire ou à l’aise ? || Et le niveau, débutant, intermédiaire ou à l’aise ?`,
  )
  return true
}

/** Responds, before a lesson, to a learner who talks about the language or about learning it. */
function welcomeLearner(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { isQuestion, normalisedText, text } = utterance
  const language = findTaughtLanguage(draft.context.companion)
  if (language === 'french' || isQuestion || draft.state.runningActivity) return false
  const isAboutLearning = learningStatement.test(normalisedText) || moreRequest.test(normalisedText)
  if (!isAboutLearning || !isFrench(text, language)) return false
  updateLesson(draft, language, {
    awaits: 'practice',
    level: readStatedLevel(draft, normalisedText),
  })
  const { lesson } = draft.state
  if (!lesson) return false
  const replies = [
    'Il en reste toujours quelque chose, {tu vas|vous allez} voir.',
    'Alors on s’y met, une phrase à la fois.',
  ]
  sayEvenIfRepeated(
    draft,
    /\b(?:ecole|college|lycee|oublie|rouille)/.test(normalisedText)
      ? (replies[0] ?? '')
      : (replies[1] ?? ''),
  )
  if (offerSentence(draft, lesson, text)) return true
  return lesson.level
    ? offerScenes(draft, lesson) || true
    : teachNextStep(draft, findSituation(draft, normalisedText))
}

const statedLevel =
  /\b(?:debut\w*|pas un mot|zero|jamais (?:appris|fait|etudie)|intermediaire|niveau scolaire|quelques bases|a l aise|couramment)\b/

/** Reads the level from this statement or the previous one. */
function readStatedLevel(draft: ResponseDraft, normalisedText: string) {
  const statements = [normalisedText, normaliseText(draft.state.callerStatements.at(-1) ?? '')]
  const stated = statements.find((statement) => statedLevel.test(statement))
  const words = stated && statedLevel.exec(stated)?.[0]
  return words ? (/pas un mot/.test(words) ? 'beginner' : readLevel(words)) : null
}

const recallRequest =
  /\b(?:ce qu on a (?:appris|vu|fait)|(?:j ai|on a) (?:appris|vu) (?:quoi|la derniere fois|combien)|qu est ce que (?:j ai|on a) appris|combien (?:j ai|on a) appris|mots (?:que )?j ai appris|de la derniere fois)\b/

/** Says what the caller learnt in earlier calls, and asks for one of the phrases again. */
function recallLearnedWords(draft: ResponseDraft, { normalisedText }: UtteranceAnalysis): boolean {
  const language = draft.state.lesson?.language ?? findTaughtLanguage(draft.context.companion)
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
  const language = findTaughtLanguage(draft.context.companion)
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

const findTaughtLanguage = ({ category, language }: ResponseDraft['context']['companion']) =>
  category === 'apprentissage' ? language : 'french'

/** Answers an order in the practised language ("I would like a coffee please") as the waiter, outside a scene. */
function takeOrder(draft: ResponseDraft, { text, wordCount }: UtteranceAnalysis): boolean {
  const { lesson } = draft.state
  const language = lesson?.language ?? findTaughtLanguage(draft.context.companion)
  const plain = text.replaceAll('’', "'")
  const isOrder = wordCount <= 9 && drink.test(plain) && drinkOrder.test(plain)
  const isPlaying = lesson?.isActive && lesson.awaits === 'practice' && lesson.scene !== null
  if (!isOrder || isPlaying || !isInLanguage(text, language)) return false
  updateLesson(draft, language, { level: lesson?.level ?? 'intermediate', awaits: 'practice' })
  const order = { id: 'cafe', index: 0, hasHelped: true }
  return draft.state.lesson !== null && continueScene(draft, draft.state.lesson, order, text)
}

/** Answers a question that a learner asks the companion in the language: "how are you today?" */
const answerInLanguage: Rule = (draft, { text, wordCount }) => {
  const language = draft.state.lesson?.language ?? findTaughtLanguage(draft.context.companion)
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

/** Returns "En anglais" for English. */
const formatLanguagePhrase = (language: Language) =>
  languageNames.find(([, one]) => one === language)?.[2] ?? ''

const findRequestedScene = (normalisedText: string): Scene | undefined => {
  // "Ma fille s’appelle Emma" does not ask for the scene of a telephone call.
  const request = normalisedText.replace(/\b[mts] appelle\w*/g, '')
  return scenes.find(({ requestPattern }) => requestPattern.test(request))
}

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
  const scene = lesson.scene ? findScene(lesson.scene.id) : undefined
  sayEvenIfRepeated(draft, levelReplies[level])
  return scene ? startScene(draft, updatedLesson, scene) : offerScenes(draft, updatedLesson)
}

function offerScenes(draft: ResponseDraft, lesson: Lesson): boolean {
  draft.update({ lesson: { ...lesson, awaits: 'scene', scene: null } })
  const unplayedScenes = findUnplayedScenes(draft)
  const [first, second, third] = unplayedScenes.length > 2 ? unplayedScenes : scenes
  const titles = `${first?.title}, ${second?.title} ou ${third?.title}`
  sayEvenIfRepeated(
    draft,
    `On peut ${titles} : {tu choisis|vous choisissez} quoi ? || Au choix : ${titles}.`,
  )
  return true
}

/** Starts the scene that the caller chooses, or the next one after "oui". Otherwise practises without a scene. */
function handleSceneAnswer(
  draft: ResponseDraft,
  lesson: Lesson,
  utterance: UtteranceAnalysis,
  scene: Scene | undefined,
): boolean {
  const { intents, isQuestion, wordCount } = utterance
  const [unplayedScenes] = findUnplayedScenes(draft)
  const acceptsAnyScene =
    intents.has('yes') ||
    intents.has('unsure') ||
    /\b(choisi\w*|premier\w*|n importe|autre|encore|continu\w*)\b/.test(utterance.normalisedText)
  const chosenScene = scene ?? (acceptsAnyScene && wordCount <= 8 ? unplayedScenes : undefined)
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

/** Whether the caller states a level without being asked: "débutante complète". */
const statesLevel = ({ normalisedText, wordCount }: UtteranceAnalysis) =>
  wordCount <= 4 && statedLevel.test(normalisedText)

/** Whether the caller accepts the proposed scene: "ok, va pour commander un café". */
const acceptsScene = ({ normalisedText }: UtteranceAnalysis) =>
  /^(?:(?:ok|oui|d accord|bon|allez|alors) )*(?:va|on y va|allons y) pour \w+/.test(normalisedText)

/** Whether the caller, during a scene, talks in French or asks for something to learn. */
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
  if (!lastReason || wordCount > 12 || !whyPattern.test(normalisedText)) return false
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

/** Whether the caller ends the lesson, says goodbye, or speaks of something sad or serious. */
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
