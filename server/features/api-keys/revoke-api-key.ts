import { ApplicationError } from '../../platform/application-error'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { ApiKeyRepository } from './api-key-repository'

export type RevokeApiKeyDeps = {
  apiKeys: Pick<ApiKeyRepository, 'transaction' | 'revoke'>
  jobs: Pick<JobQueue, 'enqueue'>
  /** Ends and settles the key's live call, if it has one. */
  endCallOfKey(keyId: string): Promise<void>
  onError(error: unknown): void
}

/** Delay of the job, which usually has nothing to do because the call has ended by then. */
const jobDelaySeconds = 5

/**
 * Revokes a key of the user and ends its call. If ending the call fails, the key stays revoked, and
 * a job tries again for at least twenty minutes. Revoking a revoked key does not change it. Throws
 * NOT_FOUND for an unknown key and for another user's.
 */
export async function revokeApiKey(
  { apiKeys, jobs, endCallOfKey, onError }: RevokeApiKeyDeps,
  userId: string,
  keyId: string,
) {
  await apiKeys.transaction(async (transaction) => {
    if (!(await apiKeys.revoke(transaction, userId, keyId))) throw new ApplicationError('NOT_FOUND')
    await jobs.enqueue(
      transaction,
      'end-calls-of-key',
      { keyId },
      { delaySeconds: jobDelaySeconds },
    )
  })
  await endCallOfKey(keyId).catch(onError)
}
