import { ORPCError } from '@orpc/client'
import type { Profile, ProfileChange } from '../../../contract/account/profile'
import type { ProfileFaults } from '../../../domain/profile/profile-rules'
import { loadApi } from '../../api'
import { failureMessage, isSessionOver } from '../../decode-problem'

export type SaveOutcome =
  | { state: 'saved'; profile: Profile; refused: ProfileFaults }
  /** An answer breaks a rule: nothing was saved. */
  | { state: 'refused'; faults: ProfileFaults }
  | { state: 'session-over' }
  /** Not reached, or broken; worded for people. */
  | { state: 'failed'; message: string }

/** Sends what changed. */
export async function saveProfile(change: ProfileChange): Promise<SaveOutcome> {
  try {
    const api = await loadApi()
    return { state: 'saved', ...(await api.profile.change(change)) }
  } catch (error) {
    if (isSessionOver(error)) return { state: 'session-over' }
    const faults = readFaults(error)
    return faults
      ? { state: 'refused', faults }
      : { state: 'failed', message: failureMessage(error) }
  }
}

/** The sentences by field that came with INPUT_INVALID; null when there are none. */
function readFaults(error: unknown): ProfileFaults | null {
  if (!(error instanceof ORPCError) || error.code !== 'INPUT_INVALID') return null
  const details: unknown = error.data
  if (typeof details !== 'object' || details === null) return null
  const told = Object.entries(details).filter(([, sentence]) => typeof sentence === 'string')
  return told.length > 0 ? Object.fromEntries(told) : null
}
