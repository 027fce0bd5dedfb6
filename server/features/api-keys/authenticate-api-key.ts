import { isApiKey } from '../../../domain/accounts/api-key'
import { ApplicationError } from '../../platform/application-error'
import { hashToken } from '../../platform/tokens'
import type { ApiKeyRepository } from './api-key-repository'

/** What a valid key permits. */
export type ApiKeyGrant = {
  keyId: string
  userId: string
  /** Whether calls may be summarised and remembered, if the user has consented to it. */
  mayRemember: boolean
  /** Hosts that may receive what is said. */
  sharedWith: string[]
}

/**
 * Returns what a key permits, and notes its use. The owner must meet the same conditions as in a page: a
 * confirmed address and an account that is not suspended. Throws API_KEY_INVALID for an unknown or
 * revoked key, EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED, and API_KEY_LIMIT_REACHED when the month's
 * minutes are spent.
 */
export async function authenticateApiKey(
  apiKeys: Pick<ApiKeyRepository, 'findActive' | 'markUsed'>,
  key: string,
): Promise<ApiKeyGrant> {
  const found = isApiKey(key) ? await apiKeys.findActive(hashToken(key, 'hex')) : undefined
  if (!found) throw new ApplicationError('API_KEY_INVALID')
  const { id, userId, scopes, sharedWith, monthlyMinutes } = found.key
  if (!scopes.includes('calls')) throw new ApplicationError('API_KEY_INVALID')
  if (!found.isEmailVerified) throw new ApplicationError('EMAIL_NOT_VERIFIED')
  if (found.suspendedAt) throw new ApplicationError('ACCOUNT_SUSPENDED')
  if (monthlyMinutes !== null && found.minutesThisMonth >= monthlyMinutes)
    throw new ApplicationError('API_KEY_LIMIT_REACHED')
  await apiKeys.markUsed(id)
  return { keyId: id, userId, mayRemember: scopes.includes('memory'), sharedWith }
}
