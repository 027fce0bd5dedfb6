import type Stripe from 'stripe'
import { type Decline, isDisputedCard } from '../cards/test-cards'
import { createCharge } from '../objects/charge'
import { getId } from '../objects/identifier'
import type { TransactionContext } from '../state/transaction-context'
import { openDispute } from './disputes'

type Payment = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod }

/** Charges a payment intent to a card, and opens a dispute if the card is the disputed test card. */
export async function chargePaymentIntent(
  context: TransactionContext,
  { intent, method }: Payment,
) {
  const { store, now } = context
  const customerId = intent.customer && getId(intent.customer)
  const charge = await store.insert('charge', createCharge({ now, intent, method, customerId }))
  if (isDisputedCard(method.card?.last4)) await openDispute(context, charge)
  return store.save('payment_intent', {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  })
}

/** Records a declined card on the payment intent, which stays open for another card. */
export const declinePaymentIntent = (
  { store }: TransactionContext,
  { intent, decline }: { intent: Stripe.PaymentIntent; decline: Decline },
) =>
  store.save('payment_intent', {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
    },
  })
