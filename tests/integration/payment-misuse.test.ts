import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WithdrawableContracts } from '../../contract/billing/withdrawals'
import { demonstrationPriceId } from '../../emulators/stripe/demonstration-account'
import { createSession } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

describe.each(engines)('what no page does with money, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const query = async (text: string, values: unknown[] = []) =>
    (await till.product.pool.query(text, values)).rows
  const ask = (path: string, options: object = {}) =>
    till.product.request(path, { cookie: camille.cookie, ...options })
  const erase = () =>
    ask('/api/auth/delete-user', { body: { word: 'supprimer', password: camille.password } })
  const statusOf = async (sessionId: string) =>
    (await till.stripe.checkout.sessions.retrieve(sessionId)).status
  const refundedCents = async (orderId: string) =>
    (await query('select refunded_cents from stripe_orders where id = $1', [orderId]))[0]
      ?.refunded_cents

  test('of two tabs with a subscription each the older one can not be paid on any more', async () => {
    const pack = await till.openCheckout('packStandard')
    const weekly = await till.openCheckout('abonnementHebdomadaire')
    const monthly = await till.openCheckout('abonnementMensuel')
    expect(await till.openCheckout('abonnementMensuel')).toBe(monthly)
    expect(await Promise.all([pack, weekly, monthly].map(statusOf))).toEqual([
      'open',
      'expired',
      'open',
    ])
    expect((await till.payLate(weekly)).status).toBe(410)
    expect((await till.pay(monthly)).status).toBe(303)
    await till.hasMinutes(105)
  })

  test('a second subscription that is paid all the same is ended and given back whole', async () => {
    const weekly = await till.openCheckout('abonnementHebdomadaire')
    const { customer } = await till.stripe.checkout.sessions.retrieve(weekly)
    const { id: monthly } = await createSession(till.stripe, {
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: demonstrationPriceId('abonnementMensuel'), quantity: 1 }],
    })
    expect(await Promise.all([till.pay(weekly), till.pay(monthly)])).toMatchObject([
      { status: 303 },
      { status: 303 },
    ])
    const orders = () =>
      query(
        `select invoice_id, refunded_cents, amount_total, minutes from stripe_orders
         where customer_id = $1 order by promised_cents`,
        [customer],
      )
    // Whichever was told first stays.
    await expect
      .poll(async () => (await orders()).map((row) => row.refunded_cents > 0), { timeout: 25_000 })
      .toEqual([false, true])
    const [kept, returned] = await orders()
    expect(returned.refunded_cents).toBe(returned.amount_total)
    await till.hasMinutes(5 + kept.minutes)
    const sessions = await Promise.all(
      [weekly, monthly].map((id) => till.stripe.checkout.sessions.retrieve(id)),
    )
    for (const { id, invoice, subscription } of sessions) {
      const isKept = invoice === kept.invoice_id
      const { status } = await till.stripe.subscriptions.retrieve(String(subscription))
      expect(status).toBe(isKept ? 'active' : 'canceled')
      const { body } = await till.readResult(id)
      expect(body).toMatchObject({ state: isKept ? 'paid' : 'returned' })
      for (const notice of await till.eventsAbout(id, String(invoice), String(subscription)))
        await till.notify({ ...notice, id: `${notice.id}_again` })
    }
    expect(await till.minutesLeft()).toBe(5 + kept.minutes)
    const mails = await till.product.mailsTo(camille.email)
    const second = mails.filter(
      ({ subject }) => subject === 'Votre second abonnement est annulé et remboursé',
    )
    expect(second).toHaveLength(1)
    expect(second[0]?.text).toContain(returned.invoice_id)
    expect(mails.filter(({ subject }) => subject === 'Votre commande est confirmée')).toHaveLength(
      1,
    )
    const documents = (await till.readOrders()).map(({ documents }) =>
      documents.map(({ kind }) => kind),
    )
    expect(documents.toSorted((one, other) => one.length - other.length)).toEqual([
      ['invoice'],
      ['invoice', 'credit_note'],
    ])
    await till.expectExplained()
  }, 60_000)

  test('one that was about to end does not go on beside the one that was begun since', async () => {
    await till.buy('abonnementMensuel')
    await till.hasMinutes(105)
    const path = '/api/wallet/subscription/cancellation'
    const isEnding = async () => (await till.readWallet()).subscription?.cancelsAtPeriodEnd
    expect((await ask(path, { method: 'POST' })).status).toBe(200)
    await expect.poll(isEnding, { timeout: 15_000 }).toBe(true)
    await till.buy('abonnementHebdomadaire')
    await till.hasMinutes(120)
    expect((await ask(path, { method: 'DELETE' })).status).toBe(404)
    // Ending says so to both.
    expect((await ask(path, { method: 'POST' })).status).toBe(200)
    await expect
      .poll(async () => (await ask(path, { method: 'DELETE' })).status, { timeout: 15_000 })
      .toBe(200)
  })

  test('a cancellation sent twenty times at once is one', async () => {
    const monthly = await till.buy('abonnementMensuel')
    await till.hasMinutes(105)
    const cancel = () => ask('/api/wallet/subscription/cancellation', { method: 'POST' })
    const answers = await Promise.all(Array.from({ length: 20 }, cancel))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await cancel()).status).toBe(429)
    const mails = await till.product.mailsTo(camille.email)
    expect(mails.filter(({ subject }) => subject.includes('résiliation'))).toHaveLength(1)
    expect(
      await query('select id from cancellations where user_id = $1', [camille.id]),
    ).toHaveLength(1)
    const { subscription } = await till.stripe.checkout.sessions.retrieve(monthly)
    const provided = await till.stripe.subscriptions.retrieve(String(subscription))
    expect(provided.cancel_at_period_end).toBe(true)
  })

  test('a page to buy what only subscribers may closes with the subscription that is left', async () => {
    await till.buy('abonnementHebdomadaire', { immediate_start: true })
    await till.hasMinutes(20)
    const topUp = await till.openCheckout('recharge50')
    const pack = await till.openCheckout('packStandard')
    const { contracts } = (await ask('/api/withdrawals')).body as WithdrawableContracts
    await ask('/api/withdrawals', { body: { orderId: contracts[0]?.orderId } })
    await expect.poll(() => statusOf(topUp), { timeout: 15_000 }).toBe('expired')
    expect((await till.payLate(topUp)).status).toBe(410)
    expect(await till.minutesLeft()).toBe(5)
    // What anybody may buy is led to again, on a page of its own.
    await expect.poll(() => statusOf(pack), { timeout: 15_000 }).toBe('expired')
    const again = await till.openCheckout('packStandard')
    expect(again).not.toBe(pack)
    expect(await till.openCheckout('packStandard')).toBe(again)
    expect((await till.pay(again)).status).toBe(303)
    await till.hasMinutes(38)
  })

  test('a page to pay on closes with the account', async () => {
    const sessionId = await till.openCheckout('packStandard')
    expect((await erase()).status).toBe(200)
    await expect.poll(() => statusOf(sessionId), { timeout: 20_000 }).toBe('expired')
    expect((await till.payLate(sessionId)).status).toBe(410)
  })

  test('what is paid for an account that is gone is given back, once; what it had used is not', async () => {
    const used = await till.buy('packDecouverte')
    await till.hasMinutes(22)
    const late = await till.openCheckout('packStandard')
    await till.pay(late, undefined, { delayed: 'true' })
    expect((await erase()).status).toBe(200)
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'day' }),
    })
    await expect.poll(() => refundedCents(late), { timeout: 25_000 }).toBe(999)
    for (const notice of await till.eventsAbout(late, used))
      await till.notify({ ...notice, id: `${notice.id}_again` })
    const session = await till.stripe.checkout.sessions.retrieve(late)
    const intent = String(session.payment_intent)
    const { data } = await till.stripe.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([999])
    expect(await refundedCents(used)).toBe(0)
  }, 60_000)

  test('invoices are drawn thirty times a minute for one person, and for nobody else', async () => {
    await till.buy('packDecouverte')
    await till.hasMinutes(22)
    const number = (await till.readOrders())[0]?.documents[0]?.number
    const path = `/api/wallet/invoices/${number}`
    const stranger = await till.product.signUp('sacha')
    expect((await ask(path, { cookie: stranger.cookie })).status).toBe(404)
    for (let count = 0; count < 30; count++) expect((await ask(path)).status).toBe(200)
    expect((await ask(path)).status).toBe(429)
  })

  test('a character that no text may hold is refused, and is nobody’s fault', async () => {
    const subject = { kind: 'companion', agentId: 'lea\u0000' }
    const report = { id: randomUUID(), subject, reason: 'other' }
    expect(await ask('/api/reports', { body: report })).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })
})
