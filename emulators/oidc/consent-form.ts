import { z } from 'zod'
import { storableText } from '../../contract/storable-text'
import type { Account } from './authorization-codes'

/** The form's values, shown again when some are invalid. */
export type ConsentForm = {
  email: string
  givenName: string
  familyName: string
  isEmailVerified: boolean
}

export type ConsentFormErrors = Partial<Record<'email' | 'givenName' | 'familyName', string>>

type ConsentDecision =
  | { state: 'cancelled' }
  | { state: 'accepted'; account: Account }
  | { state: 'invalid'; form: ConsentForm; errors: ConsentFormErrors }

const name = storableText().trim().max(60)

const fields = {
  email: [z.email().max(254), 'Cette adresse n’est pas valide'],
  givenName: [name, 'Le prénom doit tenir en 60 caractères'],
  familyName: [name, 'Le nom doit tenir en 60 caractères'],
} as const

/**
 * Returns the decision in a posted consent form: cancelled, accepted with the account, or invalid with an error
 * per field.
 */
export function readConsentForm(body: Record<string, string>): ConsentDecision {
  if (body['decision'] !== 'continue') return { state: 'cancelled' }
  const form: ConsentForm = {
    email: (body['email'] ?? '').trim(),
    givenName: body['given_name'] ?? '',
    familyName: body['family_name'] ?? '',
    isEmailVerified: body['email_verified'] === 'true',
  }
  const errors: ConsentFormErrors = {}
  for (const field of ['email', 'givenName', 'familyName'] as const) {
    const [schema, message] = fields[field]
    if (!schema.safeParse(form[field]).success) errors[field] = message
  }
  if (Object.keys(errors).length > 0) return { state: 'invalid', form, errors }
  return {
    state: 'accepted',
    account: { ...form, givenName: form.givenName.trim(), familyName: form.familyName.trim() },
  }
}
