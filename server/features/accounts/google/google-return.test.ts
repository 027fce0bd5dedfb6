import { expect, test } from 'vitest'
import { readGoogleReturn } from './google-return'

test('continues to the requested path after a success', () => {
  expect(readGoogleReturn('/talk/octave?a=1')).toEqual({ location: '/talk/octave?a=1' })
})

test.each([
  ['/login?error=access_denied', '/login?google=GOOGLE_CANCELLED'],
  ['/register?error=access_denied', '/register?google=GOOGLE_CANCELLED'],
  ['/login?error=signup_disabled', '/register?google=GOOGLE_NEW'],
  [
    '/login?next=%2Ftalk%2Foctave&error=signup_disabled',
    '/register?next=%2Ftalk%2Foctave&google=GOOGLE_NEW',
  ],
  ['/login?error=ACCOUNT_SUSPENDED', '/login?google=GOOGLE_ACCOUNT_SUSPENDED'],
  ['/register?error=ACCOUNT_SUSPENDED', '/login?google=GOOGLE_ACCOUNT_SUSPENDED'],
  ['/register?error=email_not_found', '/register?google=GOOGLE_ADDRESS_UNVERIFIED'],
])('redirects %s to %s, and returns no failure', (from, to) => {
  expect(readGoogleReturn(from)).toEqual({ location: to })
})

test.each([
  ['/login?error=invalid_code', '/login?google=GOOGLE_SIGN_IN_FAILED', 'invalid_code'],
  [
    '/register?next=%2Fwallet&error=unable_to_create_user&error_description=No',
    '/register?next=%2Fwallet&google=GOOGLE_SIGN_UP_FAILED',
    'unable_to_create_user',
  ],
  [
    'http://127.0.0.1:3000/api/auth/error?error=state_mismatch',
    '/login?google=GOOGLE_SIGN_IN_FAILED',
    'state_mismatch',
  ],
  [
    `/login?next=%2F%2Fevil.test&error=${'x'.repeat(5_000)}`,
    '/login?google=GOOGLE_SIGN_IN_FAILED',
    'x'.repeat(100),
  ],
])('redirects %s to %s, and returns the failure', (from, location, failure) => {
  expect(readGoogleReturn(from)).toEqual({ location, failure })
})
