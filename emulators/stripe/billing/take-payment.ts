import type Stripe from 'stripe'
import { createCharge } from '../objects/charge'
import type { Books } from '../state/books'
import { type Decline, isContesting } from './cards'
import { openDispute } from './dispute-charge'
import { idOf } from './reference'

type Payment = { intent: Stripe.PaymentIntent; method: Stripe.PaymentMethod }

/** Takes the money of an intent from a card. */
export async function takePayment(books: Books, { intent, method }: Payment) {
  const { store, now } = books
  const customerId = intent.customer && idOf(intent.customer)
  const charge = await store.insert('charge', createCharge({ now, intent, method, customerId }))
  if (isContesting(method.card?.last4)) await openDispute(books, charge)
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

/** Remembers that a card was refused; another may be tried. */
export const refusePayment = (
  { store }: Books,
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
