import { ORPCError } from '@orpc/client'
import type { ProfileChange } from '../../../../contract/account/profile'
import type { ProfileErrors } from '../../../../domain/profile/validate-profile'
import { loadApi } from '../../../api/load-api'

/**
 * Saves the change. The result's `refused` has a message for each field that was not saved because the
 * consent is missing.
 */
export const saveProfile = async (change: ProfileChange) => (await loadApi()).profile.change(change)

/** Returns the message for each invalid answer; null when the request failed for another reason. */
export function readProfileErrors(error: unknown): ProfileErrors | null {
  if (!(error instanceof ORPCError) || error.code !== 'INPUT_INVALID') return null
  const details: unknown = error.data
  if (typeof details !== 'object' || details === null) return null
  const entries = Object.entries(details).filter(([, message]) => typeof message === 'string')
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
