import { findActivity } from './activities/all-activities'
import { continueActivity, startActivity } from './activities/run-activity'
import { askFromPools } from './ask'
import type { Draft } from './draft'
import {
  listeningSounds,
  openQuestions,
  startingUnheard,
  unheardExplained,
} from './lines/listening-lines'
import { afterActivityQuestions } from './lines/talk-lines'
import { hasJustFinished, isOfferDue, offerActivity } from './offer-activity'
import { stayPresent } from './respond-to-danger'
import { resume } from './say-again'

/** The caller spoke and nothing could make out the words: leads on, and claims nothing. */
export function respondToUnheard(draft: Draft) {
  const { mode, activity, cutOff, isUnheardSaid, unheardTurns } = draft.state
  draft.update({ unheardTurns: unheardTurns + 1, exchanges: draft.state.exchanges + 1 })
  if (mode === 'closed') return
  if (mode === 'crisis') {
    stayPresent(draft)
    return
  }
  if (!isUnheardSaid) return explain(draft)
  if (cutOff.length > 0 && resume(draft, cutOff)) return
  if (activity) return continueActivity(draft, activity, { kind: 'unheard' })
  if (draft.state.offer.state === 'pending')
    return startUnheard(draft, draft.state.offer.activityId)
  listen(draft)
}

function explain(draft: Draft) {
  draft.update({ isUnheardSaid: true })
  const wordings = unheardExplained
  const wording = wordings[Math.floor(draft.roll() * wordings.length)] ?? wordings[0]
  if (wording) draft.sayAll(wording)
}

function startUnheard(draft: Draft, activityId: string) {
  const activity = findActivity(activityId)
  if (!activity) return listen(draft)
  draft.sayOneOf(startingUnheard)
  startActivity(draft, activity)
}

function listen(draft: Draft) {
  const { manner } = draft.context.companion.persona
  if (draft.state.unheardTurns % 4 === 0) draft.sayOneOf(manner.turnsOfPhrase)
  else draft.sayOneOf([...manner.acknowledgements, ...listeningSounds])
  if (isOfferDue(draft.state) && offerActivity(draft)) return
  if (hasJustFinished(draft.state) && draft.sayOneOf(afterActivityQuestions)) return
  askFromPools(draft, [openQuestions])
}
