import { pagePaths } from '../../../../contract/paths'
import type { GoogleReturnCode } from '../../../../domain/accounts/google-return'
import { parseNextPath } from '../../../../domain/accounts/next-path'
import { accountSuspendedCode } from '../auth/refuse-suspended'
import { withQuery } from './google-requests'

/** A base for URL parsing; only the path and the query are used. */
const placeholderOrigin = 'http://origin.invalid'

/** The error comes from the URL, which anyone can write: the log gets only its beginning. */
const maxLoggedErrorLength = 100

type GoogleReturn = {
  location: string
  /** better-auth's error, for the log; only when it is unexpected. */
  failure?: string
}

/**
 * Converts better-auth's redirect after Google's callback. A success leads to the requested path; a
 * failure leads to our sign-in or sign-up page, with better-auth's error replaced by one of our
 * codes.
 */
export function readGoogleReturn(location: string): GoogleReturn {
  const { pathname, searchParams } = new URL(location, placeholderOrigin)
  const error = searchParams.get('error')
  if (error === null) return { location }
  const isSignUp = pathname === pagePaths.register
  const nextPath = parseNextPath(searchParams.get('next'))
  const code = toReturnCode(error, isSignUp)
  // Only the sign-up page shows the terms that a new user must accept. A suspended user already has
  // an account, and goes to the sign-in page.
  const isForSignUpPage = code === 'GOOGLE_NEW' || (isSignUp && code !== 'GOOGLE_ACCOUNT_SUSPENDED')
  const page = isForSignUpPage ? pagePaths.register : pagePaths.login
  return {
    location: withQuery(page, { ...(nextPath && { next: nextPath }), google: code }),
    ...(code.endsWith('_FAILED') && { failure: error.slice(0, maxLoggedErrorLength) }),
  }
}

function toReturnCode(error: string, isSignUp: boolean): GoogleReturnCode {
  switch (error) {
    case 'access_denied':
      return 'GOOGLE_CANCELLED'
    case accountSuspendedCode:
      return 'GOOGLE_ACCOUNT_SUSPENDED'
    case 'signup_disabled':
      return 'GOOGLE_NEW'
    case 'email_not_found':
      return 'GOOGLE_ADDRESS_UNVERIFIED'
    default:
      return isSignUp ? 'GOOGLE_SIGN_UP_FAILED' : 'GOOGLE_SIGN_IN_FAILED'
  }
}
