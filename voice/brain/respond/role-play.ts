import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findRequestedActivity } from '../activities/choose-activity'
import { stopActivity } from '../activities/run-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  characterMoves,
  companionActions,
  plainSceneArrivals,
  sceneArrivals,
  sceneFears,
  sceneIdentities,
  sceneMoves,
  sceneObjections,
  scenePraise,
  sceneQuestions,
  sceneReactions,
  sceneRefusals,
  sceneResumes,
  sceneStarts,
  sceneStops,
  sceneWithoutPlace,
  settingDetails,
  tenderActions,
} from '../templates/scene-templates'
import { capitaliseFirst, lowercaseFirst } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { reflect } from '../understanding/reflect'
import type { Rule } from './rule'

/** Matches the proposal of a role-play: "imagine on est…", "on dirait que tu serais…". */
const rolePlayProposal =
  /^(?:(?:bon|alors|ok|d’accord|et|si|allez|dis|bonsoir|salut|viens)[ ,]+)*(?:imagine[sz]?|imagine-toi|imaginez-vous|on imagine|on dirait(?= que| qu’| on)|on dit(?= qu’on| que tu| que vous| que je)|on fait comme si|(?:fais|faites|faisons) comme si|supposons|mettons|disons|on serait|on jouerait à)(?: que| qu’)?[ ,:]+/i
const placePattern =
  /(?:^| )((?:seuls? |seules? |assise? |debout |tous les deux )?(?:dans|sur|sous|devant|derrière|au bord d|au milieu d|au fond d|au|à la|à l’|aux|chez|en haut d|près d)(?: |e |u |’)(?:\S+ ){0,4}?\S+)(?= (?:tu|je|on|et|il|elle|où|avec|la|le|les|un|une)(?: |’)|[,.;]|$)/i

/** Matches a refusal of a move in a scene, after which the companion never comes closer. */
const refusal =
  /^(?:non|nan)\b(?! (?:continue\w*|encore|reste\w*|c est bien))|\b(?:pas (?:ca|celui la|celle la|comme ca|envie|si (?:vite|pres)|trop pres)|trop (?:pres|vite)|autre chose|recule\w*|eloigne\w*|enleve ta main|lache\w* moi)\b/
const objection = /\b(?:(?:tu|vous) trich\w+|c est de la triche|pas du jeu)\b/
const maxRefusalWords = 9

/** Matches a request for a story. */
const storyRequest =
  /^(?:\w+ )?(?:j ai envie|je voudrais|j aimerais|raconte\w* moi|invente\w* moi) (?:d |de )?(?:une )?histoire/

/** Starts, continues, stops or resumes the role-play that the caller proposes. */
export const rolePlay: Rule = (draft, utterance) => {
  const { act, intents, normalisedText, text, wordCount } = utterance
  const { scene } = draft.state
  const words = text.replace(/['`]/g, '’')
  if (scene?.isActive && asksIdentity.test(normalisedText) && draft.sayOneOf(sceneIdentities))
    return true
  const isAfraid = fear.test(normalisedText)
  if (scene?.isActive && (isAfraid || intents.has('asks-if-human'))) {
    draft.update({ scene: { ...scene, isActive: false } })
    return isAfraid && draft.sayOneOf(sceneFears)
  }
  if (isTender(draft) && wordCount <= maxMoveWords && !rolePlayProposal.test(words)) {
    const isPraise = act === 'compliment' || act === 'approves'
    if (scene?.isActive && isPraise)
      return /\b(tu|vous) (?!parl\w*|racont\w*)/.test(normalisedText) && draft.sayOneOf(scenePraise)
    if (scene?.isActive && wordCount <= maxRefusalWords && objection.test(normalisedText))
      return draft.sayOneOf(sceneObjections) || draft.sayOneOf(sceneRefusals)
    if (scene?.isActive && wordCount <= maxRefusalWords && refusal.test(normalisedText))
      return draft.sayOneOf(sceneRefusals)
    if (draft.context.companion.category === 'fantasmes' && isOpeningMove(draft, utterance))
      draft.update({ scene: { setting: scene?.setting ?? 'ici, tout près', isActive: true } })
    if (playPart(draft, words)) return true
    if (!scene && storyRequest.test(normalisedText) && !placePattern.test(words))
      return draft.sayOneOf(sceneWithoutPlace)
    const namedPlace = findNamedPlace(draft, words)
    if (namedPlace) return enterSetting(draft, namedPlace, null)
    const setting = findWishedSetting(words, scene !== null || draft.state.runningActivity !== null)
    if (setting) return enterSetting(draft, setting, null)
    const isPlaying =
      !intents.has('stop') &&
      draft.state.runningActivity === null &&
      findRequestedActivity(draft.context.companion, normalisedText) === undefined &&
      (scene?.isActive || draft.context.companion.category === 'fantasmes')
    if (scene?.isActive && continueRequest.test(normalisedText)) return sayAction(draft)
    const isPersonal = act === 'asks-self' && /\b(deja|jamais|vraiment)\b/.test(normalisedText)
    if (
      isPlaying &&
      !isPersonal &&
      !(act && actsLeavingRolePlay.has(act) && act !== 'asks-information') &&
      answerMove(draft, normalisedText)
    )
      return true
  }
  if (intents.has('asks-activity') && !scene) return false
  if (scene?.isActive && leavesRolePlay(utterance)) {
    draft.update({ scene: { ...scene, isActive: false } })
    if (intents.has('stop') || act === 'stop') return draft.sayOneOf(sceneStops)
    return false
  }
  if (scene && !scene.isActive && asksToResume(normalisedText, scene.setting, act))
    return resumeRolePlay(draft, scene.setting)
  if (rolePlayProposal.test(words) && wordCount >= 4) return startRolePlay(draft, words)
  if (!scene?.isActive) {
    if (act === 'asks-scene' && proposesRolePlay(utterance, draft) && !draft.state.runningActivity)
      return (
        (placePattern.test(words) && startRolePlay(draft, words)) ||
        (/\b(joue|jeu|scene|role|devin\w*)\b/.test(normalisedText) &&
          draft.sayOneOf(sceneWithoutPlace))
      )
    return false
  }
  // Another rule answers "tu préfères A ou B ?"; the role-play stays active.
  if (act === 'asks-choice' || act === 'asks-kindness') return false
  return continueRolePlay(draft, utterance)
}

const fear =
  /^(?:\w+ )?(?:j ai (?:tres |trop |vraiment |un peu )?peur|(?:ca|tu|vous) (?:me|m) (?:fait|fais|faites) peur|je flippe)\b(?! que)/
/** "Tu es une vraie personne ?" is answered honestly instead. */
const asksIdentity =
  /^(?:(?:mais|et|dis|alors|ah) )*(?:qui es tu|(?:mais )?tu es qui|t es qui|qui etes vous|vous etes qui)(?: donc| toi| vous| au juste)?$/

const partRequest =
  /\b(?:jou(?:e|es|ez|er)|fai(?:s|tes|re)|soi(?:s|yez)|soyez|être) ((?:l’|le |la |un |une |mon |ma )(?:inconnue?|étrang[eè]re?|voisine?|barman|serveuse?|pianiste|musicien(?:ne)?|photographe|prince(?:sse)?|chevalier|pirate|vampire|capitaine|contrôleu(?:r|se)|prof(?:esseure?)?|amante?|séduct(?:eur|rice)|espionne?|détective|gentleman|libraire|voyageu(?:r|se)|danseu(?:r|se)))(?!\p{L})/iu

/** Matches a proposal with two parts: "tu es un pirate et moi la capitaine". */
const partProposal =
  /^(?:(?:alors|bon|ok|et|allez),? )*(?:tu es|t’es|tu serais|vous êtes|vous seriez) (une? (?!amie?\b|amour|ia\b|robot|machine)[\p{L}’-]+(?: (?!et\b)[\p{L}’-]+)?),? (?:et )?(?:moi|je (?:suis|serais)),? (?:je (?:suis|serais) )?(?:le |la |l’|une? |ton |ta |votre )/iu

/** Plays the part that the caller asks for ("vous pouvez jouer l'inconnu ?"), in the current scene or a new one. */
function playPart(draft: ResponseDraft, text: string): boolean {
  const part = (partRequest.exec(text) ?? partProposal.exec(text))?.[1]?.toLowerCase()
  if (!part) return false
  const { callerStatements, scene } = draft.state
  const statement = callerStatements.slice(-4).findLast((one) => placePattern.test(one))
  const setting =
    scene?.setting ?? (statement && placePattern.exec(statement)?.[1]?.trim()) ?? 'ici, tout près'
  stopActivity(draft)
  draft.update({
    scene: { setting, isActive: true },
    questioning: null,
    suggestion: { state: 'disabled' },
  })
  const role = part.replace(/^mon /, '{ton|votre} ').replace(/^ma /, '{ta|votre} ')
  draft.sayOneOf([`D’accord, je serai ${role}.`, `Me voilà donc dans la peau ${withDe(role)}.`])
  sayAction(draft)
  return draft.sayOneOf(sceneQuestions) || draft.sentences.length > 0
}

const withDe = (role: string) =>
  `de ${role}`.replace(/^de le /, 'du ').replace(/^de (?=une? )/, 'd’')

/** Matches words that leave the next move to the companion: "continuez", "et vous, vous faites quoi ?" */
const continueRequest =
  /^(?:(?:mm+|hm+|oui|et|alors|oh|la) )*(?:continue[sz]?|encore|et (?:apres|ensuite)|(?:toi|vous)? ?(?:tu|vous) (?:fais|faites) quoi(?: (?:toi|vous|la|alors|maintenant))?)$/

/** A longer utterance is not a move in a scene. */
const maxMoveWords = 18

const wishedScenePattern =
  /\b(?:histoire|scène|emmène|emmenez|imagine\w*|on (?:serait|soit|irait|aille|se retrouve|change)|joue[sz]?|toi et moi|vous et moi|tous les deux|rejoins-moi)\b/i
const newSettingPattern =
  /(?:on change|change(?:z|r)? de décor|finalement|en fait|plutôt)\b.*?(?:c’est|dans|plutôt|on (?:est|va)(?: dans| à| sur)?|à) ((?:un|une|le|la|l’) ?(?!plus)(?:[^ ,.!?]+ ?){1,5})$/i

const requestedScenePattern =
  /^(?:alors |plutôt |bon )*(?:raconte|décris|emmène|montre)(?:z|nez)?[- ]moi (?:plutôt )?((?:un|une) (?!histoire|blague|truc|chose|souvenir|secret|conte)[\p{L}’ -]{4,40})$/iu

/** Returns the place that the caller wishes for a scene: "une histoire dans un phare", "finalement, un train". */
function findWishedSetting(text: string, isPlaying: boolean): string | null {
  if (text.includes('?') || /\b(hier|j’ai (?:été|vu|lu)|c’était|ma vie)\b/i.test(text)) return null
  const newPlace = isPlaying ? newSettingPattern.exec(text.replace(/[.! ]+$/, ''))?.[1] : undefined
  const requestedPlace = requestedScenePattern.exec(text.replace(/[.! ]+$/, ''))?.[1]
  if (requestedPlace) return requestedPlace
  if (newPlace) return `dans ${newPlace.trim()}`
  if (!wishedScenePattern.test(text) || /\b(?:dis|pense|crois)\b/i.test(text)) return null
  const foundPlace = placePattern
    .exec(text)?.[1]
    ?.replace(/[ .,;!]+$/, '')
    .trim()
  return foundPlace && !/^chez|^(?:à la|au) (?:place|fois|fin|début|même|télé)/i.test(foundPlace)
    ? foundPlace.replace(/ (?:toi|vous|tous)(?: et moi| les deux)?$/i, '')
    : null
}

/** Whether the caller starts a scene with an action towards the companion: "je te prends la main", "on danse". */
const isOpeningMove = (
  { state }: ResponseDraft,
  { act, isQuestion, normalisedText, wordCount }: UtteranceAnalysis,
) =>
  state.runningActivity === null &&
  !state.scene?.isActive &&
  !isQuestion &&
  wordCount <= 9 &&
  act !== 'asks-self' &&
  /^(?:(?:alors|et|la|viens) )*(?:(?:je|j) (?:te|t|vous|me|m) (?!appelle|dis|laisse|rappelle|sens|souviens|demande|ennuie|raconte|remercie|aime|adore)\w+|on danse|(?:embrasse|serre|prends|prenez|embrassez|serrez|touche|approche|approchez|regarde|regardez) ?(?:moi|toi|vous)?)\b/.test(
    normalisedText,
  ) &&
  (sceneMoves.some(([pattern]) => pattern.test(normalisedText)) ||
    /\b(face|bras|pres|contre|cote|genoux|approche\w*|assieds|assois)\b/.test(normalisedText))

/** Returns the place that the caller names when the companion has asked for it. */
function findNamedPlace({ state }: ResponseDraft, text: string): string | null {
  const hasAsked = state.lastResponse.some((sentence) => /décor/.test(sentence))
  if (
    hasAsked &&
    /\b(?:choisi(?:s|ssez)|comme (?:tu veux|vous voulez)|surpren(?:ds|ez)|où (?:tu veux|vous voulez))/i.test(
      text,
    )
  )
    return 'sur un toit, au-dessus de la ville endormie'
  const namedPlace =
    /^(dans |sur |sous |au |à la |à l’)?((?:un|une|le|la|l’) ?(?:[^ ,.!?]+ ?){1,7})[.! ]*$/i.exec(
      text,
    )
  if (
    !hasAsked ||
    state.runningActivity !== null ||
    !namedPlace ||
    /\b(?:je|tu|vous|on|est|sais)\b/i.test(text)
  )
    return null
  return `${namedPlace[1] ?? 'dans '}${namedPlace[2]?.trim()}`
}

/** Responds to a move that has a written response: a garment, the rain, a rule, "plus lentement". */
function answerMove(draft: ResponseDraft, normalisedText: string): boolean {
  const moves = draft.state.scene?.isActive ? [...characterMoves, ...sceneMoves] : characterMoves
  const move = moves.find(([pattern]) => pattern.test(normalisedText))
  if (!move || !draft.sayOneOf(move[1])) return false
  if (draft.state.isListening) return true
  return draft.nextRandomValue() < 0.5 ? draft.sayOneOf(sceneQuestions) || true : true
}

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
  'stop',
  'asks-recall',
  'asks-advice',
  'asks-opinion',
  'asks-idea',
  'asks-sentence',
  'announces',
  'wishes',
  'tells-plan',
  'refuses-activity',
  'asks-information',
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

/** Matches questions about the companion or the call, which no character of a scene would ask. */
const outsideScenePattern =
  /\b(?:(?:tu|vous) (?:aimes|aimez|connais|connaissez|te souviens|vous souvenez|te rappelles|vous rappelez|crois|croyez|penses|pensez)|(?:ton|votre) createur|qui (?:t|vous) (?:a|ont)|(?:film|livre|musique|chanson|couleur|plat)s? (?:prefere\w*|tu|vous))\b|\bquels? (?:film|livre|musique)\b/

function leavesRolePlay({
  act,
  intents,
  isQuestion,
  isStory,
  normalisedText,
  topics,
  wordCount,
}: UtteranceAnalysis): boolean {
  if (isQuestion && outsideScenePattern.test(normalisedText)) return true
  if (/\b(?:lui|leur) (?:ecris|dis|reponds|envoie|mets) quoi\b/.test(normalisedText)) return true
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 5
  if (act === 'tells-plan' && !/\b(demain|faut que|mardi|lundi|semaine)\b/.test(normalisedText))
    return false
  return (
    isStory || isSerious || intents.has('stop') || (act !== null && actsLeavingRolePlay.has(act))
  )
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
  const part = partText ? swapPerspective(partText, draft.context.companion.persona.address) : null
  return enterSetting(draft, setting, part)
}

function enterSetting(draft: ResponseDraft, setting: string, part: string | null): boolean {
  stopActivity(draft)
  draft.update({
    scene: { setting, isActive: true },
    questioning: null,
    suggestion: { state: 'disabled' },
  })
  const slots = { setting: lowercaseFirst(setting) }
  if (!draft.sayOneOf(sceneStarts, slots)) return false
  if (part !== null) draft.say(`${capitaliseFirst(part)}.`)
  const detail = settingDetails.find(([pattern]) => pattern.test(normaliseText(setting)))
  if (!isTender(draft)) return draft.sayOneOf(plainSceneArrivals) || true
  draft.sayOneOf(detail?.[1] ?? sceneArrivals)
  return draft.sayOneOf(sceneQuestions) || true
}

function resumeRolePlay(draft: ResponseDraft, setting: string): boolean {
  stopActivity(draft)
  draft.update({ scene: { setting, isActive: true } })
  draft.sayOneOf(sceneResumes, { setting: lowercaseFirst(setting) })
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

/** Repeats the action of the caller, adds one of the companion, and sometimes asks a question. */
export function continueRolePlay(
  draft: ResponseDraft,
  { reflection, text, wordCount }: UtteranceAnalysis,
) {
  const { address } = draft.context.companion.persona
  const action = reflection ?? reflect(`${text.trim().replace(/[.!]$/, '')} là`, address)
  if (action && wordCount <= 12)
    draft.sayOneOf(sceneReactions, { action: action.replace(/ là$/, '') })
  const hasActed = sayAction(draft)
  if (draft.nextRandomValue() < 0.6) draft.sayOneOf(sceneQuestions)
  return hasActed || draft.sentences.length > 0
}

const isTender = ({ context }: ResponseDraft) =>
  context.companion.category === 'amour' || context.companion.category === 'fantasmes'

/** Says what the character of the companion does next. */
export function sayAction(draft: ResponseDraft): boolean {
  return draft.sayOneOf(
    isTender(draft) ? [...tenderActions, ...companionActions] : companionActions,
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
