import { expect, test } from 'vitest'
import { checkCard, readCardForm } from './card-form'
import { hasValidCheckDigit, testCards } from './cards'

const now = Date.UTC(2026, 10, 21) / 1_000
const typed = { number: '4242 4242 4242 4242', expiry: '12/34', code: '123', holder: ' Zoé ' }

test('keeps of a card what everybody may know', () => {
  const { card } = checkCard(typed, now) as Extract<
    ReturnType<typeof checkCard>,
    { state: 'accepted' }
  >
  expect(card).toEqual({
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2034,
    holder: 'Zoé',
    answer: { kind: 'paid' },
  })
})

test.each(['12/34', '12 / 34', '1234', '12-34', '12/2034', ' 12/34 '])(
  'understands the date « %s »',
  (expiry) => {
    expect(checkCard({ ...typed, expiry }, now)).toMatchObject({
      card: { expiryMonth: 12, expiryYear: 2034 },
    })
  },
)

test.each(['', '00/30', '13/30', '12', '12/', 'demain', '12/341'])(
  'does not take « %s » for a date',
  (expiry) => {
    expect(checkCard({ ...typed, expiry }, now)).toMatchObject({
      faults: { expiry: 'Indiquez le mois et l’année, comme 12/34' },
    })
  },
)

test('a card is good until the last moment of its month', () => {
  const lastMoment = Date.UTC(2026, 11, 1) / 1_000 - 1
  expect(checkCard({ ...typed, expiry: '11/26' }, lastMoment).state).toBe('accepted')
  expect(checkCard({ ...typed, expiry: '11/26' }, lastMoment + 1).state).toBe('faulty')
})

test('says of every field what is wrong with it', () => {
  const faults = { number: '', expiry: '', code: '', holder: '' }
  expect(checkCard(readCardForm(undefined), now)).toEqual({
    state: 'faulty',
    faults: {
      number: 'Indiquez le numéro de la carte',
      expiry: 'Indiquez le mois et l’année, comme 12/34',
      code: 'Le code de sécurité compte 3 chiffres',
      holder: 'Indiquez le nom inscrit sur la carte',
    },
  })
  expect(readCardForm({ number: ['a'], code: { b: 'c' } })).toEqual(faults)
})

test('every test card carries its check digit', () => {
  for (const { number } of testCards) expect(hasValidCheckDigit(number)).toBe(true)
  expect(hasValidCheckDigit('4242424242424241')).toBe(false)
})
