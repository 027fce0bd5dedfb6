import { cleanMultilineText, cleanSingleLineText } from '../formatting/typed-text'
import { formatWholeNumber } from '../formatting/whole-number'
import { multipleChoices } from '../profile-interests'
import {
  isMultipleChoice,
  isSingleChoice,
  multipleChoiceFields,
  type ProfileAnswers,
  type ProfileField,
  type ProfileTextField,
  profileFieldLabels,
  profileTextFields,
  singleChoiceFields,
} from './profile-answers'

/** Fields to change; absent fields stay unchanged. */
export type ProfileChanges = Partial<ProfileAnswers> & { user_profile_summary?: string | null }

/**
 * The changes as the client submits them: a field without a change may be present with the value
 * undefined.
 */
type SubmittedChanges = { [Field in keyof ProfileChanges]: ProfileChanges[Field] | undefined }

/** French error message by field. */
export type ProfileErrors = Partial<Record<keyof ProfileChanges, string>>

/** The service is for adults only; a value above `max` is a typing error. */
export const profileAge = { min: 18, max: 120 } as const

/** Maximum lengths in characters. */
export const profileTextLimits: Record<ProfileTextField | 'user_profile_summary', number> = {
  first_name: 50,
  last_name: 80,
  city: 80,
  topics_to_avoid: 1_000,
  user_profile_summary: 2_000,
}

const labels: Record<keyof ProfileChanges, string> = {
  ...profileFieldLabels,
  user_profile_summary: 'Votre résumé',
}

/**
 * Returns the valid changes, cleaned for storage, and an error message for each invalid field. The
 * form and the server apply the same rules.
 */
export function validateProfileChanges(submittedChanges: SubmittedChanges): {
  changes: ProfileChanges
  errors: ProfileErrors
} {
  const changes: ProfileChanges = {}
  const errors: ProfileErrors = {}

  for (const field of [...profileTextFields, 'user_profile_summary'] as const) {
    const answer = submittedChanges[field]
    if (answer === undefined) continue
    const text = (isMultiline(field) ? cleanMultilineText : cleanSingleLineText)(answer ?? '')
    const error = findLengthError(field, text)
    if (error) errors[field] = error
    else changes[field] = text === '' ? null : text
  }

  if (submittedChanges.age !== undefined) {
    const error = findAgeError(submittedChanges.age)
    if (error) errors.age = error
    else changes.age = submittedChanges.age
  }

  for (const field of singleChoiceFields) {
    const option = submittedChanges[field]
    if (option === undefined) continue
    if (option !== null && !isSingleChoice(field, option))
      errors[field] = describeUnknownOption(field, option)
    else changes[field] = option
  }

  for (const field of multipleChoiceFields) {
    const chosenOptions = submittedChanges[field]
    if (chosenOptions === undefined) continue
    const unknownOption = chosenOptions.find((option) => !isMultipleChoice(field, option))
    if (unknownOption !== undefined) errors[field] = describeUnknownOption(field, unknownOption)
    // Removes duplicates and puts the options in the order of the form.
    else changes[field] = multipleChoices[field].filter((option) => chosenOptions.includes(option))
  }

  if (submittedChanges.previous_experience !== undefined)
    changes.previous_experience = submittedChanges.previous_experience
  return { changes, errors }
}

const isMultiline = (field: keyof typeof profileTextLimits) =>
  field === 'topics_to_avoid' || field === 'user_profile_summary'

function findLengthError(field: keyof typeof profileTextLimits, text: string) {
  const maxLength = profileTextLimits[field]
  const length = [...text].length
  if (length <= maxLength) return undefined
  return `« ${labels[field]} » tient en ${formatWholeNumber(maxLength)} caractères au plus ; il y en a ${formatWholeNumber(length)}.`
}

function findAgeError(age: number | null) {
  if (age === null) return undefined
  if (!Number.isInteger(age)) return 'Indiquez votre âge en années entières.'
  if (age < profileAge.min) return `L’âge minimum est de ${profileAge.min} ans.`
  if (age > profileAge.max) return `L’âge maximum est de ${profileAge.max} ans.`
  return undefined
}

function describeUnknownOption(field: ProfileField, value: string) {
  const option = cleanSingleLineText(value)
  const shortOption = [...option].length > 40 ? `${[...option].slice(0, 40).join('')}…` : option
  return `« ${shortOption} » n’est pas une réponse proposée pour « ${labels[field]} ».`
}
