import { messages } from '../../../domain/messages'
import type { ToastMessage } from '../../ui/toast'
import type { CallOutcome } from './call-lifecycle'

/**
 * What is said as soon as a call is over, before any rating. A settled call is a saved one: the
 * conversation, the charge and the balance are written together or not at all (03, « A call's life »).
 * The last one stands on top.
 */
export function outcomeToasts(outcome: CallOutcome): readonly ToastMessage[] {
  if (outcome.kind !== 'settled') return []
  const saved: ToastMessage = { kind: 'done', text: messages.CONVERSATION_SAVED }
  return outcome.reason === 'balance-exhausted'
    ? [saved, { kind: 'failed', text: messages.MINUTES_EXHAUSTED }]
    : [saved]
}
