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
import {
  characterWords,
  sceneQuestions,
  sceneReactions,
} from '../../templates/scenes/scene-templates'
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

/** Finds whom the caller meets in the scene: the companion's character, or somebody whom the companion tells about. */
export function findCharacter(normalisedText: string, current: SceneCharacter): SceneCharacter {
  const { asCharacter, companion, he, she } = characterWords
  if (asCharacter.test(normalisedText) || companion.test(normalisedText)) return 'self'
  if (he.test(normalisedText)) return 'he'
  return she.test(normalisedText) ? 'she' : current
}

const maxAdditionWords = 9
const maxPortraitWords = 4

/** Answers a question or a move inside the active scene. Returns false when the text has neither. */
export function respondToMove(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { scene } = draft.state
  if (!scene) return false
  const { asCharacter, embeddedQuestion } = characterWords
  const character = findCharacter(utterance.normalisedText, scene.character)
  draft.update({ scene: { ...scene, character } })
  const clauses = utterance.text.split(/(?<=[.!?…])\s+/).filter((one) => one.trim().includes(' '))
  const latest = clauses.length > 0 ? clauses.toReversed() : [utterance.text]
  const isAsking = (text: string) =>
    utterance.isQuestion || isQuestion(text) || embeddedQuestion.test(normaliseText(text))
  if (latest.some((text) => isAsking(text) && sayMove(draft, utterance, questionsInScene, text)))
    return true
  if (asCharacter.test(utterance.normalisedText)) return draft.sayOneOf(characterVoices)
  const moves = isRomanticCompanion(draft) ? [tenderMoves, movesInScene] : [movesInScene]
  return latest.some(
    (text) =>
      takeUpDescription(draft, text) ||
      moves.some((answers) => sayMove(draft, utterance, answers, text)),
  )
}

/** Takes up how somebody looks, or what else there is in the place. */
function takeUpDescription(draft: ResponseDraft, text: string): boolean {
  const parts = characterWords.portrait
    .exec(text)?.[1]
    ?.split(/, (?:et )?| avec | et /)
    .slice(0, 3)
  if (parts && parts.length > 1 && parts.every((one) => countWords(one) <= maxPortraitWords))
    return sayVoiced(draft, portraitReplies, { portrait: capitaliseFirst(parts.join(', ')) })
  const addition = characterWords.addition.exec(text)?.[1]
  if (!addition || countWords(addition) > maxAdditionWords) return false
  return sayVoiced(draft, additionReplies, { addition: capitaliseFirst(addition) })
}

const countWords = (text: string) => text.split(' ').length

/** Says an answer to the caller's words, with what one sees and hears in the place. */
function sayMove(
  draft: ResponseDraft,
  { details, text: whole }: UtteranceAnalysis,
  answers: Answers,
  text: string,
): boolean {
  const { scene } = draft.state
  const normalisedText = normaliseText(text)
  const move = answers.find(([pattern]) => pattern.test(normalisedText))
  if (!move || !scene) return false
  const found = move[0].exec(normalisedText)?.[0] ?? ''
  const thing =
    details.find(({ phrase }) => found.includes(normaliseText(phrase).split(' ').at(-1) ?? ' ')) ??
    details[0]
  const place = findPlace(scene.setting)
  const action = findAction(draft, whole)
  const [forHim, forHer] = characterNames[scene.setting.length % characterNames.length] ?? []
  const pick = (templates: readonly Template[]) =>
    templates.map((one) => draft.fill(one) ?? '').find((one) => !draft.hasSaid(one)) ?? ''
  return sayVoiced(draft, move[1], {
    setting: scene.setting,
    characterName: (scene.character === 'she' ? forHer : forHim) ?? '',
    hears: pick(place.hears),
    sees: pick(place.sees),
    serves: pick(place.serves),
    steps: pick(place.steps),
    ...(action ? { action } : {}),
    ...(thing ? { thing: thing.phrase } : {}),
  })
}

/** Says one of the templates in the voice of the scene's character, preferably one that was said in no other voice. */
function sayVoiced(
  draft: ResponseDraft,
  templates: readonly Template[],
  slots: Readonly<Record<string, string>>,
): boolean {
  const character = draft.state.scene?.character ?? 'self'
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
  if (utterance.isQuestion) return sayVoiced(draft, openSceneAnswers, {})
  const action = findAction(draft, utterance.text)
  if (action) sayVoiced(draft, sceneReactions, { action })
  return sayAction(draft) || draft.sayOneOf(sceneQuestions) || draft.sentences.length > 0
}

export const isRomanticCompanion = ({ context }: ResponseDraft) =>
  context.companion.category === 'amour' || context.companion.category === 'fantasmes'

/** Says what happens next in the scene. */
export const sayAction = (draft: ResponseDraft): boolean =>
  draft.sayOneOf(findPlace(draft.state.scene?.setting ?? '').steps) ||
  draft.sayOneOf(anyPlace.steps)
