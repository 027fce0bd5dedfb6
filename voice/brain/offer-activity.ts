import type { Activity } from './activities/activity'
import { chooseActivity } from './activities/choose-activity'
import type { DialogueState } from './dialogue-state'
import type { Draft } from './draft'
import type { Line } from './lines/line'
import { themeById } from './themes/all-themes'

const offeringAnother: readonly Line[] = [
  'Il y a autre chose qu’on peut faire à deux : {title}, si l’envie est là, ou on bavarde ?',
  'Si le cœur y est, on peut enchaîner avec {title}, ou simplement parler, qu’en {dis-tu|dites-vous} ?',
]

/** Exchanges after a finished activity before another one may be proposed. */
const pauseAfterActivity = 4

/**
 * The second exchange, the third at the latest when the second was a heavy one; after an activity
 * that the caller took up and ended, once more a while later. Never after a refusal.
 */
export function isOfferDue({ offer, exchanges, topic }: DialogueState): boolean {
  switch (offer.state) {
    case 'not-made':
      return exchanges >= (isHeavy(topic) ? 3 : 2)
    case 'taken':
      return offer.finishedAt !== null && exchanges - offer.finishedAt >= pauseAfterActivity
    case 'pending':
    case 'over':
      return false
  }
}

/** A game proposed to someone who has just spoken of a grief. */
const isOutOfPlace = ({ suits, askedFor }: Activity, { topic }: DialogueState, words: string) =>
  topic !== null && isHeavy(topic) && !suits.includes(topic) && !askedFor.test(words)

const isHeavy = (topic: DialogueState['topic']) =>
  topic !== null && (themeById.get(topic)?.isHeavy ?? false)

/** The caller answers the last sentence of an activity. */
export const hasJustFinished = ({ offer, exchanges }: DialogueState) =>
  offer.state === 'taken' && offer.finishedAt === exchanges - 1

/** Offers one activity in one sentence; false when none is left, or none suits a heavy topic. */
export function offerActivity(draft: Draft, words = ''): boolean {
  const activity = chooseActivity(draft.context.companion, draft.state, words)
  if (!activity || isOutOfPlace(activity, draft.state, words)) return false
  const isFirst = draft.state.finishedActivities.length === 0
  const lines = isFirst ? [activity.offer] : [activity.offer, ...offeringAnother]
  if (!draft.sayOneOf(lines, { title: activity.namedAs })) return false
  const { exchanges } = draft.state
  draft.update({ offer: { state: 'pending', activityId: activity.id, madeAt: exchanges } })
  return true
}
