import { confirmedMail, type EndedSubscription, nothingFoundMail } from './cancellation-mails'
import type { CancellationParts } from './cancellation-parts'

type Ended = EndedSubscription & { subscriptionId: string }

/**
 * Ends what runs under the address with the period that is paid, and confirms it by mail, once. An
 * address without a subscription is told so, in its own mailbox (docs/decisions/018).
 */
export async function carryOutCancellation(parts: CancellationParts, cancellationId: string) {
  const { cancellations, jobs, origin } = parts
  const declared = await cancellations.read(cancellationId)
  if (!declared || declared.carriedOutAt) return
  const userId = declared.userId ?? (await cancellations.findUserId(declared.email))
  const ended = userId ? await endAll(parts, userId) : undefined
  await cancellations.transaction(async (transaction) => {
    const locked = await cancellations.lock(transaction, cancellationId)
    if (!locked || locked.carriedOutAt) return
    await cancellations.finish(transaction, cancellationId, {
      userId,
      subscriptionId: ended?.subscriptionId ?? locked.subscriptionId,
      effectiveAt: ended?.endsAt ?? null,
    })
    const mail = ended
      ? confirmedMail(locked.email, origin, locked, ended)
      : nothingFoundMail(locked.email, origin, locked)
    await jobs.enqueue(transaction, 'send-receipt', mail)
  })
}

/** The last of them, when a new one began before an old one was over. */
async function endAll(
  { cancellations, endAtPeriodEnd }: CancellationParts,
  userId: string,
): Promise<Ended | undefined> {
  let last: Ended | undefined
  for (const running of await cancellations.listRunning(userId))
    last = { ...running, ...(await endAtPeriodEnd(running.subscriptionId)) }
  return last
}

/** Those whose job gave up, after a night without the payment service for instance. */
export async function resumeCancellations({
  cancellations,
  jobs,
}: Pick<CancellationParts, 'cancellations' | 'jobs'>) {
  for (const cancellationId of await cancellations.listUnfinished())
    await jobs.enqueue(null, 'carry-out-cancellation', { cancellationId })
}
