import { normaliseText } from '../../../text-analysis/normalise-text'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import type { Answers } from '../../knowledge/table'
import {
  characterNames,
  descriptionReplies,
  movesInScene,
  openSceneAnswers,
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
import { reflect } from '../../understanding/language/reflect'

/** Returns the place of the scene, with the sounds and sights there. */
const findPlace = ({ state }: ResponseDraft) =>
  scenePlaces.find(({ pattern }) => pattern.test(normaliseText(state.scene?.setting ?? ''))) ??
  anyPlace

/** Returns whom the words are about: the companion's character, or a man or a woman about whom the companion tells. */
export function findCharacter({ state }: ResponseDraft, normalisedText: string): SceneCharacter {
  const { asCharacter, companion, he, she } = characterWords
  if (asCharacter.test(normalisedText) || companion.test(normalisedText)) return 'self'
  if (he.test(normalisedText)) return 'he'
  return she.test(normalisedText) ? 'she' : (state.scene?.character ?? 'self')
}

/**
 * Answers a question, a description or a move inside the scene, and makes the scene active. Returns false when no table
 * has an answer to the text.
 */
export function respondToMove(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { isQuestion, normalisedText, text } = utterance
  const { scene } = draft.state
  const character = findCharacter(draft, normalisedText)
  draft.update({ scene: scene && { ...scene, character, isActive: true, leftAtTurn: null } })
  const isAsking = isQuestion || characterWords.embeddedQuestion.test(normalisedText)
  return (
    (isAsking && sayAnswerInScene(draft, utterance, questionsInScene)) ||
    respondToDescription(draft, text) ||
    (isRomanticCompanion(draft) && sayAnswerInScene(draft, utterance, tenderMoves)) ||
    sayAnswerInScene(draft, utterance, movesInScene)
  )
}

const maxDescriptionWords = 9

/** Responds to a description of how somebody looks, or of what else there is in the place. */
const respondToDescription = (draft: ResponseDraft, text: string): boolean =>
  descriptionReplies.some(([pattern, replies]) => {
    const description = capitaliseFirst(pattern.exec(text)?.[1] ?? '')
    const isShort = description.split(' ').length <= maxDescriptionWords
    return isShort && sayInGrammaticalPerson(draft, replies, { description })
  })

/** Says the answer of the first row that matches the words, with sights and sounds of the place in its slots. */
function sayAnswerInScene(
  draft: ResponseDraft,
  { details, normalisedText, text }: UtteranceAnalysis,
  answers: Answers,
): boolean {
  const { scene } = draft.state
  const templates = answers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (!templates || !scene) return false
  const place = findPlace(draft)
  const findUnsaid = (templates: readonly Template[]) =>
    templates.map((one) => draft.fill(one) ?? '').find((one) => !draft.hasSaid(one)) ?? ''
  return sayInGrammaticalPerson(draft, templates, {
    setting: scene.setting,
    characterName: characterNames[scene.character],
    hears: findUnsaid(place.hears),
    sees: findUnsaid(place.sees),
    serves: findUnsaid(place.serves),
    action: findAction(draft, text),
    thing: details[0]?.phrase ?? '',
  })
}

/**
 * Says one of the templates, in which `<first person/third person>` depends on whether the companion plays the
 * character or tells about it. A template is not said when the value of its slot is empty.
 */
function sayInGrammaticalPerson(
  draft: ResponseDraft,
  templates: readonly Template[],
  slots: Readonly<Record<string, string>>,
): boolean {
  const character = draft.state.scene?.character ?? 'self'
  const choosePerson = (_: string, firstPerson: string, thirdPerson: string) => {
    if (character === 'self') return firstPerson
    if (character === 'he') return thirdPerson
    return thirdPerson.replace(/(?<!\p{L})il(?!\p{L})/giu, (he) => (he === 'Il' ? 'Elle' : 'elle'))
  }
  return draft.sayOneOf(
    templates.map((one) => one.replace(/<([^</>]*)\/([^<>]*)>/g, choosePerson)),
    slots,
  )
}

/** Returns what the caller does, said to the caller: "tu rougis" for "je rougis"; empty when it is uncertain. */
function findAction({ context }: ResponseDraft, text: string): string {
  const { address } = context.companion.persona
  // `reflect` needs three words: "là" is added to "je rougis" and removed again.
  const textWithThirdWord = `${text.replace(/[.! ]+$/, '')} là`
  const action = reflect(text, address) ?? reflect(textWithThirdWord, address)
  return action && action.split(' ').length <= maxActionWords ? action.replace(/ là$/, '') : ''
}

const maxActionWords = 12

/** Continues the scene after words without an answer in the tables: reacts, then says or asks what happens next. */
export function continueScene(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  if (utterance.isQuestion) return sayInGrammaticalPerson(draft, openSceneAnswers, {})
  sayInGrammaticalPerson(draft, sceneReactions, { action: findAction(draft, utterance.text) })
  return sayNextStep(draft) || draft.sayOneOf(sceneQuestions) || draft.sentences.length > 0
}

export const isRomanticCompanion = ({ context }: ResponseDraft) =>
  context.companion.category === 'amour' || context.companion.category === 'fantasmes'

/** Whether a sentence of the step was said before, for example about another character. */
const hasSaidSentenceOf = (draft: ResponseDraft, step: Template): boolean =>
  step.split(/(?<=[.]) /).some((sentence) => draft.hasSaid(draft.fill(sentence) ?? ''))

/** Says what happens next in the scene. Returns false when every step was said. */
export const sayNextStep = (draft: ResponseDraft): boolean =>
  [...findPlace(draft).steps, ...anyPlace.steps]
    .filter((step) => !hasSaidSentenceOf(draft, step))
    .some((step) => sayInGrammaticalPerson(draft, [step], {}))
