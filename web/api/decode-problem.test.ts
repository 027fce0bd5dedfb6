import { expect, test } from 'vitest'
import { decodeProblem, findFailureMessage, isSignInRequired } from './decode-problem'

test('keeps the code and message of an API error', () => {
  const body = { code: 'DATABASE_FAILED', message: 'Erreur base de données', retryable: true }
  const error = decodeProblem(body, { status: 500 })
  expect([error.code, findFailureMessage(error)]).toEqual([
    'DATABASE_FAILED',
    'Erreur base de données',
  ])
})

test('keeps the details of an API error', () => {
  const details = { age: 'L’âge minimum est de 18 ans.' }
  const body = { code: 'INPUT_INVALID', message: 'Non', retryable: false, details }
  expect(decodeProblem(body, { status: 400 }).data).toEqual(details)
})

test.each(['<html>', null, {}, { code: 'TEAPOT', message: 'short and stout' }])(
  'decodes the unknown body %j as SERVER_FAILED',
  (body) => {
    expect(decodeProblem(body, { status: 502 })).toMatchObject({
      code: 'SERVER_FAILED',
      message: 'Une erreur est survenue - réessayez plus tard',
    })
  },
)

test('returns a French message when the connection fails', () => {
  expect(findFailureMessage(new TypeError('Failed to fetch'))).toBe(
    'Service temporairement indisponible',
  )
})

test('recognises by the error code that the user must sign in', () => {
  const body = { code: 'UNAUTHENTICATED', message: 'Utilisateur non connecté' }
  expect(isSignInRequired(decodeProblem(body, { status: 401 }))).toBe(true)
  expect(isSignInRequired(new TypeError('Failed to fetch'))).toBe(false)
})
