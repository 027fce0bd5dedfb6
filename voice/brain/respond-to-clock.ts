import type { DialoguePrompt } from '../ports/dialogue'
import { continueActivity, isQuiet } from './activities/run-activity'
import type { Draft } from './draft'
import { crisisFarewells } from './lines/crisis-lines'
import { withoutCapital } from './lines/line'
import {
  activityCheckIns,
  balanceLines,
  farewellReasons,
  gentleCheckIns,
  plainAiNotices,
  plainFarewells,
  silenceGoodbyes,
  silenceWarnings,
} from './lines/notice-lines'
import { stayPresent } from './respond-to-danger'

type FarewellReason = Extract<DialoguePrompt, { kind: 'farewell' }>['reason']

/** 30 s: one gentle check-in, or the next step of a quiet activity; 90 s: a warning; 120 s: the end. */
export function respondToSilence(draft: Draft, seconds: 30 | 90 | 120) {
  switch (seconds) {
    case 30:
      return checkIn(draft)
    case 90:
      draft.sayOneOf(silenceWarnings)
      return
    case 120:
      draft.sayOneOf(silenceGoodbyes)
      return
  }
}

function checkIn(draft: Draft) {
  const { mode, activity, lastResponse } = draft.state
  if (mode === 'closed') return
  if (mode === 'crisis') return stayPresent(draft)
  if (activity && isQuiet(draft.state)) return continueActivity(draft, activity, { kind: 'silent' })
  const rest = lastResponse.at(-1)
  if (activity && rest && draft.sayOneOf(activityCheckIns, { rest: withoutCapital(rest) })) return
  draft.sayOneOf(gentleCheckIns)
}

/** No guilt and no word of buying: only how long is left (05, « manipulation »). */
export const warnOfBalance = (draft: Draft, secondsLeft: 120 | 60 | 15) =>
  draft.sayOneOf(balanceLines[secondsLeft])

export function sayFarewell(draft: Draft, reason: FarewellReason) {
  draft.sayOneOf(farewellReasons[reason])
  const { mode, isGoodbyeSaid } = draft.state
  if (mode === 'crisis') draft.sayOneOf(crisisFarewells)
  if (reason === 'silence' || mode !== 'conversation' || isGoodbyeSaid) return
  const { farewells } = draft.context.companion.persona.manner
  draft.sayOneOf(farewells) || draft.sayOneOf(plainFarewells)
}

export function sayAiNotice(draft: Draft) {
  const { aiNotices } = draft.context.companion.persona
  draft.sayOneOf(aiNotices) || draft.sayOneOf(plainAiNotices)
}
