import type { Profile, ProfileChange } from '../../../../contract/account/profile'
import {
  multipleChoiceFields,
  singleChoiceFields,
} from '../../../../domain/profile/profile-answers'
import type { MultipleChoiceField } from '../../../../domain/profile-interests'

const multiLineFields = ['topics_to_avoid', 'user_profile_summary'] as const
const singleLineFields = ['first_name', 'last_name', 'city'] as const
const textFields = [...singleLineFields, ...multiLineFields, ...singleChoiceFields] as const

/** The values of the select field for a boolean answer. */
const yesOrNo = { yes: 'oui', no: 'non' } as const

type TextValueField = (typeof textFields)[number] | 'age' | 'previous_experience'

/** The values of the form's inputs: select fields, numbers and empty fields are strings. */
export type FormValues = Record<TextValueField, string> &
  Record<MultipleChoiceField, string[]> & { has_sensitive_consent: boolean }

export type FormField = keyof FormValues

/** Converts a saved profile into the values of the form. */
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

/** Lists the fields whose values differ from the saved values. The order within a list does not matter. */
export const listChangedFields = (savedValues: FormValues, values: FormValues): FormField[] =>
  listFields(savedValues).filter((field) => !isSameValue(savedValues[field], values[field]))

/** Returns only the changed answers, so that a save does not overwrite changes made in another window. */
export function toChange(savedValues: FormValues, values: FormValues): ProfileChange {
  const change: ProfileChange = {}
  const changedFields = new Set<FormField>(listChangedFields(savedValues, values))
  for (const field of textFields)
    if (changedFields.has(field)) change[field] = values[field] || null
  for (const field of multipleChoiceFields)
    if (changedFields.has(field)) change[field] = values[field]
  if (changedFields.has('age')) change.age = values.age === '' ? null : Number(values.age)
  if (changedFields.has('previous_experience'))
    change.previous_experience =
      values.previous_experience === '' ? null : values.previous_experience === yesOrNo.yes
  if (changedFields.has('has_sensitive_consent'))
    change.has_sensitive_consent = values.has_sensitive_consent
  return change
}

/**
 * Returns the values of the form after a save: the stored values, except in fields that the user has changed
 * during the request, and in fields that the server refused, which show an error.
 */
export function mergeAfterSave(
  storedValues: FormValues,
  sentValues: FormValues,
  currentValues: FormValues,
  refusedFields: readonly FormField[],
): FormValues {
  const keptFields = [...listChangedFields(sentValues, currentValues), ...refusedFields]
  return { ...storedValues, ...pick(currentValues, keptFields) }
}

/** Returns the values that are not saved yet, which the draft stores. */
export const getUnsavedValues = (
  savedValues: FormValues,
  values: FormValues,
): Partial<FormValues> => pick(values, listChangedFields(savedValues, values))

/** Applies a draft to the saved values. Values of the wrong type are ignored. */
export function applyDraft(
  savedValues: FormValues,
  draft: Readonly<Record<string, unknown>>,
): FormValues {
  const validFields = listFields(savedValues).filter((field) =>
    hasSameType(savedValues[field], draft[field]),
  )
  return { ...savedValues, ...pick(draft as FormValues, validFields) }
}

const listFields = (values: FormValues) => Object.keys(values) as FormField[]

const pick = (values: FormValues, fields: readonly FormField[]): Partial<FormValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]))

function isSameValue(one: FormValues[FormField], other: FormValues[FormField]) {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((value) => other.includes(value))
}

function hasSameType(value: FormValues[FormField], draftValue: unknown) {
  if (!Array.isArray(value)) return typeof draftValue === typeof value
  return Array.isArray(draftValue) && draftValue.every((item) => typeof item === 'string')
}
