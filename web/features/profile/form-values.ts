import type { Profile, ProfileChange } from '../../../contract/account/profile'
import { multipleChoiceFields, singleChoiceFields } from '../../../domain/profile/profile-answers'
import type { MultipleChoiceField } from '../../../domain/profile-interests'

const longTexts = ['topics_to_avoid', 'user_profile_summary'] as const
const lineTexts = ['first_name', 'last_name', 'city'] as const
const textFields = [...lineTexts, ...longTexts, ...singleChoiceFields] as const

/** « Oui » and « Non » as a select knows them. */
const yesOrNo = { yes: 'oui', no: 'non' } as const

type TextValueField = (typeof textFields)[number] | 'age' | 'previous_experience'

/** The form as it is on the screen: a select, a number and an empty field are texts there. */
export type FormValues = Record<TextValueField, string> &
  Record<MultipleChoiceField, string[]> & { has_sensitive_consent: boolean }

export type FormField = keyof FormValues

/** A saved profile as the form shows it. */
export function toFormValues(profile: Profile): FormValues {
  const texts = textFields.map((field) => [field, profile[field] ?? ''])
  const lists = multipleChoiceFields.map((field) => [field, profile[field]])
  return {
    ...(Object.fromEntries([...texts, ...lists]) as FormValues),
    age: profile.age === null ? '' : String(profile.age),
    previous_experience:
      profile.previous_experience === null
        ? ''
        : yesOrNo[profile.previous_experience ? 'yes' : 'no'],
    has_sensitive_consent: profile.has_sensitive_consent,
  }
}

/** The fields that differ from what is saved; a list is the same in any order. */
export const changedFields = (saved: FormValues, values: FormValues): FormField[] =>
  fieldsOf(saved).filter((field) => !isSame(saved[field], values[field]))

/** What to send: only what changed, so that another window's changes stand (contract/profile.ts). */
export function toChange(saved: FormValues, values: FormValues): ProfileChange {
  const change: ProfileChange = {}
  const changed = new Set<FormField>(changedFields(saved, values))
  for (const field of textFields) if (changed.has(field)) change[field] = values[field] || null
  for (const field of multipleChoiceFields) if (changed.has(field)) change[field] = values[field]
  if (changed.has('age')) change.age = values.age === '' ? null : Number(values.age)
  if (changed.has('previous_experience'))
    change.previous_experience =
      values.previous_experience === '' ? null : values.previous_experience === yesOrNo.yes
  if (changed.has('has_sensitive_consent'))
    change.has_sensitive_consent = values.has_sensitive_consent
  return change
}

/**
 * The form after a save: as the server has it now, with what was typed meanwhile, and with what it
 * refused still on the screen, beside the reason.
 */
export function afterSave(
  stored: FormValues,
  sent: FormValues,
  now: FormValues,
  refused: readonly FormField[],
): FormValues {
  const kept = [...changedFields(sent, now), ...refused]
  return { ...stored, ...pick(now, kept) }
}

/** What a draft holds: the values that are not saved yet. */
export const unsavedValues = (saved: FormValues, values: FormValues): Partial<FormValues> =>
  pick(values, changedFields(saved, values))

/** A draft laid over what is saved; what is not of the field's kind is left out. */
export function withDraft(saved: FormValues, draft: Readonly<Record<string, unknown>>): FormValues {
  const fitting = fieldsOf(saved).filter((field) => isOfSameKind(saved[field], draft[field]))
  return { ...saved, ...pick(draft as FormValues, fitting) }
}

const fieldsOf = (values: FormValues) => Object.keys(values) as FormField[]

const pick = (values: FormValues, fields: readonly FormField[]): Partial<FormValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function isSame(one: FormValues[FormField], other: FormValues[FormField]) {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value) => other.includes(value))
}

function isOfSameKind(value: FormValues[FormField], drafted: unknown) {
  if (!Array.isArray(value)) return typeof drafted === typeof value
  return Array.isArray(drafted) && drafted.every((item) => typeof item === 'string')
}
