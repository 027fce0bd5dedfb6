import { expect, test } from 'vitest'
import { findCancellationFaults, tidyNotice } from './cancellation-notice'

const notice = { name: 'Camille Démo', email: 'camille@example.test', reference: '', reason: '' }

test('a name and an address are enough', () => {
  expect(findCancellationFaults(notice)).toEqual({})
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
])('%j is told beside its field', (changes, faults) => {
  expect(findCancellationFaults({ ...notice, ...changes })).toEqual(faults)
})

test('what is typed is kept on one line, whatever it is', () => {
  expect(
    tidyNotice({
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
