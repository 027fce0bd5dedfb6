import { expect, test } from 'vitest'
import { ledgerReasons } from '../../../domain/billing/ledger'
import { formatEntryMinutes, formatLedgerEntry } from './ledger-entry-text'

/** Formats an entry with ordinary spaces instead of no-break spaces. */
const formatWithSpaces = (entry: Parameters<typeof formatLedgerEntry>[0]) =>
  formatLedgerEntry(entry).replaceAll('\u00a0', ' ')

const none = { conversation: null, offerKey: null }
const clara = { id: '0e000000-0000-4000-8000-000000000000', agentName: 'Clara' }

test.each([
  [{ ...none, reason: 'sign_up', minutes: 5 }, '5 minutes offertes à l’inscription'],
  [{ ...none, reason: 'admin_start', minutes: 999_999 }, '999\u202f999 minutes d’administration'],
  [{ ...none, reason: 'purchase', minutes: 33 }, 'Achat, 33 minutes'],
  [
    { ...none, reason: 'purchase', minutes: 33, offerKey: 'packStandard' },
    'Pack Standard, 33 minutes',
  ],
  [
    { ...none, reason: 'subscription', minutes: 100, offerKey: 'abonnementMensuel' },
    'Abonnement mensuel, 100 minutes',
  ],
  [{ ...none, reason: 'subscription', minutes: 15 }, 'Abonnement, 15 minutes'],
  [{ ...none, reason: 'call', minutes: -3, conversation: clara }, 'Appel avec Clara, 3 minutes'],
  [{ ...none, reason: 'call', minutes: -1 }, 'Appel, 1 minute'],
  [{ ...none, reason: 'admin_grant', minutes: 1 }, '1 minute ajoutée par notre équipe'],
  [{ ...none, reason: 'admin_grant', minutes: -20 }, '20 minutes retirées par notre équipe'],
  [{ ...none, reason: 'refund', minutes: -12 }, 'Remboursement, 12 minutes reprises'],
  [
    { ...none, reason: 'dispute', minutes: -33 },
    'Paiement contesté auprès de la banque, 33 minutes reprises',
  ],
  [{ ...none, reason: 'dispute', minutes: 1 }, 'Contestation close, 1 minute rendue'],
  [{ ...none, reason: 'import', minutes: 40 }, '40 minutes de votre ancien compte'],
  [{ ...none, reason: 'correction', minutes: 2 }, 'Correction, 2 minutes ajoutées'],
  [{ ...none, reason: 'correction', minutes: -1 }, 'Correction, 1 minute retirée'],
] as const)('formats %j', (entry, text) => {
  expect(formatWithSpaces(entry)).toBe(text)
})

test('describes every reason without a plus or minus sign', () => {
  for (const reason of ledgerReasons)
    expect(formatWithSpaces({ ...none, reason, minutes: -4 })).toMatch(/^[^-−]*4 minutes[^-−]*$/)
})

test('formats the minutes with a plus or minus sign', () => {
  expect([5, -3, 0, 999_999].map(formatEntryMinutes)).toEqual([
    '+5 min',
    '−3 min',
    '0 min',
    '+999\u202f999 min',
  ])
})
