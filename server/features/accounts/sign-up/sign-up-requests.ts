import { z } from 'zod'
import { isKnownErrorCode } from '../../../../contract/account/known-error-codes'
import { storableText } from '../../../../contract/storable-text'
import { passwordMaxLength } from '../../../../domain/accounts/new-password'
import {
  findSignUpErrors,
  signUpFields,
  usernameMaxLength,
} from '../../../../domain/accounts/registration'
import { ApplicationError } from '../../../platform/application-error'
import {
  callbackURL,
  currentPassword,
  emailMaxLength,
  emailText,
  parseBody,
  toCallbackPath,
} from '../auth/auth-requests'
import { checkNotGuessable } from '../passwords/password-requests'

const registration = z.object({
  email: emailText.default(''),
  name: storableText().trim().max(usernameMaxLength).default(''),
  password: z.string().default(''),
  hasAcceptedTerms: z.boolean().default(false),
  callbackURL,
})

const resend = z.object({ email: z.email().max(emailMaxLength), callbackURL })

const confirmation = z.object({
  token: z.string().min(1).max(4_000),
  password: currentPassword,
  callbackURL,
})

/**
 * Returns a registration with its address in lower case. Throws INPUT_INVALID, or the error of the
 * first rule that the registration breaks.
 */
export async function readRegistration(body: unknown) {
  const { hasAcceptedTerms, ...request } = parseBody(registration, body)
  const { name, password } = request
  const form = { email: request.email, username: name, password, hasAcceptedTerms }
  const errors = findSignUpErrors({ ...form, confirmation: password })
  for (const field of signUpFields) {
    const code = errors[field]
    if (code) throw new ApplicationError(isKnownErrorCode(code) ? code : 'INPUT_INVALID')
  }
  if (!z.email().safeParse(request.email).success) throw new ApplicationError('EMAIL_INVALID')
  if (password.length > passwordMaxLength) throw new ApplicationError('PASSWORD_TOO_LONG')
  await checkNotGuessable(password, [request.email, name])
  const callbackPath = toCallbackPath(request.callbackURL)
  return { email: request.email.toLowerCase(), name, password, callbackPath }
}

export function readResendRequest(body: unknown) {
  const request = parseBody(resend, body)
  return {
    email: request.email.toLowerCase(),
    callbackPath: toCallbackPath(request.callbackURL),
  }
}

export function readConfirmation(body: unknown) {
  const { token, password, callbackURL } = parseBody(confirmation, body)
  return { token, password, callbackPath: toCallbackPath(callbackURL) }
}
