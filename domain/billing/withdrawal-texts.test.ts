import { expect, test } from 'vitest'
import {
  composeWithdrawalStatement,
  formatDeductedMinutes,
  formatRefundLine,
  formatRefundLines,
} from './withdrawal-texts'

/** Replaces spaces of every width by plain ones. */
const replaceSpaces = (text: string) => text.replaceAll(/\s/g, ' ')

const line = {
  leftCents: 999,
  leftMinutes: 33,
  unusedMinutes: 28,
  refundCents: 848,
  hasRequestedImmediateStart: true,
}

test('explains the calculation with its figures', () => {
  expect(replaceSpaces(formatRefundLine(line))).toBe(
    '9,99 € × 28 minutes non utilisées ÷ 33 minutes = 8,48 €, arrondi au centime en votre faveur.',
  )
  expect(replaceSpaces(formatRefundLine({ ...line, unusedMinutes: 1, refundCents: 31 }))).toContain(
    '× 1 minute non utilisée ÷',
  )
})

test.each([
  [{ unusedMinutes: 33, refundCents: 999 }, 'Aucune minute utilisée : tout le prix'],
  [{ unusedMinutes: 0, refundCents: 0 }, 'il ne reste rien à rembourser'],
  [
    { hasRequestedImmediateStart: false, refundCents: 999 },
    'Vous n’aviez pas demandé à commencer tout de suite : tout le prix',
  ],
])('explains a case without calculation (%j)', (changes, words) => {
  expect(replaceSpaces(formatRefundLine({ ...line, ...changes }))).toContain(words)
})

test('explains the refund of each period of a renewed subscription, the oldest first', () => {
  const newest = { ...line, unusedMinutes: 33, refundCents: 999 }
  expect(formatRefundLines([newest, line]).map(replaceSpaces)).toEqual([
    `Première période : ${replaceSpaces(formatRefundLine(line))}`,
    'Période 2 : aucune minute utilisée : tout le prix vous est remboursé, soit 9,99 €.',
  ])
  expect(formatRefundLines([line])).toEqual([formatRefundLine(line)])
})

test('describes the deducted minutes: none, one or several', () => {
  expect([0, 1, 2].map((count) => replaceSpaces(formatDeductedMinutes(count)))).toEqual([
    'Aucune minute n’est reprise.',
    'La minute qui reste est retirée de votre solde.',
    'Les 2 minutes qui restent sont retirées de votre solde.',
  ])
})

test('names the purchase and the day of the order, in Paris time, in the withdrawal statement', () => {
  const orderedAt = new Date('2026-11-20T23:30:00Z')
  expect(replaceSpaces(composeWithdrawalStatement({ name: 'Pack Standard', orderedAt }))).toBe(
    'Je renonce à mon contrat Pack Standard, commandé le 21 novembre 2026.',
  )
})
