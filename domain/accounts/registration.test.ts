import { expect, test } from 'vitest'
import { findSignUpErrors, type SignUpInput } from './registration'

const complete: SignUpInput = {
  email: 'claire@exemple.fr',
  username: 'Claire',
  password: 'velours',
  confirmation: 'velours',
  hasAcceptedTerms: true,
}

const findErrorsWith = (change: Partial<SignUpInput>) =>
  findSignUpErrors({ ...complete, ...change })

test('accepts a complete form', () => {
  expect(findSignUpErrors(complete)).toEqual({})
})

test('reports the missing fields of an empty form, except the confirmation of the password', () => {
  const empty = { email: '', username: '', password: '', confirmation: '', hasAcceptedTerms: false }
  expect(findSignUpErrors(empty)).toEqual({
    email: 'EMAIL_REQUIRED',
    username: 'USERNAME_REQUIRED',
    password: 'PASSWORD_REQUIRED',
    hasAcceptedTerms: 'TERMS_NOT_ACCEPTED',
  })
})

test('requires a username of at least three characters after trimming', () => {
  expect(findErrorsWith({ username: '   ' })).toEqual({ username: 'USERNAME_REQUIRED' })
  expect(findErrorsWith({ username: ' Cl ' })).toEqual({ username: 'USERNAME_TOO_SHORT' })
  expect(findErrorsWith({ username: 'Cla' })).toEqual({})
})

test('requires a password of at least six characters', () => {
  expect(findErrorsWith({ password: 'abcdef', confirmation: 'abcdef' })).toEqual({})
  expect(findErrorsWith({ password: 'abcde', confirmation: 'abcde' })).toEqual({
    password: 'PASSWORD_TOO_SHORT',
  })
})

test('refuses a confirmation that differs by a space', () => {
  expect(findErrorsWith({ confirmation: 'velours ' })).toEqual({ confirmation: 'PASSWORDS_DIFFER' })
})

test('leaves the format of the e-mail address to the browser', () => {
  expect(findErrorsWith({ email: 'sans-arobase' })).toEqual({})
})
