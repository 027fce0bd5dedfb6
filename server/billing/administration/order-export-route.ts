import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transactionExportPath } from '../../../contract/admin/transactions'
import { byteOrderMark, formatCsvRow } from '../../../domain/admin/csv'
import {
  getExportName,
  type OrderFilter,
  orderColumns,
  orderFilters,
  toOrderCells,
} from '../../../domain/admin/order-list'
import { readPaymentStatus } from '../../../domain/billing/payment-status'
import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import { translateDatabaseErrors } from '../../platform/database/translate-database-errors'
import { canAdminister, type SignedInUser } from '../../policies'
import {
  type AdminOrderRepository,
  createAdminOrderRepository,
  type ExportCursor,
} from './admin-order-repository'

/** Adds an export of the orders to the audit log, with the administrator and the status filter. */
export type RecordExport = (actorId: string, status: OrderFilter) => Promise<void>

type Options = {
  database: Database
  findUser(request: FastifyRequest): Promise<SignedInUser | null>
  recordExport: RecordExport
  now(): Date
}

/**
 * Orders per statement, few enough for V8's young generation: with 250, half of all rows were
 * promoted to the old generation, and the heap grew by 80 MB before they were freed.
 */
const rowsPerPage = 50

/** Serves the orders as a CSV file, with the same status filter as the list. */
export async function orderExportRoute(
  app: FastifyInstance,
  { database, findUser, recordExport, now }: Options,
) {
  const orders = createAdminOrderRepository(database)
  app.get<{ Querystring: { status?: unknown } }>(transactionExportPath, async (request, reply) => {
    const user = await findUser(request)
    if (!user) throw new ApplicationError('UNAUTHENTICATED')
    if (!canAdminister(user)) throw new ApplicationError('FORBIDDEN')
    const { status: requestedStatus = 'all' } = request.query
    const status = orderFilters.find((filter) => filter === requestedStatus)
    if (!status) throw new ApplicationError('INPUT_INVALID')
    // Reads the first page before the response begins, so that a failure becomes an error response
    // instead of a truncated file.
    const firstPage = await translateDatabaseErrors(
      'administration',
      orders.listForExport(status, null, rowsPerPage),
    )
    await recordExport(user.id, status)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${getExportName(now())}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(generateCsv(orders, status, firstPage)))
  })
}

type Page = Awaited<ReturnType<AdminOrderRepository['listForExport']>>

/**
 * Yields the CSV text page by page. Reads a page only when the response stream asks for it, so that
 * a slow client does not fill the memory.
 */
async function* generateCsv(
  orders: Pick<AdminOrderRepository, 'listForExport'>,
  status: OrderFilter,
  firstPage: Page,
) {
  yield byteOrderMark + formatCsvRow(orderColumns)
  for (let page = firstPage; page.length > 0; ) {
    yield page.map(toCsv).join('')
    const lastOrder = page.at(-1)
    if (!lastOrder || page.length < rowsPerPage) return
    const cursor: ExportCursor = { createdAtText: lastOrder.createdAtText, id: lastOrder.id }
    page = await orders.listForExport(status, cursor, rowsPerPage)
  }
}

const toCsv = ({ paymentStatus, ...row }: Page[number]) =>
  formatCsvRow(toOrderCells({ ...row, paymentStatus: readPaymentStatus(paymentStatus) }))
