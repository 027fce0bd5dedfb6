import type { Profile, ProfileChange } from '../../../contract/account/profile'
import { writeProfileSummary } from '../../../domain/profile/profile-summary'
import {
  findMissingConsentErrors,
  withoutSensitiveAnswers,
} from '../../../domain/profile/sensitive-answers'
import {
  type ProfileErrors,
  validateProfileChanges,
} from '../../../domain/profile/validate-profile'
import { ApplicationError } from '../../platform/application-error'

export type AppliedChange = {
  profile: Profile
  /** Messages by field about sensitive answers that were dropped for lack of consent. */
  refusals: ProfileErrors
  /** The new consent to sensitive data; null when it did not change. */
  newConsent: boolean | null
}

/**
 * Applies a change to a profile. Throws INPUT_INVALID, with messages by field in its details, when
 * an answer breaks a rule. Without consent, drops sensitive answers and reports them. When consent
 * is withdrawn, removes stored sensitive answers and rewrites the summary, even an edited one,
 * without them (GDPR, art. 7(3) and 9).
 */
export function applyProfileChange(storedProfile: Profile, change: ProfileChange): AppliedChange {
  const { has_sensitive_consent, rewrite_summary, ...answers } = change
  const { changes, errors } = validateProfileChanges(answers)
  if (Object.keys(errors).length > 0)
    throw new ApplicationError('INPUT_INVALID', { details: errors })

  const hasConsent = has_sensitive_consent ?? storedProfile.has_sensitive_consent
  const isConsentWithdrawn = storedProfile.has_sensitive_consent && !hasConsent
  const requestedProfile = { ...storedProfile, ...changes, has_sensitive_consent: hasConsent }
  const profile = hasConsent ? requestedProfile : withoutSensitiveAnswers(requestedProfile)

  const isSummaryEdited =
    changes.user_profile_summary !== undefined || storedProfile.is_summary_edited
  const isEditedSummaryKept = isSummaryEdited && !rewrite_summary && !isConsentWithdrawn
  return {
    profile: {
      ...profile,
      is_summary_edited: isEditedSummaryKept,
      user_profile_summary: isEditedSummaryKept
        ? profile.user_profile_summary
        : writeProfileSummary(profile, { hasSensitiveConsent: hasConsent }),
    },
    refusals: hasConsent ? {} : findMissingConsentErrors(changes),
    newConsent: hasConsent === storedProfile.has_sensitive_consent ? null : hasConsent,
  }
}
