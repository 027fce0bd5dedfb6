import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Profile, ProfileChange } from '../../../../contract/account/profile'
import { profileFields } from '../../../../domain/profile/profile-answers'
import { sensitiveFields } from '../../../../domain/profile/sensitive-answers'
import {
  type ProfileErrors,
  validateProfileChanges,
} from '../../../../domain/profile/validate-profile'
import { publicMessages } from '../../../../domain/public-messages'
import { findFailureMessage, isSignInRequired } from '../../../api/decode-problem'
import { showToast } from '../../../ui/feedback/toast'
import {
  applyDraft,
  type FormField,
  type FormValues,
  getUnsavedValues,
  listChangedFields,
  mergeAfterSave,
  toChange,
  toFormValues,
} from './form-values'
import type { ProfileDraft } from './profile-draft'
import { readProfileErrors, saveProfile } from './save-profile'

type Options = {
  profile: Profile
  draft: ProfileDraft
  /** Moves the focus to the field with this name. */
  focusField: (field: string) => void
  onSaved: () => void
  onSessionExpired: () => void
}

type SaveOptions = {
  /** Whether to replace the user's own summary with one that is composed from the answers. */
  isRewriting?: boolean
  /** Whether to save only the withdrawal of the consent to sensitive answers. */
  isWithdrawing?: boolean
  onSettled?: () => void
}

/** `sentValues`: the form's values when the change was sent, or the saved values if only the consent was withdrawn. */
type SaveRequest = { change: ProfileChange; sentValues: FormValues; isRewriting: boolean }

const formOrder = [...profileFields, 'user_profile_summary'] as const

export type ProfileEditor = ReturnType<typeof useProfileEditor>

/**
 * The values of the profile form, the saved values, and the errors. What the user types stays in the form
 * and in the draft until it is saved, even if requests fail.
 */
export function useProfileEditor(options: Options) {
  const { profile, draft, focusField, onSaved, onSessionExpired } = options
  /** The profile as the server has it. `savedValues` is the same profile, converted to values of the form. */
  const [storedProfile, setStoredProfile] = useState(profile)
  const [restoredDraft] = useState(() => draft.read())
  const [values, setValues] = useState(() => applyDraft(toFormValues(profile), restoredDraft ?? {}))
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [isRestoreNoticeAllowed, setRestoreNoticeAllowed] = useState(true)
  const savedValues = toFormValues(storedProfile)
  const isDirty = listChangedFields(savedValues, values).length > 0

  const unsavedJson = JSON.stringify(getUnsavedValues(savedValues, values))
  useEffect(() => {
    if (unsavedJson === '{}') draft.clear()
    else draft.write(JSON.parse(unsavedJson))
  }, [draft, unsavedJson])

  const saveMutation = useMutation({
    mutationFn: ({ change }: SaveRequest) => saveProfile(change),
    onSuccess({ profile: savedProfile, refused }, { sentValues, isRewriting }) {
      const refusedFields = Object.keys(refused) as FormField[]
      showSavedProfile(savedProfile, refusedFields, { sentValues, isRewriting })
      setErrors(refused)
      onSaved()
    },
    onError(error) {
      const hasExpired = isSignInRequired(error)
      const text = hasExpired ? publicMessages.SESSION_EXPIRED : publicMessages.PROFILE_NOT_SAVED
      showToast({ kind: 'failed', text })
      if (hasExpired) onSessionExpired()
      const fieldErrors = readProfileErrors(error)
      if (fieldErrors) showErrors(fieldErrors)
    },
  })
  const hasFailed =
    saveMutation.error &&
    !isSignInRequired(saveMutation.error) &&
    !readProfileErrors(saveMutation.error)

  function setValue<Field extends FormField>(field: Field, value: FormValues[Field]) {
    setValues((current) => ({ ...current, [field]: value }))
    // A change of the consent clears the errors of all fields that need the consent.
    const correctedFields = field === 'has_sensitive_consent' ? sensitiveFields : [field]
    setErrors((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([name]) => !correctedFields.includes(name)),
      ),
    )
  }

  function save({ isRewriting = false, isWithdrawing = false, onSettled }: SaveOptions = {}) {
    if (saveMutation.isPending) return
    const change = isWithdrawing ? { has_sensitive_consent: false } : toChange(savedValues, values)
    if (isRewriting) {
      delete change.user_profile_summary
      change.rewrite_summary = true
    }
    const { errors: foundErrors } = validateProfileChanges(change)
    if (Object.keys(foundErrors).length > 0) return showErrors(foundErrors)
    const sentValues = isWithdrawing ? savedValues : values
    saveMutation.mutate({ change, sentValues, isRewriting }, { onSettled: () => onSettled?.() })
  }

  function showSavedProfile(
    savedProfile: Profile,
    refusedFields: readonly FormField[],
    { sentValues, isRewriting }: Omit<SaveRequest, 'change'>,
  ) {
    const freshValues = toFormValues(savedProfile)
    setStoredProfile(savedProfile)
    setRestoreNoticeAllowed(false)
    setValues((current) => {
      const mergedValues = mergeAfterSave(freshValues, sentValues, current, refusedFields)
      return isRewriting
        ? { ...mergedValues, user_profile_summary: freshValues.user_profile_summary }
        : mergedValues
    })
    showToast(
      refusedFields.length > 0
        ? { kind: 'failed', text: 'Enregistré, sauf ce qui attend votre accord' }
        : { kind: 'done', text: publicMessages.PROFILE_SAVED },
    )
    if (refusedFields.length > 0) focusField('has_sensitive_consent')
  }

  function showErrors(foundErrors: ProfileErrors) {
    setErrors(foundErrors)
    const firstField = formOrder.find((field) => foundErrors[field] !== undefined)
    if (firstField) focusField(firstField)
  }

  /** Discards the changes and restores the saved values. */
  function discard() {
    setValues(savedValues)
    setErrors({})
    if (saveMutation.isError) saveMutation.reset()
    setRestoreNoticeAllowed(false)
  }

  return {
    values,
    errors,
    /** The message of a failed save; null when the fields show its errors, or the session has expired. */
    failure: hasFailed ? findFailureMessage(saveMutation.error) : null,
    storedProfile,
    isDirty,
    isSaving: saveMutation.isPending,
    /** Whether the form contains unsaved values of an earlier visit. False once changes were saved or discarded. */
    isRestored: restoredDraft !== null && isRestoreNoticeAllowed && isDirty,
    setValue,
    showErrors,
    save,
    discard,
  }
}
