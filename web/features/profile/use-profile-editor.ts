import { useEffect, useState } from 'react'
import type { Profile } from '../../../contract/account/profile'
import { messages } from '../../../domain/messages'
import { profileFields } from '../../../domain/profile/profile-answers'
import { checkProfile, type ProfileFaults } from '../../../domain/profile/profile-rules'
import { sensitiveFields } from '../../../domain/profile/profile-sensitive'
import { showToast } from '../../ui/toast'
import {
  afterSave,
  changedFields,
  type FormField,
  type FormValues,
  toChange,
  toFormValues,
  unsavedValues,
  withDraft,
} from './form-values'
import type { ProfileDraft } from './profile-draft'
import { type SaveOutcome, saveProfile } from './save-profile'

type Options = {
  profile: Profile
  draft: ProfileDraft
  /** The name, the count of the banner and the companions' knowledge have changed. */
  onSaved: () => void
  onSessionOver: () => void
}

const formOrder = [...profileFields, 'user_profile_summary'] as const

export type ProfileEditor = ReturnType<typeof useProfileEditor>

/**
 * What is on the screen, what is saved, and what is wrong. Whatever happens to a save, what was
 * typed stays, and is in the draft until it is saved.
 */
export function useProfileEditor({ profile, draft, onSaved, onSessionOver }: Options) {
  const [stored, setStored] = useState(profile)
  const [restored] = useState(() => draft.read())
  const [values, setValues] = useState(() => withDraft(toFormValues(profile), restored ?? {}))
  const [faults, setFaults] = useState<ProfileFaults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isRestoredShown, setRestoredShown] = useState(true)
  const saved = toFormValues(stored)
  const changed = changedFields(saved, values)
  const isDirty = changed.length > 0

  const unsaved = JSON.stringify(unsavedValues(saved, values))
  useEffect(() => {
    if (unsaved === '{}') draft.forget()
    else draft.write(JSON.parse(unsaved))
  }, [draft, unsaved])

  function setValue<Field extends FormField>(field: Field, value: FormValues[Field]) {
    setValues((now) => ({ ...now, [field]: value }))
    // The consent answers for every field that lacked it.
    const answered = field === 'has_sensitive_consent' ? sensitiveFields : [field]
    setFaults((now) =>
      Object.fromEntries(Object.entries(now).filter(([at]) => !answered.includes(at))),
    )
  }

  /** Answers the first field with something wrong, to be looked at; null when all is saved. */
  async function save({ isRewriting = false, isWithdrawing = false } = {}): Promise<string | null> {
    if (isSaving) return null
    const sent = values
    const change = isWithdrawing ? { has_sensitive_consent: false } : toChange(saved, sent)
    if (isRewriting) {
      delete change.user_profile_summary
      change.rewrite_summary = true
    }
    const { faults: found } = checkProfile(change)
    if (Object.keys(found).length > 0) return show(found)
    setSaving(true)
    setFailure(null)
    const outcome = await saveProfile(change)
    setSaving(false)
    return settle(outcome, isWithdrawing ? saved : sent, isRewriting)
  }

  function settle(outcome: SaveOutcome, sent: FormValues, isRewriting: boolean) {
    if (outcome.state !== 'saved') {
      const isOver = outcome.state === 'session-over'
      const text = isOver ? messages.SESSION_EXPIRED : messages.PROFILE_NOT_SAVED
      showToast({ kind: 'failed', text })
      if (isOver) onSessionOver()
      if (outcome.state === 'failed') setFailure(outcome.message)
      return outcome.state === 'refused' ? show(outcome.faults) : null
    }
    setStored(outcome.profile)
    setRestoredShown(false)
    const refused = Object.keys(outcome.refused) as FormField[]
    const fresh = toFormValues(outcome.profile)
    setValues((now) => {
      const kept = afterSave(fresh, sent, now, refused)
      return isRewriting ? { ...kept, user_profile_summary: fresh.user_profile_summary } : kept
    })
    showToast(
      refused.length > 0
        ? { kind: 'failed', text: 'Enregistré, sauf ce qui attend votre accord' }
        : { kind: 'done', text: messages.PROFILE_SAVED },
    )
    onSaved()
    setFaults(outcome.refused)
    return refused.length > 0 ? 'has_sensitive_consent' : null
  }

  function show(found: ProfileFaults) {
    setFaults(found)
    return formOrder.find((field) => found[field] !== undefined) ?? null
  }

  /** Back to what is saved. */
  function discard() {
    setValues(saved)
    setFaults({})
    setFailure(null)
    setRestoredShown(false)
  }

  return {
    values,
    faults,
    failure,
    stored,
    isDirty,
    isSaving,
    /** Something that was typed before, and not saved, was found again. */
    isRestored: restored !== null && isRestoredShown && isDirty,
    setValue,
    showFaults: show,
    save,
    discard,
  }
}
