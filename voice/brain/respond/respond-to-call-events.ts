import type { FarewellReason } from '../../ports/dialogue'
import { lowercaseFirst } from '../../text-analysis/letter-case'
import { continueActivity, isQuietActivityRunning } from '../activities/run-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  activityCheckIns,
  balanceWarnings,
  defaultAiDisclosures,
  defaultFarewells,
  farewellExplanations,
  silenceCheckIns,
  silenceWarnings,
} from '../templates/call-event-templates'
import { crisisFarewells } from '../templates/crisis/danger-templates'
import { continueCrisisSupport } from './crisis/say-helpline'
import { resumeInterruptedResponse } from './repeat-sentences'

/**
 * After 30 s of silence asks whether the caller is still there; in a quiet activity says the next step instead, in a
 * crisis another sentence of support, and in a closed conversation nothing. After 90 s warns that the call will end.
 */
export function respondToSilence(draft: ResponseDraft, seconds: 30 | 90) {
  if (seconds === 30) return checkIn(draft)
  draft.sayOneOf(silenceWarnings)
}

function checkIn(draft: ResponseDraft) {
  const { mode, runningActivity, lastResponse } = draft.state
  if (mode === 'closed') return
  if (mode === 'crisis') return continueCrisisSupport(draft)
  if (runningActivity && isQuietActivityRunning(draft.state))
    return continueActivity(draft, runningActivity, { kind: 'silent' })
  const sentence = lowercaseFirst(lastResponse.at(-1) ?? '')
  if (runningActivity && sentence && draft.sayOneOf(activityCheckIns, { sentence })) return
  draft.sayOneOf(silenceCheckIns)
}

/** Says how much time is left, without any pressure to buy minutes or to stay. */
export const warnAboutBalance = (draft: ResponseDraft, secondsLeft: 120 | 60) =>
  draft.sayOneOf(balanceWarnings[secondsLeft])

/**
 * Says why the call ends, then the companion's farewell, which is left out after a goodbye and in a closed
 * conversation. In a crisis, says a farewell that offers help instead, even after a goodbye. When the balance is
 * exhausted after a goodbye, only says what an interruption cut off.
 */
export function sayFarewell(draft: ResponseDraft, reason: FarewellReason) {
  const { mode, hasSaidGoodbye, interruptedSentences } = draft.state
  const isBalanceExhausted = reason === 'balance-exhausted'
  if (isBalanceExhausted && hasSaidGoodbye) {
    resumeInterruptedResponse(draft, interruptedSentences)
    return
  }
  draft.sayOneOf(farewellExplanations[reason])
  if (isBalanceExhausted) draft.update({ hasSaidGoodbye: true })
  if (reason === 'time-budget') draft.update({ hasSaidGoodbye: true, isCallEnding: true })
  if (mode === 'crisis') draft.sayOneOf(crisisFarewells)
  if (mode !== 'conversation' || hasSaidGoodbye) return
  const { farewells } = draft.context.companion.persona.manner
  draft.sayOneOf(farewells) || draft.sayOneOf(defaultFarewells)
}

/** Says that the companion is an AI, in words of its persona that were not said yet, or else in default words. */
export function sayAiDisclosure(draft: ResponseDraft) {
  const { aiDisclosures } = draft.context.companion.persona
  draft.sayOneOf(aiDisclosures) || draft.sayOneOf(defaultAiDisclosures)
}
