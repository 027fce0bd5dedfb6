import type { AccountMessageCode } from '../messages/account-messages'
import { findNewPasswordErrors } from './new-password'

/** What the sign-up form asks for. */
export type SignUpInput = {
  email: string
  username: string
  password: string
  confirmation: string
  hasAcceptedTerms: boolean
}

export type SignUpField = keyof SignUpInput

/** In the order of the form, so that the first error is the first field to correct. */
export const signUpFields = [
  'email',
  'username',
  'password',
  'confirmation',
  'hasAcceptedTerms',
] as const satisfies readonly SignUpField[]

export const usernameMinLength = 3
export const usernameMaxLength = 60

type SignUpErrors = Partial<Record<SignUpField, AccountMessageCode>>

/**
 * Returns an error code for each field that is missing, too short or not confirmed; an empty object
 * when the form can be sent. Only the server checks the address and the maximum lengths.
 */
export function findSignUpErrors(form: SignUpInput): SignUpErrors {
  const { email, username, password, confirmation, hasAcceptedTerms } = form
  const errors: SignUpErrors = {}
  if (email.trim() === '') errors.email = 'EMAIL_REQUIRED'
  if (username.trim() === '') errors.username = 'USERNAME_REQUIRED'
  else if (username.trim().length < usernameMinLength) errors.username = 'USERNAME_TOO_SHORT'
  Object.assign(errors, findNewPasswordErrors({ password, confirmation }))
  if (!hasAcceptedTerms) errors.hasAcceptedTerms = 'TERMS_NOT_ACCEPTED'
  return errors
}
