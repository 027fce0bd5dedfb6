import { expect, test } from 'vitest'
import { getOrderStatus } from './order-status'

const paidOrder = {
  paymentStatus: 'paid',
  refundedCents: 0,
  disputedCents: 0,
  amountTotalCents: 999,
} as const

test('a paid order without a refund is labelled as paid', () => {
  expect(getOrderStatus(paidOrder)).toMatchObject({ label: 'Payé', tone: 'good', amountText: null })
})

test('a fully refunded order is labelled as refunded, not as paid', () => {
  expect(getOrderStatus({ ...paidOrder, refundedCents: 999 })).toMatchObject({
    label: 'Remboursé',
    tone: 'neutral',
    amountText: null,
  })
})

test('a partly refunded order says how much was refunded', () => {
  const { label, amountText } = getOrderStatus({ ...paidOrder, refundedCents: 300 })
  expect(label).toBe('Remboursé en partie')
  expect(amountText).toMatch(/^Remboursé\s: 3,00\s€$/)
})

test('a disputed order is labelled as such, and says how much the bank has taken back', () => {
  const { label, amountText } = getOrderStatus({ ...paidOrder, disputedCents: 999 })
  expect(label).toBe('Contesté')
  expect(amountText).toMatch(/^Repris par votre banque\s: 9,99\s€$/)
})

test('an unpaid order is labelled as pending or failed', () => {
  expect(getOrderStatus({ ...paidOrder, paymentStatus: 'pending' }).label).toBe('En attente')
  expect(getOrderStatus({ ...paidOrder, paymentStatus: 'failed' }).label).toBe('Échoué')
})
