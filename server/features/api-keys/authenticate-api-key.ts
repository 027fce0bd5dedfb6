import { isApiKey } from '../../../domain/accounts/api-key'
import { ApplicationError } from '../../platform/application-error'
import {
  consumeForNetwork,
  type Network,
  requireAttemptsLeft,
} from '../../platform/rate-limits/consume-for-network'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { hashToken } from '../../platform/tokens'
import type { ApiKeyGrant } from '../../users/api-key-grant'
import type { ApiKeyRepository } from './api-key-repository'

/**
 * Limits requests with unknown or revoked keys, per network: a program with a wrong key often tries
 * again without a pause.
 */
const failureLimit: RateLimit = { name: 'api-key-failures', max: 10, windowSeconds: 60 }

type Deps = {
  apiKeys: Pick<ApiKeyRepository, 'findActive' | 'markUsed'>
  rateLimits: Pick<RateLimits, 'consume' | 'readWaitSeconds'>
}

/**
 * Returns what a key permits, and records its use. The owner must meet the same conditions as on
 * the website: a confirmed address (otherwise EMAIL_NOT_VERIFIED is thrown) and an account that is
 * not suspended (otherwise ACCOUNT_SUSPENDED). Throws API_KEY_INVALID for a key that is unknown,
 * revoked or not allowed to call, and API_KEY_LIMIT_REACHED when the key's minutes of the month are
 * spent. After too many unknown or revoked keys from one network, every key from it is refused with
 * RATE_LIMITED until the window ends. `network` is where the request comes from, or null for a
 * request that is not limited.
 */
export async function authenticateApiKey(
  { apiKeys, rateLimits }: Deps,
  key: string,
  network: Network | null,
): Promise<ApiKeyGrant> {
  if (network) await requireAttemptsLeft(rateLimits.readWaitSeconds, failureLimit, network)
  const keyWithOwner = isApiKey(key) ? await apiKeys.findActive(hashToken(key, 'hex')) : undefined
  if (!keyWithOwner) {
    if (network) await consumeForNetwork(rateLimits.consume, failureLimit, network)
    throw new ApplicationError('API_KEY_INVALID')
  }
  const { id, userId, scopes, sharedWith, monthlyMinutes } = keyWithOwner.key
  if (!scopes.includes('calls')) throw new ApplicationError('API_KEY_INVALID')
  if (!keyWithOwner.isEmailVerified) throw new ApplicationError('EMAIL_NOT_VERIFIED')
  if (keyWithOwner.suspendedAt) throw new ApplicationError('ACCOUNT_SUSPENDED')
  if (monthlyMinutes !== null && keyWithOwner.minutesThisMonth >= monthlyMinutes)
    throw new ApplicationError('API_KEY_LIMIT_REACHED')
  await apiKeys.markUsed(id)
  return { keyId: id, userId, canRemember: scopes.includes('memory'), sharedWith }
}
