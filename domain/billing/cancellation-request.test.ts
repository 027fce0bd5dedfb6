import { expect, test } from 'vitest'
import { findCancellationErrors, normaliseCancellationRequest } from './cancellation-request'

const request = { name: 'Camille Démo', email: 'camille@example.test', reference: '', reason: '' }

test('requires only a name and an address', () => {
  expect(findCancellationErrors(request)).toEqual({})
})

test.each([
  [{ name: '' }, { name: 'Indiquez votre nom.' }],
  [{ email: '' }, { email: 'Indiquez l’adresse e-mail de votre compte.' }],
  [{ email: 'camille' }, { email: 'Cette adresse e-mail n’est pas valide.' }],
  [{ email: 'a b@example.test' }, { email: 'Cette adresse e-mail n’est pas valide.' }],
  [{ email: '<b>@example.test' }, { email: 'Cette adresse e-mail n’est pas valide.' }],
  [{ name: 'a'.repeat(101) }, { name: '100 caractères au plus.' }],
  [{ email: `${'a'.repeat(250)}@example.test` }, { email: '254 caractères au plus.' }],
  [{ reason: 'a'.repeat(10_000) }, { reason: '1000 caractères au plus.' }],
])('returns an error for the field in %j', (changes, errors) => {
  expect(findCancellationErrors({ ...request, ...changes })).toEqual(errors)
})

test('puts each field on one line, removes control characters and writes the address in lower case', () => {
  expect(
    normaliseCancellationRequest({
      name: '  \u202eCamille\u0000\n\u2028Démo 💌 ',
      email: ' Camille@Example.TEST ',
      reference: '',
      reason: '<script>\t</script>',
    }),
  ).toEqual({
    name: 'Camille Démo 💌',
    email: 'camille@example.test',
    reference: '',
    reason: '<script> </script>',
  })
})
