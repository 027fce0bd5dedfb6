import { stopEverything } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  gameStop,
  safeWordAnswer,
  safeWordChoice,
  safeWordPromises,
  safeWordQuestion,
  safeWordReminders,
  safeWordStops,
  safeWordTestReplies,
  safeWordTests,
  sceneStop,
  sceneStops,
  stopWordReminders,
} from '../../templates/scenes/scene-templates'
import type { Rule } from '../rule'
import { movesScene } from './role-play'

/**
 * Remembers the caller's safe word and says it on request. Stops everything when the caller uses it in at most four
 * words, or stops a scene without it. Reassures a caller who then says that the safe word was only a test.
 */
export const respectSafeWord: Rule = (draft, utterance) => {
  const { normalisedText, wordCount } = utterance
  const { lastResponse, lesson } = draft.state
  const chosenWord = findChosenWord(draft, normalisedText)
  if (chosenWord) draft.update({ safeWord: chosenWord })
  const word = draft.state.safeWord ?? ''
  if (chosenWord) return draft.sayOneOf(safeWordPromises, { word })
  if (safeWordQuestion.test(normalisedText) && !lesson?.isActive)
    return draft.sayOneOf(word ? safeWordReminders : stopWordReminders, { word })
  const usesSafeWord = word !== '' && wordCount <= 4 && normalisedText.split(' ').includes(word)
  if (usesSafeWord || (stopsScene(draft, normalisedText) && !movesScene(utterance))) {
    stopEverything(draft)
    draft.update({ scene: draft.state.scene ?? stoppedScene })
    return draft.sayOneOf(usesSafeWord ? safeWordStops : sceneStops, { word })
  }
  const hasStopped = word !== '' && lastResponse.some((one) => one.includes(`« ${word} »`))
  return hasStopped && safeWordTests.test(normalisedText) && draft.sayOneOf(safeWordTestReplies)
}

/** Stands for a game without a scene, so that no move starts a scene after the stop. */
const stoppedScene = {
  setting: 'ici',
  isActive: false,
  character: 'self',
  leftAtTurn: null,
} as const

/** Returns the word that the caller chooses, possibly in answer to the companion's request. */
function findChosenWord({ state }: ResponseDraft, normalisedText: string): string | undefined {
  const request = state.lastResponse.join(' ')
  const word = request.includes('mot qui arrête tout') && safeWordAnswer.exec(normalisedText)?.[1]
  if (word && !request.includes(word)) return word
  return safeWordChoice.exec(normalisedText)?.[1]
}

/** Whether the caller stops the scene, or any game of a companion for fantasies. */
export function stopsScene({ context, state }: ResponseDraft, normalisedText: string): boolean {
  const { scene, turnCount } = state
  if (scene?.isActive || turnCount - (scene?.leftAtTurn ?? -Infinity) <= maxAsideTurns)
    return sceneStop.test(normalisedText)
  return context.companion.category === 'fantasmes' && gameStop.test(normalisedText)
}

const maxAsideTurns = 3
