import { type MultipleChoiceField, multipleChoices } from '../profile-interests'
import { type ProfileField, profileFieldLabels } from './profile-answers'
import type { ProfileChanges, ProfileFaults } from './profile-rules'

/**
 * What article 9 of the RGPD protects, and may be stored with an explicit consent only (05). Whole
 * fields: `orientation` is sexual orientation, `attraction_triggers` says what attracts, which is
 * sex life. Single answers: « Support thérapeutique » and « Santé mentale » tell of health,
 * « Spiritualité » of religious or philosophical beliefs.
 *
 * Not among them: `ideal_partner_style` and `roleplay_preference` describe how a conversation is
 * held, with a style of speech for each answer and nothing of an intimate life; « Bien-être » and
 * « Gestion du stress » are everybody's; « Médical » is a place of work. Free text asks for none of
 * it, and says so beside the field.
 */
const sensitiveOptions: Partial<Record<MultipleChoiceField, readonly string[]>> = {
  attraction_triggers: multipleChoices.attraction_triggers,
  conversation_goal: ['Support thérapeutique'],
  preferences: ['Santé mentale', 'Spiritualité'],
}

const sensitiveLists = Object.keys(sensitiveOptions) as MultipleChoiceField[]

/** Where the consent may be missing. */
export const sensitiveFields: readonly string[] = ['orientation', ...sensitiveLists]

/** Whether one answer of a list needs the consent. */
export const isSensitiveOption = (field: MultipleChoiceField, value: string) =>
  sensitiveOptions[field]?.includes(value) ?? false

/** The answers that need the consent, by field, in words; empty when there is none. */
export function findSensitive(answers: ProfileChanges): ProfileFaults {
  const found: ProfileFaults = {}
  if (answers.orientation) found.orientation = wordRefusal('orientation')
  for (const field of sensitiveLists) {
    const values = answers[field]?.filter((value) => isSensitiveOption(field, value)) ?? []
    if (values.length > 0) found[field] = wordRefusal(field, values)
  }
  return found
}

/** The same without them. */
export const withoutSensitive = <Answers extends ProfileChanges>(answers: Answers): Answers => ({
  ...answers,
  ...eraseSensitive(answers),
})

/** The change that erases what there is of them. */
function eraseSensitive(answers: ProfileChanges): ProfileChanges {
  const erased: ProfileChanges = {}
  if (answers.orientation) erased.orientation = null
  for (const field of sensitiveLists) {
    const values = answers[field]
    if (values?.some((value) => isSensitiveOption(field, value)))
      erased[field] = values.filter((value) => !isSensitiveOption(field, value))
  }
  return erased
}

function wordRefusal(field: ProfileField, values: readonly string[] = []) {
  const isWholeField = field === 'orientation' || field === 'attraction_triggers'
  const what = isWholeField ? `« ${profileFieldLabels[field]} »` : values.map(quote).join(' et ')
  const isOne = isWholeField || values.length === 1
  return `${what} ${isOne ? 'n’est pas enregistré' : 'ne sont pas enregistrés'}\u00a0: votre accord est nécessaire.`
}

const quote = (value: string) => `« ${value} »`
