import type { DialogueCompanion } from '../dialogue/dialogue-context'
import type { DialogueState } from '../dialogue/dialogue-state'
import type { Activity } from './activity'
import { allActivities, findActivity } from './all-activities'

/** Returns the activities of a companion: its preferred ones, then the others of its category. */
export function listActivitiesFor(companion: DialogueCompanion): readonly Activity[] {
  const preferredActivities = (companion.persona.activities ?? [])
    .map(findActivity)
    .filter((activity) => activity !== undefined)
  const categoryActivities = allActivities.filter(({ category }) => category === companion.category)
  return [...new Set([...preferredActivities, ...categoryActivities])]
}

/**
 * Chooses the activity to suggest: one that the caller's normalised text names, else one that suits the topic, else
 * any unfinished one. `callCount` rotates the last two choices, so that each call starts with another activity.
 * Returns undefined when all activities are finished.
 */
export function chooseActivity(
  companion: DialogueCompanion,
  state: DialogueState,
  normalisedText: string,
  callCount = 0,
): Activity | undefined {
  const unfinishedActivities = listActivitiesFor(companion).filter(
    ({ id }) => !state.finishedActivityIds.includes(id),
  )
  const { topic } = state
  const namedActivity = unfinishedActivities.find(
    ({ requestPattern }) => normalisedText !== '' && requestPattern.test(normalisedText),
  )
  const suitedActivities = unfinishedActivities.filter(
    ({ suitedTopics }) => topic && suitedTopics.includes(topic),
  )
  const candidates = suitedActivities.length > 0 ? suitedActivities : unfinishedActivities
  return namedActivity ?? candidates[callCount % candidates.length]
}

/** Finds the activity that the caller's normalised text asks for, preferring the companion's own activities. */
export function findRequestedActivity(
  companion: DialogueCompanion,
  normalisedText: string,
): Activity | undefined {
  const ownActivities = listActivitiesFor(companion)
  const openActivities = allActivities.filter(({ isOpenToAllCategories }) => isOpenToAllCategories)
  return [...ownActivities, ...openActivities].find(({ requestPattern }) =>
    requestPattern.test(normalisedText),
  )
}
