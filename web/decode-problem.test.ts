import { expect, test } from 'vitest'
import { decodeProblem, failureMessage, isSessionOver } from './decode-problem'

test('our own error keeps its code and the words that the server chose', () => {
  const body = { code: 'DATABASE_FAILED', message: 'Erreur base de données', retryable: true }
  const error = decodeProblem(body, { status: 500 })
  expect([error.code, failureMessage(error)]).toEqual(['DATABASE_FAILED', 'Erreur base de données'])
})

test('what a form needs to know of an error comes along', () => {
  const details = { age: 'L’âge minimum est de 18 ans.' }
  const body = { code: 'INPUT_INVALID', message: 'Non', retryable: false, details }
  expect(decodeProblem(body, { status: 400 }).data).toEqual(details)
})

test.each(['<html>', null, {}, { code: 'TEAPOT', message: 'short and stout' }])(
  '%j is no error of ours',
  (body) => {
    expect(decodeProblem(body, { status: 502 }).message).toBe(
      'Une erreur est survenue - réessayez plus tard',
    )
  },
)

test('a request that never arrived is said in French', () => {
  expect(failureMessage(new TypeError('Failed to fetch'))).toBe(
    'Service temporairement indisponible',
  )
})

test('only a missing session means that it is over', () => {
  const body = { code: 'UNAUTHENTICATED', message: 'Utilisateur non connecté' }
  expect(isSessionOver(decodeProblem(body, { status: 401 }))).toBe(true)
  expect(isSessionOver(new TypeError('Failed to fetch'))).toBe(false)
})
