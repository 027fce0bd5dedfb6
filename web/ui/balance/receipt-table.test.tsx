import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Receipt } from '../../../domain/receipt'
import { ReceiptTable } from './receipt-table'

const receipt: Receipt = {
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:02:42.000Z',
  wallMs: 162_000,
  billableMs: 135_000,
  pauses: [
    { reason: 'connecting', ms: 3_000 },
    { reason: 'ai-notice', ms: 4_000 },
    { reason: 'link-lost', ms: 20_000 },
  ],
  chargedMinutes: 3,
  balanceBefore: 5,
  balanceAfter: 2,
}

/** Lists the rows as "label: value". */
const listRows = (shownReceipt: Receipt, seconds: number) =>
  [
    ...renderToStaticMarkup(
      <ReceiptTable receipt={shownReceipt} knownDuration={{ seconds, isExact: true }} />,
    ).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
  ].map(([, label, value]) => `${label}: ${value}`)

it('shows the duration of the call, and which time was and was not charged, as rows that add up', () => {
  expect(listRows(receipt, 139).slice(0, 6)).toEqual([
    'Temps écoulé: 2:42',
    'Mise en relation, temps offert: − 0:03',
    'Ligne coupée, temps offert: − 0:20',
    'Durée de l’appel<small>sans l’attente ni les coupures</small>: 2:19',
    'Annonce «\u00a0voix d’une IA\u00a0», temps offert: − 0:04',
    'Temps décompté: 2:15',
  ])
})

it('begins with the duration when connecting rounds to 0 s and the link was never lost', () => {
  const pauses = [{ reason: 'connecting', ms: 300 }] as const
  const shownReceipt = { ...receipt, wallMs: 135_300, pauses }
  expect(listRows(shownReceipt, 135).slice(0, 2)).toEqual([
    'Durée de l’appel: 2:15',
    'Temps décompté: 2:15',
  ])
})

it('deducts uncharged conversation time from the duration that the history shows', () => {
  const shownReceipt = {
    ...receipt,
    wallMs: 183_000,
    billableMs: 60_000,
    pauses: [
      { reason: 'connecting', ms: 3_000 },
      { reason: 'provider-fault', ms: 120_000 },
    ],
    chargedMinutes: 1,
    balanceBefore: 1,
    balanceAfter: 0,
  } as const
  expect(listRows(shownReceipt, 180).slice(0, 5)).toEqual([
    'Temps écoulé: 3:03',
    'Mise en relation, temps offert: − 0:03',
    'Durée de l’appel<small>sans l’attente ni les coupures</small>: 3:00',
    'Conversation non décomptée, temps offert: − 2:00',
    'Temps décompté: 1:00',
  ])
})
