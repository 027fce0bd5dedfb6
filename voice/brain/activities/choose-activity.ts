import type { DialogueCompanion } from '../dialogue/dialogue-context'
import type { DialogueState } from '../dialogue/dialogue-state'
import type { Activity } from './activity'
import { allActivities, findActivity } from './all-activities'

/** Returns the activities of a companion: its preferred ones, then the others of its category. */
export function listActivitiesFor(companion: DialogueCompanion): readonly Activity[] {
  const preferred = (companion.persona.activities ?? [])
    .map(findActivity)
    .filter((activity) => activity !== undefined)
  const ofCategory = allActivities.filter(({ category }) => category === companion.category)
  return [...new Set([...preferred, ...ofCategory])]
}

/**
 * Chooses the activity to suggest: one that the caller's normalised text names, else one that suits
 * the topic, else the companion's first. Returns undefined when all are finished.
 */
export function chooseActivity(
  companion: DialogueCompanion,
  state: DialogueState,
  normalisedText: string,
): Activity | undefined {
  const unfinished = listActivitiesFor(companion).filter(
    ({ id }) => !state.finishedActivityIds.includes(id),
  )
  const { topic } = state
  const named = unfinished.find(
    ({ requestPattern }) => normalisedText !== '' && requestPattern.test(normalisedText),
  )
  const suited = topic && unfinished.find(({ suitedTopics }) => suitedTopics.includes(topic))
  return named ?? suited ?? unfinished[0]
}

/** Finds the activity that the caller's normalised text asks for, the companion's own first. */
export function findRequestedActivity(
  companion: DialogueCompanion,
  normalisedText: string,
): Activity | undefined {
  const own = listActivitiesFor(companion)
  const openToAll = allActivities.filter(({ isOpenToAllCategories }) => isOpenToAllCategories)
  return [...own, ...openToAll].find(({ requestPattern }) => requestPattern.test(normalisedText))
}
