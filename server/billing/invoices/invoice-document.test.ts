import { expect, test } from 'vitest'
import type { InvoiceContent } from '../../../domain/billing/invoice'
import { readPdfText } from '../../../tests/support/billing/read-pdf-text'
import { renderPdf } from '../../platform/pdf/render-pdf'
import { createInvoiceDocument } from './invoice-document'

const content: InvoiceContent = {
  seller: {
    companyName: 'Maison Exemple',
    legalForm: 'SASU',
    capitalEuros: 1_000,
    registrationCity: 'Marseille',
    registrationNumber: '123 456 789',
    postalAddress: ['12 rue de l’Exemple', '13001 Marseille'],
    contactEmail: 'bonjour@example.test',
    vat: { kind: 'registered', number: 'FR00123456789', ratePercent: 20 },
  },
  buyer: { name: 'Zoé', email: 'zoe@example.test' },
  orderId: 'cs_1',
  orderedAt: '2026-12-31T23:30:00.000Z',
  offerName: 'Pack Standard',
  minutes: 33,
  period: null,
  totalCents: 999,
  currency: 'eur',
  corrects: null,
  isDemonstration: false,
}

async function renderText(changes: Partial<InvoiceContent>) {
  const issuedAt = new Date('2026-12-31T23:30:00.000Z')
  const document = createInvoiceDocument({
    number: 'F2027-000001',
    issuedAt,
    content: { ...content, ...changes },
  })
  return readPdfText(await renderPdf(document))
    .join('\n')
    .replaceAll(/\s+/g, ' ')
}

test('shows the net price, the VAT and no placeholder for a VAT-registered seller', async () => {
  const text = await renderText({})
  expect(text).toMatch(/Total HT 8,33 € TVA 20 % 1,66 € Total TTC 9,99 €/)
  expect(text).toContain('TVA intracommunautaire : FR00123456789')
  expect(text).not.toMatch(/compléter|démonstration|293 B/)
})

test('cites article 293 B when the seller is exempt from VAT', async () => {
  const text = await renderText({ seller: { ...content.seller, vat: { kind: 'exempt' } } })
  expect(text).toContain('TVA non applicable, article 293 B du Code général des impôts.')
  expect(text).not.toContain('Total HT')
})

test('shows placeholders for missing facts, and no VAT amount while the VAT status is unknown', async () => {
  const text = await renderText({ seller: { ...content.seller, vat: null, companyName: null } })
  expect(text).toContain('TVA à compléter')
  expect(text).toContain('[à compléter avant ouverture : dénomination sociale]')
  expect(text).not.toMatch(/Total HT|293 B/)
})

test('shows the date of issue in the time zone of Paris', async () => {
  expect(await renderText({})).toContain('Émise le 1er janvier 2027')
})

test.each([
  ['a placeholder for an erased account', { name: null, email: null }, 'Compte supprimé'],
  ['markup as plain text', { name: '<img src=x>', email: 'a@b.test' }, '<img src=x> a@b.test'],
  ['the beginning of an extremely long name', { name: 'é'.repeat(10_000), email: null }, 'ééé'],
])('prints, as the buyer, %s', async (_what, buyer, expectedText) => {
  expect(await renderText({ buyer })).toContain(expectedText)
})
