import { findAccountMessage } from '../../../contract/account/account-error-message'
import { isKnownErrorCode, type KnownErrorCode } from '../../../contract/account/known-error-codes'
import { fixedApiPaths } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { getConfirmedPath } from './auth-page/next-page'

export type SignInOutcome =
  | { state: 'signed-in' }
  /** The password is right, but the address was never confirmed. */
  | { state: 'unconfirmed' }
  | RefusedRequest

export type RequestOutcome = { state: 'done' } | RefusedRequest

/**
 * `code` is null when the request did not arrive, the server failed, or the response has none of our error
 * codes; `message` is in French.
 */
export type RefusedRequest = { state: 'refused'; code: KnownErrorCode | null; message: string }

type Credentials = { email: string; password: string; rememberMe: boolean }
type NewAccount = { name: string; email: string; password: string; hasAcceptedTerms: boolean }

export async function signIn(credentials: Credentials): Promise<SignInOutcome> {
  const outcome = await sendAuthRequest(
    '/sign-in/email',
    credentials,
    publicMessages.SIGN_IN_BROKEN,
  )
  if (outcome.state === 'done') return { state: 'signed-in' }
  if (outcome.code === 'EMAIL_NOT_VERIFIED') return { state: 'unconfirmed' }
  return outcome
}

/** Also succeeds for a registered address, so that nobody learns who has an account. */
export const signUp = (account: NewAccount, next: string | null) =>
  sendAuthRequest(
    '/sign-up/email',
    { ...account, callbackURL: getConfirmedPath(next) },
    publicMessages.SIGN_UP_BROKEN,
  )

export const sendConfirmationLink = (email: string, next: string | null) =>
  sendAuthRequest(
    '/send-verification-email',
    { email, callbackURL: getConfirmedPath(next) },
    publicMessages.SERVER_FAILED,
  )

/** Also succeeds for an unregistered address, so that nobody learns who has an account. */
export const sendResetLink = (email: string) =>
  sendAuthRequest('/request-password-reset', { email }, publicMessages.SERVER_FAILED)

export const resetPassword = (request: { token: string; newPassword: string }) =>
  sendAuthRequest('/reset-password', request, publicMessages.SERVER_FAILED)

/**
 * Sends a request about the account, such as a sign-in or a password change. Never throws. `failureMessage` is
 * the message when there is no connection, the server fails, or the response has none of our error codes.
 */
export async function sendAuthRequest(
  path: string,
  body: object,
  failureMessage: string,
): Promise<RequestOutcome> {
  try {
    const response = await fetch(`${fixedApiPaths.auth}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    // Always reads the body, because the browser counts a request as pending until its body is read.
    const responseBody: unknown = await response.json().catch(() => null)
    if (response.ok) return { state: 'done' }
    const code = response.status < 500 ? readErrorCode(responseBody) : null
    const message = code ? findAccountMessage(code, readErrorDetails(responseBody)) : failureMessage
    return { state: 'refused', code, message }
  } catch {
    return { state: 'refused', code: null, message: failureMessage }
  }
}

/** Returns the error code of a response; null when it is not one of our codes. */
export const readErrorCode = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  isKnownErrorCode(body.code)
    ? body.code
    : null

/** Returns the details of an error, such as when to try again; undefined when there are none. */
export const readErrorDetails = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'details' in body ? body.details : undefined
