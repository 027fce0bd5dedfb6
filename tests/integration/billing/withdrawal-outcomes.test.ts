import { afterEach, describe, expect, test } from 'vitest'
import { openDispute } from '../../../emulators/stripe/payments/disputes'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { createWithdrawalClient } from '../../support/billing/withdrawal-client'
import type { TestUser } from '../../support/product/start-product'

describe('outcomes of a withdrawal', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness(
    (checkout) => {
      ;({ harness, camille } = checkout)
    },
    { shouldStartJobsAtOnce: false },
  )

  const {
    query,
    declare,
    readPurchaseState,
    expectCompleted,
    listRefundCents,
    readOrderAmounts,
    retryWithdrawal,
  } = createWithdrawalClient(() => ({ harness, camille }))

  describe('from a disputed purchase, before the webhook event of the dispute arrives', () => {
    // A test that fails may not reach its own call of stopHoldingWebhooks.
    afterEach(() => harness.stopHoldingWebhooks())

    const listOutcomeMails = async () =>
      (await harness.product.listMailsTo(camille.email)).filter(
        ({ subject }) => subject === 'Le remboursement de votre contrat',
      )
    const countCreditNotes = async () =>
      (await harness.readOrders())[0]?.documents.filter(({ kind }) => kind === 'credit_note').length

    async function withdrawDuringDispute(evidence: string) {
      const orderId = await harness.buy('packStandard')
      await harness.waitForMinutes(38)
      const { payment_intent: intent } = await harness.stripe.checkout.sessions.retrieve(orderId)
      const [charge] = (await harness.stripe.charges.list({ payment_intent: String(intent) })).data
      if (!charge) throw new Error('There is no charge')
      await harness.holdWebhooks()
      const dispute = await harness.runInEmulator((context) => openDispute(context, charge))
      await declare(orderId)
      await retryWithdrawal(orderId)
      await expect
        .poll(() => readPurchaseState(orderId))
        .toMatchObject({ kind: 'withdrawn', isCompleted: false })
      expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 0, unrecoveredMinutes: 0 })
      await harness.stripe.disputes.update(dispute.id, {
        evidence: { uncategorized_text: evidence },
      })
      await harness.stopHoldingWebhooks()
      await Promise.all([retryWithdrawal(orderId), retryWithdrawal(orderId)])
      await expectCompleted(orderId)
      expect(await harness.readMinutesLeft()).toBe(5)
      await harness.expectBalanceMatchesLedger()
      return orderId
    }

    test('refunds nothing when the dispute is lost, and sends one e-mail about it', async () => {
      const orderId = await withdrawDuringDispute('losing_evidence')
      expect(await listRefundCents(orderId)).toEqual([])
      expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 0, unrecoveredMinutes: 0 })
      expect(await countCreditNotes()).toBe(0)
      const [mail, ...others] = await listOutcomeMails()
      expect(others).toEqual([])
      expect(mail?.text).toMatch(/Rendu par votre banque\s: 9,99\s€/)
      expect(mail?.text).toMatch(/Remboursé par nous\s: 0,00\s€/)
    })

    test('refunds everything with a credit note when the dispute is won', async () => {
      const orderId = await withdrawDuringDispute('winning_evidence')
      expect(await listRefundCents(orderId)).toEqual([999])
      expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 999, unrecoveredMinutes: 0 })
      expect(await countCreditNotes()).toBe(1)
      expect(await listOutcomeMails()).toEqual([])
    })
  })

  test('refunds, and acknowledges the withdrawal by e-mail, even after the account was deleted', async () => {
    const orderId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    await query(
      `insert into withdrawals (id, order_id, user_id, statement, declared_at)
       values (gen_random_uuid(), $1, $2, 'Je renonce.', now() - interval '2 hours')`,
      [orderId, camille.id],
    )
    const erasureResponse = await harness.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(erasureResponse.status).toBe(200)
    await harness.product.jobs.enqueue(null, 'resume-withdrawals', {})
    await expect.poll(() => listRefundCents(orderId)).toEqual([999])
    const countAcknowledgements = async () => {
      const { body } = await harness.product.request('/dev/mail')
      const camilleEntries = String(body)
        .split('<li>')
        .filter((entry) => entry.includes(camille.email))
      return camilleEntries.filter((entry) => entry.includes('Nous avons reçu votre rétractation'))
        .length
    }
    await expect.poll(countAcknowledgements).toBe(1)
    const listJobs = () =>
      query('select from pgboss.job where data::text like $1', [`%${camille.email}%`])
    await expect.poll(async () => (await listJobs()).rows.length).toBe(0)
  })
})
