import { stopActivity } from '../../activities/run-activity'
import {
  safeWordPromises,
  safeWordStops,
  safeWordTestReplies,
} from '../../templates/scenes/scene-templates'
import type { Rule } from '../rule'

const safeWordChoice =
  /\bmon mot (?:d arret|de securite|d alerte|pour (?:arreter|dire stop|tout arreter|stop)|stop)?\W*(?:sera|c est|est|ce sera) (?:le |la )?(\w{3,})/

/**
 * Remembers the caller's safe word, stops the scene or activity as soon as the caller says it, and reassures a
 * caller who then says that it was only a test.
 */
export const respectSafeWord: Rule = (draft, { normalisedText, wordCount }) => {
  const { safeWord, scene, turnCount } = draft.state
  const chosenWord = safeWordChoice.exec(normalisedText)?.[1]
  if (chosenWord) {
    draft.update({ safeWord: { word: chosenWord, usedAtTurn: null } })
    return draft.sayOneOf(safeWordPromises, { word: chosenWord })
  }
  if (safeWord === null) return false
  if (wordCount <= 4 && normalisedText.split(' ').includes(safeWord.word)) {
    stopActivity(draft)
    draft.update({
      safeWord: { ...safeWord, usedAtTurn: turnCount },
      questioning: null,
      topic: null,
      scene: scene && { ...scene, isActive: false },
    })
    return draft.sayOneOf(safeWordStops, { word: safeWord.word })
  }
  const saidToTestPattern = /\b(test\w*|voir si|verifi\w*|respect\w*|rien de grave|pour voir)\b/
  return (
    safeWord.usedAtTurn === turnCount - 1 &&
    saidToTestPattern.test(normalisedText) &&
    draft.sayOneOf(safeWordTestReplies, { word: safeWord.word })
  )
}
