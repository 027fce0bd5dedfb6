import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invoicePath } from '../../../contract/paths'
import { invoiceNumberPattern } from '../../../domain/billing/invoice'
import { sendProblem } from '../../platform/http/create-http-server'
import type { Print } from '../../platform/pdf/create-printer'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import type { Person } from '../../policies'
import type { DocumentRepository } from './document-repository'
import { makeInvoice } from './make-document'

type Options = {
  documents: Pick<DocumentRepository, 'findOwnInvoice'>
  print: Print
  findPerson(request: FastifyRequest): Promise<Person | null>
  count: RateLimits['count']
}

/** Each takes the thread that draws some 30 ms. */
const drawLimit: RateLimit = { name: 'invoices', max: 30, windowSeconds: 60 }

/** One's own invoices and credit notes, drawn when they are asked for; another's do not exist. */
export async function invoiceRoute(
  app: FastifyInstance,
  { documents, print, findPerson, count }: Options,
) {
  app.get<{ Params: { number: string } }>(invoicePath(':number'), async (request, reply) => {
    const person = await findPerson(request)
    if (!person) return sendProblem(reply, 'UNAUTHENTICATED')
    const { number } = request.params
    const invoice = invoiceNumberPattern.test(number)
      ? await documents.findOwnInvoice(person.id, number)
      : undefined
    if (!invoice) return sendProblem(reply, 'NOT_FOUND')
    await count(drawLimit, person.id)
    const { filename, contentType, content } = await makeInvoice(print, invoice)
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .header('cache-control', 'private, no-store')
      .send(content)
  })
}
