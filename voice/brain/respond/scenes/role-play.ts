import { normaliseText } from '../../../text-analysis/normalise-text'
import { stopActivity } from '../../activities/run-activity'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { intentPatterns } from '../../templates/intent-patterns'
import {
  meetingProposal,
  outsideScene,
  partReplies,
  partRequests,
  placeWords,
  plainSceneArrivals,
  rolePlayProposal,
  sceneApologies,
  sceneArrivals,
  sceneFears,
  sceneIdentities,
  scenePraise,
  sceneQuestions,
  sceneRefusals,
  sceneResumes,
  sceneStarts,
  sceneStops,
  sceneWithoutPlace,
  sceneWords,
  settingDetails,
} from '../../templates/scenes/scene-templates'
import { lowercaseFirst } from '../../templates/template'
import { topicById } from '../../topics/all-topics'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { namesActivity } from '../activities/is-occupied'
import type { Rule } from '../rule'
import { findSetting } from './find-setting'
import {
  continueRolePlay,
  findCharacter,
  isRomanticCompanion,
  respondToMove,
  sayNextStep,
} from './respond-to-move'

/** A longer utterance is not treated as a move in a scene. */
const maxMoveWords = 40
const maxShortMoveWords = 20
const maxReactionWords = 9
const minProposalWords = 4

/** Where a scene takes place when nobody has named a place. */
const defaultSetting = 'ici, tout près'

/** Plays the active scene, or leaves it when the caller speaks of something else. */
export const playScene: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, wordCount } = utterance
  const { runningActivity, scene } = draft.state
  if (runningActivity || isExplicit(normalisedText)) return false
  if (!scene?.isActive && meetsCompanion(utterance))
    return enterScene(draft, utterance, { isProposed: true })
  if (!scene) return false
  if (!scene.isActive && !returnsFromAside(draft, utterance)) return false
  if (sceneWords.identityQuestion.test(normalisedText) && draft.sayOneOf(sceneIdentities))
    return true
  if (intents.has('asks-if-human')) return leaveScene(draft, draft.state.turnCount)
  const isAfraid = sceneWords.fear.test(normalisedText)
  const asksToStop = (intents.has('stop') || act === 'stop') && !movesScene(utterance)
  if (isAfraid || asksToStop) {
    leaveScene(draft, null)
    return draft.sayOneOf(isAfraid ? sceneFears : sceneStops)
  }
  const isRomantic = isRomanticCompanion(draft)
  if (isRomantic && wordCount <= maxReactionWords) {
    if (act === 'compliment') return draft.sayOneOf(scenePraise)
    const isRefusal = sceneWords.refusal.test(normalisedText) && !movesScene(utterance)
    if (isRefusal && draft.sayOneOf(sceneRefusals)) return true
  }
  if (enterScene(draft, utterance, { isProposed: isProposal(utterance) })) return true
  if (isRomantic && sceneWords.continuation.test(normalisedText)) return sayNextStep(draft)
  if (act === 'asks-choice' || (act === 'asks-kindness' && !isRomantic)) return false
  if (leavesRolePlay(utterance)) return leaveScene(draft, draft.state.turnCount)
  const hasApologised = sceneWords.complaint.test(normalisedText) && draft.sayOneOf(sceneApologies)
  if (respondToMove(draft, utterance)) return true
  if (hasApologised) return sayNextStep(draft)
  if (actOfAsideWithoutMove.test(act ?? '')) return leaveScene(draft, draft.state.turnCount)
  return continueRolePlay(draft, utterance)
}

/** Whether the caller moves the scene to another place, which does not stop it: "on arrête, plutôt un bal à Venise". */
export const movesScene = ({ text }: Pick<UtteranceAnalysis, 'text'>) =>
  !/\bstop\b/i.test(text) && placeWords.changed.test(text.replace(/['`]/g, '’'))

/** Whether the text is sexually explicit. Words about wet clothes do not count. */
const isExplicit = (normalisedText: string) =>
  intentPatterns.explicit.test(normalisedText.replace(sceneWords.wetClothes, ''))

const maxAsideTurns = 3

/** Whether the caller continues the scene with a move after a short aside. */
const returnsFromAside = (
  { state: { scene, turnCount } }: ResponseDraft,
  utterance: UtteranceAnalysis,
): boolean =>
  scene?.leftAtTurn != null &&
  turnCount - scene.leftAtTurn <= maxAsideTurns &&
  utterance.wordCount <= maxShortMoveWords &&
  [sceneWords.gesture, sceneWords.continuation].some((one) => one.test(utterance.normalisedText)) &&
  !leavesRolePlay(utterance)

/**
 * Lets other rules respond. `leftAtTurn`: the turn of an aside, after which the caller's next move resumes the scene;
 * null when the scene is stopped.
 */
function leaveScene(draft: ResponseDraft, leftAtTurn: number | null): false {
  const { scene } = draft.state
  draft.update({ scene: scene && { ...scene, isActive: false, leftAtTurn } })
  return false
}

/** Starts or resumes the role-play that the caller proposes. */
export const rolePlay: Rule = (draft, utterance) => {
  const { isQuestion, normalisedText, wordCount } = utterance
  const { scene, runningActivity } = draft.state
  if (scene?.isActive) return false
  if (scene && asksToResume(normalisedText, scene.setting)) {
    beginScene(draft, scene.setting, scene.character)
    draft.sayOneOf(sceneResumes, { setting: scene.setting })
    return sayNextStep(draft) || draft.sentences.length > 0
  }
  const isProposed = isProposal(utterance) || asksForScene(draft, utterance)
  if (enterScene(draft, utterance, { isProposed })) return true
  const isMove =
    !isQuestion && wordCount <= maxReactionWords && sceneWords.openingMove.test(normalisedText)
  const isOpening =
    isMove || (wordCount <= maxShortMoveWords && sceneWords.characterQuestion.test(normalisedText))
  const isFantasy = draft.context.companion.category === 'fantasmes'
  const isStopped = scene !== null && scene.leftAtTurn === null
  if (!isOpening || isStopped || !isFantasy || runningActivity || namesActivity(draft, utterance))
    return false
  const stateBefore = draft.state
  beginScene(draft, scene?.setting ?? defaultSetting, findCharacter(draft, normalisedText))
  if (respondToMove(draft, utterance)) return true
  draft.update(stateBefore)
  return false
}

const meetsCompanion = ({ text }: UtteranceAnalysis) =>
  meetingProposal.test(text.replace(/['`]/g, '’'))

const isProposal = (utterance: UtteranceAnalysis) =>
  meetsCompanion(utterance) ||
  (utterance.wordCount >= minProposalWords &&
    rolePlayProposal.test(utterance.text.replace(/['`]/g, '’')))

/**
 * Whether the caller asks for a scene without proposing one. What the caller tells about the past does not count.
 */
function asksForScene(
  draft: ResponseDraft,
  { act, intents, isLong, normalisedText }: UtteranceAnalysis,
): boolean {
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
 * Starts the scene that the caller proposes, or asks for its place. A romantic companion also starts one when the
 * caller only names a place, or a part for the companion.
 */
function enterScene(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  { isProposed }: { isProposed: boolean },
): boolean {
  const { normalisedText, wordCount } = utterance
  const isRomantic = isRomanticCompanion(draft)
  if (!isProposed && (!isRomantic || wordCount > maxMoveWords)) return false
  const text = utterance.text.replace(/['`]/g, '’')
  const part = partRequests.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)
  if (isRomantic && part) {
    beginScene(draft, draft.state.scene?.setting ?? defaultSetting, 'self')
    draft.sayOneOf(partReplies, { part: part.toLowerCase() })
    return sayNextStep(draft) || draft.sentences.length > 0
  }
  const setting = findSetting(draft, text, isProposed)
  if (setting === null) return isProposed && draft.sayOneOf(sceneWithoutPlace)
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

/** Whether the caller wants to go on with the scene, which may be named by its place. */
function asksToResume(normalisedText: string, setting: string): boolean {
  if (sceneWords.resumption.test(normalisedText)) return true
  const names = normaliseText(setting).split(' ')
  return (
    sceneWords.returning.test(normalisedText) &&
    names.some((name) => name.length > 3 && normalisedText.includes(name))
  )
}

/** Matches acts that interrupt the role-play with an aside. */
const actOfAside =
  /^(?:asks-(?:recall|advice|opinion|sentence|privacy|price|balance|maker|abilities)|refuses-activity|change-topic|goodbye|thanks|complaint|limit|say-tu|say-vous)$/
/** Matches acts that interrupt the role-play only when the words contain no move. */
const actOfAsideWithoutMove = /^(?:announces|wishes|asks-idea|tells-plan)$/

function leavesRolePlay({ act, isQuestion, normalisedText, topics, wordCount }: UtteranceAnalysis) {
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 5
  return (
    isSerious ||
    wordCount > maxMoveWords ||
    (actOfAside.test(act ?? '') && !outsideScene.requestInPart.test(normalisedText)) ||
    outsideScene.words.test(normalisedText) ||
    (isQuestion && outsideScene.question.test(normalisedText))
  )
}
