import { stopEverything } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  gameStopPattern,
  safeWordAnswerPattern,
  safeWordChoicePattern,
  safeWordPromises,
  safeWordQuestionPattern,
  safeWordReminders,
  safeWordStopReplies,
  safeWordTestPattern,
  safeWordTestReplies,
  sceneStopPattern,
  sceneStopReplies,
  stopWordReminders,
} from '../../templates/scenes/scene-templates'
import type { Rule } from '../rule'
import { changesPlace, isInAside } from './play-scene'

/** In a longer utterance, the safe word may have its usual meaning. */
const maxWordsWithSafeWord = 4

/**
 * Promises to respect the safe word that the caller chooses, and says it on request. Stops everything when the caller
 * says the safe word in a short utterance, or asks in other words to stop the scene or game. Reassures a caller who then
 * says that the safe word was only a test. Other rules answer everything else.
 */
export const respectSafeWord: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  const { lastResponse, lesson } = draft.state
  const chosenWord = findChosenWord(draft, normalisedText)
  if (chosenWord) draft.update({ safeWord: chosenWord })
  const word = draft.state.safeWord ?? ''
  if (chosenWord) return draft.sayOneOf(safeWordPromises, { word })
  if (safeWordQuestionPattern.test(normalisedText) && !lesson?.isActive)
    return draft.sayOneOf(word ? safeWordReminders : stopWordReminders, { word })
  const usesSafeWord =
    word !== '' && wordCount <= maxWordsWithSafeWord && normalisedText.split(' ').includes(word)
  const asksToStop = asksToStopPlaying(draft, normalisedText) && !changesPlace(utterance)
  if (usesSafeWord || asksToStop) {
    stopEverything(draft)
    draft.update({ scene: draft.state.scene ?? stoppedScene })
    return draft.sayOneOf(usesSafeWord ? safeWordStopReplies : sceneStopReplies, { word })
  }
  const hasQuotedWord = word !== '' && lastResponse.some((one) => one.includes(`« ${word} »`))
  if (!hasQuotedWord || !safeWordTestPattern.test(normalisedText)) return false
  return draft.sayOneOf(safeWordTestReplies)
}

/** Stored when a game outside a scene is stopped, so that `playScene` starts no scene from the caller's next move. */
const stoppedScene = {
  setting: 'ici',
  isActive: false,
  character: 'self',
  leftAtTurn: null,
} as const

/** Returns the safe word that the caller chooses, unprompted or in answer to the companion's request. */
function findChosenWord({ state }: ResponseDraft, normalisedText: string): string | undefined {
  const request = state.lastResponse.join(' ')
  const hasAsked = request.includes('mot qui arrête tout')
  const word = hasAsked && safeWordAnswerPattern.exec(normalisedText)?.[1]
  if (word && !request.includes(word)) return word
  return safeWordChoicePattern.exec(normalisedText)?.[1]
}

/** Whether the caller asks to stop the scene, even during an aside, or any game of a companion for fantasies. */
export function asksToStopPlaying(draft: ResponseDraft, normalisedText: string): boolean {
  const { context, state } = draft
  if (state.scene?.isActive || isInAside(draft)) return sceneStopPattern.test(normalisedText)
  return context.companion.category === 'fantasmes' && gameStopPattern.test(normalisedText)
}
