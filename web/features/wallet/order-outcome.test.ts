import { expect, test } from 'vitest'
import { outcomeOf } from './order-outcome'

const paid = {
  paymentStatus: 'paid',
  refundedCents: 0,
  contestedCents: 0,
  amountTotalCents: 999,
} as const

test('what was paid is paid until it is given back', () => {
  expect(outcomeOf(paid)).toMatchObject({ label: 'Payé', tone: 'good', refund: null })
})

test('given back whole it is not called paid any more', () => {
  expect(outcomeOf({ ...paid, refundedCents: 999 })).toMatchObject({
    label: 'Remboursé',
    tone: 'quiet',
    refund: null,
  })
})

test('given back in part it says how much', () => {
  const { label, refund } = outcomeOf({ ...paid, refundedCents: 300 })
  expect(label).toBe('Remboursé en partie')
  expect(refund).toMatch(/^Remboursé\s: 3,00\s€$/)
})

test('what the buyer’s bank took back is said to be contested', () => {
  const { label, refund } = outcomeOf({ ...paid, contestedCents: 999 })
  expect(label).toBe('Contesté')
  expect(refund).toMatch(/^Repris par votre banque\s: 9,99\s€$/)
})

test('what was never paid has its own words', () => {
  expect(outcomeOf({ ...paid, paymentStatus: 'pending' }).label).toBe('En attente')
  expect(outcomeOf({ ...paid, paymentStatus: 'failed' }).label).toBe('Échoué')
})
