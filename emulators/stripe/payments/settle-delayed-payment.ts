import { genericDecline } from '../cards/test-cards'
import { getId } from '../objects/identifier'
import type { TransactionContext } from '../state/transaction-context'
import { chargePaymentIntent, declinePaymentIntent } from './charge-payment-intent'

/** Completes or declines a delayed payment if it is due. */
export async function settleDelayedPayment(
  context: TransactionContext,
  sessionId: string,
  shouldDecline: boolean,
) {
  const { store, now } = context
  const session = await store.findLocked('checkout.session', sessionId)
  const settlesAt = session?.internalState.settlesAt ?? null
  if (!session?.payment_intent || settlesAt === null || settlesAt > now) return
  const intent = await store.findLocked('payment_intent', getId(session.payment_intent))
  const method =
    intent?.payment_method && (await store.find('payment_method', getId(intent.payment_method)))
  if (!intent || !method) throw new Error(`${session.id} has no payment intent or payment method`)
  const settlementContext = context.at(settlesAt)
  const internalState = { ...session.internalState, settlesAt: null }
  if (shouldDecline) {
    await declinePaymentIntent(settlementContext, { intent, decline: genericDecline })
    const failedSession = await store.save('checkout.session', { ...session, internalState })
    await settlementContext.emit('checkout.session.async_payment_failed', failedSession)
    return
  }
  await chargePaymentIntent(settlementContext, { intent, method })
  const paidSession = await store.save('checkout.session', {
    ...session,
    internalState,
    payment_status: 'paid',
  })
  await settlementContext.emit('checkout.session.async_payment_succeeded', paidSession)
}
