import { type MultipleChoiceField, multipleChoices } from '../profile-interests'
import { type ProfileField, profileFieldLabels } from './profile-answers'
import type { ProfileChanges, ProfileErrors } from './validate-profile'

/**
 * Answers protected by article 9 of the GDPR, stored only with explicit consent. Whole fields:
 * `orientation` is sexual orientation, `attraction_triggers` concerns sex life. Single answers:
 * "Support thérapeutique" and "Santé mentale" concern health, "Spiritualité" concerns religious or
 * philosophical beliefs.
 *
 * Not protected: `ideal_partner_style` and `roleplay_preference` describe a style of conversation;
 * "Bien-être" and "Gestion du stress" are general; "Médical" is a workplace. Beside each free-text
 * field, the form asks the user not to enter protected data.
 */
const sensitiveOptions: Partial<Record<MultipleChoiceField, readonly string[]>> = {
  attraction_triggers: multipleChoices.attraction_triggers,
  conversation_goal: ['Support thérapeutique'],
  preferences: ['Santé mentale', 'Spiritualité'],
}

const sensitiveListFields = Object.keys(sensitiveOptions) as MultipleChoiceField[]

/** Fields that may contain protected answers. */
export const sensitiveFields: readonly string[] = ['orientation', ...sensitiveListFields]

/** Whether one option of a list needs the consent. */
export const isSensitiveOption = (field: MultipleChoiceField, value: string) =>
  sensitiveOptions[field]?.includes(value) ?? false

/** Returns a message for each field whose answers need the consent; empty when none does. */
export function findMissingConsentErrors(answers: ProfileChanges): ProfileErrors {
  const errors: ProfileErrors = {}
  if (answers.orientation) errors.orientation = describeRefusal('orientation')
  for (const field of sensitiveListFields) {
    const values = answers[field]?.filter((value) => isSensitiveOption(field, value)) ?? []
    if (values.length > 0) errors[field] = describeRefusal(field, values)
  }
  return errors
}

/** Returns the answers without the protected ones. */
export const withoutSensitiveAnswers = <Answers extends ProfileChanges>(
  answers: Answers,
): Answers => ({
  ...answers,
  ...listClearingChanges(answers),
})

/** Returns the changes that clear the protected answers. */
function listClearingChanges(answers: ProfileChanges): ProfileChanges {
  const changes: ProfileChanges = {}
  if (answers.orientation) changes.orientation = null
  for (const field of sensitiveListFields) {
    const values = answers[field]
    if (values?.some((value) => isSensitiveOption(field, value)))
      changes[field] = values.filter((value) => !isSensitiveOption(field, value))
  }
  return changes
}

function describeRefusal(field: ProfileField, values: readonly string[] = []) {
  const isWholeField = field === 'orientation' || field === 'attraction_triggers'
  const refusedAnswers = isWholeField
    ? `« ${profileFieldLabels[field]} »`
    : values.map(quote).join(' et ')
  const isSingular = isWholeField || values.length === 1
  return `${refusedAnswers} ${isSingular ? 'n’est pas enregistré' : 'ne sont pas enregistrés'}\u00a0: votre accord est nécessaire.`
}

const quote = (value: string) => `« ${value} »`
