import type { Activity } from '../brain/activities/activity'
import { findRequestedActivity } from '../brain/activities/choose-activity'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import { analyseUtterance } from '../brain/understanding/analyse-utterance'

/**
 * Returns the activity that goes on after this text of the caller: null when the caller ends the running activity or
 * changes the topic, otherwise the requested activity, or else the running one.
 */
export function chooseActivity(
  companion: DialogueContext['companion'],
  text: string,
  running: Activity | null,
): Activity | null {
  const { intents, normalisedText } = analyseUtterance(text, companion.persona.address)
  if (intents.has('stop') || intents.has('changes-topic')) return null
  const requestedActivity = intents.has('asks-activity')
    ? findRequestedActivity(companion, normalisedText)
    : undefined
  return requestedActivity ?? running
}
