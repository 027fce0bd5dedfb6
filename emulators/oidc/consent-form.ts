import { z } from 'zod'
import { storableText } from '../../contract/storable-text'
import type { Account } from './consents'

/** What was typed, as it was typed. */
export type ConsentForm = {
  email: string
  givenName: string
  familyName: string
  isEmailVerified: boolean
}

export type ConsentFaults = Partial<Record<'email' | 'givenName' | 'familyName', string>>

type Reading =
  | { state: 'cancelled' }
  | { state: 'accepted'; account: Account }
  | { state: 'faulty'; form: ConsentForm; faults: ConsentFaults }

const name = storableText().trim().max(60)

const fields = {
  email: [z.email().max(254), 'Cette adresse n’est pas valide'],
  givenName: [name, 'Le prénom doit tenir en 60 caractères'],
  familyName: [name, 'Le nom doit tenir en 60 caractères'],
} as const

/** The answer given on the consent page; nothing typed is lost when some of it is wrong. */
export function readConsentForm(body: Record<string, string>): Reading {
  if (body['decision'] !== 'continue') return { state: 'cancelled' }
  const form: ConsentForm = {
    email: (body['email'] ?? '').trim(),
    givenName: body['given_name'] ?? '',
    familyName: body['family_name'] ?? '',
    isEmailVerified: body['email_verified'] === 'true',
  }
  const faults: ConsentFaults = {}
  for (const field of ['email', 'givenName', 'familyName'] as const) {
    const [schema, message] = fields[field]
    if (!schema.safeParse(form[field]).success) faults[field] = message
  }
  if (Object.keys(faults).length > 0) return { state: 'faulty', form, faults }
  return {
    state: 'accepted',
    account: { ...form, givenName: form.givenName.trim(), familyName: form.familyName.trim() },
  }
}
