import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import { analyseUtterance } from '../brain/understanding/analyse-utterance'
import { isClosingWords, isGoodbye } from '../brain/understanding/goodbye'
import { detectDanger } from '../danger/detect-dangers'
import type { AudioDialogue } from '../ports/dialogue'

/**
 * Whether the scripted dialogue must answer this text even when a model is configured: dangers, sexual content
 * with minors, the question whether the companion is human, goodbyes, mere replies to a farewell, and everything
 * during a crisis.
 */
export function isAnsweredByRule(
  text: string,
  { name, persona }: DialogueContext['companion'],
  dialogue: Pick<AudioDialogue, 'isInCrisis' | 'isCallEnding'>,
): boolean {
  if (dialogue.isInCrisis?.()) return true
  if (detectDanger(text) !== null) return true
  if (isGoodbye(text, name)) return true
  if (dialogue.isCallEnding?.() && isClosingWords(text, name)) return true
  const { intents } = analyseUtterance(text, persona.address)
  // A model that answers only "oui" to "are you human?" would pass every check of its sentences.
  return intents.has('explicit-with-minor') || intents.has('asks-if-human')
}
