import { expect, test } from 'vitest'
import { checkCard, readCardForm } from './card-form'
import { hasValidCheckDigit, testCards } from './test-cards'

const now = Date.UTC(2026, 10, 21) / 1_000
const form = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123', holder: ' Zoé ' }

test('returns the details and the outcome of a card, but not its full number', () => {
  const { card } = checkCard(form, now) as Extract<
    ReturnType<typeof checkCard>,
    { state: 'accepted' }
  >
  expect(card).toEqual({
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2034,
    holder: 'Zoé',
    outcome: { kind: 'approved' },
  })
})

test.each(['12/34', '12 / 34', '1234', '12-34', '12/2034', ' 12/34 '])(
  'accepts the expiry date "%s"',
  (expiry) => {
    expect(checkCard({ ...form, expiry }, now)).toMatchObject({
      card: { expiryMonth: 12, expiryYear: 2034 },
    })
  },
)

test.each(['', '00/30', '13/30', '12', '12/', 'demain', '12/341'])(
  'rejects the expiry date "%s"',
  (expiry) => {
    expect(checkCard({ ...form, expiry }, now)).toMatchObject({
      errors: { expiry: 'Indiquez le mois et l’année, comme 12/34' },
    })
  },
)

test('accepts a card until the end of its expiry month', () => {
  const lastMoment = Date.UTC(2026, 11, 1) / 1_000 - 1
  expect(checkCard({ ...form, expiry: '11/26' }, lastMoment).state).toBe('accepted')
  expect(checkCard({ ...form, expiry: '11/26' }, lastMoment + 1).state).toBe('invalid')
})

test('returns an error for every invalid field, and reads fields that are not text as empty', () => {
  const emptyForm = { number: '', expiry: '', code: '', holder: '' }
  expect(checkCard(readCardForm(undefined), now)).toEqual({
    state: 'invalid',
    errors: {
      number: 'Indiquez le numéro de la carte',
      expiry: 'Indiquez le mois et l’année, comme 12/34',
      code: 'Le code de sécurité compte 3 chiffres',
      holder: 'Indiquez le nom inscrit sur la carte',
    },
  })
  expect(readCardForm({ number: ['a'], code: { b: 'c' } })).toEqual(emptyForm)
})

test('lists only test cards with a valid check digit', () => {
  for (const { number } of testCards) expect(hasValidCheckDigit(number)).toBe(true)
  expect(hasValidCheckDigit('4242424242424241')).toBe(false)
})
