import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfferKey } from '../../domain/offers'
import { listMailbox } from '../../emulators/mail/read-mailbox'
import { completeOrder } from '../../server/features/payments/complete-order'
import { createPaymentRepository } from '../../server/features/payments/payment-repository'
import { demonstrationInvoicing } from '../support/billing/stripe-emulator-server'
import { readPdf } from '../support/billing/read-pdf-text'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

describe.each(engines)('invoices, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const query = (text: string, values: unknown[] = []) => till.product.pool.query(text, values)

  async function download(number: string, { cookie } = camille) {
    const answer = await fetch(`${till.product.origin}/api/wallet/invoices/${number}`, {
      headers: { cookie },
    })
    const file = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers: answer.headers, file }
  }
  const wordsOf = (file: Buffer) => readPdf(file).join('\n').replaceAll(/\s+/g, ' ')

  const documentsOf = async () => (await till.readOrders()).flatMap(({ documents }) => documents)
  const hasDocuments = (...kinds: string[]) =>
    expect
      .poll(async () => (await documentsOf()).map(({ kind }) => kind), { timeout: 15_000 })
      .toEqual(kinds)

  async function buyOne(offerKey: OfferKey, changes: object = {}) {
    const sessionId = await till.buy(offerKey, changes)
    await hasDocuments('invoice')
    const [invoice] = await documentsOf()
    return { sessionId, number: invoice?.number ?? '' }
  }

  const paymentOf = async (orderId: string) => {
    const { rows } = await query(
      'select payment_intent_id as id from stripe_orders where id = $1',
      [orderId],
    )
    return String(rows[0]?.id)
  }

  test('a paid order has one invoice, whose words are those of the sale', async () => {
    const { sessionId, number } = await buyOne('packStandard')
    expect(number).toMatch(/^F\d{4}-\d{6}$/)
    const { status, headers, file } = await download(number)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Amivoix-facture-${number}.pdf"`,
    )
    expect(headers.get('cache-control')).toMatch(/private/)
    const words = wordsOf(file)
    for (const fact of [
      `Facture ${number}`,
      'Document de démonstration, sans valeur',
      'Pack Standard, 33 minutes',
      camille.email,
      sessionId,
      'TVA à compléter',
      'capital de 1 000 euros',
      '[à compléter avant ouverture : numéro RCS]',
    ])
      expect(words).toContain(fact)
    expect(words).toMatch(/Total TTC 9,99 €/)
    // Everything again, in any order: the books stay.
    const events = await till.eventsAbout(sessionId)
    for (const event of [...events, ...events.map((one) => ({ ...one, id: `${one.id}_again` }))])
      expect((await till.notify(event)).status).toBe(200)
    expect(await documentsOf()).toEqual([{ number, kind: 'invoice' }])
  })

  test('nobody else reads it, and no number but one that is there', async () => {
    const { number } = await buyOne('packDecouverte')
    const sacha = await till.product.signUp('sacha')
    expect((await download(number, sacha)).status).toBe(404)
    expect((await download(number, { ...camille, cookie: '' })).status).toBe(401)
    for (const wrong of ['F2026-999999', 'x', '%00', '..%2f..%2fetc', 'F'.repeat(2_000)])
      expect((await download(wrong)).status).toBeGreaterThanOrEqual(400)
    expect(await download(number)).toMatchObject({ status: 200 })
  })

  test('twenty orders at once are numbered without a gap, those that fail leave none', async () => {
    const customerId = `cus_many_${engine}`
    await query('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
      customerId,
      camille.id,
    ])
    const now = () => new Date('2031-12-31T23:30:00Z')
    const payments = createPaymentRepository(till.product.database, {
      ...demonstrationInvoicing,
      now,
    })
    const owner = { userId: camille.id, email: camille.email, name: 'Camille' }
    const settle = (index: number) =>
      payments.transaction(async (transaction) => {
        const parts = {
          payments,
          origin: 'https://example.test',
          sendMail: async () => {},
          giveBackLater: async () => {},
        }
        await completeOrder(parts, transaction, owner, {
          id: `${customerId}_${index}`,
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
        if (index % 4 === 3) throw new Error('the line is cut')
      })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => [settle(index), settle(index)]).flat(),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    // Half past midnight in Paris: the next year's series.
    const { rows } = await query(`select number from invoices where number like 'F2032-%'`)
    const numbers = rows.map(({ number }) => number).sort()
    expect(numbers).toEqual(
      Array.from({ length: 15 }, (_, index) => `F2032-${String(index + 1).padStart(6, '0')}`),
    )
  })

  test('each refund has a credit note for what it gave back, once', async () => {
    const { sessionId, number } = await buyOne('packStandard')
    const payment_intent = await paymentOf(sessionId)
    const { charge } = await till.stripe.refunds.create({ payment_intent, amount: 300 })
    await hasDocuments('invoice', 'credit_note')
    for (const event of await till.eventsAbout(String(charge)))
      await till.notify({ ...event, id: `${event.id}_again` })
    await hasDocuments('invoice', 'credit_note')
    await till.stripe.refunds.create({ payment_intent })
    await hasDocuments('invoice', 'credit_note', 'credit_note')
    const [, first, second] = await documentsOf()
    expect(first?.number).toMatch(/^A\d{4}-\d{6}$/)
    const words = wordsOf((await download(first?.number ?? '')).file)
    expect(words).toContain(`Avoir ${first?.number}`)
    expect(words).toContain(`sur la facture ${number} du`)
    expect(words).toMatch(/Total remboursé TTC 3,00 €/)
    expect(words).toContain('Document de démonstration, sans valeur')
    const { headers, file } = await download(second?.number ?? '')
    expect(headers.get('content-disposition')).toContain(`Amivoix-avoir-${second?.number}.pdf`)
    expect(wordsOf(file)).toMatch(/Total remboursé TTC 6,99 €/)
  })

  test('an order of the time before invoices gets one with its credit note', async () => {
    const { sessionId } = await buyOne('packDecouverte')
    await query('delete from invoices where order_id = $1', [sessionId])
    await till.stripe.refunds.create({ payment_intent: await paymentOf(sessionId) })
    await hasDocuments('invoice', 'credit_note')
  })

  test('what was issued cannot be changed', async () => {
    const { number } = await buyOne('packDecouverte')
    await expect(
      query(`update invoices set content = '{}' where number = $1`, [number]),
    ).rejects.toThrow('never changes')
  })

  test('a deleted account leaves its invoices to the books, and nothing that leads to them', async () => {
    const { sessionId, number } = await buyOne('packStandard')
    const erased = await till.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(erased.status).toBe(200)
    const { rows } = await query('select * from invoices where number = $1', [number])
    expect(rows).toMatchObject([{ order_id: sessionId, content: { totalCents: 999 } }])
    expect(JSON.stringify(rows)).not.toContain(camille.id)
    const { rows: owners } = await query(
      'select from stripe_user_orders where order_id = $1 and user_id is not null',
      [sessionId],
    )
    expect(owners).toHaveLength(0)
    expect((await download(number)).status).toBe(401)
    // Money given back later is still written down.
    await till.stripe.refunds.create({ payment_intent: await paymentOf(sessionId) })
    await expect
      .poll(
        async () => (await query('select from invoices where order_id = $1', [sessionId])).rowCount,
      )
      .toBe(2)
  })

  async function readConfirmation(subject: string) {
    const directory = path.join(till.product.dataDirectory, 'mail')
    const find = async () =>
      (await listMailbox(directory)).find(
        (mail) => mail.to === camille.email && mail.subject === subject,
      )
    await expect.poll(find, { timeout: 20_000 }).toBeDefined()
    return find()
  }

  test('a confirmation lasts: terms, form and invoice go with it and can be read', async () => {
    const { sessionId, number } = await buyOne('packStandard', { immediate_start: true })
    const mail = await readConfirmation('Votre commande est confirmée')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'Amivoix-conditions-de-vente.pdf',
      'Amivoix-formulaire-de-retractation.pdf',
      `Amivoix-facture-${number}.pdf`,
    ])
    const [terms, form, invoice] = (mail?.attachments ?? []).map(({ content }) => wordsOf(content))
    expect(terms).toContain('Toute minute entamée est décomptée')
    expect(form).toContain('notifie par la présente ma rétractation')
    expect(invoice).toContain(`Facture ${number}`)
    const text = (mail?.text ?? '').replaceAll(/\s/g, ' ')
    for (const fact of [
      'Pack Standard, 33 minutes',
      '9,99 € toutes taxes comprises',
      `Facture : ${number}`,
      sessionId,
      'Vous avez demandé à pouvoir utiliser vos minutes',
      '/retractation',
    ])
      expect(text).toContain(fact)
    expect(text).toMatch(/Commandé le : \d+ \S+ \d{4} à \d\d:\d\d \(heure de Paris\)/)
    expect(text).not.toContain('/resiliation')
    const files = await till.product.request(`/dev/mail/${mail?.id}/attachments/2`)
    expect(files.status).toBe(200)
    expect(files.headers.get('content-type')).toContain('application/pdf')
    expect((await till.product.request(`/dev/mail/${mail?.id}/attachments/9`)).status).toBe(404)
  })

  test('a subscription says how it goes on, and its renewals come with their invoice alone', async () => {
    await buyOne('abonnementMensuel')
    const mail = await readConfirmation('Votre commande est confirmée')
    expect(mail?.text).toContain('/resiliation')
    expect(mail?.text).toMatch(/Prochain renouvellement/)
    expect(mail?.text).toContain('le prix entier vous sera remboursé')
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'month' }),
    })
    await hasDocuments('invoice', 'invoice')
    const renewal = await readConfirmation('Votre abonnement est renouvelé')
    expect(renewal?.attachments).toHaveLength(1)
    const [invoice] = (renewal?.attachments ?? []).map(({ content }) => wordsOf(content))
    expect(invoice).toMatch(/Abonnement mensuel, 100 minutes .* période du .* au /)
  })
})
