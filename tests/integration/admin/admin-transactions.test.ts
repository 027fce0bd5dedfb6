import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntryView } from '../../../contract/admin/audit-log'
import { type PagedList, pageSize } from '../../../contract/admin/paged-list'
import { type AdminOrderList, transactionExportPath } from '../../../contract/admin/transactions'
import { createAdminOrderRepository } from '../../../server/billing/administration/admin-order-repository'
import { listAllOrders } from '../../../server/billing/administration/read-orders'
import {
  stripeCustomers,
  stripeOrders,
} from '../../../server/platform/database/tables/money-tables'
import { userProfiles } from '../../../server/platform/database/tables/profile-tables'
import { type CheckoutHarness, startCheckoutHarness } from '../../support/billing/checkout-harness'
import type { TestUser } from '../../support/product/start-product'

describe('transactions in the administration', () => {
  let harness: CheckoutHarness
  let administrator: TestUser
  const orderCount = 2 * pageSize + 1

  beforeAll(async () => {
    harness = await startCheckoutHarness()
    const { database, signUp } = harness.product
    administrator = await signUp('administratrice')
    await database
      .update(userProfiles)
      .set({ role: 'admin' })
      .where(eq(userProfiles.id, administrator.id))
    await database.insert(stripeCustomers).values([
      { customerId: 'cus_known', userId: administrator.id },
      { customerId: 'cus_erased', userId: null },
    ])
    const statuses = ['paid', 'pending', 'unpaid', 'expired', 'paid']
    await database.insert(stripeOrders).values(
      Array.from({ length: orderCount }, (_, index) => {
        const paymentStatus = statuses[index % statuses.length] ?? 'paid'
        return {
          id: `order_${String(index).padStart(4, '0')}`,
          checkoutSessionId: index === 0 ? '=HYPERLINK("https://evil.test")' : `cs_test_${index}`,
          customerId: index % 2 === 0 ? 'cus_known' : 'cus_erased',
          paymentIntentId: `pi_${index}`,
          minutes: 33,
          amountSubtotalCents: 999,
          amountTotalCents: 999,
          currency: 'eur',
          paymentStatus,
          status: paymentStatus === 'paid' ? 'completed' : paymentStatus,
          // Groups of five orders share the same time: paging must not lose any of them.
          createdAt: new Date(Date.UTC(2026, 0, 1, 12, 0, Math.floor(index / 5))),
        }
      }),
    )
  })
  afterAll(() => harness?.product.close())

  const sendRequest = (path: string) =>
    harness.product.request(path, { cookie: administrator.cookie })
  const readBody = async (path: string) => (await sendRequest(path)).body
  const listTransactions = async (query = '') =>
    (await readBody(`/api/admin/transactions${query}`)) as AdminOrderList
  const readAuditLog = async (query = '') =>
    (await readBody(`/api/admin/journal${query}`)) as PagedList<AuditEntryView>

  test('are listed newest first, a page at a time', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => listTransactions(`?page=${page}`)))
    const items = pages.flatMap((page) => page.items)
    expect(pages[0]?.total).toBe(orderCount)
    expect(new Set(items.map(({ id }) => id)).size).toBe(orderCount)
    const times = items.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(pages.at(-1)?.items).not.toEqual([])
    expect(await listTransactions('?page=4')).toMatchObject({ items: [], total: orderCount })
  })

  test.each([
    ['paid', ['paid']],
    ['pending', ['pending']],
    ['failed', ['failed']],
  ])('are filtered: %s', async (status, expected) => {
    const { items, total } = await listTransactions(`?status=${status}`)
    expect(total).toBeGreaterThan(0)
    expect([...new Set(items.map(({ paymentStatus }) => paymentStatus))]).toEqual(expected)
  })

  test('show the buyer, unless the account was erased', async () => {
    const { items, missing } = await listTransactions()
    expect(missing).toBeNull()
    for (const { customerId, buyer } of items)
      expect(buyer?.email ?? null).toBe(customerId === 'cus_known' ? administrator.email : null)
  })

  test.each([
    ['stripe_customers', 'customers'],
    ['user', 'profiles'],
  ])('are listed even when %s cannot be read', async (table, missing) => {
    const repository = createAdminOrderRepository(harness.product.database)
    const refusal = Object.assign(new Error('permission denied'), { code: '42501', table })
    const failWithRefusal = async () => Promise.reject(refusal)
    const reportedErrors: unknown[] = []
    const response = await listAllOrders(
      {
        orders: {
          ...repository,
          ...(missing === 'customers'
            ? { listCustomers: failWithRefusal }
            : { listBuyers: failWithRefusal }),
        },
        reportError: (error) => reportedErrors.push(error),
      },
      { status: 'all', page: 1 },
    )
    expect(response).toMatchObject({ missing, total: orderCount })
    expect(response.items.map(({ buyer }) => buyer)).toEqual(response.items.map(() => null))
    expect(reportedErrors).toEqual([refusal])
  })

  test('include their documents and disputes, and are listed for their buyer', async () => {
    const sessionId = await harness.buy('packStandard')
    await harness.waitForMinutes(5 + 33)
    const [order] = (await listTransactions()).items
    expect(order).toMatchObject({
      checkoutSessionId: sessionId,
      paymentStatus: 'paid',
      buyer: { email: expect.stringContaining('camille') },
    })
    await harness.product.pool.query(
      `insert into stripe_disputes (id, order_id, withdrawn_cents, read_at)
       values ('dp_1', $1, 500, now())`,
      [order?.id],
    )
    expect(await readBody(`/api/admin/transactions/${order?.id}`)).toMatchObject({
      id: order?.id,
      refundedCents: 0,
      // The emulator has no dashboard.
      dashboardUrl: null,
      documents: [{ kind: 'invoice' }],
      disputes: [{ id: 'dp_1', withdrawnCents: 500 }],
      withdrawal: null,
    })
    const orders = await readBody(`/api/admin/users/${order?.buyer?.id}/orders`)
    expect(orders).toMatchObject([{ id: order?.id, amountTotalCents: 999 }])
  })

  test('return 404 for an unknown order id', async () => {
    expect((await sendRequest('/api/admin/transactions/order_none')).status).toBe(404)
  })

  test('the ledger entries of a user are shown', async () => {
    const { body } = await sendRequest(`/api/admin/users/${administrator.id}/movements`)
    expect(body).toMatchObject({
      entries: [{ reason: 'sign_up', minutes: 5, conversation: null }],
      hasEarlier: false,
    })
  })

  describe('export', () => {
    const byteOrderMark = [0xef, 0xbb, 0xbf]

    async function download(query = '') {
      const response = await fetch(`${harness.product.origin}${transactionExportPath}${query}`, {
        headers: { cookie: administrator.cookie },
      })
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { response, bytes, lines: new TextDecoder().decode(bytes).trimEnd().split('\r\n') }
    }

    test('is a CSV file with a byte order mark, named after the day', async () => {
      const { response, bytes, lines } = await download()
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/,
      )
      expect([...bytes.slice(0, 3)]).toEqual(byteOrderMark)
      expect(lines[0]).toBe(
        'Date;Session ID;Montant;Statut;Email Client;Customer ID;Payment Intent',
      )
      expect(lines.at(-2)).toMatch(
        /^2026-01-01 13:00:00;cs_test_1;"9,99";En attente;;cus_erased;pi_1$/,
      )
    })

    test('escapes spreadsheet formulas', async () => {
      const { lines } = await download()
      expect(lines.at(-1)).toContain(`;"'=HYPERLINK(""https://evil.test"")";`)
    })

    test.each([
      ['paid', 'Payé'],
      ['failed', 'Échoué'],
    ])('applies the filter of the list: %s', async (status, label) => {
      const { lines } = await download(`?status=${status}`)
      const { total } = await listTransactions(`?status=${status}`)
      expect(lines.slice(1)).toHaveLength(total)
      for (const line of lines.slice(1)) expect(line).toContain(`;${label};`)
    })

    test('has one line for each order, even if hundreds of orders have the same time', async () => {
      await harness.product.pool.query(
        `insert into stripe_orders (id, customer_id, amount_subtotal, amount_total, currency,
           payment_status, status, created_at)
         select 'bulk_' || n, 'cus_known', 100, 100, 'eur', 'paid', 'completed',
           timestamptz '2025-06-01' + (n / 700) * interval '1 microsecond'
         from generate_series(1, 2500) n`,
      )
      const { lines } = await download()
      const { total } = await listTransactions()
      expect(lines).toHaveLength(total + 1)
    })

    test('is recorded in the audit log, and refused to everybody but administrators', async () => {
      const { rows } = await harness.product.pool.query(
        `select distinct action, subject_id from audit_log where subject_kind = 'order' order by 2`,
      )
      expect(rows).toEqual([
        { action: 'order.exported', subject_id: 'all' },
        { action: 'order.exported', subject_id: 'failed' },
        { action: 'order.exported', subject_id: 'paid' },
      ])
      const ordinaryUser = await harness.product.signUp('personne')
      const refusal = await harness.product.request(transactionExportPath, {
        cookie: ordinaryUser.cookie,
      })
      expect(refusal.status).toBe(403)
      expect((await harness.product.request(transactionExportPath)).status).toBe(401)
      expect((await sendRequest(`${transactionExportPath}?status=x`)).status).toBe(400)
    })
  })

  test('the audit log lists the exports with their actor, and can be filtered by kind of subject', async () => {
    const allEntries = await readAuditLog()
    expect(allEntries.items[0]).toMatchObject({
      action: 'order.exported',
      subjectKind: 'order',
      actor: { id: administrator.id, name: 'administratrice' },
    })
    expect((await readAuditLog('?subject=order')).total).toBe(allEntries.total)
    expect((await readAuditLog('?subject=user')).total).toBe(0)
    expect((await sendRequest('/api/admin/journal?subject=x')).status).toBe(400)
  })
})
