import type { MailFile } from '../../platform/mail/mail'
import type { PdfRenderer } from '../../platform/pdf/create-pdf-renderer'
import { createInvoiceDocument, type StoredInvoice } from './invoice-document'

/** Renders an invoice or a credit note as a PDF file. */
export async function renderInvoice(
  renderPdf: PdfRenderer,
  invoice: StoredInvoice,
): Promise<MailFile> {
  const name = invoice.content.corrects ? 'avoir' : 'facture'
  return createPdfFile(
    `Amivoix-${name}-${invoice.number}.pdf`,
    await renderPdf(createInvoiceDocument(invoice)),
  )
}

export const createPdfFile = (filename: string, content: Buffer): MailFile => ({
  filename,
  contentType: 'application/pdf',
  content,
})
