import { expect, test } from 'vitest'
import { ApplicationError } from '../../../platform/application-error'
import { findFailurePath, readGoogleForm, readGoogleRequest } from './google-requests'

test('reads the Google button form like the JSON request of a client script', () => {
  const form = readGoogleForm('purpose=sign-up&hasAcceptedTerms=on&next=%2Ftalk%2Foctave')
  expect(readGoogleRequest(form)).toMatchObject({
    provider: 'google',
    requestSignUp: true,
    callbackURL: '/talk/octave',
  })
  expect(readGoogleRequest(readGoogleForm('purpose=sign-in'))).toMatchObject({
    requestSignUp: false,
    callbackURL: '/dashboard',
  })
})

test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
  'never redirects a submitted form to another site: %s',
  (next) => {
    const form = readGoogleForm(String(new URLSearchParams({ purpose: 'sign-in', next })))
    expect(readGoogleRequest(form).callbackURL).toBe('/dashboard')
    expect(findFailurePath(form, new Error('down'))).toBe('/login?google=GOOGLE_SIGN_IN_FAILED')
  },
)

test('redirects a failed sign-up to the sign-up page, with a separate code when the terms were not accepted', () => {
  const form = readGoogleForm('purpose=sign-up&next=%2Fwallet')
  expect(() => readGoogleRequest(form)).toThrow(ApplicationError)
  expect(findFailurePath(form, new ApplicationError('TERMS_NOT_ACCEPTED'))).toBe(
    '/register?next=%2Fwallet&google=GOOGLE_NEW',
  )
  expect(findFailurePath(form, new Error('down'))).toBe(
    '/register?next=%2Fwallet&google=GOOGLE_SIGN_UP_FAILED',
  )
})
