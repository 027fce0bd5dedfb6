import { findAccountMessage } from '../../../../contract/account/account-error-message'
import { fixedApiPaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { readErrorCode, readErrorDetails } from '../auth-requests'

/** A sign-up creates a missing account if the terms are accepted. A sign-in never creates one. */
export type GoogleRequest = {
  next: string | null
  purpose: 'sign-in' | 'sign-up'
  hasAcceptedTerms: boolean
}

type GoogleOutcome =
  | {
      state: 'redirecting'
      /** The URL of Google's sign-in page. */
      url: string
    }
  | { state: 'refused'; message: string }

/**
 * Asks the server for the URL of Google's sign-in page. Never throws. A form cannot post to Google
 * directly, because the Content-Security-Policy allows forms only to this site.
 */
export async function requestGoogleUrl(request: GoogleRequest): Promise<GoogleOutcome> {
  const { next, purpose, hasAcceptedTerms } = request
  const failureMessage =
    purpose === 'sign-up'
      ? publicMessages.GOOGLE_SIGN_UP_FAILED
      : publicMessages.GOOGLE_SIGN_IN_FAILED
  try {
    const response = await fetch(`${fixedApiPaths.auth}/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        provider: 'google',
        requestSignUp: purpose === 'sign-up',
        hasAcceptedTerms,
        ...(next !== null && { callbackURL: next }),
      }),
    })
    const body: unknown = await response.json()
    const url = response.ok && readUrl(body)
    if (url) return { state: 'redirecting', url }
    const code = readErrorCode(body)
    const hasServerFailed = code === null || code === 'SERVER_FAILED'
    const message = hasServerFailed
      ? failureMessage
      : findAccountMessage(code, readErrorDetails(body))
    return { state: 'refused', message }
  } catch {
    return { state: 'refused', message: failureMessage }
  }
}

const readUrl = (body: unknown) =>
  typeof body === 'object' && body !== null && 'url' in body && typeof body.url === 'string'
    ? body.url
    : null
