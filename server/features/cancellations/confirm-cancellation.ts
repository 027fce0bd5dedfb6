import { randomUUID } from 'node:crypto'
import { confirmedMail, type EndedSubscription } from './cancellation-mails'
import type { CancellationParts } from './cancellation-parts'

/** Somebody signed in has ended their subscription: kept and confirmed as from anywhere else. */
export async function confirmCancellation(
  { cancellations, jobs, origin }: Omit<CancellationParts, 'endAtPeriodEnd'>,
  userId: string,
  { notifiedAt, ...ended }: EndedSubscription & { subscriptionId: string; notifiedAt: Date },
) {
  const reader = await cancellations.findReader(userId)
  if (!reader) return
  const { name, email } = reader
  await cancellations.transaction(async (transaction) => {
    await cancellations.keepDone(transaction, {
      id: randomUUID(),
      userId,
      name,
      email,
      notifiedAt,
      subscriptionId: ended.subscriptionId,
      effectiveAt: ended.endsAt,
    })
    await jobs.enqueue(
      transaction,
      'send-mail',
      confirmedMail(email, origin, { notifiedAt }, ended),
    )
  })
}
