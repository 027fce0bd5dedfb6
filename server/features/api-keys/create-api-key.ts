import type { ApiKeyDraft } from '../../../contract/account/api-keys'
import { apiKeyPrefixLength, apiKeyStart, maxApiKeys } from '../../../domain/accounts/api-key'
import { ApplicationError } from '../../platform/application-error'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { createToken, hashToken } from '../../platform/tokens'
import type { SignedInUser } from '../../policies'
import { findMailRecipient } from '../../users/find-mail-recipient'
import { apiKeyCreatedMail } from './api-key-created-mail'
import type { ApiKeyRepository } from './api-key-repository'

export type CreateApiKeyDeps = {
  apiKeys: Pick<ApiKeyRepository, 'transaction' | 'lockAndCount' | 'add'>
  jobs: Pick<JobQueue, 'enqueue'>
  /** The base of the link in the e-mail. */
  origin: string
  /** Throws RATE_LIMITED. */
  consume(limit: RateLimit, subject: string): Promise<void>
}

/**
 * New keys per user. A revoked key no longer counts towards `maxApiKeys` but stays in the table for
 * a while, so without this limit a user could fill the table by creating and revoking keys.
 */
const creationLimit: RateLimit = { name: 'api-keys', max: 20, windowSeconds: 3_600 }

/**
 * Creates a key, tells the user by e-mail, and returns the key. It cannot be shown again, because
 * only its hash is stored. Throws API_KEYS_FULL or RATE_LIMITED.
 */
export async function createApiKey(
  { apiKeys, jobs, origin, consume }: CreateApiKeyDeps,
  user: Pick<SignedInUser, 'id'>,
  { name, scopes, sharedWith, monthlyMinutes }: Omit<ApiKeyDraft, 'hasConfirmedUse'>,
) {
  await consume(creationLimit, user.id)
  const key = `${apiKeyStart}${createToken()}`
  const storedKey = await apiKeys.transaction(async (transaction) => {
    if ((await apiKeys.lockAndCount(transaction, user.id)) >= maxApiKeys)
      throw new ApplicationError('API_KEYS_FULL')
    const row = await apiKeys.add(transaction, {
      userId: user.id,
      name,
      prefix: key.slice(0, apiKeyPrefixLength),
      keyHash: hashToken(key, 'hex'),
      scopes: [...new Set(scopes)],
      sharedWith,
      monthlyMinutes,
    })
    const recipient = await findMailRecipient(transaction, user.id)
    if (recipient)
      await jobs.enqueue(
        transaction,
        'send-mail',
        apiKeyCreatedMail(recipient.email, row.prefix, origin),
      )
    return row
  })
  return { key, storedKey }
}
