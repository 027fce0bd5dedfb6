import type { AttachedDocument, MailFile } from '../../platform/mail/mail'
import type { Print } from '../../platform/pdf/create-printer'
import type { DocumentRepository } from './document-repository'
import { invoiceDocument, type StoredInvoice } from './invoice-document'
import { termsDocument } from './terms-document'
import { withdrawalFormDocument } from './withdrawal-form-document'

/** Makes what goes with a mail. What is the same for everybody is drawn once a process. */
export function createDocumentMaker(
  { findInvoice }: Pick<DocumentRepository, 'findInvoice'>,
  print: Print,
) {
  const printTerms = once(() => print(termsDocument()))
  const printForm = once(() => print(withdrawalFormDocument()))

  return async (attached: AttachedDocument): Promise<MailFile> => {
    switch (attached.document) {
      case 'terms-of-sale':
        return pdf('Amivoix-conditions-de-vente.pdf', await printTerms())
      case 'withdrawal-form':
        return pdf('Amivoix-formulaire-de-retractation.pdf', await printForm())
      case 'invoice': {
        const invoice = await findInvoice(attached.number)
        if (!invoice) throw new Error(`There is no invoice ${attached.number}`)
        return makeInvoice(print, invoice)
      }
    }
  }
}

/** An invoice or a credit note under the name that it is saved as. */
export async function makeInvoice(print: Print, invoice: StoredInvoice): Promise<MailFile> {
  const name = invoice.content.corrects ? 'avoir' : 'facture'
  return pdf(`Amivoix-${name}-${invoice.number}.pdf`, await print(invoiceDocument(invoice)))
}

const pdf = (filename: string, content: Buffer): MailFile => ({
  filename,
  contentType: 'application/pdf',
  content,
})

/** A failure is not kept: the next one tries again. */
function once<Result>(make: () => Promise<Result>) {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
