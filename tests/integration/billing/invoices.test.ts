import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OfferKey } from '../../../domain/offers'
import { listMailbox } from '../../../emulators/mail/mailbox'
import { recordOrder } from '../../../server/billing/orders/record-order'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { createTestBillingDeps } from '../../support/billing/create-test-billing-deps'
import { readPdfText } from '../../support/billing/read-pdf-text'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import type { TestUser } from '../../support/product/start-product'

describe('invoices', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const query = (text: string, values: unknown[] = []) => harness.product.pool.query(text, values)

  async function downloadDocument(number: string, { cookie } = camille) {
    const response = await fetch(`${harness.product.origin}/api/wallet/invoices/${number}`, {
      headers: { cookie },
    })
    const file = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, file }
  }
  const readText = (file: Buffer) => readPdfText(file).join('\n').replaceAll(/\s+/g, ' ')

  const listDocuments = async () =>
    (await harness.readOrders()).flatMap(({ documents }) => documents)
  const expectDocuments = (...kinds: string[]) =>
    expect.poll(async () => (await listDocuments()).map(({ kind }) => kind)).toEqual(kinds)

  async function buyWithInvoice(offerKey: OfferKey, changes: object = {}) {
    const sessionId = await harness.buy(offerKey, changes)
    await expectDocuments('invoice')
    const [invoice] = await listDocuments()
    return { sessionId, number: invoice?.number ?? '' }
  }

  const findPaymentIntentId = async (orderId: string) => {
    const { rows } = await query(
      'select payment_intent_id as id from stripe_orders where id = $1',
      [orderId],
    )
    return String(rows[0]?.id)
  }

  test('issues one invoice per order, with its details', async () => {
    const { sessionId, number } = await buyWithInvoice('packStandard')
    expect(number).toMatch(/^F\d{4}-\d{6}$/)
    const { status, headers, file } = await downloadDocument(number)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Amivoix-facture-${number}.pdf"`,
    )
    expect(headers.get('cache-control')).toMatch(/private/)
    const text = readText(file)
    for (const expectedText of [
      `Facture ${number}`,
      'Document de démonstration, sans valeur',
      'Pack Standard, 33 minutes',
      camille.email,
      sessionId,
      'TVA à compléter',
      'capital de 1 000 euros',
      '[à compléter avant ouverture : numéro RCS]',
    ])
      expect(text).toContain(expectedText)
    expect(text).toMatch(/Total TTC 9,99 €/)
    // Events that are delivered again change nothing.
    const events = await harness.listEventsAbout(sessionId)
    for (const event of [
      ...events,
      ...events.map((event) => ({ ...event, id: `${event.id}_again` })),
    ])
      expect((await harness.sendWebhookEvent(event)).status).toBe(200)
    expect(await listDocuments()).toEqual([{ number, kind: 'invoice' }])
  })

  test('lets only the owner download an invoice, and refuses unknown numbers', async () => {
    const { number } = await buyWithInvoice('packDecouverte')
    const sacha = await harness.product.signUp('sacha')
    expect((await downloadDocument(number, sacha)).status).toBe(404)
    expect((await downloadDocument(number, { ...camille, cookie: '' })).status).toBe(401)
    for (const invalidNumber of ['F2026-999999', 'x', '%00', '..%2f..%2fetc', 'F'.repeat(2_000)])
      expect((await downloadDocument(invalidNumber)).status).toBeGreaterThanOrEqual(400)
    expect(await downloadDocument(number)).toMatchObject({ status: 200 })
  })

  test('numbers the invoices of concurrent orders without gaps, even when some transactions fail', async () => {
    const customerId = 'cus_many'
    await query('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
      customerId,
      camille.id,
    ])
    const now = () => new Date('2031-12-31T23:30:00Z')
    const deps = createTestBillingDeps(harness.product.database, { now })
    const owner = { userId: camille.id, email: camille.email, name: 'Camille' }
    const recordOrderOrFail = (index: number) =>
      deps.database.transaction(async (transaction) => {
        await recordOrder(deps, transaction, owner, {
          id: `${customerId}_${index}`,
          checkoutSessionId: `${customerId}_${index}`,
          reason: 'purchase',
          customerId,
          offerKey: 'packDecouverte',
          minutes: 17,
          amountSubtotalCents: 499,
          amountTotalCents: 499,
          currency: 'eur',
          paymentStatus: 'paid',
          createdAt: now(),
          buyerName: null,
          period: null,
          isRenewal: false,
        })
        if (index % 4 === 3) throw new Error('simulated failure')
      })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => [
        recordOrderOrFail(index),
        recordOrderOrFail(index),
      ]).flat(),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    // 23:30 UTC is half past midnight in Paris: the numbers belong to the next year.
    const { rows } = await query(`select number from invoices where number like 'F2032-%'`)
    const numbers = rows.map(({ number }) => number).sort()
    expect(numbers).toEqual(
      Array.from({ length: 15 }, (_, index) => `F2032-${String(index + 1).padStart(6, '0')}`),
    )
  })

  test('issues one credit note for each refund', async () => {
    const { sessionId, number } = await buyWithInvoice('packStandard')
    const payment_intent = await findPaymentIntentId(sessionId)
    const { charge } = await harness.stripe.refunds.create({ payment_intent, amount: 300 })
    await expectDocuments('invoice', 'credit_note')
    const refundEvents = await harness.listEventsAbout(String(charge))
    expect(refundEvents.length).toBeGreaterThan(0)
    for (const event of refundEvents)
      await harness.sendWebhookEvent({ ...event, id: `${event.id}_again` })
    await expectDocuments('invoice', 'credit_note')
    await harness.stripe.refunds.create({ payment_intent })
    await expectDocuments('invoice', 'credit_note', 'credit_note')
    const [, firstCreditNote, secondCreditNote] = await listDocuments()
    expect(firstCreditNote?.number).toMatch(/^A\d{4}-\d{6}$/)
    const text = readText((await downloadDocument(firstCreditNote?.number ?? '')).file)
    expect(text).toContain(`Avoir ${firstCreditNote?.number}`)
    expect(text).toContain(`sur la facture ${number} du`)
    expect(text).toMatch(/Total remboursé TTC 3,00 €/)
    expect(text).toContain('Document de démonstration, sans valeur')
    const { headers, file } = await downloadDocument(secondCreditNote?.number ?? '')
    expect(headers.get('content-disposition')).toContain(
      `Amivoix-avoir-${secondCreditNote?.number}.pdf`,
    )
    expect(readText(file)).toMatch(/Total remboursé TTC 6,99 €/)
  })

  test('issues a missing invoice together with the credit note', async () => {
    const { sessionId } = await buyWithInvoice('packDecouverte')
    await query('delete from invoices where order_id = $1', [sessionId])
    await harness.stripe.refunds.create({ payment_intent: await findPaymentIntentId(sessionId) })
    await expectDocuments('invoice', 'credit_note')
  })

  test('refuses to change an issued invoice', async () => {
    const { number } = await buyWithInvoice('packDecouverte')
    await expect(
      query(`update invoices set content = '{}' where number = $1`, [number]),
    ).rejects.toThrow('never changes')
  })

  test('keeps the invoices of a deleted account without a link to the user', async () => {
    const { sessionId, number } = await buyWithInvoice('packStandard')
    const erasureResponse = await harness.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(erasureResponse.status).toBe(200)
    const { rows } = await query('select * from invoices where number = $1', [number])
    expect(rows).toMatchObject([{ order_id: sessionId, content: { totalCents: 999 } }])
    expect(JSON.stringify(rows)).not.toContain(camille.id)
    const { rows: owners } = await query(
      'select from stripe_user_orders where order_id = $1 and user_id is not null',
      [sessionId],
    )
    expect(owners).toHaveLength(0)
    expect((await downloadDocument(number)).status).toBe(401)
    // A later refund still gets its credit note.
    await harness.stripe.refunds.create({ payment_intent: await findPaymentIntentId(sessionId) })
    await expect
      .poll(
        async () => (await query('select from invoices where order_id = $1', [sessionId])).rowCount,
      )
      .toBe(2)
  })

  async function readMail(subject: string) {
    const directory = path.join(harness.product.dataDirectory, 'mail')
    const findMail = async () =>
      (await listMailbox(directory)).find(
        (mail) => mail.to === camille.email && mail.subject === subject,
      )
    await expect.poll(findMail).toBeDefined()
    return findMail()
  }

  test('attaches terms, withdrawal form and invoice to the confirmation e-mail', async () => {
    const { sessionId, number } = await buyWithInvoice('packStandard', { immediate_start: true })
    const mail = await readMail('Votre commande est confirmée')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'Amivoix-conditions-de-vente.pdf',
      'Amivoix-formulaire-de-retractation.pdf',
      `Amivoix-facture-${number}.pdf`,
    ])
    const [terms, form, invoice] = (mail?.attachments ?? []).map(({ content }) => readText(content))
    expect(terms).toContain('Toute minute entamée est décomptée')
    expect(form).toContain('notifie par la présente ma rétractation')
    expect(invoice).toContain(`Facture ${number}`)
    const text = (mail?.text ?? '').replaceAll(/\s/g, ' ')
    for (const expectedText of [
      'Pack Standard, 33 minutes',
      '9,99 € toutes taxes comprises',
      `Facture : ${number}`,
      sessionId,
      'Vous avez demandé à pouvoir utiliser vos minutes',
      '/retractation',
    ])
      expect(text).toContain(expectedText)
    expect(text).toMatch(/Commandé le : \d+(?:er)? \S+ \d{4} à \d\d:\d\d \(heure de Paris\)/)
    expect(text).not.toContain('/resiliation')
    const attachment = await harness.product.request(`/dev/mail/${mail?.id}/attachments/2`)
    expect(attachment.status).toBe(200)
    expect(attachment.headers.get('content-type')).toContain('application/pdf')
    expect((await harness.product.request(`/dev/mail/${mail?.id}/attachments/9`)).status).toBe(404)
  })

  test('explains the renewal in the first e-mail of a subscription; later e-mails only attach the invoice', async () => {
    await buyWithInvoice('abonnementMensuel')
    const mail = await readMail('Votre commande est confirmée')
    expect(mail?.text).toContain('/resiliation')
    expect(mail?.text).toMatch(/Prochain renouvellement/)
    expect(mail?.text).toMatch(/Vous pouvez vous rétracter pendant 14\sjours/)
    await harness.advance('month')
    await expectDocuments('invoice', 'invoice')
    const renewal = await readMail('Votre abonnement est renouvelé')
    expect(renewal?.attachments).toHaveLength(1)
    const [invoice] = (renewal?.attachments ?? []).map(({ content }) => readText(content))
    expect(invoice).toMatch(/Abonnement mensuel, 100 minutes .* période du .* au /)
  })
})
