import type { CancellationRequest } from '../../../domain/billing/cancellation-request'
import { ApplicationError } from '../../platform/application-error'
import type { BillingDeps } from '../billing-deps'

type SubmittedCancellation = {
  id: string
  request: CancellationRequest
  shouldMailOnlyIfCancelled: boolean
}

/**
 * Stores a visitor's cancellation with its time. A job carries it out, so that the response does
 * not reveal whether the address has an account. The same id sent twice is stored once. Throws
 * INPUT_INVALID when the id was used for another address. With `shouldMailOnlyIfCancelled`, a mail
 * is sent only if the cancellation ends a subscription. The returned `notifiedAt` is the time at which
 * the request was first received.
 */
export async function requestCancellation(
  { cancellations, database, jobs }: Pick<BillingDeps, 'cancellations' | 'database' | 'jobs'>,
  { id, request, shouldMailOnlyIfCancelled }: SubmittedCancellation,
) {
  await database.transaction(async (transaction) => {
    if (await cancellations.store(transaction, id, request))
      await jobs.enqueue(transaction, 'carry-out-cancellation', {
        cancellationId: id,
        ...(shouldMailOnlyIfCancelled && { shouldMailOnlyIfCancelled }),
      })
  })
  const cancellation = await cancellations.read(id)
  // Without this check, a guessed id would reveal the time of another visitor's cancellation.
  if (!cancellation || cancellation.email !== request.email)
    throw new ApplicationError('INPUT_INVALID')
  return { notifiedAt: cancellation.notifiedAt.toISOString() }
}
