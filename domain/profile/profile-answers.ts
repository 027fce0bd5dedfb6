import { type MultipleChoiceField, multipleChoices } from '../profile-interests'
import { type SingleChoiceField, singleChoices } from '../profile-options'

export const profileTextFields = ['first_name', 'last_name', 'city', 'topics_to_avoid'] as const
export type ProfileTextField = (typeof profileTextFields)[number]

/**
 * The answers of the profile form, named as the columns of user_profiles. All optional: null or an
 * empty list means "not answered".
 */
export type ProfileAnswers = Record<ProfileTextField, string | null> &
  Record<SingleChoiceField, string | null> &
  Record<MultipleChoiceField, string[]> & {
    /** Whole years. */
    age: number | null
    /** Whether the user has talked with an AI companion before. */
    previous_experience: boolean | null
  }

export type ProfileField = keyof ProfileAnswers

/** In the order of the form; also used to name the field in error messages. */
export const profileFieldLabels: Record<ProfileField, string> = {
  first_name: 'Prénom',
  last_name: 'Nom',
  age: 'Âge',
  city: 'Ville',
  profession: 'Profession',
  work_environment: 'Environnement de travail',
  living_situation: 'Situation de vie',
  personality_type: 'Personnalité',
  social_type: 'Vie sociale',
  style: 'Style d’échange',
  conversation_depth: 'Profondeur des échanges',
  roleplay_preference: 'Type d’échange',
  ai_behavior_preference: 'Attitude attendue de l’IA',
  previous_experience: 'Avez-vous déjà parlé avec un compagnon IA ?',
  conversation_goal: 'Objectifs de conversation',
  preferences: 'Centres d’intérêt',
  ideal_partner_style: 'Partenaire de conversation idéal',
  topics_to_avoid: 'Sujets à éviter',
  orientation: 'Orientation',
  attraction_triggers: 'Ce qui vous attire',
}

/** In the order of the form. */
export const profileFields = Object.keys(profileFieldLabels) as ProfileField[]
export const singleChoiceFields = Object.keys(singleChoices) as SingleChoiceField[]
export const multipleChoiceFields = Object.keys(multipleChoices) as MultipleChoiceField[]

/** Whether a value is an answer: `false` is one; null, an empty text and an empty list are not. */
export const isAnswer = (value: ProfileAnswers[ProfileField]) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

export const isSingleChoice = (field: SingleChoiceField, option: string) =>
  Object.hasOwn(singleChoices[field], option)

export const isMultipleChoice = (field: MultipleChoiceField, option: string) =>
  multipleChoices[field].some((knownOption) => knownOption === option)

/** Returns the answers without unknown options, which imported rows may contain. */
export function keepKnownOptions(storedAnswers: ProfileAnswers): ProfileAnswers {
  const knownAnswers = { ...storedAnswers }
  for (const field of singleChoiceFields) {
    const option = storedAnswers[field]
    if (option !== null && !isSingleChoice(field, option)) knownAnswers[field] = null
  }
  for (const field of multipleChoiceFields)
    knownAnswers[field] = storedAnswers[field].filter((option) => isMultipleChoice(field, option))
  return knownAnswers
}
