import { normaliseText } from '../../text-analysis/normalise-text'
import { stopActivity } from '../activities/run-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  answerWithExchange,
  answerWithSureExchange,
  followExchange,
} from '../exchanges/answer-with-exchange'
import { followUpStatement } from '../follow-ups/follow-up-statement'
import { isLessonRequest, leadLesson } from '../lessons/lead-lesson'
import { answerForeignSentence } from '../lessons/learner-requests'
import { acknowledgeAnswer } from '../listening/acknowledge-answer'
import { answerByKind, answerSpecifically, reactToKind } from '../listening/respond-to-kind'
import { isLikelyStatement, saysNothingNew } from '../purposes/is-likely-statement'
import { isQuestionPurpose } from '../purposes/purpose'
import { answerByPurpose, reactToPurpose } from '../purposes/respond-to-purpose'
import { activityStoppedReplies } from '../templates/activity-templates'
import {
  eveningAlonePattern,
  eveningAloneReplies,
} from '../templates/categories/intimate-categories'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import { genericQuestions } from '../templates/conversation-templates'
import { childSexualContentRefusals } from '../templates/crisis/danger-templates'
import { demandForAnswer, howToQuestion, personalWords } from '../templates/manner-words'
import { endsWithQuestionMark } from '../templates/template'
import { deniesTopic, isSeriousTopic } from '../topics/all-topics'
import { analyseUtterance, type UtteranceAnalysis } from '../understanding/analyse-utterance'
import { acknowledgeSignal } from './acknowledge-signal'
import {
  continueRunningActivity,
  expireSuggestion,
  explainActivity,
  handleSuggestionAnswer,
  leaveActivity,
  leavesActivity,
  mentionTwoActivities,
  refuseActivities,
  startRequestedActivity,
  stopActivityOnRequest,
} from './activities/discuss-activity'
import { isOccupied } from './activities/is-occupied'
import { answerObjection } from './answer-objection'
import { answerSmallTalk } from './answer-small-talk'
import { answerAboutCall, answerDate, repeatNumber } from './answers/answer-about-call'
import { answerAboutLastResponse } from './answers/answer-about-last-response'
import { answerAboutSelf } from './answers/answer-about-self'
import { answerHealthFollowUp, referForConcern } from './answers/answer-health-question'
import {
  answerMemoryQuestion,
  recallFactAboutCaller,
  recallFirstWords,
  rememberStatement,
} from './answers/answer-memory-question'
import { answerFromKnowledge, answerQuestion } from './answers/answer-question'
import { answerDirectQuestion, answerQuestionClause } from './answers/answer-question-clause'
import { chooseOption } from './answers/choose-option'
import { askQuestion } from './ask-question'
import { askCategoryQuestion, continueConversation } from './continue-conversation'
import { sayGentleQuestion } from './crisis/ask-gently'
import { endOrRepeatCheck } from './crisis/check-danger'
import { playInjury } from './crisis/danger-in-scene'
import { respondToDanger } from './crisis/respond-to-danger'
import { recallAdvice, rememberAdvice } from './memory/recall-advice'
import { answerLastCallQuestion, sayWhatIsKnown } from './memory/recall-past-calls'
import { admitForgetting, respectMemoryWish } from './memory/respect-memory-wish'
import {
  acceptCorrection,
  acknowledgeDenial,
  askAboutAmbiguousWish,
  confirmPreparedSentence,
  laughAtJoke,
  replyToName,
  replyToShortThanks,
  replyToThanks,
  replyToUncertainty,
  shareLaughter,
} from './react'
import { repeatPendingQuestion, resumeInterruptedResponse } from './repeat-sentences'
import { adaptManner, repeatOnRequest, slowDown } from './requests/adapt-manner'
import { continueQuestioning } from './requests/ask-caller'
import { findNewSubject } from './requests/change-subject'
import { findRepeatedRequest } from './requests/find-repeated-request'
import { fulfilRequest } from './requests/fulfil-request'
import { greetReturn, keepQuiet } from './requests/keep-quiet'
import { continueQuiz } from './requests/run-quiz'
import { speakOnRequest } from './requests/speak-on-request'
import {
  giveIdea,
  giveOpinion,
  reactToAct,
  respondToComplaint,
  shareReaction,
  stopAsking,
} from './respond-to-act'
import { acceptSelfCorrection, respondToCorrection } from './respond-to-correction'
import type { Rule } from './rule'
import { isGoodbyeOrReply, sayGoodbye } from './say-goodbye'
import { startScene } from './scenes/play-scene'
import { offerToResume } from './scenes/rehearse'
import { asksToStopPlaying, respectSafeWord } from './scenes/respect-safe-word'

/** A longer response loses its middle sentences: the first ones acknowledge, and the last one often asks something. */
const maxSentences = 4
/** Number of sentences that are kept from the beginning of a longer response. */
const keptFirstSentences = 2

/**
 * Responds to typed or transcribed text: to a danger, else to a question about an activity, else with the first of the
 * `rules` that responds. Says nothing when the caller only answers the last goodbye.
 */
export function respondToUtterance(draft: ResponseDraft, text: string) {
  const wasEnding = draft.state.isCallEnding
  // A caller who says more after a goodbye stays on the line, whichever rule answers.
  draft.update({
    turnCount: draft.state.turnCount + 1,
    hasSaidGoodbye: false,
    isCallEnding: false,
  })
  if (respondToDanger(draft, text.replace(demandForAnswer, ''))) {
    rememberStatement(draft, text)
    return
  }
  const { companion } = draft.context
  if (wasEnding && isGoodbyeOrReply(text, companion.name)) {
    draft.update({ hasSaidGoodbye: true, isCallEnding: true })
    return
  }
  // "Stop, on arrête le jeu" stops a scene or game and names no new subject.
  const newSubject = asksToStopPlaying(draft, normaliseText(text)) ? null : findNewSubject(text)
  if (newSubject !== null) leaveSubject(draft, text)
  const repeatedRequest = findRepeatedRequest(draft, text)
  const { address } = companion.persona
  const utterance = analyseUtterance(repeatedRequest ?? newSubject ?? text, address, {
    companionName: companion.name,
    previousPurposes: draft.state.previousPurposes,
  })
  draft.update({ previousPurposes: utterance.purpose.ratings })
  // In a rehearsal or scene, the name may be that of a role.
  const mayBeRoleName = draft.state.questioning !== null || (draft.state.scene?.isActive ?? false)
  if (utterance.callerName && !mayBeRoleName) draft.update({ callerName: utterance.callerName })
  rememberTopics(draft, utterance)
  const isExplained = explainActivity(draft, utterance)
  if (!isExplained && leavesActivity(draft, utterance)) leaveActivity(draft, utterance)
  const { suggestion, topic, turnsSinceTopic } = draft.state
  if (!isExplained) {
    applyFirstRule(draft, utterance)
    expireSuggestion(draft, suggestion)
    offerToResume(draft, utterance)
  }
  // If no rule has updated the topic, one more turn has passed since it was mentioned.
  if (draft.state.turnsSinceTopic === turnsSinceTopic && draft.state.topic === topic)
    draft.update({ turnsSinceTopic: turnsSinceTopic + 1 })
  shorten(draft)
  rememberAdvice(draft, utterance)
  sayGentleQuestion(draft)
  endOrRepeatCheck(draft, text)
  // Later danger checks need the words of this turn, and not the earlier request that was answered in their place.
  rememberStatement(draft, repeatedRequest === null ? utterance.text : text)
}

/** Applies the first rule that responds. For a likely statement, skips `questionAndRequestRules` and unasked lessons. */
function applyFirstRule(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const isStatement = isLikelyStatement(utterance)
  const isUnaskedLesson = (rule: Rule) =>
    rule === leadLesson &&
    draft.state.lesson?.isActive !== true &&
    !isLessonRequest(draft, utterance)
  const fitsStatement = (rule: Rule) => !questionAndRequestRules.has(rule) && !isUnaskedLesson(rule)
  rules.some((rule) => (!isStatement || fitsStatement(rule)) && rule(draft, utterance))
}

/** Leaves the topic, activity and scene, and confirms the change of subject or the stop. */
function leaveSubject(draft: ResponseDraft, text: string) {
  if (draft.state.runningActivity) stopActivity(draft)
  const { scene } = draft.state
  draft.update({
    topic: null,
    healthConcern: null,
    questioning: null,
    scene: scene && { ...scene, isActive: false },
  })
  // "Stop, on arrête là. Qu'en avez-vous pensé ?" ends a game without changing the subject.
  if (/sujet|autre|rien à voir/i.test(text))
    draft.sayOneOf(['D’accord, on change de sujet.', 'Oui, autre chose.'])
  else if (/arr[êe]t/i.test(text)) draft.sayOneOf(activityStoppedReplies)
}

/** Shortens the response, and removes its questions if the caller only wants to be listened to. */
function shorten(draft: ResponseDraft) {
  const { canBeShortened, sentences, state } = draft
  if (!canBeShortened) return
  sentences.splice(keptFirstSentences, sentences.length - maxSentences)
  if (state.mode !== 'conversation') return
  // A brief response has only its first and its last sentence.
  if (state.isBrief && sentences.length > 2) sentences.splice(1, sentences.length - 2)
  const statements = sentences.filter((sentence) => !endsWithQuestionMark(sentence))
  const isFreeConversation = state.runningActivity === null && state.questioning === null
  if (state.isListening && isFreeConversation && statements.length > 0)
    sentences.splice(0, sentences.length, ...statements)
}

/** Remembers every topic, including those mentioned in questions, and forgets the ones that the caller denies. */
function rememberTopics(draft: ResponseDraft, { normalisedText, topics }: UtteranceAnalysis) {
  const { pastTopics, topic } = draft.state
  const remainingTopics = pastTopics.filter((one) => !deniesTopic(normalisedText, one))
  draft.update({
    pastTopics: [...new Set([...topics, ...remainingTopics])],
    topic: topic !== null && deniesTopic(normalisedText, topic) ? null : topic,
  })
}

/** Refuses sexual content about minors, and stops the activity. */
const refuseChildSexualContent: Rule = (draft, { intents }) => {
  if (!intents.has('explicit-with-minor')) return false
  stopActivity(draft)
  return draft.sayOneOf(childSexualContentRefusals)
}

/** Refuses explicit content, and returns to the activity or asks about something else. */
const refuseExplicitContent: Rule = (draft, { intents }) => {
  if (!intents.has('explicit')) return false
  const { explicitContentRefusals, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  draft.sayOneOf(explicitContentRefusals)
  return returnToActivity(draft) || askQuestion(draft, [followUpQuestions, genericQuestions])
}

/** Answers "seule ce soir" with flirtation in the category "fantasmes", except on a serious topic or in an activity. */
const flirtAboutEvening: Rule = (draft, { normalisedText }) =>
  draft.context.companion.category === 'fantasmes' &&
  !isOccupied(draft) &&
  !isSeriousTopic(draft.state.topic) &&
  eveningAlonePattern.test(normalisedText) &&
  draft.sayOneOf(eveningAloneReplies)

/** Answers small talk, then returns to the running activity, or else may name two activities or ask a question. */
const answerSmallTalkAndReturn: Rule = (draft, utterance) => {
  if (!answerSmallTalk(draft, utterance)) return false
  if (returnToActivity(draft)) return true
  const { suggestion } = draft.state
  if (utterance.intents.has('asks-abilities') && mentionTwoActivities(draft)) {
    // Restores the earlier suggestion: the two activities are only examples, and a following "ok" must not start one.
    draft.update({ suggestion })
    return true
  }
  if (draft.sentences.some((sentence) => sentence.endsWith('?'))) return true
  if (!utterance.intents.has('asks-how-companion-is')) return true
  return askCategoryQuestion(draft)
}

/** After an interruption, a longer utterance gets its own response instead of the rest of the interrupted one. */
const maxInterruptionWords = 3

/** Resumes an interrupted response when the caller says a few words other than a no, or asks the companion to go on. */
const resumeAfterInterruption: Rule = (draft, { intents, wordCount }) => {
  const mayResume =
    (wordCount <= maxInterruptionWords || intents.has('continue')) && !intents.has('no')
  return mayResume && resumeInterruptedResponse(draft, draft.state.interruptedSentences)
}

/** Answers a question with a word such as "mon" from the caller's statements; runs before general knowledge is used. */
const answerPersonalQuestion: Rule = (draft, utterance) =>
  personalWords.test(utterance.normalisedText) &&
  // "Je ne sais pas comment m'habiller" is not about an earlier statement.
  !howToQuestion.test(utterance.normalisedText) &&
  answerMemoryQuestion(draft, utterance)

/** Answers a question that no other rule has answered. */
const answerOtherQuestion: Rule = (draft, utterance) =>
  !saysNothingNew(utterance) && mayBeQuestion(utterance) && answerQuestion(draft, utterance)

/**
 * Whether the utterance may be a question: it has a question mark, or its recognised purpose is a question's and is
 * reliable, or its recognised purpose is another one but unreliable. Words that resemble a question are not enough: "je dors plus
 * depuis que je suis à la retraite" is a statement.
 */
function mayBeQuestion({ purpose, text }: UtteranceAnalysis): boolean {
  const hasQuestionMarkOutsideQuotation = /\?(?!.*»)/.test(text)
  const isPurposeReliable = purpose.probability >= minPurposeProbability
  return hasQuestionMarkOutsideQuotation || isQuestionPurpose(purpose.purpose) === isPurposeReliable
}

/** At a lower probability, the classifier may have taken a question for a statement, or a statement for a question. */
const minPurposeProbability = 0.3

/** In order of priority. */
const rules: readonly Rule[] = [
  refuseChildSexualContent,
  askAboutAmbiguousWish,
  acknowledgeDenial,
  respectSafeWord,
  playInjury,
  greetReturn,
  keepQuiet,
  slowDown,
  continueQuiz,
  respectMemoryWish,
  admitForgetting,
  sayWhatIsKnown,
  answerLastCallQuestion,
  recallAdvice,
  repeatNumber,
  answerAboutCall,
  leadLesson,
  answerForeignSentence,
  answerDate,
  answerDirectQuestion,
  speakOnRequest,
  recallFactAboutCaller,
  recallFirstWords,
  acknowledgeSignal,
  acceptSelfCorrection,
  respondToCorrection,
  answerObjection,
  answerHealthFollowUp,
  flirtAboutEvening,
  answerWithSureExchange,
  answerPersonalQuestion,
  answerFromKnowledge,
  answerMemoryQuestion,
  referForConcern,
  refuseExplicitContent,
  sayGoodbye,
  stopAsking,
  adaptManner,
  followExchange,
  acknowledgeAnswer,
  startScene,
  stopActivityOnRequest,
  refuseActivities,
  repeatOnRequest,
  resumeAfterInterruption,
  laughAtJoke,
  acceptCorrection,
  continueQuestioning,
  chooseOption,
  answerAboutLastResponse,
  confirmPreparedSentence,
  followUpStatement,
  answerWithExchange,
  replyToShortThanks,
  shareReaction,
  fulfilRequest,
  answerQuestionClause,
  respondToComplaint,
  reactToKind,
  reactToPurpose,
  reactToAct,
  startRequestedActivity,
  shareLaughter,
  answerSmallTalkAndReturn,
  continueRunningActivity,
  handleSuggestionAnswer,
  answerAboutSelf,
  giveIdea,
  giveOpinion,
  answerSpecifically,
  answerByKind,
  answerByPurpose,
  answerOtherQuestion,
  replyToThanks,
  replyToName,
  replyToUncertainty,
  continueConversation,
]

/** Rules for questions and requests, whose patterns also match words of statements. */
const questionAndRequestRules: ReadonlySet<Rule> = new Set([
  answerAboutCall,
  answerSmallTalkAndReturn,
  keepQuiet,
  startScene,
  fulfilRequest,
  recallFactAboutCaller,
  answerObjection,
  answerPersonalQuestion,
  answerFromKnowledge,
  answerMemoryQuestion,
  stopAsking,
  adaptManner,
  refuseActivities,
  repeatOnRequest,
  respondToComplaint,
  answerAboutSelf,
  giveIdea,
  giveOpinion,
  answerSpecifically,
  answerByKind,
  answerOtherQuestion,
])

/** Repeats the question that the running activity asked last. Returns false when no activity is running. */
function returnToActivity(draft: ResponseDraft): boolean {
  const { lastResponse, runningActivity } = draft.state
  const question = lastResponse.at(-1)
  if (runningActivity === null || question === undefined) return false
  return repeatPendingQuestion(draft, question)
}
