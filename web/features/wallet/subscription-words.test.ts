import { expect, test } from 'vitest'
import { periodEndLabel, statusWords } from './subscription-words'

test.each([
  ['active', false, 'Actif'],
  ['active', true, 'Se termine bientôt'],
  ['past_due', false, 'Paiement en retard'],
  ['canceled', false, 'Annulé'],
  ['trialing', true, "Période d'essai"],
  ['paused', false, 'paused'],
])('%s, ending: %s, is « %s »', (status, cancelsAtPeriodEnd, label) => {
  expect(statusWords({ status, cancelsAtPeriodEnd }).label).toBe(label)
})

test('a period ends or renews', () => {
  expect(periodEndLabel({ cancelsAtPeriodEnd: true })).toBe('Se termine le')
  expect(periodEndLabel({ cancelsAtPeriodEnd: false })).toBe('Renouvellement le')
})
