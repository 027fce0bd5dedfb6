import type { Books } from '../state/books'
import { genericDecline } from './cards'
import { idOf } from './reference'
import { refusePayment, takePayment } from './take-payment'

/** The bank of a delayed payment answers: the money is there, or it never comes. */
export async function settleDelayedPayment(books: Books, sessionId: string, isDeclined: boolean) {
  const { store, now } = books
  const session = await store.findLocked('checkout.session', sessionId)
  const settlesAt = session?.unseen.settlesAt ?? null
  if (!session?.payment_intent || settlesAt === null || settlesAt > now) return
  const intent = await store.findLocked('payment_intent', idOf(session.payment_intent))
  const method =
    intent?.payment_method && (await store.find('payment_method', idOf(intent.payment_method)))
  if (!intent || !method) throw new Error(`${session.id} has lost its payment`)
  const then = books.at(settlesAt)
  const unseen = { ...session.unseen, settlesAt: null }
  if (isDeclined) {
    await refusePayment(then, { intent, decline: genericDecline })
    const failed = await store.save('checkout.session', { ...session, unseen })
    await then.emit('checkout.session.async_payment_failed', failed)
    return
  }
  await takePayment(then, { intent, method })
  const paid = await store.save('checkout.session', { ...session, unseen, payment_status: 'paid' })
  await then.emit('checkout.session.async_payment_succeeded', paid)
}
