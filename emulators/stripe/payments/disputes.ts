import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { createDispute } from '../objects/dispute'
import { getId } from '../objects/identifier'
import type { TransactionContext } from '../state/transaction-context'

/** Stripe gives 7 to 21 days to submit evidence, depending on the card network. */
const evidencePeriodSeconds = 7 * 86_400

/** Opens a dispute over a charge; the bank withdraws the funds immediately. */
export async function openDispute(context: TransactionContext, charge: Stripe.Charge) {
  const { store, now, emit } = context
  await store.save('charge', { ...charge, disputed: true })
  const dueBy = now + evidencePeriodSeconds
  const dispute = await store.insert('dispute', createDispute({ now, charge, dueBy }))
  await emit('charge.dispute.created', dispute)
  await emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export type Verdict = 'won' | 'lost'

const closedStatuses: readonly string[] = ['won', 'lost'] satisfies Verdict[]

/** The condition with which `store.select` finds the open disputes. */
export const openDisputeCondition = sql`data->>'status' <> all(${sql.param(closedStatuses)}::text[])`

const isClosedDispute = ({ status }: Stripe.Dispute) => closedStatuses.includes(status)

/** Closes an open dispute with the bank's verdict; returns a closed one unchanged. */
export async function closeDispute(
  context: TransactionContext,
  dispute: Stripe.Dispute,
  verdict: Verdict,
) {
  if (isClosedDispute(dispute)) return dispute
  const { store, emit } = context
  const closedDispute = await store.save('dispute', { ...dispute, status: verdict })
  await emit('charge.dispute.closed', closedDispute)
  if (verdict === 'lost') return closedDispute
  const charge = await store.findLocked('charge', getId(dispute.charge))
  if (charge) await store.save('charge', { ...charge, disputed: false })
  await emit('charge.dispute.funds_reinstated', closedDispute)
  return closedDispute
}
