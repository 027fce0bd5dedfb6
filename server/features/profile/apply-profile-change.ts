import type { Profile, ProfileChange } from '../../../contract/account/profile'
import { checkProfile, type ProfileFaults } from '../../../domain/profile/profile-rules'
import { findSensitive, withoutSensitive } from '../../../domain/profile/profile-sensitive'
import { writeProfileSummary } from '../../../domain/profile/profile-summary'
import { ApplicationError } from '../../platform/application-error'

export type AppliedChange = {
  profile: Profile
  /** What was left out for want of the consent, in words, by field. */
  refused: ProfileFaults
  /** The person's new answer about their protected data; null when it did not change. */
  consentGiven: boolean | null
}

/**
 * What a profile becomes. Fails with INPUT_INVALID, the sentences by field in its details, when an
 * answer breaks a rule: then nothing changes. Protected answers without the consent are left out and
 * told, and the rest stands; a consent that is withdrawn takes those that were there along, and the
 * summary, even a reworded one, is written again without them (RGPD, art. 7(3) and 9; 05).
 */
export function applyProfileChange(stored: Profile, change: ProfileChange): AppliedChange {
  const { has_sensitive_consent, rewrite_summary, ...sent } = change
  const { changes, faults } = checkProfile(sent)
  if (Object.keys(faults).length > 0)
    throw new ApplicationError('INPUT_INVALID', { details: faults })

  const hasConsent = has_sensitive_consent ?? stored.has_sensitive_consent
  const isWithdrawn = stored.has_sensitive_consent && !hasConsent
  const wanted = { ...stored, ...changes, has_sensitive_consent: hasConsent }
  const profile = hasConsent ? wanted : withoutSensitive(wanted)

  const isReworded = changes.user_profile_summary !== undefined || stored.is_summary_edited
  const isOwnWords = isReworded && !rewrite_summary && !isWithdrawn
  return {
    profile: {
      ...profile,
      is_summary_edited: isOwnWords,
      user_profile_summary: isOwnWords
        ? profile.user_profile_summary
        : writeProfileSummary(profile, { hasSensitiveConsent: hasConsent }),
    },
    refused: hasConsent ? {} : findSensitive(changes),
    consentGiven: hasConsent === stored.has_sensitive_consent ? null : hasConsent,
  }
}
