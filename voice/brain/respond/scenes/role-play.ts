import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { findRequestedActivity } from '../../activities/choose-activity'
import { stopActivity } from '../../activities/run-activity'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { proposedPlaces } from '../../templates/scenes/scene-moves'
import {
  outsideScene,
  partProposal,
  partReplies,
  partRequest,
  plainSceneArrivals,
  rolePlayProposal,
  sceneApologies,
  sceneArrivals,
  sceneFears,
  sceneIdentities,
  sceneObjections,
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
import { capitaliseFirst, lowercaseFirst } from '../../templates/template'
import { topicById } from '../../topics/all-topics'
import type { Act } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { intentPatterns } from '../../understanding/intents'
import type { Rule } from '../rule'
import { findNamedPlace, findWishedSetting, placeChange, placePattern } from './find-setting'
import {
  continueRolePlay,
  findCharacter,
  isRomanticCompanion,
  respondToMove,
  sayAction,
} from './respond-to-move'

/** A longer utterance is no move in a scene. */
const maxMoveWords = 40
const maxShortMoveWords = 20
const maxReactionWords = 9

/** Where a scene takes place when nobody has named a place. */
const defaultSetting = 'ici, tout près'

/** Plays the active scene, or leaves it when the caller speaks of something else. */
export const playScene: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { runningActivity, scene } = draft.state
  if (!scene || runningActivity || isExplicit(normalisedText)) return false
  if (!scene.isActive) return resumeAfterAside(draft, utterance)
  if (sceneWords.identityQuestion.test(normalisedText) && draft.sayOneOf(sceneIdentities))
    return true
  const isAfraid = sceneWords.fear.test(normalisedText)
  if (isAfraid || intents.has('asks-if-human')) {
    leaveScene(draft, false)
    return isAfraid && draft.sayOneOf(sceneFears)
  }
  if ((intents.has('stop') || act === 'stop') && !/\bon change\b/.test(normalisedText)) {
    leaveScene(draft, false)
    return draft.sayOneOf(sceneStops)
  }
  const typographicText = text.replace(/['`]/g, '’')
  const isProposal = rolePlayProposal.test(typographicText)
  if (isRomanticCompanion(draft) && !isProposal) {
    if (
      answerReaction(draft, utterance) ||
      playPart(draft, typographicText) ||
      enterNamedPlace(draft, typographicText)
    )
      return true
    if (sceneWords.continuation.test(normalisedText)) return sayAction(draft)
  }
  if (isProposal && wordCount >= 4 && startRolePlay(draft, typographicText)) return true
  if (act === 'asks-choice' || act === 'asks-kindness') return false
  if (leavesRolePlay(utterance)) return leaveScene(draft, true)
  if (sceneWords.complaint.test(normalisedText)) draft.sayOneOf(sceneApologies)
  if (wordCount <= maxMoveWords && respondToMove(draft, utterance)) return true
  if (draft.sentences.length > 0) return sayAction(draft)
  if (act !== null && actsOutside.has(act)) return leaveScene(draft, true)
  return continueRolePlay(draft, utterance)
}

/** Whether the text is sexually explicit; a wet coat is not. */
const isExplicit = (normalisedText: string) =>
  intentPatterns.explicit.test(
    normalisedText.replace(/\b(manteau|veste|cheveux|cape|pull|chaussures|robe) mouille\w*/g, ''),
  )

/** Answers praise, an objection or a refusal. */
function answerReaction(
  draft: ResponseDraft,
  { act, normalisedText, wordCount }: UtteranceAnalysis,
): boolean {
  if (wordCount > maxReactionWords) return false
  const isPraise = act === 'compliment' || act === 'approves'
  if (isPraise && /\b(tu|vous) (?!parl\w*|racont\w*)/.test(normalisedText))
    return draft.sayOneOf(scenePraise)
  const isObjection = sceneWords.objection.test(normalisedText)
  if (isObjection && draft.sayOneOf(sceneObjections)) return true
  const isRefusal = isObjection || sceneWords.refusal.test(normalisedText)
  return isRefusal && draft.sayOneOf(sceneRefusals)
}

/** Lets other rules respond. After an aside the scene goes on as soon as the caller makes a move. */
function leaveScene(draft: ResponseDraft, isAside: boolean): false {
  const { scene, turnCount } = draft.state
  if (scene)
    draft.update({ scene: { ...scene, isActive: false, leftAtTurn: isAside ? turnCount : null } })
  return false
}

const maxAsideTurns = 3

function resumeAfterAside(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { scene, turnCount } = draft.state
  const isRecent = scene?.leftAtTurn != null && turnCount - scene.leftAtTurn <= maxAsideTurns
  if (!isRecent || !sceneWords.gesture.test(utterance.normalisedText)) return false
  if (leavesRolePlay(utterance) || utterance.wordCount > maxShortMoveWords) return false
  return enterWithMove(draft, utterance)
}

/** Enters the last scene or a new one with the caller's move, if the move can be taken up there. */
function enterWithMove(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { questioning, scene, suggestion } = draft.state
  beginScene(
    draft,
    scene?.setting ?? defaultSetting,
    chooseCharacter(draft, utterance.normalisedText),
  )
  if (respondToMove(draft, utterance)) return true
  draft.update({ questioning, scene, suggestion })
  return false
}

/** Starts or resumes the role-play that the caller proposes. */
export const rolePlay: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { scene, runningActivity } = draft.state
  if (scene?.isActive) return false
  const typographicText = text.replace(/['`]/g, '’')
  const isProposal = rolePlayProposal.test(typographicText)
  if (isRomanticCompanion(draft) && !isProposal && wordCount <= maxMoveWords)
    if (beginRomanticScene(draft, utterance, typographicText)) return true
  if (intents.has('asks-activity') && !scene) return false
  if (scene && asksToResume(utterance, scene.setting)) {
    beginScene(draft, scene.setting, chooseCharacter(draft, ''))
    draft.sayOneOf(sceneResumes, { setting: scene.setting })
    return sayAction(draft) || draft.sentences.length > 0
  }
  if (isProposal && wordCount >= 4) return startRolePlay(draft, typographicText)
  if (act !== 'asks-scene' || !mayProposeRolePlay(draft, utterance) || runningActivity) return false
  if (placePattern.test(typographicText)) return startRolePlay(draft, typographicText)
  return sceneWords.play.test(normalisedText) && draft.sayOneOf(sceneWithoutPlace)
}

/**
 * Begins a scene with a romantic companion, in a place or with a part that the caller wishes for, or with an
 * action towards the companion. Asks for a place when the caller only wishes for a story.
 */
function beginRomanticScene(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  text: string,
): boolean {
  const { act, intents, isQuestion, normalisedText, wordCount } = utterance
  const { runningActivity, scene } = draft.state
  const { companion } = draft.context
  if (sceneWords.placeWish.test(normalisedText) && !runningActivity) {
    const place = proposedPlaces[Math.floor(draft.nextRandomValue() * proposedPlaces.length)]
    return enterSetting(draft, place ?? defaultSetting, null)
  }
  if (wordCount <= maxShortMoveWords && playPart(draft, text)) return true
  if (!scene && sceneWords.storyWish.test(normalisedText) && !placePattern.test(text))
    return draft.sayOneOf(sceneWithoutPlace)
  if (enterNamedPlace(draft, text)) return true
  const isAction = !isQuestion && wordCount <= maxReactionWords && act !== 'asks-self'
  const isOpening =
    (isAction && sceneWords.openingMove.test(normalisedText)) ||
    (wordCount <= maxShortMoveWords && sceneWords.characterQuestion.test(normalisedText))
  return (
    isOpening &&
    companion.category === 'fantasmes' &&
    !runningActivity &&
    !intents.has('stop') &&
    findRequestedActivity(companion, normalisedText) === undefined &&
    enterWithMove(draft, utterance)
  )
}

/** Plays the role that the caller asks for ("vous pouvez jouer l'inconnu ?"), in the current scene or a new one. */
function playPart(draft: ResponseDraft, text: string): boolean {
  const part = (partRequest.exec(text) ?? partProposal.exec(text))?.[1]?.toLowerCase()
  if (!part) return false
  beginScene(draft, draft.state.scene?.setting ?? defaultSetting, 'self')
  const isTu = draft.context.companion.persona.address === 'tu'
  draft.sayOneOf(partReplies, { part: part.replace(/^m(on|a) /, isTu ? 't$1 ' : 'votre ') })
  return sayAction(draft) || draft.sentences.length > 0
}

/** Enters the place that the caller names or wishes for: "une histoire dans un phare", "finalement, un train". */
function enterNamedPlace(draft: ResponseDraft, text: string): boolean {
  const { runningActivity, scene } = draft.state
  const isPlaying = scene !== null || runningActivity !== null
  const isChange = !scene?.isActive || placeChange.test(text)
  const place =
    findNamedPlace(draft, text) ?? (isChange ? findWishedSetting(text, isPlaying) : null)
  return place !== null && enterSetting(draft, place, null, text)
}

/**
 * Whether the utterance may propose a role-play. To a companion that is not romantic, a question needs a word
 * such as "joue" or "imagine". A story in the past tense is not a proposal.
 */
const mayProposeRolePlay = (
  draft: ResponseDraft,
  { isLong, isQuestion, normalisedText }: UtteranceAnalysis,
): boolean =>
  !(isQuestion && sceneWords.guess.test(normalisedText)) &&
  !isLong &&
  !sceneWords.past.test(normalisedText) &&
  (isRomanticCompanion(draft) || !isQuestion || sceneWords.play.test(normalisedText))

/** Acts that interrupt the role-play with an aside. */
const actsLeavingRolePlay: ReadonlySet<Act> = new Set<Act>([
  'asks-recall',
  'asks-advice',
  'asks-opinion',
  'asks-sentence',
  'refuses-activity',
  'asks-privacy',
  'asks-price',
  'asks-balance',
  'asks-maker',
  'asks-abilities',
  'change-topic',
  'goodbye',
  'thanks',
  'complaint',
  'limit',
  'say-tu',
  'say-vous',
])

/** Acts that interrupt the role-play with an aside when the words contain no move. */
const actsOutside: ReadonlySet<Act> = new Set<Act>([
  'announces',
  'wishes',
  'asks-idea',
  'tells-plan',
])

function leavesRolePlay({ act, isQuestion, normalisedText, topics, wordCount }: UtteranceAnalysis) {
  const asksAside = isQuestion && outsideScene.question.test(normalisedText)
  if (asksAside || outsideScene.words.test(normalisedText)) return true
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 5
  if (isSerious || wordCount > maxMoveWords) return true
  return act !== null && actsLeavingRolePlay.has(act)
}

function startRolePlay(draft: ResponseDraft, text: string): boolean {
  const place = placePattern.exec(text)?.[1]?.trim()
  if (!place) return draft.sayOneOf(sceneWithoutPlace)
  const setting = place
    .replace(/(?<=[ ’])(?:ton|votre)(?= )/i, 'mon')
    .replace(/(?<=[ ’])ta(?= )/i, 'ma')
    .replace(/(?<=[ ’])(?:tes|vos)(?= )/i, 'mes')
  const [, rest = ''] = text.replace(rolePlayProposal, '').split(place)
  const description = rest.replace(/^[\s,.]*(?:et |où )?/, '')
  const isAboutCompanion = /(?:^| )(?:tu|t’|vous)/i.test(description)
  const { address } = draft.context.companion.persona
  return enterSetting(
    draft,
    setting,
    isAboutCompanion ? swapPerspective(description, address) : null,
  )
}

const chooseCharacter = (draft: ResponseDraft, normalisedText: string) =>
  findCharacter(normalisedText, draft.state.scene?.character ?? 'self')

function beginScene(draft: ResponseDraft, setting: string, character: SceneCharacter) {
  stopActivity(draft)
  draft.update({
    scene: { setting: lowercaseFirst(setting), isActive: true, character, leftAtTurn: null },
    questioning: null,
    suggestion: { state: 'disabled' },
  })
}

function enterSetting(
  draft: ResponseDraft,
  setting: string,
  description: string | null,
  text = '',
): boolean {
  beginScene(draft, setting, chooseCharacter(draft, normaliseText(text)))
  if (!draft.sayOneOf(sceneStarts, { setting: lowercaseFirst(setting) })) return false
  if (description !== null) draft.say(`${capitaliseFirst(description)}.`)
  if (!isRomanticCompanion(draft)) return draft.sayOneOf(plainSceneArrivals) || true
  const detail = settingDetails.find(([pattern]) => pattern.test(normaliseText(setting)))
  draft.sayOneOf(detail?.[1] ?? sceneArrivals)
  return draft.sayOneOf(sceneQuestions) || true
}

function asksToResume({ act, normalisedText }: UtteranceAnalysis, setting: string): boolean {
  if (sceneWords.resumption.test(normalisedText)) return true
  if (!sceneWords.returning.test(normalisedText)) return false
  const words = normaliseText(setting).split(' ')
  return (
    act === 'asks-scene' ||
    /\b(scene|histoire|jeu|role)\b/.test(normalisedText) ||
    words.some((word) => word.length > 3 && normalisedText.includes(word))
  )
}

/** "Tu es assise en face de moi" becomes "je suis assise en face de toi"; null when uncertain. */
function swapPerspective(text: string, address: FormOfAddress): string | null {
  const [firstSentence = ''] = text.split(/[.!?;]/)
  const words = firstSentence.trim().split(' ')
  if (
    words.length < 3 ||
    words.length > 18 ||
    /(?:^| )(?:je |j’|me |m’|mon |ma |mes )/i.test(firstSentence)
  )
    return null
  const rephrased = ` ${firstSentence.trim()} `
    .replace(/ moi(?= )/gi, ' ¤')
    .replace(/ (?:tu es|t’es|vous êtes) /gi, ' je suis ')
    .replace(/ (?:tu as|t’as|vous avez) /gi, ' j’ai ')
    .replace(/ (?:toi|vous)(?= )/gi, ' moi')
    .replace(/ ton /gi, ' mon ')
    .replace(/ ta /gi, ' ma ')
    .replace(/ tes /gi, ' mes ')
    .replace('¤', address === 'tu' ? 'toi' : 'vous')
    .trim()
  return /(?:^| )(?:tu|t’|te|vos|votre)(?: |$)/i.test(rephrased) ? null : rephrased
}
