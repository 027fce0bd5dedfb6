import { type OfferKey, offers } from '../../../domain/offers'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Transaction } from '../../platform/database/open-database'
import type { PaymentParts } from './payment-parts'
import type { NewOrder } from './payment-repository'
import { purchaseMail } from './purchase-mail'

type Owner = { userId: string | null; email: string | null }

/**
 * Writes an order as it stands; once it is paid its minutes are credited and a mail confirms it, both
 * once. `reason` says under which name: a pack's session, a subscription's invoice (04, « Ledger »).
 */
export async function completeOrder(
  { payments, sendMail, origin }: Pick<PaymentParts, 'payments' | 'sendMail' | 'origin'>,
  transaction: Transaction,
  owner: Owner,
  {
    reason,
    offerKey,
    ...order
  }: NewOrder & { reason: 'purchase' | 'subscription'; offerKey: OfferKey },
) {
  await payments.writeOrder(transaction, { ...order, offerKey })
  const { minutes = 0 } = order
  // An account that was erased has nothing left to credit; its order stays in the books.
  if (order.paymentStatus !== 'paid' || !owner.userId || minutes === 0) return
  const { isNew } = await moveMinutes(transaction, {
    userId: owner.userId,
    minutes,
    reason,
    reference: order.id,
    actor: 'system',
  })
  if (!isNew || !owner.email) return
  const { amountTotalCents, createdAt = new Date(0) } = order
  await sendMail(
    transaction,
    purchaseMail(owner.email, origin, {
      name: offers[offerKey].name,
      minutes,
      amountTotalCents,
      orderedAt: createdAt,
    }),
  )
}
