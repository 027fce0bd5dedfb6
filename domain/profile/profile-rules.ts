import { cleanLine, cleanLines } from '../formatting/typed-text'
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

/** What may be changed at once; what is absent stays as it is. */
export type ProfileChanges = Partial<ProfileAnswers> & { user_profile_summary?: string | null }

/** As it comes from outside, where what is absent may be undefined. */
type Sent = { [Field in keyof ProfileChanges]: ProfileChanges[Field] | undefined }

/** What is wrong, in words, by field. */
export type ProfileFaults = Partial<Record<keyof ProfileChanges, string>>

/** Adults only (05); above the second, somebody has mistyped. */
export const profileAge = { least: 18, most: 120 } as const

/** Characters. A name or a city longer than its line is a mistake, not an answer. */
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
 * The changes as they may be stored, and what is wrong with the others, which are left out. The same
 * rules beside the field and on the server (first document, section 5).
 */
export function checkProfile(sent: Sent): {
  changes: ProfileChanges
  faults: ProfileFaults
} {
  const changes: ProfileChanges = {}
  const faults: ProfileFaults = {}

  for (const field of [...profileTextFields, 'user_profile_summary'] as const) {
    const value = sent[field]
    if (value === undefined) continue
    const text = (isLong(field) ? cleanLines : cleanLine)(value ?? '')
    const fault = tooLong(field, text)
    if (fault) faults[field] = fault
    else changes[field] = text === '' ? null : text
  }

  if (sent.age !== undefined) {
    const fault = ageFault(sent.age)
    if (fault) faults.age = fault
    else changes.age = sent.age
  }

  for (const field of singleChoiceFields) {
    const value = sent[field]
    if (value === undefined) continue
    if (value !== null && !isSingleChoice(field, value)) faults[field] = notOffered(field, value)
    else changes[field] = value
  }

  for (const field of multipleChoiceFields) {
    const values = sent[field]
    if (values === undefined) continue
    const stranger = values.find((value) => !isMultipleChoice(field, value))
    if (stranger !== undefined) faults[field] = notOffered(field, stranger)
    // Once each, in the order in which they are offered.
    else changes[field] = multipleChoices[field].filter((option) => values.includes(option))
  }

  if (sent.previous_experience !== undefined) changes.previous_experience = sent.previous_experience
  return { changes, faults }
}

const isLong = (field: keyof typeof profileTextLimits) =>
  field === 'topics_to_avoid' || field === 'user_profile_summary'

function tooLong(field: keyof typeof profileTextLimits, text: string) {
  const most = profileTextLimits[field]
  const length = [...text].length
  if (length <= most) return undefined
  return `« ${labels[field]} » tient en ${inFrench(most)} caractères au plus ; il y en a ${inFrench(length)}.`
}

function ageFault(age: number | null) {
  if (age === null) return undefined
  if (!Number.isInteger(age)) return 'Indiquez votre âge en années entières.'
  if (age < profileAge.least) return `L’âge minimum est de ${profileAge.least} ans.`
  if (age > profileAge.most) return `L’âge maximum est de ${profileAge.most} ans.`
  return undefined
}

function notOffered(field: ProfileField, value: string) {
  const shown = cleanLine(value)
  const named = [...shown].length > 40 ? `${[...shown].slice(0, 40).join('')}…` : shown
  return `« ${named} » n’est pas une réponse proposée pour « ${labels[field]} ».`
}

/** Thousands apart, without the locale of the machine. */
const inFrench = (count: number) => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u202f')
