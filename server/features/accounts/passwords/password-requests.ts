import { z } from 'zod'
import { isKnownErrorCode } from '../../../../contract/account/known-error-codes'
import { findNewPasswordErrors, passwordMaxLength } from '../../../../domain/accounts/new-password'
import { ApplicationError } from '../../../platform/application-error'
import { currentPassword, emailText, linkToken, parseBody, parseEmail } from '../auth/auth-requests'
import { isGuessablePassword } from './guessable-password'

const passwordLink = z.object({ email: emailText.default('') })
const passwordReset = z.object({ token: linkToken, newPassword: z.string().default('') })
const passwordChange = z.object({ currentPassword, newPassword: z.string().default('') })

/** Returns the address to send a link to. Throws INPUT_INVALID, EMAIL_REQUIRED or EMAIL_INVALID. */
export const readPasswordLinkRequest = (body: unknown) =>
  parseEmail(parseBody(passwordLink, body).email)

/** Throws INPUT_INVALID, or the error of the first rule that the new password breaks. */
export async function readPasswordReset(body: unknown) {
  const request = parseBody(passwordReset, body)
  await checkNewPassword(request.newPassword)
  return request
}

/** Throws INPUT_INVALID, or the error of the first rule that the new password breaks. */
export async function readPasswordChange(body: unknown) {
  const request = parseBody(passwordChange, body)
  await checkNewPassword(request.newPassword)
  return request
}

async function checkNewPassword(password: string) {
  const { password: code } = findNewPasswordErrors({ password, confirmation: password })
  if (code) throw new ApplicationError(isKnownErrorCode(code) ? code : 'INPUT_INVALID')
  if (password.length > passwordMaxLength) throw new ApplicationError('PASSWORD_TOO_LONG')
  await checkNotGuessable(password)
}

/** Throws PASSWORD_TOO_COMMON. `knownNames`: what is known of the user's address and username. */
export async function checkNotGuessable(password: string, knownNames: readonly string[] = []) {
  if (await isGuessablePassword(password, knownNames))
    throw new ApplicationError('PASSWORD_TOO_COMMON')
}
