import { minutesOfRefund } from '../../../domain/billing/minutes-of-refund'
import { goneCents } from '../../../domain/billing/money-gone'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Transaction } from '../../platform/database/open-database'
import type { KnownOrder, PaymentRepository } from './payment-repository'

/** Of an order's money: what went back to the buyer, and what a bank holds. */
type Gone = Pick<KnownOrder, 'refundedCents' | 'disputedCents'>

type Change = Gone & { reason: 'refund' | 'dispute'; reference: string }

/**
 * Takes the minutes that went with an order's money, never below zero, or gives back those that came
 * again; answers what moved and how many the balance still owes (04, « Failures »). What is owed is settled before
 * anything is given back, so that nobody gets more than was taken.
 */
export async function moveReturnedMinutes(
  payments: Pick<PaymentRepository, 'findOwner'>,
  transaction: Transaction,
  order: KnownOrder,
  { reason, reference, ...gone }: Change,
): Promise<{ minutesNotReturned: number; movedMinutes: number }> {
  const due = minutesGone(order, gone) - minutesGone(order, order)
  const owed = order.minutesNotReturned + due
  const minutes = due < 0 ? Math.max(0, -owed) : -due
  const owner = minutes === 0 ? undefined : await payments.findOwner(order.customerId, transaction)
  // An account that was erased has neither a balance to take from nor one to give to.
  if (!owner?.userId) return { minutesNotReturned: Math.max(0, owed), movedMinutes: 0 }
  const movement = { userId: owner.userId, minutes, reason, reference, actor: 'system' }
  const moved = await moveMinutes(transaction, movement)
  return { minutesNotReturned: Math.max(0, owed + moved.minutes), movedMinutes: moved.minutes }
}

/** What leaving the contract promised took its minutes at once (withdrawals/settle-withdrawal.ts). */
const minutesGone = (order: KnownOrder, gone: Gone) =>
  minutesOfRefund(order, goneCents({ ...order, ...gone }))
