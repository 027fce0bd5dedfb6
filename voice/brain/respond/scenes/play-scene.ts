import { lowercaseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { stopActivity } from '../../activities/run-activity'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { intentPatterns } from '../../templates/intent-patterns'
import {
  confidingWords,
  meetingProposal,
  outsideScene,
  partReplies,
  partRequests,
  placeWords,
  plainSceneArrivals,
  rolePlayProposal,
  sceneApologies,
  sceneArrivals,
  sceneComplimentReplies,
  sceneFearReplies,
  sceneIdentityReplies,
  scenePlaceQuestions,
  sceneQuestions,
  sceneRefusalReplies,
  sceneResumptionReplies,
  sceneStarts,
  sceneStopReplies,
  sceneWords,
  settingDetails,
} from '../../templates/scenes/scene-templates'
import { sharedStories, sharedStoryRequest, storyTalk } from '../../templates/scenes/shared-stories'
import { topicById } from '../../topics/all-topics'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { namesActivity } from '../activities/is-occupied'
import type { Rule } from '../rule'
import { findSetting } from './find-setting'
import {
  answerOffer,
  continueScene,
  continueStory,
  findCharacter,
  isRomanticCompanion,
  respondToMove,
  sayNextStep,
} from './respond-to-move'

/** A longer utterance is not treated as a move, which is what the caller does in a scene. */
const maxMoveWords = 40
/** Only an utterance of at most this length can open a scene by a move or a question, or resume one after an aside. */
const maxShortMoveWords = 20
/** A longer utterance is treated neither as a compliment nor as a refusal. */
const maxReactionWords = 9
/** Fewer words do not say what happens in the proposed scene. */
const minProposalWords = 4

/** Where a scene takes place when nobody has named a place. */
const defaultSetting = 'ici, tout près'

/**
 * Plays a scene. Starts it when the caller proposes a meeting, a shared place or a story told together, or makes a first
 * move. Resumes it when the caller makes a move after an aside. While it is active, responds to moves, proposals,
 * compliments and refusals. Stops it on request or when the caller is afraid. An aside, which is talk about something
 * else, makes the scene inactive. Asides, sexually explicit words and all words during an activity are left to other
 * rules.
 */
export const playScene: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, wordCount } = utterance
  const { runningActivity, scene } = draft.state
  if (runningActivity || isExplicit(normalisedText)) return false
  const proposesPlace = isRomanticCompanion(draft) && sceneWords.sharedPlace.test(normalisedText)
  if (!scene?.isActive && (proposesPlace || proposesMeeting(utterance)))
    return enterScene(draft, utterance, { isRequested: true })
  const story = sharedStories.find(({ request }) => request.test(normalisedText))
  const canTellTogether = isRomanticCompanion(draft) || sharedStoryRequest.test(normalisedText)
  if (story && canTellTogether && !scene?.isActive) {
    beginScene(draft, story.setting, 'self')
    return continueStory(draft, utterance)
  }
  if (!scene || (!scene.isActive && !returnsFromAside(draft, utterance)))
    return openScene(draft, utterance)
  if (sceneWords.identityQuestion.test(normalisedText) && draft.sayOneOf(sceneIdentityReplies))
    return true
  if (intents.has('asks-if-human')) return leaveScene(draft, draft.state.turnCount)
  const isAfraid = sceneWords.fear.test(normalisedText)
  const asksToStop = (intents.has('stop') || act === 'stop') && !changesPlace(utterance)
  if (isAfraid || asksToStop) {
    leaveScene(draft, null)
    return draft.sayOneOf(isAfraid ? sceneFearReplies : sceneStopReplies)
  }
  const isRomantic = isRomanticCompanion(draft)
  if (isRomantic && wordCount <= maxReactionWords) {
    if (act === 'compliment') return draft.sayOneOf(sceneComplimentReplies)
    const isRefusal = sceneWords.refusal.test(normalisedText) && !changesPlace(utterance)
    if (isRefusal && draft.sayOneOf(sceneRefusalReplies)) return true
  }
  if (enterScene(draft, utterance, { isRequested: proposesScene(utterance) })) return true
  const character = findCharacter(draft, normalisedText)
  draft.update({ scene: { ...scene, character, isActive: true, leftAtTurn: null } })
  const isAside = isOutsideScene(utterance)
  // If only the act or the form of a question suggests an aside, the utterance may still be a move.
  const mayBeMove = !isAside || !isOutsideScene({ ...utterance, act: null, isQuestion: false })
  const isInStory = !isAside || (mayBeMove && storyTalk.test(normalisedText))
  if (isInStory && continueStory(draft, utterance)) return true
  if (isRomantic && sceneWords.continuation.test(normalisedText)) return sayNextStep(draft)
  if (/^asks-(?:choice|kindness)$/.test(act ?? '') && !isRomantic) return false
  if (isRomantic && mayBeMove && answerOffer(draft, utterance)) return true
  if (isAside) return leaveScene(draft, draft.state.turnCount)
  const hasApologised = sceneWords.complaint.test(normalisedText) && draft.sayOneOf(sceneApologies)
  if (respondToMove(draft, utterance) || hasApologised) return true
  if (asideActWithoutMovePattern.test(act ?? '')) return leaveScene(draft, draft.state.turnCount)
  return continueScene(draft, utterance)
}

/** Whether the caller names a new place for the scene, which does not stop it: "on arrête, plutôt un bal à Venise". */
export const changesPlace = ({ text }: Pick<UtteranceAnalysis, 'text'>) =>
  !/\bstop\b/i.test(text) && placeWords.newPlace.test(text.replace(/['`]/g, '’'))

/** Whether the text is sexually explicit. Words about wet clothes do not count. */
const isExplicit = (normalisedText: string) =>
  intentPatterns.explicit.test(normalisedText.replace(sceneWords.wetClothes, ''))

/** A move resumes the scene if the aside began at most this many turns ago. */
const maxAsideTurns = 3

/** Whether the caller has left the scene for an aside in one of the last turns. */
export const isInAside = ({ state: { scene, turnCount } }: ResponseDraft): boolean =>
  scene !== null && scene.leftAtTurn !== null && turnCount - scene.leftAtTurn <= maxAsideTurns

/** Whether the caller continues the scene with a move after an aside. */
const returnsFromAside = (draft: ResponseDraft, utterance: UtteranceAnalysis): boolean =>
  isInAside(draft) &&
  utterance.wordCount <= maxShortMoveWords &&
  [sceneWords.gesture, sceneWords.continuation].some((one) => one.test(utterance.normalisedText)) &&
  !isOutsideScene(utterance)

/**
 * Makes the scene inactive. `leftAtTurn`: the current turn for an aside, after which the caller's next move resumes
 * the scene; null when the scene is stopped. Returns false, so that other rules can respond.
 */
function leaveScene(draft: ResponseDraft, leftAtTurn: number | null): false {
  const { scene } = draft.state
  draft.update({ scene: scene && { ...scene, isActive: false, leftAtTurn } })
  return false
}

/**
 * Starts the scene that the caller proposes or asks for, or resumes the last one on request. Does not apply while a
 * scene is active.
 */
export const startScene: Rule = (draft, utterance) => {
  const { normalisedText } = utterance
  const { scene } = draft.state
  if (scene?.isActive) return false
  if (scene && asksToResume(normalisedText, scene.setting)) {
    beginScene(draft, scene.setting, scene.character)
    draft.sayOneOf(sceneResumptionReplies, { setting: scene.setting })
    return sayNextStep(draft) || draft.sentences.length > 0
  }
  const isRequested = proposesScene(utterance) || asksForScene(draft, utterance)
  return enterScene(draft, utterance, { isRequested })
}

/**
 * Starts a scene when a short utterance is a move or asks a character something. Applies only to companions of the
 * category fantasmes, and not after a scene was stopped.
 */
function openScene(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, wordCount } = utterance
  const stateBefore = draft.state
  const { scene } = stateBefore
  const isOpening = wordCount <= maxShortMoveWords && sceneWords.opening.test(normalisedText)
  const isFantasy = draft.context.companion.category === 'fantasmes'
  const isStopped = scene !== null && scene.leftAtTurn === null
  const isAboutSomethingElse = isOutsideScene(utterance) || namesActivity(draft, utterance)
  if (!isOpening || isStopped || !isFantasy || isAboutSomethingElse) return false
  beginScene(draft, scene?.setting ?? defaultSetting, findCharacter(draft, normalisedText))
  if (answerOffer(draft, utterance) || respondToMove(draft, utterance)) return true
  // When no table has an answer to the move, the scene does not start.
  draft.update(stateBefore)
  return false
}

/** Whether the caller proposes a meeting with the companion as a scene: "je suis un voleur et tu me surprends". */
const proposesMeeting = ({ text }: UtteranceAnalysis) =>
  meetingProposal.test(text.replace(/['`]/g, '’'))

/** Whether the caller proposes a scene by saying what happens in it: "imagine, on est dans un train". */
const proposesScene = (utterance: UtteranceAnalysis) =>
  proposesMeeting(utterance) ||
  (utterance.wordCount >= minProposalWords &&
    rolePlayProposal.test(utterance.text.replace(/['`]/g, '’')))

/** Whether the caller asks for a scene or story without saying what happens in it. Words about the past do not count. */
function asksForScene(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, intents, isLong, normalisedText } = utterance
  const { runningActivity, scene } = draft.state
  const isRomantic = isRomanticCompanion(draft)
  if (!scene && isRomantic && sceneWords.storyWish.test(normalisedText)) return true
  return (
    act === 'asks-scene' &&
    runningActivity === null &&
    !isLong &&
    !intents.has('asks-activity') &&
    !sceneWords.past.test(normalisedText) &&
    (isRomantic || sceneWords.play.test(normalisedText))
  )
}

/**
 * Starts a scene, or changes the place of the current one, when the caller names a place or a role for the companion.
 * Asks the caller for a place when the scene is requested without one. A companion that is not romantic only starts
 * requested scenes.
 */
function enterScene(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  { isRequested }: { isRequested: boolean },
): boolean {
  const { normalisedText, wordCount } = utterance
  const isRomantic = isRomanticCompanion(draft)
  if (!isRequested && (!isRomantic || wordCount > maxMoveWords)) return false
  const text = utterance.text.replace(/['`]/g, '’')
  const part = partRequests.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  if (isRomantic && part) {
    beginScene(draft, draft.state.scene?.setting ?? defaultSetting, 'self')
    draft.sayOneOf(partReplies, { part: part.toLowerCase() })
    return draft.sayOneOf(sceneArrivals) || draft.sentences.length > 0
  }
  const proposesEvent = isRomantic && isRequested && sceneWords.eventProposal.test(normalisedText)
  const setting = findSetting(draft, text, isRequested) ?? (proposesEvent ? defaultSetting : null)
  if (setting === null) return isRequested && draft.sayOneOf(scenePlaceQuestions)
  beginScene(draft, setting, findCharacter(draft, normalisedText))
  if (!draft.sayOneOf(sceneStarts, { setting: lowercaseFirst(setting) })) return false
  if (!isRomantic) return draft.sayOneOf(plainSceneArrivals) || true
  if (sceneWords.narrationWish.test(normalisedText)) return sayNextStep(draft)
  const detail = settingDetails.find(([pattern]) => pattern.test(normaliseText(setting)))
  draft.sayOneOf(detail?.[1] ?? sceneArrivals)
  return draft.sayOneOf(sceneQuestions) || true
}

function beginScene(draft: ResponseDraft, setting: string, character: SceneCharacter) {
  stopActivity(draft)
  draft.update({
    scene: { setting: lowercaseFirst(setting), isActive: true, character, leftAtTurn: null },
    questioning: null,
    suggestion: { state: 'disabled' },
  })
}

/** Shorter words of a setting, such as "sur" or "une", do not name its place. */
const minLettersOfPlaceWord = 4
const longerPrepositions = ['dans', 'avec', 'chez', 'sous', 'vers']

/** Whether the caller wants to go on with the scene, which may be named by its place. */
function asksToResume(normalisedText: string, setting: string): boolean {
  if (sceneWords.resumption.test(normalisedText)) return true
  const wordsOfPlace = normaliseText(setting)
    .split(' ')
    .filter((word) => word.length >= minLettersOfPlaceWord && !longerPrepositions.includes(word))
  return (
    sceneWords.returning.test(normalisedText) &&
    wordsOfPlace.some((word) => normalisedText.includes(word))
  )
}

/** Acts of an aside. A request to a character (`outsideScene.requestInPart`) is an exception. */
const asideActPattern =
  /^(?:asks-(?:recall|advice|opinion|sentence|privacy|price|balance|maker|abilities)|refuses-activity|change-topic|goodbye|thanks|complaint|limit|say-tu|say-vous)$/
/** Acts of an aside, unless `respondToMove` has answered the utterance as a move. */
const asideActWithoutMovePattern = /^(?:announces|wishes|asks-idea|tells-plan)$/

/** A shorter utterance about a serious topic may belong to the scene. */
const minWordsOfSeriousAside = 5

/**
 * Whether the utterance is an aside: it is about the companion, the call or the caller's life, names a serious topic, or
 * is long.
 */
function isOutsideScene({ act, isQuestion, normalisedText, topics, wordCount }: UtteranceAnalysis) {
  const isSerious =
    confidingWords.test(normalisedText) && topics.some((topic) => topicById.get(topic)?.isSerious)
  return (
    (isSerious && wordCount >= minWordsOfSeriousAside && !storyTalk.test(normalisedText)) ||
    wordCount > maxMoveWords ||
    (asideActPattern.test(act ?? '') && !outsideScene.requestInPart.test(normalisedText)) ||
    outsideScene.words.test(normalisedText) ||
    (isQuestion && outsideScene.question.test(normalisedText))
  )
}
