import type { DialogueCompanion } from '../dialogue/dialogue-context'
import type { DialogueState } from '../dialogue/dialogue-state'
import type { Activity } from './activity'
import { allActivities, findActivity } from './all-activities'

/** Returns the activities of a companion: its preferred ones, then the others of its category. */
export function listActivitiesFor(companion: DialogueCompanion): readonly Activity[] {
  const preferred = (companion.persona.activities ?? []).flatMap((id) => findActivity(id) ?? [])
  const ofCategory = allActivities.filter(({ category }) => category === companion.category)
  return [...new Set([...preferred, ...ofCategory])]
}

/**
 * Chooses an unfinished activity to suggest: one that the caller's normalised text names, else one that suits the
 * topic, else any. Among several candidates, `callCount` selects one, so that successive calls suggest different
 * activities. Returns undefined when all activities are finished.
 */
export function chooseActivity(
  companion: DialogueCompanion,
  state: DialogueState,
  normalisedText: string,
  callCount = 0,
): Activity | undefined {
  const unfinished = listActivitiesFor(companion).filter(
    ({ id }) => !state.finishedActivityIds.includes(id),
  )
  const named = unfinished.find(
    ({ requestPattern }) => normalisedText !== '' && requestPattern.test(normalisedText),
  )
  const suited = unfinished.filter(
    ({ suitedTopics }) => state.topic && suitedTopics.includes(state.topic),
  )
  const candidates = suited.length > 0 ? suited : unfinished
  return named ?? candidates[callCount % candidates.length]
}

/**
 * Finds the activity that the caller's normalised text asks for: first among the companion's own activities, then among
 * those that are open to all categories.
 */
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
