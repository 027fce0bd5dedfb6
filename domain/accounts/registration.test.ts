import { expect, test } from 'vitest'
import { findRegistrationFaults, type Registration } from './registration'

const complete: Registration = {
  email: 'claire@exemple.fr',
  username: 'Claire',
  password: 'velours',
  confirmation: 'velours',
  hasAcceptedTerms: true,
}

const faultsWith = (change: Partial<Registration>) =>
  findRegistrationFaults({ ...complete, ...change })

test('a complete registration has no fault', () => {
  expect(findRegistrationFaults(complete)).toEqual({})
})

test('an empty form says what is missing, field by field', () => {
  const empty = { email: '', username: '', password: '', confirmation: '', hasAcceptedTerms: false }
  expect(findRegistrationFaults(empty)).toEqual({
    email: 'EMAIL_REQUIRED',
    username: 'USERNAME_REQUIRED',
    password: 'PASSWORD_REQUIRED',
    hasAcceptedTerms: 'TERMS_NOT_ACCEPTED',
  })
})

test('a pseudo of spaces is missing, and one of two letters too short', () => {
  expect(faultsWith({ username: '   ' })).toEqual({ username: 'USERNAME_REQUIRED' })
  expect(faultsWith({ username: ' Cl ' })).toEqual({ username: 'USERNAME_TOO_SHORT' })
  expect(faultsWith({ username: 'Cla' })).toEqual({})
})

test('six characters are enough for a password, five are not', () => {
  expect(faultsWith({ password: 'abcdef', confirmation: 'abcdef' })).toEqual({})
  expect(faultsWith({ password: 'abcde', confirmation: 'abcde' })).toEqual({
    password: 'PASSWORD_TOO_SHORT',
  })
})

test('a confirmation that differs by a space is refused', () => {
  expect(faultsWith({ confirmation: 'velours ' })).toEqual({ confirmation: 'PASSWORDS_DIFFER' })
})

test('the form of an address is left to the browser', () => {
  expect(faultsWith({ email: 'sans-arobase' })).toEqual({})
})
