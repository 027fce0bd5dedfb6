import type { AttachedDocument, MailFile } from '../../platform/mail/mail'
import type { PdfRenderer } from '../../platform/pdf/create-pdf-renderer'
import type { BillingDeps } from '../billing-deps'
import { createPdfFile, renderInvoice } from '../invoices/render-invoice'
import { createTermsDocument } from './terms-document'
import { createWithdrawalFormDocument } from './withdrawal-form-document'

/**
 * Creates the function that renders the documents attached to e-mails. Documents that are the same
 * for every buyer are rendered once per process.
 */
export function createDocumentRenderer(
  { invoices, operator }: Pick<BillingDeps, 'invoices' | 'operator'>,
  renderPdf: PdfRenderer,
) {
  const renderTerms = cacheSuccess(() => renderPdf(createTermsDocument(operator)))
  const renderForm = cacheSuccess(() => renderPdf(createWithdrawalFormDocument(operator)))

  return async (attachment: AttachedDocument): Promise<MailFile> => {
    switch (attachment.document) {
      case 'terms-of-sale':
        return createPdfFile('Amivoix-conditions-de-vente.pdf', await renderTerms())
      case 'withdrawal-form':
        return createPdfFile('Amivoix-formulaire-de-retractation.pdf', await renderForm())
      case 'invoice': {
        const invoice = await invoices.findInvoice(attachment.number)
        if (!invoice) throw new Error(`There is no invoice ${attachment.number}`)
        return renderInvoice(renderPdf, invoice)
      }
    }
  }
}

/** Returns a function that caches the result of `run`; a failure is not cached. */
function cacheSuccess<Result>(run: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => {
    result ??= run().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
