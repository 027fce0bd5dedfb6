import { publicMessages } from '../../../../domain/public-messages'
import { hasCrisisPause } from '../../../../domain/receipt'
import type { ToastMessage } from '../../../ui/feedback/toast'
import type { CallOutcome } from '../lifecycle/call-lifecycle'

/**
 * Creates the toasts shown as soon as a call is over; the last one is on top. The conversation of a
 * settled call is saved: it is written in the same transaction as the charge and the balance.
 * After a crisis nothing is shown over the help numbers.
 */
export function createOutcomeToasts(outcome: CallOutcome): readonly ToastMessage[] {
  if (outcome.kind !== 'settled' || hasCrisisPause(outcome.receipt)) return []
  const savedToast: ToastMessage = { kind: 'done', text: publicMessages.CONVERSATION_SAVED }
  return outcome.reason === 'balance-exhausted'
    ? [savedToast, { kind: 'failed', text: publicMessages.MINUTES_EXHAUSTED }]
    : [savedToast]
}
