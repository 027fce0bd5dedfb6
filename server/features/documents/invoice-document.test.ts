import { expect, test } from 'vitest'
import type { InvoiceContent } from '../../../domain/billing/invoice'
import { readPdf } from '../../../tests/support/billing/read-pdf-text'
import { renderPdf } from '../../platform/pdf/render-pdf'
import { invoiceDocument } from './invoice-document'

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

async function wordsOf(changes: Partial<InvoiceContent>) {
  const issuedAt = new Date('2026-12-31T23:30:00.000Z')
  const document = invoiceDocument({
    number: 'F2027-000001',
    issuedAt,
    content: { ...content, ...changes },
  })
  return readPdf(await renderPdf(document))
    .join('\n')
    .replaceAll(/\s+/g, ' ')
}

test('a seller who is registered for tax shows both parts of the price, and nothing to complete', async () => {
  const words = await wordsOf({})
  expect(words).toMatch(/Total HT 8,33 € TVA 20 % 1,66 € Total TTC 9,99 €/)
  expect(words).toContain('TVA intracommunautaire : FR00123456789')
  expect(words).not.toMatch(/compléter|démonstration|293 B/)
})

test('a small business says why there is no tax', async () => {
  const words = await wordsOf({ seller: { ...content.seller, vat: { kind: 'exempt' } } })
  expect(words).toContain('TVA non applicable, article 293 B du Code général des impôts.')
  expect(words).not.toContain('Total HT')
})

test('what is not known is a gap, and no tax is made up', async () => {
  const words = await wordsOf({ seller: { ...content.seller, vat: null, companyName: null } })
  expect(words).toContain('TVA à compléter')
  expect(words).toContain('[à compléter avant ouverture : dénomination sociale]')
  expect(words).not.toMatch(/Total HT|293 B/)
})

test('its day is the one in Paris', async () => {
  expect(await wordsOf({})).toContain('Émise le 1er janvier 2027')
})

test.each([
  ['an erased account', { name: null, email: null }, 'Compte supprimé'],
  ['markup', { name: '<img src=x>', email: 'a@b.test' }, '<img src=x> a@b.test'],
  ['a name without end', { name: 'é'.repeat(10_000), email: null }, 'ééé'],
])('%s as the buyer', async (_what, buyer, shown) => {
  expect(await wordsOf({ buyer })).toContain(shown)
})
