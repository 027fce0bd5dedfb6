import { type InvoiceContent, splitVat } from '../../../domain/billing/invoice'
import { formatMissingFact } from '../../../domain/billing/operator'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import type { PdfDocument } from '../../platform/pdf/pdf-document'

export type StoredInvoice = { number: string; issuedAt: Date; content: InvoiceContent }

const formatDay = (time: Date | string) => formatParisDay(new Date(time))

const demonstrationWarning = 'Document de démonstration, sans valeur'

/** Builds an invoice or a credit note as it was issued, with placeholders for missing facts. */
export function createInvoiceDocument({ number, issuedAt, content }: StoredInvoice): PdfDocument {
  const { corrects, isDemonstration } = content
  const documentName = corrects ? 'Avoir' : 'Facture'
  return {
    title: `${documentName} ${number}`,
    subtitle: corrects
      ? `Émis le ${formatDay(issuedAt)}, sur la facture ${corrects.number} du ${formatDay(corrects.issuedAt)}`
      : `Émise le ${formatDay(issuedAt)}`,
    author: content.seller.companyName ?? 'Amivoix',
    date: issuedAt,
    ...(isDemonstration && { warning: demonstrationWarning }),
    footer: `Amivoix, ${documentName.toLowerCase()} ${number}`,
    blocks: [
      {
        kind: 'parties',
        parties: [
          { title: 'Vendeur', lines: formatSeller(content.seller) },
          { title: 'Client', lines: formatBuyer(content) },
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
            formatItem(content),
            '1',
            formatEuros(corrects?.totalCents ?? content.totalCents),
            formatEuros(content.totalCents),
          ],
        ],
      },
      { kind: 'totals', totals: listTotals(content) },
      { kind: 'paragraph', text: formatPayment(content) },
      ...listNotes(content).map((text) => ({ kind: 'paragraph', text, isMuted: true }) as const),
    ],
  }
}

function formatSeller(seller: InvoiceContent['seller']) {
  const { companyName, legalForm, capitalEuros, registrationCity, registrationNumber } = seller
  const { postalAddress, contactEmail, vat } = seller
  return [
    companyName ?? formatMissingFact('companyName'),
    `Amivoix, société unipersonnelle (${legalForm ?? formatMissingFact('legalForm')}) au capital de ${capitalEuros === null ? formatMissingFact('capitalEuros') : `${capitalEuros.toLocaleString('fr-FR')} euros`}`,
    ...(postalAddress ?? [formatMissingFact('postalAddress')]),
    `RCS ${registrationCity ?? formatMissingFact('registrationCity')} ${registrationNumber ?? formatMissingFact('registrationNumber')}`,
    ...(vat?.kind === 'registered' ? [`TVA intracommunautaire : ${vat.number}`] : []),
    contactEmail ?? formatMissingFact('contactEmail'),
  ]
}

/** In characters. A buyer's name without a limit could fill pages. */
const maxLineLength = 200

/** The buyer's name is missing when the account was erased before the document was issued. */
function formatBuyer({ buyer }: InvoiceContent) {
  const lines = [buyer.name, buyer.email]
    .map((line) => (line ?? '').trim().slice(0, maxLineLength))
    .filter((line) => line !== '')
  return lines.length > 0 ? lines : ['Compte supprimé']
}

function formatItem({ offerName, minutes, period, corrects }: InvoiceContent) {
  const item = minutes > 0 ? `${offerName}, ${formatMinutes(minutes)} de conversation` : offerName
  const periodText = period
    ? `, période du ${formatDay(period.startsAt)} au ${formatDay(period.endsAt)}`
    : ''
  return corrects ? `Remboursement : ${item}${periodText}` : `${item}${periodText}`
}

function listTotals({ seller: { vat }, totalCents, corrects }: InvoiceContent) {
  const label = corrects ? 'Total remboursé TTC' : 'Total TTC'
  const total = { label, value: formatEuros(totalCents) }
  if (vat?.kind === 'registered') {
    const { netCents, vatCents } = splitVat(totalCents, vat.ratePercent)
    return [
      { label: 'Total HT', value: formatEuros(netCents) },
      { label: `TVA ${vat.ratePercent.toLocaleString('fr-FR')} %`, value: formatEuros(vatCents) },
      total,
    ]
  }
  return [{ label: 'TVA', value: vat ? 'non applicable' : 'à compléter' }, total]
}

const formatPayment = ({ corrects, orderedAt, orderId }: InvoiceContent) =>
  corrects
    ? `Somme rendue par le moyen de paiement de la commande du ${formatDay(orderedAt)}.`
    : `Commande du ${formatDay(orderedAt)}, payée en ligne. Numéro de commande : ${orderId}.`

function listNotes({ seller: { vat } }: InvoiceContent) {
  if (vat?.kind === 'registered') return []
  return [
    vat
      ? 'TVA non applicable, article 293 B du Code général des impôts.'
      : `TVA : ${formatMissingFact('vat')}. Le total payé ne change pas.`,
  ]
}
