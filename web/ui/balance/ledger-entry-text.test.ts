import { expect, test } from 'vitest'
import { ledgerReasons } from '../../../domain/billing/ledger'
import { formatEntryMinutes, formatLedgerEntry } from './ledger-entry-text'

/** Formats an entry with ordinary spaces instead of no-break spaces. */
const formatWithSpaces = (entry: Parameters<typeof formatLedgerEntry>[0]) =>
  formatLedgerEntry(entry).replaceAll('\u00a0', ' ')

const noDetails = { conversation: null, offerKey: null }
const clara = { id: '0e000000-0000-4000-8000-000000000000', agentName: 'Clara' }

test.each([
  [{ ...noDetails, reason: 'sign_up', minutes: 5 }, '5 minutes offertes à l’inscription'],
  [
    { ...noDetails, reason: 'admin_start', minutes: 999_999 },
    '999\u202f999 minutes d’administration',
  ],
  [{ ...noDetails, reason: 'purchase', minutes: 33 }, 'Achat, 33 minutes'],
  [
    { ...noDetails, reason: 'purchase', minutes: 33, offerKey: 'packStandard' },
    'Pack Standard, 33 minutes',
  ],
  [
    { ...noDetails, reason: 'subscription', minutes: 100, offerKey: 'abonnementMensuel' },
    'Abonnement mensuel, 100 minutes',
  ],
  [{ ...noDetails, reason: 'subscription', minutes: 15 }, 'Abonnement, 15 minutes'],
  [
    { ...noDetails, reason: 'call', minutes: -3, conversation: clara },
    'Appel avec Clara, 3 minutes',
  ],
  [{ ...noDetails, reason: 'call', minutes: -1 }, 'Appel, 1 minute'],
  [{ ...noDetails, reason: 'admin_grant', minutes: 1 }, '1 minute ajoutée par notre équipe'],
  [{ ...noDetails, reason: 'admin_grant', minutes: -20 }, '20 minutes retirées par notre équipe'],
  [{ ...noDetails, reason: 'refund', minutes: -12 }, 'Remboursement, 12 minutes reprises'],
  [
    { ...noDetails, reason: 'dispute', minutes: -33 },
    'Paiement contesté auprès de la banque, 33 minutes reprises',
  ],
  [{ ...noDetails, reason: 'dispute', minutes: 1 }, 'Contestation close, 1 minute rendue'],
  [{ ...noDetails, reason: 'import', minutes: 40 }, '40 minutes de votre ancien compte'],
  [{ ...noDetails, reason: 'correction', minutes: 2 }, 'Correction, 2 minutes ajoutées'],
  [{ ...noDetails, reason: 'correction', minutes: -1 }, 'Correction, 1 minute retirée'],
] as const)('formats %j', (entry, text) => {
  expect(formatWithSpaces(entry)).toBe(text)
})

test('describes every reason without a plus or minus sign', () => {
  for (const reason of ledgerReasons)
    expect(formatWithSpaces({ ...noDetails, reason, minutes: -4 })).toMatch(
      /^[^-−]*4 minutes[^-−]*$/,
    )
})

test('formats the minutes with a plus or minus sign, and zero without one', () => {
  expect([5, -3, 0, 999_999].map(formatEntryMinutes)).toEqual([
    '+5 min',
    '−3 min',
    '0 min',
    '+999\u202f999 min',
  ])
})
