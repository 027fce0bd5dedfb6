import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { findRequestedActivity } from '../../activities/choose-activity'
import { stopActivity } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { proposedPlaces } from '../../templates/scenes/scene-moves'
import {
  outsideScene,
  partProposal,
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

/** Matches a refusal of a move in a scene, after which the companion never comes closer. */
const refusal =
  /^(?:non|nan)\b(?! (?:continue\w*|encore|reste\w*|c est bien))|\b(?:pas (?:ca|celui la|celle la|comme ca|envie|si (?:vite|pres)|trop pres)|trop (?:pres|vite)|autre chose|recule\w*|eloigne\w*|enleve ta main|lache\w* moi)\b/
const objection = /\b(?:(?:tu|vous) trich\w+|c est de la triche|pas du jeu)\b/
const maxRefusalWords = 9

const storyRequest =
  /\benvie de rever\b|^(?:\w+ )?(?:j ai envie|je voudrais|j aimerais|raconte\w* moi|invente\w* moi) (?:d |de )?(?:une )?histoire/
const fear =
  /^(?:\w+ )?(?:j ai (?:tres |trop |vraiment |un peu )?peur|(?:ca|tu|vous) (?:me|m) (?:fait|fais|faites) peur|je flippe)\b(?! que)/
/** Matches a question that is answered in character; "tu es une vraie personne ?" is answered honestly. */
const asksIdentity =
  /^(?:(?:mais|et|dis|alors|ah) )*(?:qui es tu|(?:mais )?tu es qui|t es qui|qui etes vous|vous etes qui)(?: donc| toi| vous| au juste)?$/

/** A longer utterance is not a move in a scene. */
const maxMoveWords = 40

/** Plays the active scene, or leaves it when the caller speaks of something else. */
export const playScene: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { scene } = draft.state
  if (!scene || draft.state.runningActivity || isExplicit(normalisedText)) return false
  if (!scene.isActive) return resumeAfterAside(draft, utterance)
  if (asksIdentity.test(normalisedText) && draft.sayOneOf(sceneIdentities)) return true
  const isAfraid = fear.test(normalisedText)
  if (isAfraid || intents.has('asks-if-human')) {
    leaveScene(draft, false)
    return isAfraid && draft.sayOneOf(sceneFears)
  }
  const isChange = /\bon change\b/.test(normalisedText)
  if ((intents.has('stop') || act === 'stop') && !isChange) {
    leaveScene(draft, false)
    return draft.sayOneOf(sceneStops)
  }
  const words = text.replace(/['`]/g, '’')
  if (isRomanticCompanion(draft) && !rolePlayProposal.test(words)) {
    if (act === 'compliment' || act === 'approves')
      if (/\b(tu|vous) (?!parl\w*|racont\w*)/.test(normalisedText) && wordCount <= maxRefusalWords)
        return draft.sayOneOf(scenePraise)
    if (wordCount <= maxRefusalWords && objection.test(normalisedText))
      return draft.sayOneOf(sceneObjections) || draft.sayOneOf(sceneRefusals)
    if (wordCount <= maxRefusalWords && refusal.test(normalisedText))
      return draft.sayOneOf(sceneRefusals)
    if (playPart(draft, words) || moveScene(draft, words)) return true
    if (continueRequest.test(normalisedText)) return sayAction(draft)
  }
  if (rolePlayProposal.test(words) && wordCount >= 4 && startRolePlay(draft, words)) return true
  if (act === 'asks-choice' || act === 'asks-kindness') return false
  if (leavesRolePlay(utterance)) {
    leaveScene(draft, true)
    return false
  }
  if (sceneComplaint.test(normalisedText)) draft.sayOneOf(sceneApologies)
  if (wordCount <= maxMoveWords && respondToMove(draft, utterance)) return true
  if (draft.sentences.length > 0) return sayAction(draft)
  if (act !== null && actsOutside.has(act)) {
    leaveScene(draft, true)
    return false
  }
  return continueRolePlay(draft, utterance)
}

const sceneComplaint =
  /^(?:(?:oh|ah|ben|bah) )*(?:mais non|non mais|pardon mais)\b|\b(?:decevant|on etait (?:bien )?dans|je viens de (?:te|vous) (?:le )?dire|je (?:te|vous) parl(?:e|ais) d)\b/

/** Whether the text is sexually explicit; "manteau mouillé" is not. */
const isExplicit = (normalisedText: string) =>
  intentPatterns.some(
    ([intent, pattern]) =>
      intent === 'explicit' &&
      pattern.test(
        normalisedText.replace(
          /\b(manteau|veste|cheveux|cape|pull|chaussures|robe) mouille\w*/g,
          '',
        ),
      ),
  )

/** Leaves the scene. After an aside it resumes as soon as the caller makes a move. */
const leaveScene = (draft: ResponseDraft, isAside: boolean) => {
  const { scene, turnCount } = draft.state
  if (scene)
    draft.update({ scene: { ...scene, isActive: false, leftAtTurn: isAside ? turnCount : null } })
}

const maxAsideTurns = 3

function resumeAfterAside(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { scene, turnCount } = draft.state
  const isRecent = scene?.leftAtTurn != null && turnCount - scene.leftAtTurn <= maxAsideTurns
  if (!scene || !isRecent || !movePattern.test(utterance.normalisedText)) return false
  if (leavesRolePlay(utterance) || utterance.wordCount > maxMoveWords / 2) return false
  draft.update({ scene: { ...scene, isActive: true } })
  if (respondToMove(draft, utterance)) return true
  draft.update({ scene })
  return false
}

const movePattern =
  /^(?:(?:bon|alors|et|ok|allez|donc) )*(?:je|j|on) (?:m |me |te |t |vous |lui |la |le |l )?(?:approche|avance|assois|assieds|entre|pousse|ouvre|prends|pose|tends|regarde|souris|danse|descend\w*|monte|marche|sui[st]|caresse|embrasse|bois|leve)\b/

/** Starts or resumes the role-play that the caller proposes. */
export const rolePlay: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { scene, runningActivity } = draft.state
  if (scene?.isActive) return false
  const words = text.replace(/['`]/g, '’')
  if (isRomanticCompanion(draft) && !rolePlayProposal.test(words)) {
    if (wordCount <= maxMoveWords && placeWish.test(normalisedText) && !runningActivity)
      return enterSetting(draft, chooseOwnPlace(draft), null)
    const mayOpen = draft.context.companion.category === 'fantasmes' && !runningActivity
    if (mayOpen && isOpeningMove(utterance)) {
      beginScene(draft, scene?.setting ?? 'ici, tout près', normalisedText)
      if (respondToMove(draft, utterance)) return true
      draft.update({ scene })
    }
    if (wordCount <= maxMoveWords / 2 && playPart(draft, words)) return true
    if (!scene && storyRequest.test(normalisedText) && !placePattern.test(words))
      return draft.sayOneOf(sceneWithoutPlace)
    if (wordCount <= maxMoveWords && moveScene(draft, words)) return true
    if (mayOpen && !intents.has('stop') && characterQuestion.test(normalisedText)) {
      const requested = findRequestedActivity(draft.context.companion, normalisedText)
      beginScene(draft, scene?.setting ?? 'ici, tout près', normalisedText)
      if (requested === undefined && wordCount <= 18 && respondToMove(draft, utterance)) return true
      draft.update({ scene })
    }
  }
  if (intents.has('asks-activity') && !scene) return false
  if (scene && asksToResume(normalisedText, scene.setting, act))
    return resumeRolePlay(draft, scene.setting)
  if (rolePlayProposal.test(words) && wordCount >= 4) return startRolePlay(draft, words)
  if (act !== 'asks-scene' || !proposesRolePlay(utterance, draft) || runningActivity) return false
  return (
    (placePattern.test(words) && startRolePlay(draft, words)) ||
    (/\b(joue|jeu|scene|role|devin\w*)\b/.test(normalisedText) && draft.sayOneOf(sceneWithoutPlace))
  )
}

/** Matches words that ask the companion to choose a place: "tu m'emmènes où ? choisis un endroit". */
const placeWish =
  /\b(?:(?:tu|vous) m (?:emmenes|emmenez|emmeneriez) ou|on (?:va|part|irait|partirait) ou|choisi\w* (?:un|l|le|toi meme un) (?:endroit|decor|lieu)|emmene\w* moi (?:ou (?:tu|vous)|quelque part|loin|ailleurs))\b/
/** Matches a question to a character that begins a scene: "comment vous êtes habillée ?" */
const characterQuestion =
  /\b(?:(?:tu|vous) (?:portes|portez|me regard\w+|murmur\w+)|habillee?s?|invite[sz]? moi|desobei\w*|puni\w*|(?:te|vous) obei\w*|a quoi (?:tu ressembles|vous ressemblez)|(?:murmur|chuchot)\w+ moi|tes ordres|vos ordres|physiquement)\b/

const chooseOwnPlace = (draft: ResponseDraft) =>
  proposedPlaces[Math.floor(draft.nextRandomValue() * proposedPlaces.length)] ?? 'ici, tout près'

/** Plays the role that the caller asks for ("vous pouvez jouer l'inconnu ?"), in the current scene or a new one. */
function playPart(draft: ResponseDraft, text: string): boolean {
  const part = (partRequest.exec(text) ?? partProposal.exec(text))?.[1]?.toLowerCase()
  if (!part) return false
  const { callerStatements, scene } = draft.state
  const statement = callerStatements.slice(-4).findLast((one) => placePattern.test(one))
  const setting =
    scene?.setting ?? (statement && placePattern.exec(statement)?.[1]?.trim()) ?? 'ici, tout près'
  beginScene(draft, setting, 'toi')
  const role = part.replace(/^mon /, '{ton|votre} ').replace(/^ma /, '{ta|votre} ')
  draft.sayOneOf([`D’accord, je serai ${role}.`, `Me voilà donc dans la peau ${withDe(role)}.`])
  return sayAction(draft) || draft.sentences.length > 0
}

const withDe = (role: string) =>
  `de ${role}`.replace(/^de le /, 'du ').replace(/^de (?=une? )/, 'd’')

/** Matches words that leave the next move to the companion: "continuez", "et vous, vous faites quoi ?" */
const continueRequest =
  /^(?:(?:mm+|hm+|oui|et|alors|oh|la) )*(?:continue[sz]?|encore|et (?:apres|ensuite)|(?:toi|vous)? ?(?:tu|vous) (?:fais|faites) quoi(?: (?:toi|vous|la|alors|maintenant))?)$/

/** Enters the place that the caller names or wishes for: "une histoire dans un phare", "finalement, un train". */
function moveScene(draft: ResponseDraft, text: string): boolean {
  const { runningActivity, scene } = draft.state
  const isPlaying = scene !== null || runningActivity !== null
  const isChange = !scene?.isActive || placeChange.test(text)
  const place =
    findNamedPlace(draft, text) ?? (isChange ? findWishedSetting(text, isPlaying) : null)
  return place !== null && enterSetting(draft, place, null, text)
}

/** Whether the caller starts a scene with an action towards the companion: "je te prends la main", "on danse". */
const isOpeningMove = ({ act, isQuestion, normalisedText, wordCount }: UtteranceAnalysis) =>
  !isQuestion &&
  wordCount <= 9 &&
  act !== 'asks-self' &&
  /^(?:(?:alors|et|la|viens) )*(?:(?:je|j) (?:te|t|vous|me|m) (?!appelle|dis|laisse|rappelle|sens|souviens|demande|ennuie|raconte|remercie|aime|adore)\w+|on danse|(?:embrasse|serre|prends|prenez|embrassez|serrez|touche|approche|approchez|regarde|regardez) ?(?:moi|toi|vous)?)\b/.test(
    normalisedText,
  )

/**
 * Whether the utterance proposes a role-play. Outside the categories "amour" and "fantasmes", a question
 * needs a word such as "joue" or "imagine". A story in the past tense is not a proposal.
 */
const proposesRolePlay = (
  { isStory, isQuestion, normalisedText }: UtteranceAnalysis,
  { context }: ResponseDraft,
): boolean => {
  if (isQuestion && /\b(?:serais|seriez|etait|etais) (?:qui|quoi)\b/.test(normalisedText))
    return false
  if (isStory || /\b(hier|une fois|on a|on est alles|j ai|avait|c etait)\b/.test(normalisedText))
    return false
  const { category } = context.companion
  if (category === 'fantasmes' || category === 'amour') return true
  return !isQuestion || /\b(imagin\w*|jou\w*|scene|role|semblant|comme si)\b/.test(normalisedText)
}

/** Acts that end the role-play. */
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

/** Acts that end the role-play when the words contain no move. */
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
  const foundPlace = placePattern.exec(text)?.[1]?.trim()
  const setting = foundPlace
    ?.replace(/(?<=[ ’])(?:ton|votre)(?= )/i, 'mon')
    .replace(/(?<=[ ’])ta(?= )/i, 'ma')
    .replace(/(?<=[ ’])(?:tes|vos)(?= )/i, 'mes')
  if (!foundPlace || !setting) return draft.sayOneOf(sceneWithoutPlace)
  const partText = text
    .replace(rolePlayProposal, '')
    .split(foundPlace)
    .at(1)
    ?.replace(/^[\s,.]*(?:et |où )?/, '')
  const part =
    partText && /(?:^| )(?:tu|t’|vous)/i.test(partText)
      ? swapPerspective(partText, draft.context.companion.persona.address)
      : null
  return enterSetting(draft, setting, part)
}

function beginScene(draft: ResponseDraft, setting: string, normalisedText: string) {
  stopActivity(draft)
  const character = findCharacter(normalisedText, draft.state.scene?.character ?? 'self')
  draft.update({
    scene: { setting: lowercaseFirst(setting), isActive: true, character, leftAtTurn: null },
    questioning: null,
    suggestion: { state: 'disabled' },
  })
}

function enterSetting(
  draft: ResponseDraft,
  setting: string,
  part: string | null,
  text = '',
): boolean {
  beginScene(draft, setting, normaliseText(text))
  if (!draft.sayOneOf(sceneStarts, { setting: lowercaseFirst(setting) })) return false
  if (part !== null) draft.say(`${capitaliseFirst(part)}.`)
  const detail = settingDetails.find(([pattern]) => pattern.test(normaliseText(setting)))
  if (!isRomanticCompanion(draft)) return draft.sayOneOf(plainSceneArrivals) || true
  draft.sayOneOf(detail?.[1] ?? sceneArrivals)
  return draft.sayOneOf(sceneQuestions) || true
}

function resumeRolePlay(draft: ResponseDraft, setting: string): boolean {
  beginScene(draft, setting, '')
  draft.sayOneOf(sceneResumes, { setting })
  sayAction(draft)
  return draft.sentences.length > 0
}

function asksToResume(normalisedText: string, setting: string, act: Act | null): boolean {
  if (/^(?:\w+ )?(?:on |tu |vous )?(?:continue\w*|reprend\w*)$/.test(normalisedText)) return true
  if (!/\b(reprend\w*|reprenons|retourn\w*|revien\w*|continue\w*|remet\w*)\b/.test(normalisedText))
    return false
  const words = normaliseText(setting).split(' ')
  return (
    act === 'asks-scene' ||
    /\b(scene|histoire|jeu|role)\b/.test(normalisedText) ||
    words.some((word) => word.length > 3 && normalisedText.includes(word))
  )
}

/** "Tu es assise en face de moi" becomes "je suis assise en face de toi"; null when uncertain. */
function swapPerspective(text: string, address: FormOfAddress): string | null {
  const [part = ''] = text.split(/[.!?;]/)
  const words = part.trim().split(' ')
  if (words.length < 3 || words.length > 18 || /(?:^| )(?:je |j’|me |m’|mon |ma |mes )/i.test(part))
    return null
  const rephrased = ` ${part.trim()} `
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
