import { type InvoiceContent, splitVat } from '../../../domain/billing/invoice'
import { gapFor } from '../../../domain/billing/operator'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import type { PdfDocument } from '../../platform/pdf/pdf-document'

export type StoredInvoice = { number: string; issuedAt: Date; content: InvoiceContent }

const day = (time: Date | string) => formatParisDay(new Date(time))

export const demonstrationWarning = 'Document de démonstration, sans valeur'

/** An invoice or a credit note, as it was issued; what is not known yet is a gap. */
export function invoiceDocument({ number, issuedAt, content }: StoredInvoice): PdfDocument {
  const { corrects, isDemonstration } = content
  const name = corrects ? 'Avoir' : 'Facture'
  return {
    title: `${name} ${number}`,
    subtitle: corrects
      ? `Émis le ${day(issuedAt)}, sur la facture ${corrects.number} du ${day(corrects.issuedAt)}`
      : `Émise le ${day(issuedAt)}`,
    author: content.seller.companyName ?? 'Amivoix',
    date: issuedAt,
    ...(isDemonstration && { warning: demonstrationWarning }),
    footer: `Amivoix, ${name.toLowerCase()} ${number}`,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: 'Vendeur', lines: sellerLines(content.seller) },
          { title: 'Client', lines: buyerLines(content) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: 'Désignation', share: 0.52 },
          { label: 'Quantité', share: 0.12, isNumber: true },
          { label: 'Prix unitaire TTC', share: 0.18, isNumber: true },
          { label: corrects ? 'Remboursé TTC' : 'Total TTC', share: 0.18, isNumber: true },
        ],
        rows: [
          [
            designation(content),
            '1',
            formatEuros(corrects?.totalCents ?? content.totalCents),
            formatEuros(content.totalCents),
          ],
        ],
      },
      { kind: 'totals', totals: totals(content) },
      { kind: 'paragraph', text: settlement(content) },
      ...notes(content).map((text) => ({ kind: 'paragraph', text, isMuted: true }) as const),
    ],
  }
}

function sellerLines(seller: InvoiceContent['seller']) {
  const { companyName, legalForm, capitalEuros, registrationCity, registrationNumber } = seller
  const { postalAddress, contactEmail, vat } = seller
  return [
    companyName ?? gapFor('companyName'),
    `Amivoix, société unipersonnelle (${legalForm ?? gapFor('legalForm')}) au capital de ${capitalEuros === null ? gapFor('capitalEuros') : `${capitalEuros.toLocaleString('fr-FR')} euros`}`,
    ...(postalAddress ?? [gapFor('postalAddress')]),
    `RCS ${registrationCity ?? gapFor('registrationCity')} ${registrationNumber ?? gapFor('registrationNumber')}`,
    ...(vat?.kind === 'registered' ? [`TVA intracommunautaire : ${vat.number}`] : []),
    contactEmail ?? gapFor('contactEmail'),
  ]
}

/** Nobody is called like this: a longer line would fill pages. */
const longestLine = 200

/** An account that was erased before this was issued left no name. */
function buyerLines({ buyer }: InvoiceContent) {
  const lines = [buyer.name, buyer.email]
    .map((line) => (line ?? '').trim().slice(0, longestLine))
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : ['Compte supprimé']
}

function designation({ offerName, minutes, period, corrects }: InvoiceContent) {
  const what = minutes > 0 ? `${offerName}, ${formatMinutes(minutes)} de conversation` : offerName
  const when = period ? `, période du ${day(period.startsAt)} au ${day(period.endsAt)}` : ''
  return corrects ? `Remboursement : ${what}${when}` : `${what}${when}`
}

function totals({ seller: { vat }, totalCents, corrects }: InvoiceContent) {
  const label = corrects ? 'Total remboursé TTC' : 'Total TTC'
  const total = { label, value: formatEuros(totalCents) }
  if (vat?.kind === 'registered') {
    const { exclusiveCents, vatCents } = splitVat(totalCents, vat.ratePercent)
    return [
      { label: 'Total HT', value: formatEuros(exclusiveCents) },
      { label: `TVA ${vat.ratePercent.toLocaleString('fr-FR')} %`, value: formatEuros(vatCents) },
      total,
    ]
  }
  return [{ label: 'TVA', value: vat ? 'non applicable' : 'à compléter' }, total]
}

const settlement = ({ corrects, orderedAt, orderId }: InvoiceContent) =>
  corrects
    ? `Somme rendue par le moyen de paiement de la commande du ${day(orderedAt)}.`
    : `Commande du ${day(orderedAt)}, payée en ligne. Numéro de commande : ${orderId}.`

function notes({ seller: { vat } }: InvoiceContent) {
  if (vat?.kind === 'registered') return []
  return [
    vat
      ? 'TVA non applicable, article 293 B du Code général des impôts.'
      : `TVA : ${gapFor('vat')}. Le total payé ne change pas.`,
  ]
}
