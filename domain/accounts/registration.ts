import type { MessageCode } from '../messages'
import { findNewPasswordFaults } from './new-password'

/** What the sign-up form asks for. */
export type Registration = {
  email: string
  username: string
  password: string
  confirmation: string
  hasAcceptedTerms: boolean
}

export type RegistrationField = keyof Registration

/** In the order of the form, so that the first fault is the first field to correct. */
export const registrationFields = [
  'email',
  'username',
  'password',
  'confirmation',
  'hasAcceptedTerms',
] as const satisfies readonly RegistrationField[]

/** First document, section 9. */
export const usernameMinLength = 3
/** Ours; the specification gives none. */
export const usernameMaxLength = 60

type RegistrationFaults = Partial<Record<RegistrationField, MessageCode>>

/** What keeps a registration from being sent (first document, section 5); empty when nothing. */
export function findRegistrationFaults(registration: Registration): RegistrationFaults {
  const { email, username, password, confirmation, hasAcceptedTerms } = registration
  const faults: RegistrationFaults = {}
  if (email.trim() === '') faults.email = 'EMAIL_REQUIRED'
  if (username.trim() === '') faults.username = 'USERNAME_REQUIRED'
  else if (username.trim().length < usernameMinLength) faults.username = 'USERNAME_TOO_SHORT'
  Object.assign(faults, findNewPasswordFaults({ password, confirmation }))
  if (!hasAcceptedTerms) faults.hasAcceptedTerms = 'TERMS_NOT_ACCEPTED'
  return faults
}
