import type { DialogueCompanion } from '../dialogue-context'
import type { DialogueState } from '../dialogue-state'
import type { Activity } from './activity'
import { allActivities, findActivity } from './all-activities'

/** The activities of a companion, those it prefers first. */
export function activitiesOf(companion: DialogueCompanion): readonly Activity[] {
  const preferred = (companion.persona.activities ?? [])
    .map(findActivity)
    .filter((activity) => activity !== undefined)
  const ofCategory = allActivities.filter(({ category }) => category === companion.category)
  return [...new Set([...preferred, ...ofCategory])]
}

/**
 * What to offer now: what the caller's normalised words name, else what suits the topic, else the
 * companion's first; undefined when all are done.
 */
export function chooseActivity(
  companion: DialogueCompanion,
  state: DialogueState,
  words: string,
): Activity | undefined {
  const undone = activitiesOf(companion).filter(({ id }) => !state.finishedActivities.includes(id))
  const { topic } = state
  const named = undone.find(({ askedFor }) => words !== '' && askedFor.test(words))
  const suited = topic ? undone.find(({ suits }) => suits.includes(topic)) : undefined
  return named ?? suited ?? undone[0]
}

/** The activity that a caller asks for in normalised words, its own first. */
export function findRequestedActivity(
  companion: DialogueCompanion,
  words: string,
): Activity | undefined {
  const own = activitiesOf(companion)
  const openToAll = allActivities.filter(({ isOpenToAll }) => isOpenToAll)
  return [...own, ...openToAll].find(({ askedFor }) => askedFor.test(words))
}
