import type { CheckoutSession } from '../objects/checkout-session'
import type { TransactionContext } from '../state/transaction-context'

/** Marks an open session as expired, removes its URL and emits the event. Returns the expired session. */
export async function expireCheckoutSession(
  { store, emit }: TransactionContext,
  session: CheckoutSession,
) {
  const expiredSession = await store.save('checkout.session', {
    ...session,
    status: 'expired',
    url: null,
  })
  await emit('checkout.session.expired', expiredSession)
  return expiredSession
}

/** Expires a session if it is open and its `expires_at` has passed; the event is dated to `expires_at`. */
export async function expireSessionIfDue(context: TransactionContext, id: string) {
  const session = await context.store.findLocked('checkout.session', id)
  if (session?.status === 'open' && session.expires_at <= context.now)
    await expireCheckoutSession(context.at(session.expires_at), session)
}
