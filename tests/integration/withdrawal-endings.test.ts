import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDispute } from '../../emulators/stripe/billing/dispute-charge'
import { leaveContract } from '../support/billing/withdrawal-client'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

describe.each(engines)('what becomes of a contract that was left, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const { query, declare, stateOf, isCompleted, refundsOf, orderRow, carryOutAgain } =
    leaveContract(() => ({ till, camille }))

  describe('contested before anybody knew here', () => {
    // Also when a test failed in between.
    afterEach(() => query('drop function if exists be_late cascade'))

    const told = async () =>
      (await till.product.mailsTo(camille.email)).filter(
        ({ subject }) => subject === 'Le remboursement de votre contrat',
      )
    const creditNotes = async () =>
      (await till.readOrders())[0]?.documents.filter(({ kind }) => kind === 'credit_note').length

    async function leaveContested(verdict: string) {
      const orderId = await till.buy('packStandard')
      await till.hasMinutes(38)
      const { payment_intent: intent } = await till.stripe.checkout.sessions.retrieve(orderId)
      const [charge] = (await till.stripe.charges.list({ payment_intent: String(intent) })).data
      if (!charge) throw new Error('Nothing was paid')
      await till.delayNotices()
      const dispute = await till.inBooks((books) => openDispute(books, charge))
      await declare(orderId)
      await carryOutAgain(orderId)
      await expect
        .poll(() => stateOf(orderId), { timeout: 15_000 })
        .toMatchObject({ kind: 'withdrawn', isCompleted: false })
      expect(await orderRow(orderId)).toEqual({ cents: 0, lost: 0 })
      await till.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: verdict } })
      await till.deliverNotices()
      await Promise.all([carryOutAgain(orderId), carryOutAgain(orderId)])
      await isCompleted(orderId)
      expect(await till.minutesLeft()).toBe(5)
      await till.expectExplained()
      return orderId
    }

    test('and lost, the bank’s money is all there is, and a mail says so once', async () => {
      const orderId = await leaveContested('losing_evidence')
      expect(await refundsOf(orderId)).toEqual([])
      expect(await orderRow(orderId)).toEqual({ cents: 0, lost: 0 })
      expect(await creditNotes()).toBe(0)
      const [mail, ...others] = await told()
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/Rendu par votre banque\s: 9,99\s€/)
      expect(mail?.text).toMatch(/Remboursé par nous\s: 0,00\s€/)
    })

    test('and won, everything is given back, with its credit note', async () => {
      const orderId = await leaveContested('winning_evidence')
      expect(await refundsOf(orderId)).toEqual([999])
      expect(await orderRow(orderId)).toEqual({ cents: 999, lost: 0 })
      expect(await creditNotes()).toBe(1)
      expect(await told()).toEqual([])
    })
  })

  test('an account that goes at once still has its money back, and its receipt', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
    await query(
      `insert into withdrawals (id, order_id, user_id, statement, declared_at)
       values (gen_random_uuid(), $1, $2, 'Je renonce.', now() - interval '2 hours')`,
      [orderId, camille.id],
    )
    const erased = await till.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(erased.status).toBe(200)
    await till.product.jobs.enqueue(null, 'resume-withdrawals', {})
    await expect.poll(() => refundsOf(orderId), { timeout: 15_000 }).toEqual([999])
    const received = async () => {
      const { body } = await till.product.request('/dev/mail')
      const ofCamille = String(body)
        .split('<li>')
        .filter((entry) => entry.includes(camille.email))
      return ofCamille.filter((entry) => entry.includes('Nous avons reçu votre rétractation'))
        .length
    }
    await expect.poll(received, { timeout: 15_000 }).toBe(1)
    const kept = () =>
      query('select from pgboss.job where data::text like $1', [`%${camille.email}%`])
    await expect.poll(async () => (await kept()).rows.length, { timeout: 15_000 }).toBe(0)
  })
})
