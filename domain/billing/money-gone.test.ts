import { expect, test } from 'vitest'
import { goneCents, owedCents } from './money-gone'

const nothing = { refundedCents: 0, disputedCents: 0, promisedCents: 0, contestedBeforeCents: 0 }

test('without a promise what is gone is what was given back and what banks hold', () => {
  const money = { ...nothing, refundedCents: 300, disputedCents: 200 }
  expect([goneCents(money), owedCents(money)]).toEqual([500, 0])
})

test('a promise counts as gone, and is owed until the money is', () => {
  expect(goneCents({ ...nothing, promisedCents: 999 })).toBe(999)
  expect(owedCents({ ...nothing, promisedCents: 999 })).toBe(999)
  expect(owedCents({ ...nothing, promisedCents: 999, refundedCents: 400 })).toBe(599)
  expect(owedCents({ ...nothing, promisedCents: 500, refundedCents: 900 })).toBe(0)
})

test('what a bank takes after the promise counts towards it, until it is won', () => {
  const money = { ...nothing, promisedCents: 500 }
  expect(owedCents({ ...money, disputedCents: 300 })).toBe(200)
  expect(owedCents({ ...money, disputedCents: 999 })).toBe(0)
  expect(goneCents({ ...money, disputedCents: 999 })).toBe(999)
  expect(owedCents(money)).toBe(500)
})

test('what a bank held before was no part of the promise, whatever becomes of it', () => {
  const money = { ...nothing, promisedCents: 400, contestedBeforeCents: 600 }
  expect(owedCents({ ...money, disputedCents: 600 })).toBe(400)
  expect(goneCents({ ...money, disputedCents: 600 })).toBe(1_000)
  expect(owedCents(money)).toBe(400)
  expect(goneCents(money)).toBe(400)
})
