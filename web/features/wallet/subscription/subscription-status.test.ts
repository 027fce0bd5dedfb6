import { expect, test } from 'vitest'
import { getPeriodEndLabel, getSubscriptionStatus } from './subscription-status'

test.each([
  ['active', false, 'Actif'],
  ['active', true, 'Se termine bientôt'],
  ['past_due', false, 'Paiement en retard'],
  ['canceled', false, 'Annulé'],
  ['trialing', true, "Période d'essai"],
  ['paused', false, 'paused'],
])(
  'labels the status %s (cancelled at the end of the period: %s) as "%s"',
  (status, isCancelledAtPeriodEnd, label) => {
    expect(getSubscriptionStatus({ status, isCancelledAtPeriodEnd }).label).toBe(label)
  },
)

test('labels the end of the period as an end when the subscription is cancelled, else as a renewal', () => {
  expect(getPeriodEndLabel({ isCancelledAtPeriodEnd: true })).toBe('Se termine le')
  expect(getPeriodEndLabel({ isCancelledAtPeriodEnd: false })).toBe('Renouvellement le')
})
