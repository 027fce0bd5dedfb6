import { stopEverything } from '../../activities/run-activity'
import {
  safeWordPromises,
  safeWordStops,
  safeWordTestReplies,
  safeWordTests,
} from '../../templates/scenes/scene-templates'
import type { Rule } from '../rule'

const safeWordChoice =
  /\bmon mot (?:d arret|de securite|d alerte|pour (?:arreter|dire stop|tout arreter|stop)|stop)?\W*(?:sera|c est|est|ce sera) (?:le |la )?(\w{3,})/

/**
 * Remembers the caller's safe word, stops the scene or activity when the caller says it in at most four words, and
 * reassures a caller who then says that it was only a test.
 */
export const respectSafeWord: Rule = (draft, { normalisedText, wordCount }) => {
  const { lastResponse } = draft.state
  const chosenWord = safeWordChoice.exec(normalisedText)?.[1]
  if (chosenWord) draft.update({ safeWord: chosenWord })
  const word = draft.state.safeWord
  if (word === null) return false
  if (chosenWord) return draft.sayOneOf(safeWordPromises, { word })
  if (wordCount <= 4 && normalisedText.split(' ').includes(word)) {
    stopEverything(draft)
    return draft.sayOneOf(safeWordStops, { word })
  }
  const hasStopped = lastResponse.some((sentence) => sentence.includes(`« ${word} »`))
  return hasStopped && safeWordTests.test(normalisedText) && draft.sayOneOf(safeWordTestReplies)
}
