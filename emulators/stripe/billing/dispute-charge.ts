import type Stripe from 'stripe'
import { createDispute } from '../objects/dispute'
import type { Books } from '../state/books'
import { idOf } from './reference'

/** A week to answer, as most card networks leave. */
const answerWithinSeconds = 7 * 86_400

/** Somebody contests a charge at their bank, which takes the money at once. */
export async function openDispute(books: Books, charge: Stripe.Charge) {
  const { store, now, emit } = books
  await store.save('charge', { ...charge, disputed: true })
  const dueBy = now + answerWithinSeconds
  const dispute = await store.insert('dispute', createDispute({ now, charge, dueBy }))
  await emit('charge.dispute.created', dispute)
  await emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export type Verdict = 'won' | 'lost'

const closedStatuses: readonly unknown[] = ['won', 'lost'] satisfies Verdict[]

export const isClosed = ({ status }: Stripe.Dispute) => closedStatuses.includes(status)

/** The bank has decided, once: what is closed stays as it is. */
export async function closeDispute(books: Books, dispute: Stripe.Dispute, verdict: Verdict) {
  if (isClosed(dispute)) return dispute
  const { store, emit } = books
  const closed = await store.save('dispute', { ...dispute, status: verdict })
  await emit('charge.dispute.closed', closed)
  if (verdict === 'lost') return closed
  const charge = await store.findLocked('charge', idOf(dispute.charge))
  if (charge) await store.save('charge', { ...charge, disputed: false })
  await emit('charge.dispute.funds_reinstated', closed)
  return closed
}
