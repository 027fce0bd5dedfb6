import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invoicePath } from '../../../contract/paths'
import { invoiceNumberPattern } from '../../../domain/billing/invoice'
import { sendProblem } from '../../platform/http/create-http-server'
import type { PdfRenderer } from '../../platform/pdf/create-pdf-renderer'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { renderInvoice } from './render-invoice'

type Options = {
  deps: Pick<BillingDeps, 'invoices' | 'rateLimits'>
  renderPdf: PdfRenderer
  findUser(request: FastifyRequest): Promise<SignedInUser | null>
}

/** Each document keeps the rendering thread busy for about 30 ms. */
const downloadLimit: RateLimit = { name: 'invoices', max: 30, windowSeconds: 60 }

/**
 * Serves a user's own invoices and credit notes as PDF, rendered on request. Answers NOT_FOUND for
 * another user's documents.
 */
export async function invoiceRoute(app: FastifyInstance, { deps, renderPdf, findUser }: Options) {
  app.get<{ Params: { number: string } }>(invoicePath(':number'), async (request, reply) => {
    const user = await findUser(request)
    if (!user) return sendProblem(reply, 'UNAUTHENTICATED')
    const { number } = request.params
    const invoice = invoiceNumberPattern.test(number)
      ? await deps.invoices.findOwnInvoice(user.id, number)
      : undefined
    if (!invoice) return sendProblem(reply, 'NOT_FOUND')
    await deps.rateLimits.consume(downloadLimit, user.id)
    const { filename, contentType, content } = await renderInvoice(renderPdf, invoice)
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(content)
  })
}
