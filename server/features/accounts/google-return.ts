import { pagePaths } from '../../../contract/paths'
import type { GoogleReturn } from '../../../domain/accounts/google-return'
import { readNextPath } from '../../../domain/accounts/next-path'
import { withQuery } from './google-requests'

const noOrigin = 'http://origin.invalid'

type Return = {
  location: string
  /** The library's own word for what went wrong, for the log; none when nothing did. */
  failure?: string
}

/**
 * Where somebody who comes back from Google goes on. The library ends in a path of ours: the one
 * that was asked for, or a door with what went wrong in its own words, which become ours.
 */
export function readGoogleReturn(location: string): Return {
  const { pathname, searchParams } = new URL(location, noOrigin)
  const error = searchParams.get('error')
  if (error === null) return { location }
  const isSignUp = pathname === pagePaths.register
  const next = readNextPath(searchParams.get('next'))
  const outcome = outcomeOf(error, isSignUp)
  // Somebody new is asked for the terms, wherever they came from.
  const door = isSignUp || outcome === 'GOOGLE_NEW' ? pagePaths.register : pagePaths.login
  return {
    location: withQuery(door, { ...(next && { next }), google: outcome }),
    ...(outcome.endsWith('_FAILED') && { failure: error.slice(0, 100) }),
  }
}

function outcomeOf(error: string, isSignUp: boolean): GoogleReturn {
  switch (error) {
    case 'access_denied':
      return 'GOOGLE_CANCELLED'
    case 'signup_disabled':
      return 'GOOGLE_NEW'
    case 'email_not_found':
      return 'GOOGLE_ADDRESS_UNVERIFIED'
    default:
      return isSignUp ? 'GOOGLE_SIGN_UP_FAILED' : 'GOOGLE_SIGN_IN_FAILED'
  }
}
