import { normaliseText } from '../../../text-analysis/normalise-text'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import type { Answers } from '../../knowledge/table'
import {
  additionReplies,
  characterNames,
  characterVoices,
  movesInScene,
  openSceneAnswers,
  portraitReplies,
  questionsInScene,
  tenderMoves,
} from '../../templates/scenes/scene-moves'
import { anyPlace, scenePlaces } from '../../templates/scenes/scene-places'
import { sceneQuestions, sceneReactions } from '../../templates/scenes/scene-templates'
import { capitaliseFirst, type Template } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { isQuestion } from '../../understanding/language/is-question'
import { reflect } from '../../understanding/language/reflect'

/** Returns the place of the scene, with the sounds and sights there. */
const findPlace = (setting: string) =>
  scenePlaces.find(({ pattern }) => pattern.test(normaliseText(setting))) ?? anyPlace

/** Resolves `<first person/third person>` in a template: the companion plays or describes the character. */
const resolvePerson = (template: Template, character: SceneCharacter): Template =>
  template.replace(/<([^</>]*)\/([^<>]*)>/g, (_, own: string, other: string) => {
    if (character === 'self') return own
    return character === 'he'
      ? other
      : other.replace(/(?<!\p{L})il(?!\p{L})/gu, 'elle').replace(/(?<!\p{L})Il(?!\p{L})/gu, 'Elle')
  })

const heWords =
  /\b(?:un|le|du|l) (?:\w+ )?(?:inconnu|homme|monsieur|type|pianiste|barman|capitaine|prince|chevalier|serveur)\b|\b(?:avec|de|a|vers|contre|face de|comme) lui\b|\bil (?:me|m|a (?:un|une|l air)|est|lit|porte|sourit|vient|dit|ressemble)\b|\b(?:t etais|tu etais|comme) lui\b/
const sheWords =
  /\b(?:une|la|l) (?:\w+ )?(?:inconnue|femme|dame|reine|princesse|serveuse)\b|\b(?:avec|d|de|a|vers|contre|face d|comme) elle\b|\belle (?:me|m|a (?:un|une|l air)|est|lit|porte|sourit|vient|dit|ressemble)\b/
const companionWords = /\b(?:tu|te|toi|vous|ton|ta|tes|votre|vos)\b/

/** Returns the character whom the caller meets: played by the companion (`self`) or described as he or she. */
export function findCharacter(normalisedText: string, current: SceneCharacter): SceneCharacter {
  if (speakAsCharacter.test(normalisedText)) return 'self'
  if (companionWords.test(normalisedText)) return 'self'
  if (heWords.test(normalisedText)) return 'he'
  return sheWords.test(normalisedText) ? 'she' : current
}

/** Matches a request to speak in the place of the character. */
const speakAsCharacter =
  /\b(?:comme si (?:tu|t|vous) et\w+|a sa place|reponds pour|repondez pour) ?(?:lui|elle)?\b|\b(?:fais|joue|sois|parle comme|reponds comme) (?:lui|elle)\b/

/** Answers a question or a move inside the active scene. Returns false when the text has neither. */
export function respondToMove(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { scene } = draft.state
  if (!scene) return false
  const character = findCharacter(utterance.normalisedText, scene.character)
  const names = characterNames[scene.setting.length % characterNames.length] ?? ['Gabriel', 'Alma']
  const moves = { character, characterName: character === 'she' ? names[1] : names[0] }
  draft.update({ scene: { ...scene, character } })
  const clauses = utterance.text.split(/(?<=[.!?…])\s+/).filter((one) => one.trim().includes(' '))
  const latest = clauses.length > 0 ? clauses.toReversed() : [utterance.text]
  const isAsking = (text: string) => isQuestion(text) || embeddedQuestion.test(normaliseText(text))
  const say = (answers: Answers, text: string) => sayMove(draft, utterance, answers, text, moves)
  for (const text of latest)
    if ((isAsking(text) || utterance.isQuestion) && say(questionsInScene, text)) return true
  if (speakAsCharacter.test(utterance.normalisedText)) return draft.sayOneOf(characterVoices)
  for (const text of latest) {
    const portrait =
      /(?:^|[ ,])(?:il|elle) (?:est|a) ((?!assise?|debout|là|parti|en )[^.!?]+)/i.exec(text)
    const parts = portrait?.[1]?.split(/, (?:et )?| avec | et /).slice(0, 3) ?? []
    if (parts.length > 1 && parts.every((part) => part.split(' ').length <= 4))
      return sayForCharacter(
        draft,
        portraitReplies,
        { portrait: capitaliseFirst(parts.join(', ')) },
        character,
      )
    const addition = /\b(?:il )?y a ((?:un|une|des|deux|trois) [^.,!?]+)/i.exec(text)?.[1]
    if (
      addition &&
      addition.split(' ').length <= maxAdditionWords &&
      !/\b(?:ans?|jours?|mois|heures?)\b/.test(addition)
    )
      return sayForCharacter(
        draft,
        additionReplies,
        { addition: capitaliseFirst(addition) },
        character,
      )
    if (isRomanticCompanion(draft) && say(tenderMoves, text)) return true
    if (say(movesInScene, text)) return true
  }
  return false
}

const embeddedQuestion =
  /\bje (?:lui|te|vous) demande (?:ce qu|ou|qui|quel\w*|comment|pourquoi|si|son|ton|votre)\b|\bqui (?:m |nous |me )?(?:ouvre|accueille|arrive|frappe|est la)\b|\bil y a .* j espere\b|\b(?:murmur\w+|chuchot\w+|dis|dites|decri\w+|invite\w*) moi\b/
const maxAdditionWords = 9

function sayMove(
  draft: ResponseDraft,
  { details, text: whole }: UtteranceAnalysis,
  answers: Answers,
  text: string,
  { character, characterName }: { character: SceneCharacter; characterName: string },
): boolean {
  const move = answers.find(([pattern]) => pattern.test(normaliseText(text)))
  const found = move?.[0].exec(normaliseText(text))?.[0] ?? ''
  const thing =
    details.find(({ phrase }) => found.includes(normaliseText(phrase).split(' ').at(-1) ?? ' ')) ??
    details[0]
  const { scene } = draft.state
  if (!move || !scene) return false
  const place = findPlace(scene.setting)
  const action = findAction(draft, whole)
  const pick = (templates: readonly Template[]) => {
    const filled = templates.map((one) => draft.fill(one) ?? '')
    return filled.find((one) => !draft.hasSaid(one)) ?? ''
  }
  const slots = {
    setting: scene.setting,
    characterName,
    hears: pick(place.hears),
    sees: pick(place.sees),
    serves: pick(place.serves),
    steps: pick(place.steps),
    ...(action ? { action } : {}),
    ...(thing ? { thing: thing.phrase } : {}),
  }
  return sayForCharacter(draft, move[1], slots, character)
}

/** Says a template for the character, unless it was already said for any character. */
function sayForCharacter(
  draft: ResponseDraft,
  templates: readonly Template[],
  slots: Readonly<Record<string, string>>,
  character: SceneCharacter,
): boolean {
  const isNew = (template: Template) =>
    !(['self', 'he', 'she'] as const).some((one) => {
      const sentence = draft.fill(resolvePerson(template, one), slots)
      return sentence !== null && draft.hasSaid(sentence)
    })
  return draft.sayOneOf(
    templates.filter(isNew).map((one) => resolvePerson(one, character)),
    slots,
  )
}

/** Returns what the caller does, said to the caller: "tu rougis" for "je rougis". */
function findAction({ context }: ResponseDraft, text: string): string | null {
  const { address } = context.companion.persona
  const action =
    reflect(text, address) ?? reflect(`${text.trim().replace(/[.!]$/, '')} là`, address)
  return action && action.split(' ').length <= maxActionWords ? action.replace(/ là$/, '') : null
}

const maxActionWords = 12

/** Continues the scene after words that contain no known move. */
export function continueRolePlay(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const character = draft.state.scene?.character ?? 'self'
  if (utterance.isQuestion) return sayForCharacter(draft, openSceneAnswers, {}, character)
  const action = findAction(draft, utterance.text)
  if (action) sayForCharacter(draft, sceneReactions, { action }, character)
  return sayAction(draft) || draft.sayOneOf(sceneQuestions) || draft.sentences.length > 0
}

export const isRomanticCompanion = ({ context }: ResponseDraft) =>
  context.companion.category === 'amour' || context.companion.category === 'fantasmes'

/** Says what happens next in the scene. */
export const sayAction = (draft: ResponseDraft): boolean =>
  draft.sayOneOf(findPlace(draft.state.scene?.setting ?? '').steps) ||
  draft.sayOneOf(anyPlace.steps)
