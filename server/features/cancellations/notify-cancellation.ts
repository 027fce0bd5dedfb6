import type { CancellationNotice } from '../../../domain/billing/cancellation-notice'
import { ApplicationError } from '../../platform/application-error'
import type { CancellationParts } from './cancellation-parts'

/**
 * Keeps the declaration with its hour, and leaves the rest to a job: the answer tells nobody whether
 * an address is known (05, « Security »).
 */
export async function notifyCancellation(
  { cancellations, jobs }: Pick<CancellationParts, 'cancellations' | 'jobs'>,
  { id, notice }: { id: string; notice: CancellationNotice },
) {
  await cancellations.transaction(async (transaction) => {
    if (await cancellations.keep(transaction, id, notice))
      await jobs.enqueue(transaction, 'carry-out-cancellation', { cancellationId: id })
  })
  const kept = await cancellations.read(id)
  // The same name with another address would answer with a stranger's hour.
  if (!kept || kept.email !== notice.email) throw new ApplicationError('INPUT_INVALID')
  return { notifiedAt: kept.notifiedAt.toISOString() }
}
