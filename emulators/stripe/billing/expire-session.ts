import type { CheckoutSession } from '../objects/checkout-session'
import type { Books } from '../state/books'

/** Nobody can pay it any more. */
export async function expireSession({ store, emit }: Books, session: CheckoutSession) {
  const expired = await store.save('checkout.session', { ...session, status: 'expired', url: null })
  await emit('checkout.session.expired', expired)
  return expired
}
