import { capitaliseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { Answers } from '../../../text-analysis/table'
import type { SceneCharacter } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  characterNames,
  descriptionReplies,
  movesInScene,
  openSceneAnswers,
  questionsInScene,
  tenderMoves,
} from '../../templates/scenes/scene-moves'
import {
  choiceQuestion,
  choiceReplies,
  nextMovesInScene,
  offersInScene,
  promisesInScene,
} from '../../templates/scenes/scene-offers'
import { anyPlace, scenePlaces } from '../../templates/scenes/scene-places'
import {
  moveReactions,
  openReactions,
  otherReactions,
  plainReactions,
} from '../../templates/scenes/scene-reactions'
import { characterWords, sceneBeginning } from '../../templates/scenes/scene-templates'
import {
  sharedStories,
  storyEnd,
  storyHandBacks,
  storyThing,
} from '../../templates/scenes/shared-stories'
import { endsWithQuestionMark, type Template } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { retellMoves } from './retell-move'

/** Returns the sights, sounds and events written for the place of the scene, or those that suit any place. */
const findPlace = ({ state }: ResponseDraft) =>
  scenePlaces.find(({ pattern }) => pattern.test(normaliseText(state.scene?.setting ?? ''))) ??
  anyPlace

/** Returns whom the caller meets in the scene: the companion's character, or a man or woman whom it describes. */
export function findCharacter({ state }: ResponseDraft, normalisedText: string): SceneCharacter {
  const { asCharacter, companion, he, she } = characterWords
  // When somebody else appears in the scene, the caller still meets the companion's character.
  if (state.scene?.isActive && state.scene.character === 'self') return 'self'
  if (asCharacter.test(normalisedText) || companion.test(normalisedText)) return 'self'
  if (he.test(normalisedText)) return 'he'
  return she.test(normalisedText) ? 'she' : (state.scene?.character ?? 'self')
}

const retell = ({ context }: ResponseDraft, text: string) =>
  retellMoves(text, context.companion.persona.address)

/**
 * Answers a question, a description or a move inside the scene. Returns false when no table has an answer to the text
 * and the text contains no move that can be rephrased.
 */
export function respondToMove(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { isQuestion, normalisedText } = utterance
  const isAsking = isQuestion || characterWords.impliedQuestion.test(normalisedText)
  return (
    sayAnswer(draft, [...(isAsking ? questionsInScene : []), ...movesInScene], utterance) ||
    respondToDescription(draft, utterance.text) ||
    reactToMoves(draft, utterance) ||
    sayAnswer(draft, nextMovesInScene, utterance)
  )
}

/**
 * Answers an offer, a question or a choice that the caller puts to the companion's character. If the caller accepts what
 * the last response offered, the character does it.
 */
export function answerOffer(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText, text } = utterance
  const responseAndReply = `${normaliseText(draft.state.lastResponse.join(' '))} | ${normalisedText}`
  const [, first = '', second = ''] = choiceQuestion.exec(text.replace(/['`]/g, '’')) ?? []
  // "Tu viens ou tu restes": chooses the first option if it is something to do, else the second.
  const action = retell(draft, first).find(({ clause }) => /^(?:own$|on )/.test(clause))
  const choice = action?.retold.slice(0, -1) ?? capitaliseFirst(second.trim())
  return (
    sayAnswer(draft, promisesInScene, { ...utterance, normalisedText: responseAndReply }) ||
    sayInPerson(draft, choiceReplies, { choice }) ||
    sayAnswer(draft, [...offersInScene, ...tenderMoves], utterance)
  )
}

/**
 * In a story that the caller and the companion tell in turns, restates what the caller has added, then says the next
 * sentences or the end. Returns false when the scene is no such story.
 */
export function continueStory(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { details, normalisedText, text } = utterance
  const { scene } = draft.state
  const story = sharedStories.find(({ setting }) => setting === scene?.setting)
  if (!story) return false
  const isEnd = storyEnd.test(normalisedText)
  const move = retell(draft, text).at(-1)
  if (move && !isEnd && !story.request.test(normalisedText)) draft.sentences.push(move.retold)
  const thing = details.map(({ phrase }) => phrase).findLast((one) => storyThing.test(one)) ?? ''
  story.steps.some(
    ([pattern, step]) => pattern.test(normalisedText) && draft.sayOneOf(step, { thing }),
  )
  draft.canBeShortened = false
  if (isEnd) draft.update({ scene: null })
  else if (!endsWithQuestionMark(draft.sentences.at(-1) ?? '')) draft.sayOneOf(storyHandBacks)
  return draft.sentences.length > 0
}

/** Responds to a description of how somebody looks, or of what else there is in the place. */
const respondToDescription = (draft: ResponseDraft, text: string): boolean =>
  descriptionReplies.some(([pattern, replies]) => {
    const description = capitaliseFirst(pattern.exec(text)?.[1] ?? '')
    return sayInPerson(draft, replies, { description })
  })

/** Says an answer from the first matching row that has a new one, with sights and sounds of the place in its slots. */
function sayAnswer(draft: ResponseDraft, answers: Answers, utterance: UtteranceAnalysis): boolean {
  const { setting = '', character = 'self' } = draft.state.scene ?? {}
  const place = findPlace(draft)
  const findUnsaid = (templates: readonly Template[]) =>
    templates.map((one) => draft.fill(one) ?? '').find((one) => !draft.hasSaid(one)) ?? ''
  const [hears = '', sees = '', serves = ''] = [place.hears, place.sees, place.serves].map(
    findUnsaid,
  )
  const thing = utterance.details[0]?.phrase ?? ''
  const slots = { setting, hears, sees, serves, thing, characterName: characterNames[character] }
  return answers.some(
    ([pattern, one]) => pattern.test(utterance.normalisedText) && sayInPerson(draft, one, slots),
  )
}

type Slots = Readonly<Record<string, string>>

/**
 * Says one of the templates. Of a part such as `<dis-je/dit-il>`, says the first form when the companion plays the
 * character and the second when it describes him or her. A template is not said when the value of its slot is empty.
 */
function sayInPerson(draft: ResponseDraft, templates: readonly Template[], slots: Slots = {}) {
  const character = draft.state.scene?.character ?? 'self'
  const choosePerson = (_: string, firstPerson: string, thirdPerson: string) => {
    if (character === 'self') return firstPerson
    if (character === 'he') return thirdPerson
    return thirdPerson.replace(/(?<!\p{L})il(?!\p{L})/giu, (he) => (he === 'Il' ? 'Elle' : 'elle'))
  }
  const chosen = templates.map((one) => one.replace(/<([^</>]*)\/([^<>]*)>/g, choosePerson))
  return draft.sayOneOf(chosen, slots)
}

/**
 * Restates a move in the companion's words, then reacts to it in character if a written reaction fits. Returns false when
 * the text has no move.
 */
function reactToMoves(draft: ResponseDraft, { text }: UtteranceAnalysis): boolean {
  const movesLatestFirst = retell(draft, text).toReversed()
  const start = draft.sentences.length
  const tables = isRomanticCompanion(draft) ? [moveReactions, otherReactions] : [plainReactions]
  const answered = tables
    .flatMap((table) => movesLatestFirst.flatMap((move) => table.map((row) => ({ move, row }))))
    .find(
      ({ move, row: [pattern, reactions] }) =>
        pattern.test(move.clause) && sayInPerson(draft, reactions),
    )
  const move = answered?.move ?? movesLatestFirst[0]
  if (move) draft.sentences.splice(start, 0, move.retold)
  return move !== undefined
}

/** Continues the scene after words that no table of answers matches. */
export const continueScene = (draft: ResponseDraft, utterance: UtteranceAnalysis): boolean =>
  continueStory(draft, utterance) ||
  reactToMoves(draft, utterance) ||
  (utterance.isQuestion && sayInPerson(draft, openSceneAnswers)) ||
  (isRomanticCompanion(draft) && sayInPerson(draft, openReactions)) ||
  sayNextStep(draft)

export const isRomanticCompanion = ({ context }: ResponseDraft) =>
  context.companion.category === 'amour' || context.companion.category === 'fantasmes'

/**
 * Says what happens next in the scene. If the scene has just begun, or the companion already tells the story of its place
 * (`told`), prefers the next sentence of that story. At other times, such a sentence could contradict what the caller has
 * done.
 */
export function sayNextStep(draft: ResponseDraft): boolean {
  const { steps, told = [] } = findPlace(draft)
  const isSaid = (template: Template) => draft.hasSaid(draft.fill(template) ?? '')
  const [start = ''] = [...draft.sentences, ...draft.state.lastResponse]
  const isTold = sceneBeginning.test(start) || told.some(isSaid)
  return (
    [...(isTold ? told : []), ...steps, ...anyPlace.steps]
      // Skips a step when one of its sentences was said before, for example about another character.
      .filter((step) => !step.split(/(?<=[.]) /).some(isSaid))
      .some((step) => sayInPerson(draft, [step]))
  )
}
