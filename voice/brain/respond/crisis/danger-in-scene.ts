import type { Danger } from '../../../danger/danger'
import type { DangerAssessment } from '../../../danger/detect-dangers'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { dangerGroups, dangersOfCharacters } from '../../templates/crisis/danger-groups'
import { sceneGoesOnReplies } from '../../templates/scenes/scene-templates'
import {
  callerPattern,
  companionPattern,
  fictionalThingPattern,
  injuryPattern,
  plainStoryAnswer,
  realLifePattern,
  storyAnswer,
  storyProposal,
} from '../../templates/scenes/story-words'
import type { Rule } from '../rule'
import { continueScene, sayNextStep } from '../scenes/respond-to-move'
import { leaveCrisisMode } from './leave-crisis'

/** Number of the caller's latest statements that are searched for a story. */
const maxSearchedStatements = 5

/** Whether a scene or a rehearsal is running, or the caller has recently proposed a story or roles. */
export const isInStory = ({ state }: ResponseDraft): boolean =>
  state.scene?.isActive ||
  state.questioning?.kind === 'rehearsal' ||
  state.callerStatements
    .slice(-maxSearchedStatements)
    .some((statement) => storyProposal.test(normaliseText(statement)))

const isSaidToBeReal = (text: string): boolean => realLifePattern.test(normaliseText(text))

/**
 * Whether the reported dangers are fictional: they happen to a character of the running story, not to the caller.
 * Never true when the caller says that they are real. Which dangers are fictional:
 * - any danger, when the text addresses the companion and does not mention the caller;
 * - `dangersOfCharacters` and suicide, when the text names a thing that usually occurs only in stories;
 * - `dangersOfCharacters`, when at least one of these is true: the text addresses the companion, the report is
 *   uncertain, a recent statement named such a thing, an earlier crisis in this call has ended.
 */
export function isFictionalDanger(
  draft: ResponseDraft,
  text: string,
  { dangers, certainty }: DangerAssessment,
): boolean {
  const { callerStatements, lastCrisisDanger } = draft.state
  if (dangers.length === 0 || !isInStory(draft) || isSaidToBeReal(text)) return false
  const words = normaliseText(text)
  const addressesCompanion = companionPattern.test(words)
  if (addressesCompanion && !callerPattern.test(words)) return true
  const isOfCharacter = (danger: Danger) => dangersOfCharacters.has(danger)
  if (fictionalThingPattern.test(words))
    return dangers.every((danger) => isOfCharacter(danger) || dangerGroups[danger] === 'suicide')
  const earlierWords = normaliseText(callerStatements.slice(-maxSearchedStatements).join(' '))
  const isLikelyFiction =
    certainty !== 'certain' || lastCrisisDanger !== null || fictionalThingPattern.test(earlierWords)
  return dangers.every(isOfCharacter) && (isLikelyFiction || addressesCompanion)
}

/**
 * Leaves crisis mode and goes on with the story when the caller says that the danger belongs to it, unless suicide or
 * self-harm is certain.
 */
export function returnToStory(draft: ResponseDraft, text: string): boolean {
  const { danger, isDangerCertain, scene } = draft.state
  if (danger === null || (isDangerCertain && dangerGroups[danger] === 'suicide')) return false
  const pattern = isDangerCertain ? plainStoryAnswer : storyAnswer
  if (!isInStory(draft) || isSaidToBeReal(text) || !pattern.test(normaliseText(text))) return false
  leaveCrisisMode(draft)
  draft.sayOneOf(sceneGoesOnReplies)
  if (scene?.isActive) sayNextStep(draft)
  return draft.sentences.length > 0
}

/**
 * Continues the scene when a character is hurt, unless the caller says that it is real. Runs before the rules that
 * would refer the caller to a doctor.
 */
export const playInjury: Rule = (draft, utterance) =>
  draft.state.scene?.isActive === true &&
  injuryPattern.test(utterance.normalisedText) &&
  !isSaidToBeReal(utterance.text) &&
  continueScene(draft, utterance)
